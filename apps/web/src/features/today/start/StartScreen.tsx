import type { ReviewSettings, ReviewSummary } from '@ena/contract/reviews';
import type { Learner } from '@ena/contract/session';
import { timestampOf } from '@ena/domain/streak/day';
import { ChevronDown, CircleCheck, Dumbbell, Play, Settings2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CallErrorCode } from '../../../platform/client.ts';
import { reviewRunContents } from '../../../study/reviewsText.ts';
import { Button, TextLink } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/Feedback.tsx';
import { AllMet, isAllMet, tomorrowText } from '../Outlook.tsx';
import { Figures, NextPageLink, StreakChip, TodayCard } from '../TodayCard.tsx';
import { isFirstVisit, PlacementOffer } from '../placement/PlacementOffer.tsx';
import { PlacementSettings } from '../placement/PlacementSettings.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';

/** What a review run brings, in numbers. */
const DueFigures = ({
  due,
  newItems,
  minutesToday,
}: Readonly<Record<'due' | 'newItems' | 'minutesToday', ReactNode>>) => (
  <Figures
    figures={[
      ['due', due],
      ['new', newItems],
      ['min. today', minutesToday],
    ]}
  />
);

/** What a review run brings, in one sentence. */
const reviewRunText = (summary: ReviewSummary): string =>
  `Up to ${summary.settings.minutes} minutes, from ${reviewRunContents(summary)}.`;

function NothingDue({
  summary,
  learner,
  isBusy,
  learnMore,
}: {
  summary: ReviewSummary;
  learner: Learner;
  isBusy: boolean;
  learnMore: () => void;
}) {
  const { cards, moreNew } = summary;
  return (
    <>
      <div>
        <h2 className="flex items-center gap-2.5 text-heading">
          {cards === 0 ? null : <CircleCheck size={26} aria-hidden className="text-correct" />}
          {cards === 0 ? 'Nothing to review yet' : 'You are done for today'}
        </h2>
        <p className="mt-1 text-muted">
          {cards === 0
            ? 'What you answer in lessons and quizzes comes back here, just before you would forget it.'
            : tomorrowText(summary)}
        </p>
      </div>
      <div className="grid gap-3 sm:flex">
        <NextPageLink learner={learner} variant="primary" />
        {moreNew > 0 ? (
          <Button variant="secondary" aria-disabled={isBusy} onClick={learnMore}>
            Learn {moreNew} more
          </Button>
        ) : null}
      </div>
      {isAllMet(summary) ? <AllMet learner={learner} /> : null}
    </>
  );
}

interface StartScreenProps {
  readonly summary: ReviewSummary;
  readonly learner: Learner;
  /** A review run is in progress and can be continued. */
  readonly isInProgress: boolean;
  readonly isBusy: boolean;
  readonly start: () => void;
  /** Starts a review run of what is weak, whether it is due or not. */
  readonly practiceWeak: () => void;
  /** Starts a new run, with so many new items beyond those of the day. */
  readonly startFresh: (more: number) => void;
  readonly changeSettings: (change: Partial<ReviewSettings>) => void;
  /** Why the last changes of the settings were not saved. */
  readonly settingsError: CallErrorCode | null;
  readonly startCheck: () => void;
  readonly onChange: (summary: ReviewSummary) => void;
  readonly setPaused: (isPaused: boolean) => void;
}

const dateFormat = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

/**
 * The start screen of all learners, until it is known what is due: rendered by the build, too. Its placeholders are where a
 * learner who has something to review finds numbers, sentence and button.
 */
export function StartPlaceholder() {
  const number = <Skeleton className="my-0.5 h-8 w-10" />;
  return (
    <TodayCard word="დღეს">
      <div role="status" aria-label="Loading what is due" className="grid grid-cols-1 gap-5">
        <div aria-hidden>
          <DueFigures due={number} newItems={number} minutesToday={number} />
        </div>
        <Skeleton className="h-12.5 sm:h-6.5" />
        <Skeleton className="h-14 sm:w-61" />
      </div>
    </TodayCard>
  );
}

