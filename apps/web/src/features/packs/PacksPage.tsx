import type { LessonItems } from '@ena/contract/known';
import { packs } from '@ena/course/packs/packs';
import { percentOfTarget } from '@ena/domain/progress/display';
import { areKnown } from '@ena/domain/progress/itemCounts';
import { whatNext } from '@ena/domain/progress/whatNext';
import { pluralize } from '@ena/domain/text/pluralize';
import { ArrowRight, Check, LockKeyhole } from 'lucide-react';
import { Link } from 'react-router';
import { pathTo, PremiumOffer } from '../../billing/PremiumOffer.tsx';
import { useLearner } from '../../platform/session.ts';
import { useCurrentReviewSummary } from '../../study/reviewSummary.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Feedback.tsx';
import { Copybook, Ka } from '../../ui/Georgian.tsx';
import { SpeakButton } from '../../sound/SpeakButton.tsx';
import { ProgressBar } from '../../ui/Progress.tsx';
import { PackCover } from './PackCover.tsx';
import { canDoText, type PackStep, packSteps } from './packSteps.ts';

const levels = [
  { level: 'A1', title: 'A1: the first words' },
  { level: 'A2', title: 'A2: everyday life' },
  { level: 'B1', title: 'B1: ideas and the world' },
] as const;

/** How much of a pack is known; the line is there before it is loaded. */
const PackProgress = ({ items, title }: { items: LessonItems | null; title: string }) => (
  <span className="flex flex-1 items-center gap-3 text-sm text-muted tabular-nums">
    <ProgressBar
      percent={items && percentOfTarget(items.known, items.total)}
      label={`Words known of ${title}`}
      className="h-1.5 flex-1"
    />
    {items ? `${items.known} of ${items.total}` : '–'}
  </span>
);

function PackRow({ step: { pack, items, isLocked } }: { step: PackStep }) {
  return (
    <li className="-mr-px -mb-px border-r border-b border-line">
      <Link
        to={pathTo(pack.path, isLocked)}
        className="group grid h-full content-between gap-2 px-4 py-3 hover:bg-wine-soft focus:-outline-offset-3"
      >
        <span className="flex gap-4">
          <PackCover id={pack.id} isLocked={isLocked} className="size-12" />
          <span className="min-w-0 flex-1">
            <strong className="text-lg group-hover:text-wine">{pack.title}</strong>
            <Ka className="block font-serif text-xl">{pack.emblem}</Ka>
            <span className="block text-muted">{canDoText(pack, items)}</span>
          </span>
        </span>
        <span className="flex items-center gap-3">
          {items && areKnown(items) ? (
            <Check size={20} className="shrink-0 text-correct" aria-label="All words known" />
          ) : null}
          {isLocked ? (
            <Chip tone="gold">
              <LockKeyhole size={14} aria-hidden /> Premium
            </Chip>
          ) : (
            <PackProgress items={items} title={pack.title} />
          )}
        </span>
      </Link>
    </li>
  );
}

/** The pack that the learner opens next. */
function NextPack({ step: { pack, items } }: { step: PackStep }) {
  return (
    <section
      aria-labelledby="next-pack"
      className="mb-10 grid items-center overflow-hidden rounded-2xl border border-line bg-surface lg:grid-cols-2"
    >
      <div className="grid h-full grid-cols-first-24 border-line max-lg:border-b lg:border-r">
        <span className="grid place-items-center border-r border-line bg-wine-soft">
          <PackCover id={pack.id} className="size-16" />
        </span>
        <div className="min-w-0 self-center py-2">
          <Copybook className="text-4xl">{pack.emblem}</Copybook>
          <p className="flex items-center justify-between gap-2 pr-3 pl-4">
            <span className="text-muted">{pack.emblemGloss}</span>
            <SpeakButton name={pack.emblem} hasMinHighlight small />
          </p>
        </div>
      </div>
      <div className="grid gap-3 p-5 sm:p-6">
        <div>
          <p className="text-muted">Your next pack</p>
          <h2 id="next-pack" className="text-2xl">
            {pack.title}
          </h2>
          <p>{canDoText(pack, items)}</p>
        </div>
        <PackProgress items={items} title={pack.title} />
        <ButtonLink to={pack.path} className="justify-self-start">
          Open <ArrowRight size={18} aria-hidden />
        </ButtonLink>
      </div>
    </section>
  );
}

/** All packs of words by level, with what is known of each; the learner's next one first. */
export function PacksPage({ entitled }: { entitled: boolean }) {
  const learner = useLearner();
  const summary = useCurrentReviewSummary(learner?.id ?? null);
  const known = summary.kind === 'known' ? summary.value.known : null;
  // While a prerendered page is hydrated, the learner is unknown.
  const steps = packSteps(known, learner ?? { entitled });
  const next = known ? whatNext(steps) : null;
  const locked = steps.filter(({ isLocked }) => isLocked);
  return (
    <div className="mx-auto max-w-page px-5 py-8">
      <h1 className="text-title">Word Packs</h1>
      <p className="mt-2 mb-8 max-w-prose text-muted">
        {pluralize(packs.length, 'pack')} of about twenty words, in the order in which you will need them.
        Today brings their words one after another; here you see each pack as a whole, with a short text and
        practice.
      </p>
      {next?.kind === 'open' ? <NextPack step={next.step} /> : null}
      {/* Keeps the place of the next pack until it is known. */}
      {summary.kind === 'unknown' && steps[0] ? (
        <div className="invisible">
          <NextPack step={steps[0]} />
        </div>
      ) : null}
      {levels.map(({ level, title }) => {
        const ofLevel = steps.filter(({ pack }) => pack.level === level);
        return ofLevel.length === 0 ? null : (
          <section key={level} aria-labelledby={level} className="@container mb-10">
            <h2 id={level} className="text-2xl">
              {title}
            </h2>
            <ul className="mt-3 grid overflow-hidden rounded-xl border border-line bg-surface @lg:grid-cols-2 @3xl:grid-cols-3">
              {ofLevel.map((step) => (
                <PackRow key={step.id} step={step} />
              ))}
            </ul>
          </section>
        );
      })}
      {locked.length > 0 ? (
        <PremiumOffer from="/words/packs">
          Premium opens the other {pluralize(locked.length, 'pack')}, each with its words, sounds, text and
          exercises.
        </PremiumOffer>
      ) : null}
    </div>
  );
}
