import type { ProgressRecord } from '@ena/contract/progress';
import type { Statistics } from '@ena/contract/profile';
import type { ReviewSummary } from '@ena/contract/reviews';
import type { Learner } from '@ena/contract/session';
import {
  type CatalogLesson,
  type CatalogQuiz,
  courseUnitIds,
  findLevel,
  lessons,
  quizzes,
} from '@ena/course/catalog';
import { firstName } from '@ena/domain/account/firstName';
import { countCompleted, displayPercent, percentCompleted } from '@ena/domain/progress/display';
import { dueQuizzes, nextUnit } from '@ena/domain/progress/nextUnit';
import { type Day, timestampOf } from '@ena/domain/streak/day';
import { lastWeek, type StudyToday, studyToday } from '@ena/domain/streak/today';
import { pluralize } from '@ena/domain/text/pluralize';
import { ArrowRight, Check, CircleCheck, Flame, Layers, type LucideIcon, Timer } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { api } from '../../platform/client.ts';
import { errorText } from '../../platform/errorTexts.ts';
import { createResource, useResource } from '../../platform/resource.ts';
import { progress } from '../../platform/session.ts';
import { useRefreshWhenVisible } from '../../platform/useRefreshWhenVisible.ts';
import { subscribeToRecorded } from '../../study/outbox.ts';
import { useCurrentReviewSummary } from '../../study/reviewSummary.ts';
import { reviewsText } from '../../study/reviewsText.ts';
import { ButtonLink, TextLink } from '../../ui/Button.tsx';
import { Copybook, Ka } from '../../ui/Georgian.tsx';
import { LoadErrorBanner } from '../../ui/LoadErrorBanner.tsx';
import { ProgressBar } from '../../ui/Progress.tsx';
import { cardClassNames, CardSkeletons, LearnerCards, LearnerPanel } from './LearnerPanel.tsx';

const cardClassName = 'rounded-2xl border border-line bg-surface';

/** The label and the target are required (HOME-01). */
const ContinueLink = () => (
  <ButtonLink to="/beginner" variant="secondary">
    Continue Learning <ArrowRight size={18} aria-hidden />
  </ButtonLink>
);

/** The card of what to study next: a Georgian word, a text, and links. */
function NextCard({
  word,
  overline,
  title,
  text,
  children,
  links,
}: {
  word: string;
  overline: string;
  title: string;
  text: string;
  children?: ReactNode;
  links: ReactNode;
}) {
  return (
    <section
      aria-labelledby="next"
      className={`flex flex-col overflow-hidden ${cardClassName} ${cardClassNames.lesson}`}
    >
      <div className="grid flex-1 items-center border-b border-line py-2">
        <Copybook className="text-greeting">{word}</Copybook>
      </div>
      <div className="grid gap-1 p-6">
        <p className="text-muted">{overline}</p>
        <h2 id="next" className="text-heading">
          {title}
        </h2>
        <p className="text-muted">{text}</p>
        {children}
        <div className="mt-4 grid gap-3 sm:flex sm:flex-wrap">
          {links}
          <ContinueLink />
        </div>
      </div>
    </section>
  );
}

function NextLesson({
  lesson,
  record,
  isNew,
}: {
  lesson: CatalogLesson;
  record: ProgressRecord | undefined;
  isNew: boolean;
}) {
  const { description, emblem } = lesson;
  const percent = displayPercent(record, lesson.percentPerMinute);
  return (
    <NextCard
      word={emblem}
      overline={`${isNew ? 'Your first lesson' : 'Your next lesson'} · ${findLevel(lesson.level)?.title ?? ''}`}
      title={lesson.title}
      text={description}
      links={<ButtonLink to={lesson.path}>{percent > 0 ? 'Resume lesson' : 'Start lesson'}</ButtonLink>}
    >
      <p className="mt-2 flex items-center gap-3">
        <ProgressBar percent={percent} label={`Progress in ${lesson.title}`} className="h-1.5 flex-1" />
        <span className="text-sm text-muted tabular-nums">{percent}%</span>
      </p>
    </NextCard>
  );
}

const phrasebookLink = (
  <ButtonLink to="/phrases" variant="secondary">
    Open the phrasebook
  </ButtonLink>
);

/** Replaces the next lesson when all lessons that the learner may open are completed. */
const AllCompleted = () => (
  <NextCard
    word="გილოცავთ"
    overline="Congratulations, as Georgians say it"
    title={`You have completed all ${lessons.length} lessons`}
    text="Repeat a quiz to keep what you have learned, or find a phrase for your next conversation."
    links={
      <>
        <ButtonLink to="/quizzes">See the quizzes</ButtonLink>
        {phrasebookLink}
      </>
    }
  />
);
const FreeCompleted = ({ locked }: { locked: number }) => (
  <NextCard
    word="გილოცავთ"
    overline="Congratulations, as Georgians say it"
    title="You have completed the free lessons"
    text={`Premium opens the other ${locked}, each with its quiz. The phrasebook is free.`}
    links={
      <>
        <ButtonLink to="/pricing">See Premium</ButtonLink>
        {phrasebookLink}
      </>
    }
  />
);

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

const weekdayFormat = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });
const weekdayOf = (day: Day) => weekdayFormat.format(timestampOf(day));

