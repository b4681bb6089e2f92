import type { Section, SectionKind, SectionOfKind } from '@ena/domain/lesson/kinds';
import { pluralize } from '@ena/domain/text/pluralize';
import { type ReactNode, useState } from 'react';
import { findSection, useDeepLink } from '../../sections/deepLink.ts';
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
const Conjugations = lazyWithErrorBoundary(async () => ({
  default: (await import('../../sections/Conjugations.tsx')).Conjugations,
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

// Skeletons of sections are as high as the screen: what is below them is out of sight, and does not jump.

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
      <h2 id={id} tabIndex={-1} data-deep-link-target="start" className="mb-1 scroll-mt-4 text-2xl">
        <TextWithGeorgian>{title}</TextWithGeorgian>
      </h2>
      {description ? (
        <p className="mb-4 text-muted">
          <TextWithGeorgian>{description}</TextWithGeorgian>
        </p>
      ) : null}
      <LazySuspense fallback={<Skeleton className="h-svh" />}>{children}</LazySuspense>
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
  /** No panel was opened or closed yet: the lesson begins with what can be heard first. */
  readonly isUntouched: boolean;
  readonly severalPrompts: boolean;
}

/** A section in a panel that says how many entries it has. */
function CountedPanel({
  section,
  panel,
  count,
  noun,
  draftIds = [],
  children,
}: {
  section: Section & { readonly description: string };
  panel: PanelState;
  count: number;
  noun: string;
  /** Ids of the texts that a learner may be writing in it. */
  draftIds?: readonly string[];
  children: ReactNode;
}) {
  const { id, title, description } = section;
  const badge =
    draftIds.length > 0 ? (
      <LazySuspense>
        <DraftBadge ids={draftIds} />
      </LazySuspense>
    ) : null;
  return (
    <Panel {...{ id, title, description, badge, ...panel }} countText={pluralize(count, noun)}>
      <LazySuspense fallback={<Skeleton className="h-svh" />}>{children}</LazySuspense>
    </Panel>
  );
}

interface PanelOptions {
  readonly severalPrompts: boolean;
  /** Id of the section or of a part of it. */
  readonly anchor?: string;
}
interface SectionView<Shown> {
  /** Id of the panel of the section, or of that of its part `anchor` or its first part; null if it has no panel. */
  readonly panelId: (section: Shown, options: PanelOptions) => string | null;
  readonly render: (section: Shown, context: SectionContext) => ReactNode;
}

const ownPanel = ({ id }: Section) => id;
const noPanel = () => null;

/** One view per kind; the compiler reports a missing one. */
const views: { readonly [K in SectionKind]: SectionView<SectionOfKind[K]> } = {
  letters: { panelId: noPanel, render: (section) => <LettersSection section={section} /> },
  words: {
    panelId: ownPanel,
    render: (section, { panel }) => <WordsPanel section={section} {...panel} />,
  },
  forms: {
    panelId: noPanel,
    render: (section) => (
      <OpenSection section={section}>
        <FormsTable section={section} />
      </OpenSection>
    ),
  },
  conjugations: {
    panelId: ownPanel,
    render: (section, { panel }) => (
      <CountedPanel section={section} panel={panel} count={section.verbs.length} noun="verb">
        <Conjugations section={section} />
      </CountedPanel>
    ),
  },
  questions: {
    panelId: noPanel,
    render: (section, { visit }) => (
      <OpenSection section={section}>
        <PageQuestions questions={section.questions} feedback="brief" visit={visit} />
      </OpenSection>
    ),
  },
  prompts: {
    panelId: ({ id }, { severalPrompts }) => (severalPrompts ? id : null),
    render: (section, { visit, panel, severalPrompts }) =>
      severalPrompts ? (
        <CountedPanel
          section={section}
          panel={panel}
          count={section.prompts.length}
          noun="exercise"
          draftIds={section.prompts.map(({ item }) => item.id)}
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
    panelId: ownPanel,
    render: (section, { visit, panel, isUntouched }) => (
      <CountedPanel section={section} panel={panel} count={section.conversations.length} noun="conversation">
        <Dialogues section={section} visit={visit} startsOpen={isUntouched} />
      </CountedPanel>
    ),
  },
  readings: {
    panelId: ownPanel,
    render: (section, { visit, panel }) => (
      <CountedPanel section={section} panel={panel} count={section.texts.length} noun="text">
        <Readings section={section} visit={visit} />
      </CountedPanel>
    ),
  },
  topics: {
    // Each topic is a panel of its own.
    panelId: ({ topics: [first] }, { anchor = first?.id ?? null }) => anchor,
    render: (section, { topicPanels }) => (
      <LazySuspense fallback={<Skeleton className="h-svh" />}>
        <TopicPanels section={section} {...topicPanels} />
      </LazySuspense>
    ),
  },
  poets: {
    panelId: ownPanel,
    render: (section, { panel, poetPanels }) => (
      <CountedPanel section={section} panel={panel} count={section.poets.length} noun="poet">
        <Poets section={section} {...poetPanels} />
      </CountedPanel>
    ),
  },
  idioms: {
    panelId: ownPanel,
    render: (section, { panel }) => (
      <CountedPanel section={section} panel={panel} count={section.idioms.length} noun="idiom">
        <Idioms section={section} />
      </CountedPanel>
    ),
  },
  essays: {
    panelId: ownPanel,
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
    panelId: ownPanel,
    render: (section, { visit, panel }) => (
      <CountedPanel section={section} panel={panel} count={section.recordings.length} noun="recording">
        <Recordings section={section} visit={visit} />
      </CountedPanel>
    ),
  },
  notes: {
    panelId: noPanel,
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

// as: a section and its view are of the same kind, which TypeScript cannot express for a union.
const viewOf = ({ kind }: Section) => views[kind] as SectionView<Section>;

/** The panel that is open when the lesson is opened: the first one. */
function firstPanelId(sections: readonly Section[], severalPrompts: boolean): string | null {
  const ids = sections.flatMap((section) => viewOf(section).panelId(section, { severalPrompts }) ?? []);
  return ids[0] ?? null;
}

/** The sections of a lesson. At most one panel is open (BEG-06, INT-07). */
export function Sections({ sections, visit }: { sections: readonly Section[]; visit: Visit }) {
  // A single set of prompts is always open; several sets are levels, each in a panel.
  const severalPrompts = sections.filter(({ kind }) => kind === 'prompts').length > 1;
  const [openId, togglePanel, open] = useAccordion(firstPanelId(sections, severalPrompts));
  const [isUntouched, setUntouched] = useState(true);
  const toggle = (id: string) => {
    setUntouched(false);
    togglePanel(id);
  };
  const [poetId, togglePoet, openPoet] = useAccordion();
  useDeepLink((anchor) => {
    const section = findSection(sections, anchor);
    if (!section) return false;
    open(viewOf(section).panelId(section, { severalPrompts, anchor }) ?? section.id);
    openPoet(anchor);
    return true;
  });
  const shared = {
    visit,
    topicPanels: { openId, toggle },
    poetPanels: { openId: poetId, toggle: togglePoet },
    severalPrompts,
    isUntouched,
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
