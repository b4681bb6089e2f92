import type { Section } from '@ena/domain/lesson/model';
import { lazy, type ReactNode, Suspense } from 'react';
import { Skeleton } from '../../ui/Feedback.tsx';
import { Mixed } from '../../ui/Georgian.tsx';
import { FormsTable } from './FormsTable.tsx';
import { Idioms } from './Idioms.tsx';
import { LettersSection } from './LettersSection.tsx';
import { PageQuestions } from './PageQuestions.tsx';
import { Panel, useOneOpen } from './Panel.tsx';
import { Poets } from './Poets.tsx';
import { Prompts } from './Prompts.tsx';
import { TopicPanels } from './Topics.tsx';
import type { Visit } from './visit.ts';
import { WordsPanel } from './WordsSections.tsx';

// Words that tell their meaning bring a popover with them, which most lessons do without.
const Dialogues = lazy(() => import('./Dialogues.tsx'));
const Readings = lazy(() => import('./Readings.tsx'));

/** A part that is always open, under its heading. */
function Plain({
  section: { id, title, description },
  children,
}: {
  section: { readonly id: string; readonly title: string; readonly description?: string };
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="my-5">
      <h2 id={id} className="mb-1 text-2xl">
        <Mixed>{title}</Mixed>
      </h2>
      {description ? (
        <p className="mb-4 text-muted">
          <Mixed>{description}</Mixed>
        </p>
      ) : null}
      {children}
    </section>
  );
}

const counted = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** What a page teaches, part by part. Of the parts that open and close one is open at most (BEG-06, INT-07). */
export function Sections({ sections, visit }: { sections: readonly Section[]; visit: Visit }) {
  const [openId, toggle] = useOneOpen();
  const [poetId, togglePoet] = useOneOpen();
  // One set of prompts stands open; several are levels to choose from.
  const severalPrompts = sections.filter(({ kind }) => kind === 'prompts').length > 1;

  const draw = (section: Section): ReactNode => {
    const { id } = section;
    const panel = { open: id === openId, toggle };
    switch (section.kind) {
      case 'letters':
        return <LettersSection section={section} />;
      case 'words':
        return <WordsPanel section={section} {...panel} />;
      case 'forms':
        return (
          <Plain section={section}>
            <FormsTable section={section} />
          </Plain>
        );
      case 'questions':
        return (
          <Plain section={section}>
            <PageQuestions questions={section.questions} feedback="brief" visit={visit} />
          </Plain>
        );
      case 'prompts': {
        const { title, description, prompts } = section;
        const list = <Prompts section={section} visit={visit} />;
        if (!severalPrompts) return <Plain section={section}>{list}</Plain>;
        return (
          <Panel {...{ id, title, description, ...panel }} size={counted(prompts.length, 'exercise')}>
            {list}
          </Panel>
        );
      }
      case 'dialogues': {
        const { title, description, conversations } = section;
        return (
          <Panel
            {...{ id, title, description, ...panel }}
            size={counted(conversations.length, 'conversation')}
          >
            <Suspense fallback={<Skeleton className="h-40" />}>
              <Dialogues section={section} visit={visit} />
            </Suspense>
          </Panel>
        );
      }
      case 'readings': {
        const { title, description, texts } = section;
        return (
          <Panel {...{ id, title, description, ...panel }} size={counted(texts.length, 'text')}>
            <Suspense fallback={<Skeleton className="h-96" />}>
              <Readings section={section} visit={visit} />
            </Suspense>
          </Panel>
        );
      }
      case 'topics':
        return <TopicPanels section={section} openId={openId} toggle={toggle} />;
      case 'poets': {
        const { title, description, poets } = section;
        return (
          <Panel {...{ id, title, description, ...panel }} size={counted(poets.length, 'poet')}>
            <Poets section={section} openId={poetId} toggle={togglePoet} />
          </Panel>
        );
      }
      case 'idioms': {
        const { title, description, idioms } = section;
        return (
          <Panel {...{ id, title, description, ...panel }} size={counted(idioms.length, 'idiom')}>
            <Idioms section={section} />
          </Panel>
        );
      }
      case 'notes':
        return (
          <Plain section={section}>
            <ul className="mt-4 grid gap-4 md:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]">
              {section.notes.map(({ title, text }) => (
                <li key={title} className="border-t-2 border-wine pt-3">
                  <h3 className="mb-1 text-lg">
                    <Mixed>{title}</Mixed>
                  </h3>
                  <p className="text-muted">
                    <Mixed>{text}</Mixed>
                  </p>
                </li>
              ))}
            </ul>
          </Plain>
        );
    }
  };
  return (
    <div className="mb-14 grid grid-cols-[minmax(0,1fr)] gap-3">
      {sections.map((section) => (
        <div key={section.id}>{draw(section)}</div>
      ))}
    </div>
  );
}
