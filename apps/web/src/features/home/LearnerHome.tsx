import type { Known } from '@ena/contract/known';
import type { ProgressRecord } from '@ena/contract/progress';
import type { Statistics } from '@ena/contract/profile';
import type { ReviewSummary } from '@ena/contract/reviews';
import type { Learner } from '@ena/contract/session';
import { type CatalogQuiz, quizzes } from '@ena/course/catalog';
import { firstName } from '@ena/domain/account/firstName';
import { percentOfTarget } from '@ena/domain/progress/display';
import { dueQuizzes } from '@ena/domain/progress/whatNext';
import { type Day, timestampOf } from '@ena/domain/streak/day';
import { lastWeek, type StudyToday, studyToday, type WeekDayState } from '@ena/domain/streak/today';
import { pluralize } from '@ena/domain/text/pluralize';
import {
  ArrowRight,
  Check,
  CircleCheck,
  Flame,
  type LucideIcon,
  Pause,
  Snowflake,
  Timer,
} from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { api } from '../../platform/client.ts';
import { errorText } from '../../platform/errorTexts.ts';
import { createResource, useResource } from '../../platform/resource.ts';
import { progress } from '../../platform/session.ts';
import { useRefreshWhenVisible } from '../../platform/useRefreshWhenVisible.ts';
import { nextPage } from '../../study/knownItems.ts';
import { subscribeToRecorded } from '../../study/outbox.ts';
import { ReadableWords } from '../../study/ReadableWords.tsx';
import { useCurrentReviewSummary } from '../../study/reviewSummary.ts';
import { reviewsText } from '../../study/reviewsText.ts';
import { ButtonLink, TextLink } from '../../ui/Button.tsx';
import { Ka } from '../../ui/Georgian.tsx';
import { lazyWithErrorBoundary } from '../../ui/lazyWithErrorBoundary.tsx';
import { LoadErrorBanner } from '../../ui/LoadErrorBanner.tsx';
import { ProgressBar } from '../../ui/Progress.tsx';
import { cardClassNames, CardSkeletons, LearnerCards, LearnerPanel } from './LearnerPanel.tsx';
import { PathCard } from './PathCard.tsx';

const TextOffer = lazyWithErrorBoundary(() => import('../../study/TextOffer.tsx'));

const cardClassName = 'rounded-2xl border border-line bg-surface';

/** The label and the target are required (HOME-01). */
const ContinueLink = () => (
  <TextLink to="/beginner" className="inline-flex min-h-11 items-center gap-1.5">
    Continue Learning <ArrowRight size={18} aria-hidden />
  </TextLink>
);

interface Action {
  readonly to: string;
  readonly label: string;
  readonly text: string;
}

/** What the learner does next: today's session, then the page of the next step, then the next lesson. */
function nextAction(
  learner: Learner,
  records: readonly ProgressRecord[],
  reviews: ReviewSummary | null,
): Action {
  const label = 'Continue';
  if (reviews === null) return { to: '/today', label, text: 'Reviews and new words' };
  const text = reviewsText(reviews);
  const hasRun = reviews.pausedSince === null && reviews.due + reviews.newItems > 0;
  if (hasRun) return { to: '/today', label, text };
  const next = nextPage(records, reviews.known, learner);
  switch (next.kind) {
    case 'open':
      return { to: next.page.path, label, text: `${text}. Next: ${next.page.title}` };
    case 'locked':
      return { to: '/pricing', label: 'See Premium', text: `${text}. Premium opens the next lessons.` };
    case 'done':
      return { to: '/quizzes', label: 'See the quizzes', text: `${text}. You have completed the course.` };
  }
}

/** The one main button, and the path below it. */
function NextCard({ action: { to, label, text }, known }: { action: Action; known: Known | null }) {
  return (
    <div className={`overflow-hidden ${cardClassName} ${cardClassNames.next}`}>
      <section aria-labelledby="next" className="grid items-center gap-x-6 gap-y-4 p-6 sm:grid-cols-1fr-auto">
        <div className="min-h-13 min-w-0">
          <h2 id="next" className="text-xl">
            Today
          </h2>
          <p className="text-muted">{text}</p>
        </div>
        <ButtonLink to={to} className="min-h-14 text-lg sm:px-8">
          {label} <ArrowRight size={20} aria-hidden />
        </ButtonLink>
      </section>
      <PathCard known={known} actions={<ContinueLink />} />
    </div>
  );
}

