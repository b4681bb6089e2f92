import type { Section } from '@ena/domain/lesson/model';
import { lazy, type ReactNode, Suspense } from 'react';
import { panelWith, useArrival } from './arrival.ts';
import { Skeleton } from '../../ui/Feedback.tsx';
import { Mixed } from '../../ui/Georgian.tsx';
import { FormsTable } from './FormsTable.tsx';
import { LettersSection } from './LettersSection.tsx';
import { Panel, useOneOpen } from './Panel.tsx';
import { TopicPanels } from './Topics.tsx';
import type { Visit } from './visit.ts';
import { WordsPanel } from './WordsSections.tsx';

// Words that tell their meaning bring a popover with them, which most lessons do without.
const Dialogues = lazy(() => import('./Dialogues.tsx'));
const Idioms = lazy(async () => ({ default: (await import('./Idioms.tsx')).Idioms }));
const PageQuestions = lazy(async () => ({ default: (await import('./PageQuestions.tsx')).PageQuestions }));
const Poets = lazy(async () => ({ default: (await import('./Poets.tsx')).Poets }));
const Readings = lazy(() => import('./Readings.tsx'));
const Recordings = lazy(() => import('./Recordings.tsx'));
// Fields bring the Georgian keys with them.
const Prompts = lazy(() => import('./Prompts.tsx'));
const Essays = lazy(() => import('./Essays.tsx'));

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
  const [openId, toggle, open] = useOneOpen();
  const [poetId, togglePoet, openPoet] = useOneOpen();
  useArrival((anchor) => {
    const panelId = panelWith(sections, anchor);
    if (panelId === null) return false;
    open(panelId);
    openPoet(anchor);
    return true;
  });
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
            <Suspense fallback={<Skeleton className="h-96" />}>
              <PageQuestions questions={section.questions} feedback="brief" visit={visit} />
            </Suspense>
          </Plain>
        );
      case 'prompts': {
        const { title, description, prompts } = section;
        const list = (
          <Suspense fallback={<Skeleton className="h-96" />}>
            <Prompts section={section} visit={visit} />
          </Suspense>
        );
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
            <Suspense fallback={<Skeleton className="h-96" />}>
              <Poets section={section} openId={poetId} toggle={togglePoet} />
            </Suspense>
          </Panel>
        );
      }
      case 'idioms': {
        const { title, description, idioms } = section;
        return (
          <Panel {...{ id, title, description, ...panel }} size={counted(idioms.length, 'idiom')}>
            <Suspense fallback={<Skeleton className="h-96" />}>
              <Idioms section={section} />
            </Suspense>
          </Panel>
        );
      }
      case 'essays': {
        const { title, description, essays } = section;
        return (
          <Panel {...{ id, title, description, ...panel }} size={counted(essays.length, 'prompt')}>
            <Suspense fallback={<Skeleton className="h-96" />}>
              <Essays section={section} visit={visit} />
            </Suspense>
          </Panel>
        );
      }
      case 'recordings': {
        const { title, description, recordings } = section;
        return (
          <Panel {...{ id, title, description, ...panel }} size={counted(recordings.length, 'recording')}>
            <Suspense fallback={<Skeleton className="h-96" />}>
              <Recordings section={section} visit={visit} />
            </Suspense>
          </Panel>
        );
      }
      case 'notes':
        return (
          <>
            {section.group ? <h2 className="mt-8 text-2xl">{section.group}</h2> : null}
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
          </>
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