/** What is due today, the button that starts a review run, and the settings. */
export function StartScreen(props: StartScreenProps) {
  const { summary, learner, isInProgress, isBusy, start, startFresh, startCheck, onChange, setPaused } =
    props;
  const { changeSettings, settingsError, practiceWeak } = props;
  const { due, newItems, streak, freezes, minutesToday, pausedSince, reviewsToday, weak } = summary;
  const isDone = due === 0 && newItems === 0 && !isInProgress;
  const isFirst = isFirstVisit(summary) && !isInProgress;
  return (
    <>
      <TodayCard word={isFirst ? 'გამარჯობა' : 'დღეს'}>
        {pausedSince !== null ? (
          <>
            <div>
              <h2 className="text-heading">Reviews are paused</h2>
              <p className="mt-1 text-muted">
                Since {dateFormat.format(timestampOf(pausedSince))}. Nothing becomes due until you continue,
                and a backlog comes back in small portions.
              </p>
            </div>
            <Button className="min-h-14 text-lg sm:justify-self-start" onClick={() => setPaused(false)}>
              <Play size={20} aria-hidden /> Continue reviews
            </Button>
          </>
        ) : isDone ? (
          <NothingDue {...{ summary, learner, isBusy }} learnMore={() => startFresh(summary.moreNew)} />
        ) : isFirst ? (
          <PlacementOffer text={reviewRunText(summary)} {...{ isBusy, start, startCheck }} />
        ) : (
          <>
            <DueFigures {...{ due, newItems, minutesToday }} />
            <p className="text-muted">
              {isInProgress
                ? 'You have a session in progress. Continue where you left off.'
                : reviewRunText(summary)}
            </p>
            <div className="grid gap-3 sm:flex sm:flex-wrap">
              <Button className="min-h-14 text-lg sm:px-8" aria-disabled={isBusy} onClick={start}>
                {isInProgress
                  ? 'Continue your session'
                  : reviewsToday > 0
                    ? 'Continue today’s session'
                    : 'Start today’s session'}
              </Button>
              {isInProgress ? (
                <Button
                  variant="secondary"
                  className="min-h-14 sm:px-8"
                  aria-disabled={isBusy}
                  onClick={() => startFresh(0)}
                >
                  Start fresh
                </Button>
              ) : null}
            </div>
          </>
        )}
        {weak > 0 && pausedSince === null && !isInProgress ? (
          <Button
            variant="secondary"
            className="sm:justify-self-start"
            aria-disabled={isBusy}
            onClick={practiceWeak}
          >
            <Dumbbell size={18} aria-hidden /> {`Practice my weak words (${weak})`}
          </Button>
        ) : null}
        {streak > 0 ? (
          <p>
            <StreakChip days={streak} freezes={freezes} />
          </p>
        ) : null}
      </TodayCard>
      <details className="group rounded-2xl border border-line bg-surface">
        <summary className="flex min-h-14 cursor-pointer items-center gap-3 rounded-2xl px-5 font-semibold hover:text-wine sm:px-7">
          <Settings2 size={20} aria-hidden /> Session settings
          <ChevronDown
            size={20}
            aria-hidden
            className="ml-auto text-muted transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="grid gap-6 border-t border-line p-5 sm:p-7">
          <SettingsPanel
            settings={summary.settings}
            fit={summary.fit}
            isPaused={pausedSince !== null}
            failed={settingsError}
            change={changeSettings}
            pause={() => setPaused(true)}
          />
          <PlacementSettings {...{ summary, onChange, startCheck }} />
        </div>
      </details>
      <p>
        <TextLink to="/numbers">Practice numbers, prices and times</TextLink> ·{' '}
        <TextLink to="/drills">Drill cases and verbs</TextLink>
      </p>
    </>
  );
}