function DueRow({
  icon: Icon,
  color,
  title,
  text,
}: {
  icon: LucideIcon;
  color: string;
  title: ReactNode;
  text: string;
}) {
  return (
    <li className="flex gap-3 py-3">
      <Icon size={24} aria-hidden className={`mt-0.5 shrink-0 ${color}`} />
      <p>
        <span className="block font-semibold">{title}</span>
        <span className="text-muted">{text}</span>
      </p>
    </li>
  );
}

function studyText(today: StudyToday): string {
  switch (today.kind) {
    case 'studied':
      return `Today counts: a ${today.streak}-day streak.`;
    case 'due':
      return `Study today to keep your ${today.streak}-day streak.`;
    case 'no streak':
      return 'Study today to start a streak.';
  }
}

/** Missed days that the streak can still have. */
const freezeText = (freezes: number) =>
  freezes > 0 ? ` · ${pluralize(freezes, 'freeze')} for a missed day` : '';

const weekdayFormat = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });
const weekdayOf = (day: Day) => weekdayFormat.format(timestampOf(day));

/** How a day of the week is shown. */
const dayStates = {
  studied: { icon: <Check size={18} />, name: 'studied', className: 'bg-gold-soft text-gold' },
  freeze: { icon: <Snowflake size={16} />, name: 'kept by a freeze', className: 'border-1.5 border-line' },
  pause: { icon: <Pause size={16} />, name: 'paused', className: 'border-1.5 border-line' },
  missed: { icon: null, name: 'not studied', className: 'border-1.5 border-line' },
} satisfies Record<WeekDayState, { icon: ReactNode; name: string; className: string }>;

/** A circle for each of the last seven days; those with study are filled. */
function WeekStrip({ days }: { days: ReturnType<typeof lastWeek> }) {
  return (
    <ol aria-label="The last seven days" className="grid grid-cols-7 gap-1 py-3 text-center">
      {days.map(({ day, state }, index) => (
        <li
          key={day}
          // The last of the seven is today.
          aria-current={index === days.length - 1 ? 'date' : undefined}
          className="group grid justify-items-center gap-1 text-sm text-muted aria-[current=date]:font-semibold aria-[current=date]:text-ink"
        >
          <span
            aria-hidden
            className={`grid size-8 place-items-center rounded-full group-aria-[current=date]:border-2 group-aria-[current=date]:border-wine ${dayStates[state].className}`}
          >
            {dayStates[state].icon}
          </span>
          {weekdayOf(day)}
          <span className="sr-only">{dayStates[state].name}</span>
        </li>
      ))}
    </ol>
  );
}

/** What was studied this week, and the quizzes of completed lessons. */
function ThisWeek({ statistics, due }: { statistics: Statistics; due: readonly CatalogQuiz[] }) {
  const { days, today, streak, freezes, keptDays } = statistics;
  const study = studyToday(days, today, streak);
  const isStudied = study.kind === 'studied';
  const [quiz] = due;
  return (
    <section aria-labelledby="week" className={`p-6 pb-3 ${cardClassName} ${cardClassNames.week}`}>
      <h2 id="week" className="text-xl">
        This week
      </h2>
      <WeekStrip days={lastWeek(days, today, keptDays)} />
      <ul className="divide-y divide-line border-t border-line">
        <DueRow
          icon={isStudied ? CircleCheck : Flame}
          color={isStudied ? 'text-correct' : 'text-gold'}
          title={studyText(study)}
          text={`${pluralize(isStudied ? study.minutes : 0, 'minute')} so far today${quiz ? freezeText(freezes) : ''}`}
        />
        {quiz ? (
          <DueRow
            icon={Timer}
            color="text-wine"
            title={<TextLink to={quiz.paths[0]}>{quiz.title}</TextLink>}
            text={
              due.length > 1 ? `The first of ${due.length} quizzes to take` : 'You have completed its lesson'
            }
          />
        ) : (
          <DueRow
            icon={Snowflake}
            color="text-wine"
            title={freezes > 0 ? `${pluralize(freezes, 'freeze')} saved` : 'Seven days in a row: a freeze'}
            text="It covers a day that you miss"
          />
        )}
      </ul>
    </section>
  );
}

