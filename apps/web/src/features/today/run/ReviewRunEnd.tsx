import type { ReviewSummary, ReviewRunItem } from '@ena/contract/reviews';
import type { Learner } from '@ena/contract/session';
import { typesetEjectives } from '@ena/domain/georgian/letters';
import { reviewRunResult } from '@ena/domain/review/reviewRun';
import { resultTier } from '@ena/domain/quiz/result';
import { pluralize } from '@ena/domain/text/pluralize';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { ResultHeadline } from '../../../exercise/ResultHeadline.tsx';
import { RunBar, RunHeader, RunScreen } from '../../../exercise/RunScreen.tsx';
import type { ResourceState } from '../../../platform/resource.ts';
import { SpeakButton } from '../../../sound/SpeakButton.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Banner, Skeleton } from '../../../ui/Feedback.tsx';
import { Ka } from '../../../ui/Georgian.tsx';
import { lazyWithErrorBoundary } from '../../../ui/lazyWithErrorBoundary.tsx';
import { Romanization } from '../ItemDetails.tsx';
import { AllMet, isAllMet, tomorrowText } from '../Outlook.tsx';
import { Figures, NextPageLink, StreakChip } from '../TodayCard.tsx';
import type { StartedReviewRun } from './storedReviewRun.ts';

const TextOffer = lazyWithErrorBoundary(() => import('../../../study/TextOffer.tsx'));

function ItemList({ title, items }: { title: string; items: readonly ReviewRunItem[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-2 divide-y divide-line">
        {items.map((item) => (
          <li key={item.id} className="flex items-center gap-4 py-2.5">
            {item.clip === null ? null : <SpeakButton name={item.clip} text={item.form} small />}
            <p className="min-w-0 flex-1">
              <Ka className="block text-xl break-words">{item.form}</Ka>
              <Romanization item={item} className="text-sm" />
            </p>
            <span className="max-w-1/2 text-right text-muted">{typesetEjectives(item.gloss)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What comes next, from the server, once it has recorded the answers. */
function Outlook({ summary }: { summary: ResourceState<ReviewSummary> }) {
  switch (summary.kind) {
    case 'unknown':
      return <Skeleton className="h-12" />;
    case 'failed':
      return (
        <Banner>Your answers are saved in this browser. They are sent as soon as Ena can be reached.</Banner>
      );
    case 'known': {
      const { streak, freezes, minutesToday } = summary.value;
      return (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div>
            <p>{tomorrowText(summary.value)}</p>
            <p className="text-sm text-muted">
              {minutesToday === 0 ? 'Less than a minute' : pluralize(minutesToday, 'minute')} today
            </p>
          </div>
          {streak > 0 ? <StreakChip days={streak} freezes={freezes} /> : null}
        </div>
      );
    }
  }
}

/** The end of a review run: what was learned, what was missed, and what comes next. */
export default function ReviewRunEnd({
  ended: { run, state },
  summary,
  learner,
  notices,
  isBusy,
  studyMore,
  practiceWeak,
  leave,
}: {
  ended: StartedReviewRun;
  /** Loaded after the answers were recorded. */
  summary: ResourceState<ReviewSummary>;
  learner: Learner;
  notices: ReactNode;
  isBusy: boolean;
  /** Starts another run, with so many new items beyond those of the day. */
  studyMore: (more: number) => void;
  /** Starts a run of what is weak, whether it is due or not. */
  practiceWeak: () => void;
  leave: () => void;
}) {
  const { learned, right, missed } = reviewRunResult(run.steps, state);
  const itemsOf = (ids: readonly string[]) => ids.flatMap((id) => run.items[id] ?? []);
  const learnedAtOnce = learned.filter((id) => !missed.includes(id));
  const screen = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const moreNew = summary.kind === 'known' ? summary.value.moreNew : 0;
  const weak = summary.kind === 'known' ? summary.value.weak : 0;
  const hasMore = summary.kind === 'known' && summary.value.due + summary.value.newItems > 0;
  return (
    <RunScreen
      ref={screen}
      label="End of today’s session"
      contentKey="end"
      isText
      header={<RunHeader close={{ label: 'Back to Today', onClick: leave }} />}
      bar={
        <RunBar
          actions={
            <>
              <NextPageLink learner={learner} variant={hasMore ? 'secondary' : 'primary'} />
              {hasMore ? (
                <Button aria-disabled={isBusy} onClick={() => studyMore(0)}>
                  Study more
                </Button>
              ) : moreNew > 0 ? (
                <Button variant="secondary" aria-disabled={isBusy} onClick={() => studyMore(moreNew)}>
                  Learn {moreNew} more
                </Button>
              ) : null}
            </>
          }
        />
      }
    >
      {notices}
      <ResultHeadline
        // Nothing is missed where nothing was asked.
        tier={missed.length === 0 ? 'excellent' : resultTier(right.length, right.length + missed.length)}
        score={
          <div className="grid gap-2">
            <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
              Session complete
            </h1>
            <Figures
              figures={[
                ['learned', learned.length],
                ['right', right.length],
                ['missed', missed.length],
              ]}
            />
          </div>
        }
      />
      <p className="text-muted">
        {missed.length === 0 ? 'All correct.' : 'What you missed comes back sooner; what you know, later.'}
      </p>
      <ItemList title="Missed" items={itemsOf(missed)} />
      {missed.length > 0 && weak > 0 ? (
        <p>
          <Button variant="secondary" aria-disabled={isBusy} onClick={practiceWeak}>
            {`Practice my weak words (${weak})`}
          </Button>
        </p>
      ) : null}
      <Outlook summary={summary} />
      <Suspense>
        <TextOffer learner={learner} />
      </Suspense>
      {summary.kind === 'known' && isAllMet(summary.value) ? <AllMet learner={learner} /> : null}
      <ItemList
        title={learnedAtOnce.length < learned.length ? 'Also learned' : 'Learned'}
        items={itemsOf(learnedAtOnce)}
      />
    </RunScreen>
  );
}
