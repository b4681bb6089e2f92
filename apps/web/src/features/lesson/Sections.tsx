import type { Section } from '@ena/domain/lesson/model';
import { lazy, type ReactNode, Suspense } from 'react';
import { findPanelId, useDeepLink } from './deepLink.ts';
import { Skeleton } from '../../ui/Feedback.tsx';
import { TextWithGeorgian } from '../../ui/Georgian.tsx';
import { FormsTable } from './FormsTable.tsx';
import { LettersSection } from './LettersSection.tsx';
import { Panel, useAccordion } from './Panel.tsx';
import { TopicPanels } from './Topics.tsx';
import type { Visit } from './visit.ts';
import { WordsPanel } from './WordsSections.tsx';

// Lazy: glossed words need the popover code, which most lessons do not use.
const Dialogues = lazy(() => import('./Dialogues.tsx'));
const Idioms = lazy(async () => ({ default: (await import('./Idioms.tsx')).Idioms }));
const PageQuestions = lazy(async () => ({ default: (await import('./PageQuestions.tsx')).PageQuestions }));
const Poets = lazy(async () => ({ default: (await import('./Poets.tsx')).Poets }));
const Readings = lazy(() => import('./Readings.tsx'));
const Recordings = lazy(() => import('./Recordings.tsx'));
// Lazy: text fields need the code of the Georgian keys.
const Prompts = lazy(() => import('./Prompts.tsx'));
const Essays = lazy(() => import('./Essays.tsx'));

/** A section that is always open, under its heading. */
function OpenSection({
  section: { id, title, description },
  children,
}: {
  section: { readonly id: string; readonly title: string; readonly description?: string };
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="my-5">
      <h2 id={id} className="mb-1 text-2xl">
        <TextWithGeorgian>{title}</TextWithGeorgian>
      </h2>
      {description ? (
        <p className="mb-4 text-muted">
          <TextWithGeorgian>{description}</TextWithGeorgian>
        </p>
      ) : null}
      {children}
    </section>
  );
}

const formatCount = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** The sections of a lesson. At most one panel is open (BEG-06, INT-07). */
export function Sections({ sections, visit }: { sections: readonly Section[]; visit: Visit }) {
  const [openId, toggle, open] = useAccordion();
  const [poetId, togglePoet, openPoet] = useAccordion();
  useDeepLink((anchor) => {
    const panelId = findPanelId(sections, anchor);
    if (panelId === null) return false;
    open(panelId);
    openPoet(anchor);
    return true;
  });
  // A single set of prompts is always open; several sets are levels, each in a panel.
  const severalPrompts = sections.filter(({ kind }) => kind === 'prompts').length > 1;

  const renderSection = (section: Section): ReactNode => {
    const { id } = section;
    const panel = { open: id === openId, toggle };
    switch (section.kind) {
      case 'letters':
        return <LettersSection section={section} />;
      case 'words':
        return <WordsPanel section={section} {...panel} />;
      case 'forms':
        return (
          <OpenSection section={section}>
            <FormsTable section={section} />
          </OpenSection>
        );
      case 'questions':
        return (
          <OpenSection section={section}>
            <Suspense fallback={<Skeleton className="h-96" />}>
              <PageQuestions questions={section.questions} feedback="brief" visit={visit} />
            </Suspense>
          </OpenSection>
        );
      case 'prompts': {
        const { title, description, prompts } = section;
        const list = (
          <Suspense fallback={<Skeleton className="h-96" />}>
            <Prompts section={section} visit={visit} />
          </Suspense>
        );
        if (!severalPrompts) return <OpenSection section={section}>{list}</OpenSection>;
        return (
          <Panel
            {...{ id, title, description, ...panel }}
            countText={formatCount(prompts.length, 'exercise')}
          >
            {list}
          </Panel>
        );
      }
      case 'dialogues': {
        const { title, description, conversations } = section;
        return (
          <Panel
            {...{ id, title, description, ...panel }}
            countText={formatCount(conversations.length, 'conversation')}
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
          <Panel {...{ id, title, description, ...panel }} countText={formatCount(texts.length, 'text')}>
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
          <Panel {...{ id, title, description, ...panel }} countText={formatCount(poets.length, 'poet')}>
            <Suspense fallback={<Skeleton className="h-96" />}>
              <Poets section={section} openId={poetId} toggle={togglePoet} />
            </Suspense>
          </Panel>
        );
      }
      case 'idioms': {
        const { title, description, idioms } = section;
        return (
          <Panel {...{ id, title, description, ...panel }} countText={formatCount(idioms.length, 'idiom')}>
            <Suspense fallback={<Skeleton className="h-96" />}>
              <Idioms section={section} />
            </Suspense>
          </Panel>
        );
      }
      case 'essays': {
        const { title, description, essays } = section;
        return (
          <Panel {...{ id, title, description, ...panel }} countText={formatCount(essays.length, 'prompt')}>
            <Suspense fallback={<Skeleton className="h-96" />}>
              <Essays section={section} visit={visit} />
            </Suspense>
          </Panel>
        );
      }
      case 'recordings': {
        const { title, description, recordings } = section;
        return (
          <Panel
            {...{ id, title, description, ...panel }}
            countText={formatCount(recordings.length, 'recording')}
          >
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
            <OpenSection section={section}>
              <ul className="mt-4 grid gap-4 md:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]">
                {section.notes.map(({ title, text }) => (
                  <li key={title} className="border-t-2 border-wine pt-3">
                    <h3 className="mb-1 text-lg">
                      <TextWithGeorgian>{title}</TextWithGeorgian>
                    </h3>
                    <p className="text-muted">
                      <TextWithGeorgian>{text}</TextWithGeorgian>
                    </p>
                  </li>
                ))}
              </ul>
            </OpenSection>
          </>
        );
    }
  };
  return (
    <div className="mb-14 grid grid-cols-[minmax(0,1fr)] gap-3">
      {sections.map((section) => (
        <div key={section.id}>{renderSection(section)}</div>
      ))}
    </div>
  );
}
