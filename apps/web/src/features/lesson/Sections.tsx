import type { Section, SectionKind, SectionOfKind } from '@ena/domain/lesson/kinds';
import { pluralize } from '@ena/domain/text/pluralize';
import type { ReactNode } from 'react';
import { findPanelId, useDeepLink } from '../../sections/deepLink.ts';
import { Skeleton } from '../../ui/Feedback.tsx';
import { TextWithGeorgian } from '../../ui/Georgian.tsx';
import { LettersSection } from '../../sections/LettersSection.tsx';
import { Panel, useAccordion } from '../../sections/Panel.tsx';
import type { Visit } from '../../sections/visit.ts';
import { WordsPanel } from '../../sections/WordsSections.tsx';
import { LazySuspense, lazyWithErrorBoundary } from '../../ui/lazyWithErrorBoundary.tsx';

// Lazy: only some lessons have them.
const FormsTable = lazyWithErrorBoundary(async () => ({
  default: (await import('../../sections/FormsTable.tsx')).FormsTable,
}));
const TopicPanels = lazyWithErrorBoundary(async () => ({
  default: (await import('../../sections/Topics.tsx')).TopicPanels,
}));
// Lazy: glossed words need the popover code, which most lessons do not use.
const Dialogues = lazyWithErrorBoundary(() => import('../../sections/Dialogues.tsx'));
const Idioms = lazyWithErrorBoundary(async () => ({
  default: (await import('../../sections/Idioms.tsx')).Idioms,
}));
const PageQuestions = lazyWithErrorBoundary(async () => ({
  default: (await import('../../sections/PageQuestions.tsx')).PageQuestions,
}));
const Poets = lazyWithErrorBoundary(async () => ({
  default: (await import('../../sections/Poets.tsx')).Poets,
}));
const Readings = lazyWithErrorBoundary(() => import('../../sections/Readings.tsx'));
const Recordings = lazyWithErrorBoundary(() => import('../../sections/Recordings.tsx'));
// Lazy: text fields need the code of the Georgian keys.
const Prompts = lazyWithErrorBoundary(() => import('../../writing/Prompts.tsx'));
const Essays = lazyWithErrorBoundary(() => import('../../writing/Essays.tsx'));
const DraftBadge = lazyWithErrorBoundary(() => import('../../writing/DraftBadge.tsx'));

/** A section that is always open, under its heading; its content is loaded on demand. */
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
      <LazySuspense fallback={<Skeleton className="h-96" />}>{children}</LazySuspense>
    </section>
  );
}

interface PanelState {
  readonly open: boolean;
  readonly toggle: (id: string) => void;
}

interface SectionContext {
  readonly visit: Visit;
  /** The state of the panel of this section. */
  readonly panel: PanelState;
  /** Panels inside a section: topics are on the level of sections, poets below. */
  readonly topicPanels: { readonly openId: string | null; readonly toggle: (id: string) => void };
  readonly poetPanels: { readonly openId: string | null; readonly toggle: (id: string) => void };
  readonly severalPrompts: boolean;
}

/** A section in a panel that says how many entries it has. */
function CountedPanel({
  section: { id, title, description },
  panel,
  count,
  noun,
  skeletonClass = 'h-96',
  draftIds = [],
  children,
}: {
  section: { readonly id: string; readonly title: string; readonly description: string };
  panel: PanelState;
  count: number;
  noun: string;
  skeletonClass?: string;
  /** Essays and writing exercises inside, which may have drafts. */
  draftIds?: readonly string[];
  children: ReactNode;
}) {
  const badge =
    draftIds.length > 0 ? (
      <LazySuspense>
        <DraftBadge ids={draftIds} />
      </LazySuspense>
    ) : null;
  return (
    <Panel {...{ id, title, description, badge, ...panel }} countText={pluralize(count, noun)}>
      <LazySuspense fallback={<Skeleton className={skeletonClass} />}>{children}</LazySuspense>
    </Panel>
  );
}

interface SectionView<Shown> {
  /** Whether it is in a panel, which can be closed. */
  readonly isPanel: boolean;
  /** Some of its texts have a play button. */
  readonly hasAudio: boolean;
  readonly render: (section: Shown, context: SectionContext) => ReactNode;
}

