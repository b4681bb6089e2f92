import type { ProgressRecord } from '@ena/contract/progress';
import type { Statistics } from '@ena/contract/profile';
import { courseUnitIds, findLesson, findLevel, findQuiz } from '@ena/course/catalog';
import { displayPercent, percentOfTarget } from '@ena/domain/progress/display';
import { hoursOf, wordsTarget } from '@ena/domain/progress/statistics';
import { studyWeeks } from '@ena/domain/streak/calendar';
import { pluralize } from '@ena/domain/text/pluralize';
import { type ReactNode, useEffect, useState } from 'react';
import { api } from '../../platform/client.ts';
import { errorText } from '../../platform/errorTexts.ts';
import { createResource, useResource } from '../../platform/resource.ts';
import { loadInProgress } from '../../study/inProgress.ts';
import { useKnownItems } from '../../study/knownItems.ts';
import { subscribeToRecorded } from '../../study/outbox.ts';
import { progressExplanation } from '../../study/progressExplanation.ts';
import { ButtonLink, TextLink } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Feedback.tsx';
import { LoadErrorBanner } from '../../ui/LoadErrorBanner.tsx';
import { Explanation } from '../../ui/Explanation.tsx';
import { ProgressBar } from '../../ui/Progress.tsx';
import { StudyCalendar, WeeklyBarChart } from '../../ui/StudyCharts.tsx';
import { Card } from './Card.tsx';

/** Weeks in the chart of minutes per week: a quarter of a year. */
const shownWeeks = 13;

/** One figure; with `percent`, also a progress bar. */
function Figure({ name, children, percent }: { name: string; children: ReactNode; percent?: number }) {
  return (
    <div className="grid content-start gap-1">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="grid gap-2">
        <span className="font-serif text-2xl font-semibold tabular-nums">{children}</span>
        {percent === undefined ? null : <ProgressBar percent={percent} label={name} />}
      </dd>
    </div>
  );
}
const outOf = (count: number, all: number) => (
  <>
    {count} <span className="text-base font-normal text-muted">of {all}</span>
  </>
);

function Figures({ statistics }: { statistics: Statistics }) {
  const { lessonsCompleted, streak, freezes, studyMinutes, wordsLearned, level, averageScore } = statistics;
  const all = courseUnitIds.length;
  return (
    <Card title="Learning Tracking">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-6 narrow:grid-cols-1 sm:grid-cols-3">
        <Figure name="Lessons completed" percent={percentOfTarget(lessonsCompleted, all)}>
          {outOf(lessonsCompleted, all)}
        </Figure>
        <Figure name="Words learned" percent={percentOfTarget(wordsLearned, wordsTarget)}>
          {outOf(wordsLearned, wordsTarget)}
        </Figure>
        <Figure name="Average quiz score" percent={averageScore}>
          {averageScore}%
        </Figure>
        <Figure name="Study streak">
          {pluralize(streak, 'day')}
          {freezes > 0 ? (
            <span className="block text-base font-normal text-muted">
              {pluralize(freezes, 'freeze')} saved
            </span>
          ) : null}
        </Figure>
        <Figure name="Total study time">{pluralize(hoursOf(studyMinutes), 'hour')}</Figure>
        <Figure name="Level">{level}</Figure>
      </dl>
      <Explanation title="How progress is counted" text={progressExplanation} />
    </Card>
  );
}

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** Whether this browser can continue a quiz where it was left. */
const isStored = (quizId: string): boolean => loadInProgress(quizId) !== undefined;

/** One progress record as a row: title, state, date. */
function RecentItem({ record }: { record: ProgressRecord }) {
  const { lessonId, completed, score, timeSpent, updatedAt } = record;
  const lesson = findLesson(lessonId);
  const quiz = findQuiz(lessonId);
  const title = lesson?.title ?? quiz?.title ?? findLevel(lessonId)?.title ?? lessonId;
  const items = useKnownItems(lessonId);
  const progressText = lesson
    ? `${displayPercent(record, lesson.percentPerMinute, items)}%`
    : pluralize(timeSpent, 'minute');
  // A quiz that was not finished has minutes, but no score.
  const isUnfinishedQuiz = quiz !== undefined && score === null && !completed;
  const unscored = completed
    ? 'Completed'
    : isUnfinishedQuiz
      ? `Not finished, ${progressText}`
      : progressText;
  const state = score === null ? unscored : `Score ${score}%`;
  return (
    <li className="grid gap-x-6 gap-y-0.5 py-3 sm:flex sm:items-baseline sm:justify-between">
      <span className="min-w-0 font-semibold">
        {title}
        {isUnfinishedQuiz ? (
          <>
            {' · '}
            <TextLink
              to={quiz.paths[0]}
              aria-label={`${isStored(quiz.id) ? 'Continue' : 'Start again'}: ${title}`}
            >
              {isStored(quiz.id) ? 'Continue' : 'Start again'}
            </TextLink>
          </>
        ) : null}
      </span>
      <span className="flex shrink-0 justify-between gap-x-4 text-muted tabular-nums">
        <span>{state}</span>
        <time dateTime={updatedAt}>{dayFormat.format(new Date(updatedAt))}</time>
      </span>
    </li>
  );
}

function RecentProgress({ records }: { records: readonly ProgressRecord[] }) {
  return (
    <Card title="Recent progress">
      {records.length === 0 ? (
        <>
          <p>No progress data available yet. Start learning to track your progress!</p>
          <p>
            <ButtonLink to="/beginner">Start learning</ButtonLink>
          </p>
        </>
      ) : (
        <ol className="divide-y divide-line">
          {records.map((record) => (
            <RecentItem key={record.id} record={record} />
          ))}
        </ol>
      )}
      <p>
        <TextLink to="/achievements">View All Progress</TextLink>
      </p>
    </Card>
  );
}

/** The learner's own figures, study calendar and latest progress (SET-15 to SET-24). */
export function TrackingTab() {
  // Created on each mount of the tab: no data may be left for the next learner.
  const [statistics] = useState(() => createResource(() => api.profile.statistics()));
  const statisticsState = useResource(statistics);
  // The visit of the page before is reported when it ends, which may be after this tab has loaded.
  useEffect(() => subscribeToRecorded(() => void statistics.refresh().catch(() => undefined)), [statistics]);

  if (statisticsState.kind === 'failed')
    return (
      <LoadErrorBanner retry={statistics.refresh}>
        {`Your progress could not be loaded. ${errorText(statisticsState.code)}`}
      </LoadErrorBanner>
    );
  if (statisticsState.kind === 'unknown')
    return (
      <div role="status" aria-label="Loading your progress" className="grid gap-5">
        <Skeleton className="h-56" />
        <Skeleton className="h-48" />
      </div>
    );
  const { days, today, recent } = statisticsState.value;
  return (
    <div className="grid grid-cols-1 gap-5">
      <Figures statistics={statisticsState.value} />
      <Card title="Study calendar">
        {days.length === 0 ? (
          <p>The days on which you study are marked here, and your minutes are added up by week.</p>
        ) : (
          <StudyCalendar weeks={studyWeeks(days, today)} />
        )}
      </Card>
      {days.length === 0 ? null : (
        <Card title="Minutes per week">
          <WeeklyBarChart weeks={studyWeeks(days, today, shownWeeks)} />
        </Card>
      )}
      <RecentProgress records={recent} />
    </div>
  );
}
