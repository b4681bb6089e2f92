import { type CatalogLesson, type CatalogQuiz, lessonsOf, quizzesOf, type Tier } from '@ena/course/catalog';
import { displayPercent, percentCompleted } from '@ena/domain/progress/display';
import { ArrowRight, Timer } from 'lucide-react';
import { Link } from 'react-router';
import { pathTo, PremiumOffer } from '../../billing/PremiumOffer.tsx';
import { useLessonsOnDevice } from '../../offline/views/useLessonsOnDevice.ts';
import { useKnownItems } from '../../study/knownItems.ts';
import { useStudyVisit } from '../../study/useStudyVisit.ts';
import { Ka } from '../../ui/Georgian.tsx';
import { ProgressRing } from '../../ui/Progress.tsx';
import {
  cardClassName,
  coveringLinkClassName,
  type HubProps,
  type HubRecord,
  LessonMark,
  LessonProgress,
  LockOverlay,
  OnDeviceMark,
  type RecordsByUnit,
} from './hubCard.tsx';
import { CardCover } from './CardCover.tsx';
import { QuizLength } from './QuizLength.tsx';
import { KeepLine } from './KeepLine.tsx';
import { TodayLine } from './TodayLine.tsx';
import { useKnownLessons } from './useKnownLessons.ts';

interface CardProps {
  /** Null while it is unknown. */
  readonly record: HubRecord | undefined | null;
  readonly locked: boolean;
}

function LessonCard({
  lesson,
  isKnown,
  isOnDevice,
  record,
  locked,
}: CardProps & { lesson: CatalogLesson; isKnown: boolean; isOnDevice: boolean }) {
  const items = useKnownItems(lesson.id);
  const percent = record === null ? null : displayPercent(record, lesson.percentPerMinute, items);
  return (
    <li className={`${cardClassName} grid grid-rows-auto-1fr`}>
      <div>
        <CardCover {...{ lesson, locked }} />
        {locked ? <LockOverlay /> : null}
      </div>
      <div className="grid grid-rows-auto-1fr gap-1 p-5">
        <div className="flex items-center justify-between gap-3">
          <h3 className="min-w-0 flex-1 text-lg">
            <Link to={pathTo(lesson.path, locked)} className={coveringLinkClassName}>
              {lesson.title}
            </Link>
          </h3>
          {isOnDevice ? <OnDeviceMark /> : null}
          <LessonMark percent={percent} isKnown={isKnown} />
        </div>
        <p className="text-muted">{lesson.description}</p>
        <LessonProgress {...{ percent, items }} title={lesson.title} />
      </div>
    </li>
  );
}

function QuizCard({ quiz, record, locked }: CardProps & { quiz: CatalogQuiz }) {
  const score = record?.score ?? null;
  return (
    <li>
      <Link to={pathTo(quiz.paths[0], locked)} className={`${cardClassName} grid content-between`}>
        <span className="flex items-center gap-4 p-5 narrow:flex-col narrow:items-start">
          <Timer size={24} aria-hidden className="shrink-0 text-wine" />
          <span className="min-w-0 flex-1">
            <h3 className="text-lg group-hover:text-wine">{quiz.title}</h3>
            <span className="text-muted">
              <QuizLength quiz={quiz} />
            </span>
          </span>
          {score === null ? (
            <ArrowRight size={18} aria-hidden className={locked ? 'hidden' : 'text-wine'} />
          ) : (
            <span className="text-right text-sm text-muted narrow:text-left">
              best
              <strong className="block text-xl text-ink tabular-nums">{score}%</strong>
            </span>
          )}
        </span>
        {locked ? <LockOverlay /> : null}
      </Link>
    </li>
  );
}

/** The hub shows the quizzes of its first lessons; each lesson links to its own (HUB-03). */
const maxQuizzes = 4;

/** The hub of a level: progress, lessons and quizzes. */
export function HubPage({ level, learnerId, records, entitled }: HubProps) {
  useStudyVisit({ unitId: level.id, entryMinutes: level.visitMinutes, isCompleted: () => false });
  const known = useKnownLessons(learnerId);
  const onDevice = useLessonsOnDevice();
  const byId: RecordsByUnit | null = records && new Map(records.map((record) => [record.lessonId, record]));
  const lessons = lessonsOf(level.id);
  const percent =
    records &&
    percentCompleted(
      records,
      lessons.map(({ id }) => id),
    );
  const quizzes = quizzesOf(level.id).slice(0, maxQuizzes);
  const closed = entitled ? 0 : lessons.filter(({ tier }) => tier === 'premium').length;
  const propsOf = (unit: { readonly id: string; readonly tier: Tier }): CardProps => ({
    record: byId && byId.get(unit.id),
    locked: unit.tier === 'premium' && !entitled,
  });
  return (
    <div className="mx-auto max-w-page px-5 py-8 sm:py-10">
      <header className="mb-6 flex flex-wrap items-center gap-x-4 sm:mb-10 sm:gap-x-8">
        <div className="min-w-0 grow basis-48">
          <h1 className="text-title">
            {level.title} <Ka className="font-normal text-muted">{level.titleKa}</Ka>
          </h1>
          <p className="mt-2 max-w-prose text-muted">{level.description}</p>
        </div>
        <ProgressRing percent={percent} label={`Progress in ${level.title}`} />
        <div className="basis-full">
          <TodayLine learnerId={learnerId} />
          <KeepLine lessons={lessons.filter(({ tier }) => entitled || tier === 'free')} />
        </div>
      </header>
      <h2 className="mb-4 text-2xl">Topics</h2>
      <ul className="mb-8 grid grid-cols-fill-72 gap-5">
        {lessons.map((lesson) => (
          <LessonCard
            key={lesson.id}
            lesson={lesson}
            isKnown={known.has(lesson.path)}
            isOnDevice={onDevice.has(lesson.id)}
            {...propsOf(lesson)}
          />
        ))}
      </ul>
      {closed > 0 ? (
        <PremiumOffer from={level.path}>
          Premium opens the other {closed} lessons, each with its words, sounds, exercises and quiz.
        </PremiumOffer>
      ) : null}
      <h2 className="mt-12 mb-4 text-2xl">Quizzes</h2>
      <ul className="grid gap-5 sm:grid-cols-2">
        {quizzes.map((quiz) => (
          <QuizCard key={quiz.id} quiz={quiz} {...propsOf(quiz)} />
        ))}
      </ul>
    </div>
  );
}