/** One view per kind; the compiler reports a missing one. */
const views: { readonly [K in SectionKind]: SectionView<SectionOfKind[K]> } = {
  letters: { isPanel: false, hasAudio: true, render: (section) => <LettersSection section={section} /> },
  words: {
    isPanel: true,
    hasAudio: true,
    render: (section, { panel }) => <WordsPanel section={section} {...panel} />,
  },
  forms: {
    isPanel: false,
    hasAudio: true,
    render: (section) => (
      <OpenSection section={section}>
        <FormsTable section={section} />
      </OpenSection>
    ),
  },
  questions: {
    isPanel: false,
    hasAudio: false,
    render: (section, { visit }) => (
      <OpenSection section={section}>
        <PageQuestions questions={section.questions} feedback="brief" visit={visit} />
      </OpenSection>
    ),
  },
  prompts: {
    isPanel: false,
    hasAudio: false,
    render: (section, { visit, panel, severalPrompts }) =>
      severalPrompts ? (
        <CountedPanel
          section={section}
          panel={panel}
          count={section.prompts.length}
          noun="exercise"
          draftIds={section.prompts.flatMap(({ item }) => (item.kind === 'compose' ? [item.id] : []))}
        >
          <Prompts section={section} visit={visit} />
        </CountedPanel>
      ) : (
        <OpenSection section={section}>
          <Prompts section={section} visit={visit} />
        </OpenSection>
      ),
  },
  dialogues: {
    isPanel: true,
    hasAudio: true,
    render: (section, { visit, panel }) => (
      <CountedPanel
        section={section}
        panel={panel}
        count={section.conversations.length}
        noun="conversation"
        skeletonClass="h-40"
      >
        <Dialogues section={section} visit={visit} />
      </CountedPanel>
    ),
  },
  readings: {
    isPanel: true,
    hasAudio: true,
    render: (section, { visit, panel }) => (
      <CountedPanel section={section} panel={panel} count={section.texts.length} noun="text">
        <Readings section={section} visit={visit} />
      </CountedPanel>
    ),
  },
  topics: {
    isPanel: false,
    hasAudio: true,
    render: (section, { topicPanels }) => (
      <LazySuspense fallback={<Skeleton className="h-96" />}>
        <TopicPanels section={section} {...topicPanels} />
      </LazySuspense>
    ),
  },
  poets: {
    isPanel: true,
    hasAudio: false,
    render: (section, { panel, poetPanels }) => (
      <CountedPanel section={section} panel={panel} count={section.poets.length} noun="poet">
        <Poets section={section} {...poetPanels} />
      </CountedPanel>
    ),
  },
  idioms: {
    isPanel: true,
    hasAudio: true,
    render: (section, { panel }) => (
      <CountedPanel section={section} panel={panel} count={section.idioms.length} noun="idiom">
        <Idioms section={section} />
      </CountedPanel>
    ),
  },
  essays: {
    isPanel: true,
    hasAudio: true,
    render: (section, { visit, panel }) => (
      <CountedPanel
        section={section}
        panel={panel}
        count={section.essays.length}
        noun="prompt"
        draftIds={section.essays.map(({ id }) => id)}
      >
        <Essays section={section} visit={visit} />
      </CountedPanel>
    ),
  },
  recordings: {
    isPanel: true,
    hasAudio: true,
    render: (section, { visit, panel }) => (
      <CountedPanel section={section} panel={panel} count={section.recordings.length} noun="recording">
        <Recordings section={section} visit={visit} />
      </CountedPanel>
    ),
  },
  notes: {
    isPanel: false,
    hasAudio: false,
    render: (section) => (
      <>
        {section.group ? <h2 className="mt-8 text-2xl">{section.group}</h2> : null}
        <OpenSection section={section}>
          <ul className="mt-4 grid gap-4 md:grid-cols-fit-64">
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
    ),
  },
};

/** Whether a lesson with these sections has play buttons. */
export const haveAudio = (sections: readonly Section[]): boolean =>
  sections.some(({ kind }) => views[kind].hasAudio);

// as: a section and its view are of the same kind, which TypeScript cannot express for a union.
const viewOf = ({ kind }: Section) => views[kind] as SectionView<Section>;

/** The panel that is open when the lesson is opened: the first one. */
function firstPanelId(sections: readonly Section[], severalPrompts: boolean): string | null {
  for (const section of sections) {
    if (section.kind === 'topics') return section.topics[0]?.id ?? null;
    if (section.kind === 'prompts' ? severalPrompts : viewOf(section).isPanel) return section.id;
  }
  return null;
}

/** The sections of a lesson. At most one panel is open (BEG-06, INT-07). */
export function Sections({ sections, visit }: { sections: readonly Section[]; visit: Visit }) {
  // A single set of prompts is always open; several sets are levels, each in a panel.
  const severalPrompts = sections.filter(({ kind }) => kind === 'prompts').length > 1;
  const [openId, toggle, open] = useAccordion(firstPanelId(sections, severalPrompts));
  const [poetId, togglePoet, openPoet] = useAccordion();
  useDeepLink((anchor) => {
    const panelId = findPanelId(sections, anchor);
    if (panelId === null) return false;
    open(panelId);
    openPoet(anchor);
    return true;
  });
  const shared = {
    visit,
    topicPanels: { openId, toggle },
    poetPanels: { openId: poetId, toggle: togglePoet },
    severalPrompts,
  };
  return (
    <div className="mb-14 grid grid-cols-1 gap-3">
      {sections.map((section) => (
        <div key={section.id}>
          {viewOf(section).render(section, { ...shared, panel: { open: section.id === openId, toggle } })}
        </div>
      ))}
    </div>
  );
}