/** A circle for each of the last seven days; those with study are filled. */
function WeekStrip({ days }: { days: ReturnType<typeof lastWeek> }) {
  return (
    <ol aria-label="The last seven days" className="grid grid-cols-7 gap-1 py-3 text-center">
      {days.map(({ day, studied }, index) => (
        <li
          key={day}
          // The last of the seven is today.
          aria-current={index === days.length - 1 ? 'date' : undefined}
          className="group grid justify-items-center gap-1 text-sm text-muted aria-[current=date]:font-semibold aria-[current=date]:text-ink"
        >
          <span
            aria-hidden
            className={`grid size-8 place-items-center rounded-full group-aria-[current=date]:border-2 group-aria-[current=date]:border-wine ${studied ? 'bg-gold-soft text-gold' : 'border-1.5 border-line'}`}
          >
            {studied ? <Check size={18} /> : null}
          </span>
          {weekdayOf(day)}
          <span className="sr-only">{studied ? 'studied' : 'not studied'}</span>
        </li>
      ))}
    </ol>
  );
}

/** The session of today; its counts follow as soon as they are loaded. */
function ReviewsRow({ summary }: { summary: ReviewSummary | null }) {
  const isWaiting = summary !== null && summary.pausedSince === null && summary.due + summary.newItems > 0;
  return (
    <DueRow
      icon={Layers}
      color={isWaiting ? 'text-wine' : 'text-muted'}
      title={<TextLink to="/today">Today’s session</TextLink>}
      text={summary === null ? 'Reviews and new words' : reviewsText(summary)}
    />
  );
}

/** What is due today: reviews, study for the streak, and the quizzes of completed lessons. */
function DueToday({
  statistics,
  reviews,
  due,
}: {
  statistics: Statistics;
  reviews: ReviewSummary | null;
  due: readonly CatalogQuiz[];
}) {
  const { days, today, streak } = statistics;
  const study = studyToday(days, today, streak);
  const isStudied = study.kind === 'studied';
  const [quiz] = due;
  return (
    <section aria-labelledby="due" className={`p-6 pb-3 ${cardClassName} ${cardClassNames.due}`}>
      <h2 id="due" className="text-xl">
        Due today
      </h2>
      <WeekStrip days={lastWeek(days, today)} />
      <ul className="divide-y divide-line border-t border-line">
        <ReviewsRow summary={reviews} />
        <DueRow
          icon={isStudied ? CircleCheck : Flame}
          color={isStudied ? 'text-correct' : 'text-gold'}
          title={studyText(study)}
          text={`${pluralize(isStudied ? study.minutes : 0, 'minute')} so far today`}
        />
        <DueRow
          icon={Timer}
          color={quiz ? 'text-wine' : 'text-muted'}
          title={quiz ? <TextLink to={quiz.paths[0]}>{quiz.title}</TextLink> : 'No quiz is waiting'}
          text={
            due.length > 1
              ? `The first of ${due.length} quizzes to take`
              : quiz
                ? 'You have completed its lesson'
                : 'Complete a lesson to take its quiz'
          }
        />
      </ul>
    </section>
  );
}

function CourseProgress({ records }: { records: readonly ProgressRecord[] }) {
  const percent = percentCompleted(records, courseUnitIds);
  return (
    <section aria-labelledby="course" className={`p-6 ${cardClassName} ${cardClassNames.course}`}>
      <h2 id="course" className="flex items-baseline justify-between gap-3 text-xl">
        Your course <span className="tabular-nums">{percent}%</span>
      </h2>
      <ProgressBar percent={percent} label="Progress in the whole course" className="mt-3 h-2" />
      <p className="mt-3 text-muted">
        {`${countCompleted(records, courseUnitIds)} of ${courseUnitIds.length} lessons, quizzes and levels`}
      </p>
      <p className="mt-1">
        <TextLink to="/achievements?tab=progress">See your statistics</TextLink> and{' '}
        <TextLink to="/words">your words</TextLink>
      </p>
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
  const next = nextUnit<CatalogLesson>(lessons, records, learner);
  return (
    <LearnerCards>
      {next.kind === 'open' ? (
        <NextLesson
          lesson={next.unit}
          record={records.find(({ lessonId }) => lessonId === next.unit.id)}
          isNew={isNew(learner)}
        />
      ) : next.kind === 'subscribe' ? (
        <FreeCompleted locked={next.locked} />
      ) : (
        <AllCompleted />
      )}
      <DueToday {...{ statistics, reviews }} due={dueQuizzes(quizzes, records, learner)} />
      <CourseProgress records={records} />
    </LearnerCards>
  );
}

const isNew = ({ lessonsCompleted, totalStudyTime }: Learner) =>
  lessonsCompleted === 0 && totalStudyTime === 0;

/** The learner's part of the home page: what is due today, the next lesson, streak and progress. */
export default function LearnerHome({ learner }: { learner: Learner }) {
  // Created on each mount: no data may be left for the next learner.
  const [statistics] = useState(() => createResource(() => api.profile.statistics()));
  const statisticsState = useResource(statistics);
  const reviewsState = useCurrentReviewSummary(learner.id);
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
          <p className="mt-1 text-muted">
            {isNew(learner)
              ? 'Welcome! Your first lesson is ready.'
              : 'Welcome back. Here is what comes next.'}
          </p>
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
          reviews={reviewsState.kind === 'known' ? reviewsState.value : null}
        />
      ) : (
        <CardSkeletons />
      )}
    </LearnerPanel>
  );
}
