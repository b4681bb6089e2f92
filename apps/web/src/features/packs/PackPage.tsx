import type { CatalogPack } from '@ena/course/packs/packs';
import type { Section } from '@ena/domain/lesson/kinds';
import type { Lesson } from '@ena/domain/lesson/model';
import { areKnown } from '@ena/domain/progress/itemCounts';
import { whatNext } from '@ena/domain/progress/whatNext';
import { ArrowLeft, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../platform/session.ts';
import { findSection, useDeepLink } from '../../sections/deepLink.ts';
import { NextLinks } from '../../sections/NextLinks.tsx';
import { WithSettings } from '../../sections/pageParts.tsx';
import { Practice } from '../../sections/Practice.tsx';
import { StartButton } from '../../sections/StartButton.tsx';
import { type Visit, useVisit } from '../../sections/visit.ts';
import { WordCards } from '../../sections/WordsSections.tsx';
import { knownItemsText, useKnown, useKnownItems } from '../../study/knownItems.ts';
import { useMinutes } from '../../study/useStudyVisit.ts';
import { TextLink } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Feedback.tsx';
import { Ka } from '../../ui/Georgian.tsx';
import { LazySuspense, lazyWithErrorBoundary } from '../../ui/lazyWithErrorBoundary.tsx';
import { PackCover } from './PackCover.tsx';
import { canDoText, coverageText, packSteps } from './packSteps.ts';

// Lazy: glossed words need the popover code, and the text is below the words.
const Dialogue = lazyWithErrorBoundary(async () => ({
  default: (await import('../../sections/Dialogues.tsx')).Dialogue,
}));
const Readings = lazyWithErrorBoundary(() => import('../../sections/Readings.tsx'));

function PackSection({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mb-12">
      <h2 id={id} tabIndex={-1} data-deep-link-target="start" className="mb-4 scroll-mt-4 text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The words of a pack, or its dialogue or text. */
function SectionView({ section, visit }: { section: Section; visit: Visit }) {
  if (section.kind === 'words')
    return (
      <PackSection id={section.id} title={`${section.words.length} words`}>
        <WordCards words={section.words} />
      </PackSection>
    );
  if (section.kind === 'dialogues')
    return section.conversations.map((conversation) => (
      <PackSection key={conversation.id} id={section.id} title={conversation.title}>
        <div className="rounded-xl border border-line bg-surface p-4 sm:p-6">
          <LazySuspense fallback={<Skeleton className="h-svh" />}>
            <Dialogue conversation={conversation} visit={visit} />
          </LazySuspense>
        </div>
      </PackSection>
    ));
  return section.kind === 'readings' ? (
    <PackSection id={section.id} title={section.title}>
      <LazySuspense fallback={<Skeleton className="h-svh" />}>
        <Readings section={section} visit={visit} />
      </LazySuspense>
    </PackSection>
  ) : null;
}

/** What the learner can do with the pack, and the pack that comes next. */
function PackEnd({ pack }: { pack: CatalogPack }) {
  const session = useSession();
  const items = useKnownItems(pack.id);
  // Until the session is known, as in prerendered pages: a pack of Premium is shown only to those who have it.
  const viewer = session.kind === 'known' ? session.value : { entitled: pack.tier === 'premium' };
  const steps = packSteps(useKnown(), viewer);
  const next = whatNext(steps, pack.id);
  return (
    <section
      aria-label="What comes next"
      className="grid gap-4 rounded-2xl border border-line bg-surface p-5 sm:p-6"
    >
      {items && areKnown(items) ? (
        <p className="flex items-center gap-2 text-lg font-semibold text-correct">
          <CircleCheck size={20} aria-hidden className="shrink-0" /> {canDoText(pack, items)}
        </p>
      ) : (
        <p className="text-lg font-semibold">What comes next</p>
      )}
      <p className="text-muted tabular-nums">
        {items
          ? areKnown(items)
            ? `You know all ${items.total} words of this pack.`
            : `${knownItemsText(items)}; the others come in Today, or practice them here.`
          : null}
      </p>
      <p className="text-muted tabular-nums">
        {coverageText(pack.id)} <TextLink to="/read">See all texts</TextLink>
      </p>
      <NextLinks what="Pack" next={next} unitOf={(step) => step.pack} />
    </section>
  );
}

/** The page of a pack of words: words, a short dialogue or text, practice. */
export function PackPage({ pack, body }: { pack: CatalogPack; body: Lesson }) {
  const [visit] = useVisit(pack.id, body.glossary);
  const items = useKnownItems(pack.id);
  useMinutes(pack.id);
  useDeepLink((anchor) => findSection(body.sections, anchor) !== undefined);
  return (
    <article className="mx-auto max-w-page px-5 py-8 max-sm:pt-4">
      <header className="mb-6 flex flex-wrap items-start justify-between gap-5 max-sm:mb-4 max-sm:gap-4">
        <div className="min-w-0 grow basis-64">
          <Link
            to="/words/packs"
            className="inline-flex items-center gap-1.5 rounded-md py-1 text-muted hover:text-wine"
          >
            <ArrowLeft size={17} aria-hidden /> Back to Word Packs
          </Link>
          <div className="mt-2 flex items-center gap-4 max-sm:items-start max-sm:gap-3">
            <PackCover id={pack.id} className="size-14 max-sm:size-10" />
            <h1 className="min-w-0 text-title">
              {pack.title} <Ka className="font-normal text-muted max-sm:text-2xl">{pack.emblem}</Ka>
            </h1>
          </div>
          <p className="mt-2 max-w-prose text-lg">{canDoText(pack, items)}</p>
        </div>
        <div className="flex flex-wrap items-center gap-3 max-sm:w-full">
          {/* Its place is there before it is known. */}
          <p className="min-h-lh min-w-24 basis-24 text-sm text-muted tabular-nums max-sm:order-1 max-sm:flex-1 sm:text-right">
            {items ? knownItemsText(items) : null}
          </p>
          <StartButton unitId={pack.id} sections={body.sections} exercises={body.exercises} />
        </div>
      </header>
      <WithSettings unitId={pack.id} what="pack" hasAudio={body.hasAudio}>
        {body.sections.map((section) => (
          <SectionView key={section.id} section={section} visit={visit} />
        ))}
      </WithSettings>
      <Practice
        unitId={pack.id}
        exercises={body.exercises}
        visit={visit}
        lessonEnd={<PackEnd pack={pack} />}
      />
    </article>
  );
}