/** How much of what the learner may open is known. */
function WhatYouKnow({ learner, known }: { learner: Learner; known: Known | null }) {
  const open = known?.open;
  return (
    <section aria-labelledby="known" className={`p-6 ${cardClassName} ${cardClassNames.known}`}>
      <h2 id="known" className="text-xl">
        What you know
      </h2>
      <p className="mt-1 min-h-lh text-muted tabular-nums">
        {open ? `${open.known} of ${open.total} ${known.locked > 0 ? 'free items' : 'items'}` : null}
      </p>
      <ProgressBar
        percent={open ? percentOfTarget(open.known, open.total) : null}
        label="Items that you know"
        className="mt-2 h-2"
      />
      <p className="mt-3">
        <TextLink to="/achievements?tab=progress">See your statistics</TextLink> and{' '}
        <TextLink to="/words">your words</TextLink>
      </p>
      {known?.words === undefined ? null : (
        <ReadableWords words={known.words} className="mt-4 border-t border-line pt-3" />
      )}
      <Suspense>
        <div className="mt-3">
          <TextOffer learner={learner} />
        </div>
      </Suspense>
    </section>
  );
}

function Cards({
  learner,
  records,
  statistics,
  reviews,
}: {
  learner: Learner;
  records: readonly ProgressRecord[];
  statistics: Statistics;
  /** Null until they are loaded, and if that fails: the page does not depend on them. */
  reviews: ReviewSummary | null;
}) {
  const known = reviews?.known ?? null;
  return (
    <LearnerCards next={<NextCard action={nextAction(learner, records, reviews)} known={known} />}>
      <ThisWeek statistics={statistics} due={dueQuizzes(quizzes, records, learner)} />
      <WhatYouKnow learner={learner} known={known} />
    </LearnerCards>
  );
}

const isNew = ({ lessonsCompleted, totalStudyTime }: Learner) =>
  lessonsCompleted === 0 && totalStudyTime === 0;

/** Below the greeting. A learner whose placement has marked known items is no beginner. */
function welcomeText(learner: Learner, reviews: ReviewSummary | null): string {
  if (!isNew(learner)) return 'Welcome back. Here is what comes next.';
  if (reviews === null) return 'Welcome!';
  if (reviews.cards === 0) return 'Welcome! Your first words are ready.';
  return reviews.cards === reviews.placed
    ? 'Welcome! Here is what is new to you.'
    : 'Welcome back. Here is what comes next.';
}

/** The learner's part of the home page: what comes next, the path, the week, and what is known. */
export default function LearnerHome({ learner }: { learner: Learner }) {
  // Created on each mount: no data may be left for the next learner.
  const [statistics] = useState(() => createResource(() => api.profile.statistics()));
  const statisticsState = useResource(statistics);
  const reviewsState = useCurrentReviewSummary(learner.id);
  const reviews = reviewsState.kind === 'known' ? reviewsState.value : null;
  const progressState = useResource(progress);
  useRefreshWhenVisible(statistics.refresh);
  useEffect(() => subscribeToRecorded(() => void statistics.refresh().catch(() => undefined)), [statistics]);

  const name = firstName(learner.displayName);
  const failed = [progressState, statisticsState].find((state) => state.kind === 'failed');
  return (
    <LearnerPanel
      heading={
        <>
          <h1 className="text-title">
            <Ka>გამარჯობა</Ka>
            {name ? `, ${name}` : ''}
          </h1>
          <p className="mt-1 text-muted">{welcomeText(learner, reviews)}</p>
        </>
      }
    >
      {failed ? (
        <div className="grid justify-items-start gap-5">
          <LoadErrorBanner retry={() => Promise.all([progress.refresh(), statistics.refresh()])}>
            {`Your progress could not be loaded. ${errorText(failed.code)}`}
          </LoadErrorBanner>
          <ContinueLink />
        </div>
      ) : progressState.kind === 'known' && statisticsState.kind === 'known' ? (
        <Cards
          learner={learner}
          records={progressState.value}
          statistics={statisticsState.value}
          reviews={reviews}
        />
      ) : (
        <CardSkeletons />
      )}
    </LearnerPanel>
  );
}
