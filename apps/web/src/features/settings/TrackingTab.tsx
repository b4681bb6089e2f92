import type { ProgressRecord } from '@ena/contract/progress';
import type { Statistics } from '@ena/contract/profile';
import { countedUnitIds, findLesson, findLevel, findQuiz } from '@ena/course/catalog';
import { displayPercent } from '@ena/domain/progress/display';
import { hoursOf, wordsTarget } from '@ena/domain/progress/statistics';
import { studyWeeks } from '@ena/domain/streak/calendar';
import { type ReactNode, useEffect, useState } from 'react';
import { api } from '../../lib/client.ts';
import { errorText } from '../../lib/errorTexts.ts';
import { createResource, useResource } from '../../lib/resource.ts';
import { progress } from '../../lib/session.ts';
import { ButtonLink, TextLink } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Feedback.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { ProgressBar } from '../../ui/Progress.tsx';
import { StudyCalendar, WeekBars } from '../../ui/StudyPictures.tsx';
import { Card } from './Card.tsx';

/** Weeks whose minutes are drawn side by side: a quarter of a year. */
const shownWeeks = 13;

/** One figure; a target is drawn, too. */
function Figure({ name, children, percent }: { name: string; children: ReactNode; percent?: number }) {
  return (
    <div className="grid content-start gap-1">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="grid gap-2">
        <span className="font-serif text-2xl font-semibold tabular-nums">{children}</span>
        {percent === undefined ? null : <ProgressBar percent={Math.min(100, percent)} label={name} />}
      </dd>
    </div>
  );
}
const of = (count: number, all: number) => (
  <>
    {count} <span className="text-base font-normal text-muted">of {all}</span>
  </>
);
const share = (count: number, all: number) => Math.round((100 * count) / all);
const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

function Figures({ statistics }: { statistics: Statistics }) {
  const { lessonsCompleted, streak, studyMinutes, wordsLearned, level, averageScore } = statistics;
  const all = countedUnitIds.length;
  return (
    <Card title="Learning Tracking">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-6 sm:grid-cols-3">
        <Figure name="Lessons completed" percent={share(lessonsCompleted, all)}>
          {of(lessonsCompleted, all)}
        </Figure>
        <Figure name="Words learned" percent={share(wordsLearned, wordsTarget)}>
          {of(wordsLearned, wordsTarget)}
        </Figure>
        <Figure name="Average quiz score" percent={averageScore}>
          {averageScore}%
        </Figure>
        <Figure name="Study streak">{counted(streak, 'day')}</Figure>
        <Figure name="Total study time">{counted(hoursOf(studyMinutes), 'hour')}</Figure>
        <Figure name="Level">{level}</Figure>
      </dl>
    </Card>
  );
}

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** A record as a line: what it is about, how far it is. */
function RecentItem({ record }: { record: ProgressRecord }) {
  const { lessonId, completed, score, timeSpent, updatedAt } = record;
  const lesson = findLesson(lessonId);
  const quiz = findQuiz(lessonId);
  const title = lesson?.title ?? quiz?.title ?? findLevel(lessonId)?.title ?? lessonId;
  const open = lesson ? `${displayPercent(record, lesson.percentPerMinute)}%` : counted(timeSpent, 'minute');
  const state = score === null ? (completed ? 'Completed' : open) : `Score ${score}%`;
  return (
    <li className="grid gap-x-6 gap-y-0.5 py-3 sm:flex sm:items-baseline sm:justify-between">
      <span className="min-w-0 font-semibold">{title}</span>
      <span className="flex shrink-0 justify-between gap-x-4 text-muted tabular-nums">
        <span>{state}</span>
        <time dateTime={updatedAt}>{dayFormat.format(new Date(updatedAt))}</time>
      </span>
    </li>
  );
}

function Recent({ records }: { records: readonly ProgressRecord[] }) {
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
  // One for each time that the tab is opened: nothing of it outlives the learner.
  const [statistics] = useState(() => createResource(() => api.profile.statistics()));
  const known = useResource(statistics);
  // The visit that led here may be reported only now that it has ended.
  useEffect(() => progress.subscribe(() => void statistics.refresh().catch(() => undefined)), [statistics]);

  if (known.kind === 'failed')
    return (
      <NotLoaded again={statistics.refresh}>
        {`Your progress could not be loaded. ${errorText(known.code)}`}
      </NotLoaded>
    );
  if (known.kind === 'unknown')
    return (
      <div role="status" aria-label="Loading your progress" className="grid gap-5">
        <Skeleton className="h-56" />
        <Skeleton className="h-48" />
      </div>
    );
  const { days, today, recent } = known.value;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Figures statistics={known.value} />
      <Card title="Study calendar">
        {days.length === 0 ? (
          <p>Each day on which you study is marked here, and your minutes are added up week by week.</p>
        ) : (
          <StudyCalendar weeks={studyWeeks(days, today)} />
        )}
      </Card>
      {days.length === 0 ? null : (
        <Card title="Minutes per week">
          <WeekBars weeks={studyWeeks(days, today, shownWeeks)} />
        </Card>
      )}
      <Recent records={recent} />
    </div>
  );
}
