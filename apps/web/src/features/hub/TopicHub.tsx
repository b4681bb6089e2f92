import { type CatalogLesson, type Level, lessonsOf, levels, quizzesOf } from '@ena/course/catalog';
import type { LessonItems } from '@ena/contract/known';
import { countCompleted, displayPercent, percentCompleted } from '@ena/domain/progress/display';
import { whatNext } from '@ena/domain/progress/whatNext';
import { Timer } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { pathTo, PremiumOffer } from '../../billing/PremiumOffer.tsx';
import { useLessonsOnDevice } from '../../offline/views/useLessonsOnDevice.ts';
import { lessonSteps, useKnown } from '../../study/knownItems.ts';
import { useStudyVisit } from '../../study/useStudyVisit.ts';
import { ButtonLink, TextLink } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Feedback.tsx';
import { Ka } from '../../ui/Georgian.tsx';
import { ProgressRing } from '../../ui/Progress.tsx';
import {
  cardClassName,
  coveringLinkClassName,
  type HubProps,
  LessonMark,
  LessonProgress,
  LockOverlay,
  OnDeviceMark,
} from './hubCard.tsx';
import { CardCover } from './CardCover.tsx';
import { QuizLength } from './QuizLength.tsx';
import { KeepLine } from './KeepLine.tsx';
import { TodayLine } from './TodayLine.tsx';
import { useKnownLessons } from './useKnownLessons.ts';

interface Topic {
  readonly lesson: CatalogLesson;
  /** Null while it is unknown. */
  readonly percent: number | null;
  /** Null while they are unknown, and if there are none. */
  readonly items: LessonItems | null;
  readonly isKnown: boolean;
  readonly isOnDevice: boolean;
}

/** Label of the button of a topic (IHUB-05, IHUB-08; decision 0098). While its progress is unknown, neither "Start" nor "Continue". */
function buttonLabel(percent: number | null, entitled: boolean): string {
  if (!entitled) return 'Upgrade to Access';
  if (percent === null) return 'Learn';
  if (percent === 100) return 'Review';
  return percent > 0 ? 'Continue Learning' : 'Start Learning';
}

function TopicCard({
  topic: { lesson, percent, items, isKnown, isOnDevice },
  entitled,
}: {
  topic: Topic;
  entitled: boolean;
}) {
  const title = lesson.hubTitle ?? lesson.title;
  const ids = [useId(), useId()] as const;
  return (
    <li className={`${cardClassName} grid grid-rows-auto-1fr`}>
      <div>
        <CardCover lesson={lesson} locked={!entitled} />
        {entitled ? null : <LockOverlay />}
      </div>
      <div className="grid grid-rows-auto-1fr gap-1 p-5">
        <div className="flex items-center gap-2.5">
          <h3 id={ids[0]} className="min-w-0 flex-1 text-lg group-hover:text-wine">
            {title}
          </h3>
          {isOnDevice ? <OnDeviceMark /> : null}
          <LessonMark percent={percent} isKnown={isKnown} />
        </div>
        <p className="text-muted">{lesson.description}</p>
        <LessonProgress {...{ percent, items, title }} />
        <Link
          id={ids[1]}
          to={pathTo(lesson.path, !entitled)}
          aria-labelledby={ids.join(' ')}
          className={`mt-2 font-semibold text-wine ${coveringLinkClassName}`}
        >
          {buttonLabel(percent, entitled)}
        </Link>
      </div>
    </li>
  );
}

function SidePanel({
  level,
  percent,
  completed,
  total,
  entitled,
}: {
  level: Level;
  percent: number | null;
  completed: number | null;
  total: number;
  entitled: boolean;
}) {
  const previousLevel = levels[levels.findIndex(({ id }) => id === level.id) - 1];
  return (
    <aside
      aria-label="Your progress"
      className="grid content-start justify-items-center gap-4 rounded-xl border border-line bg-sunken p-6 text-center"
    >
      <ProgressRing percent={percent} label={`Progress in ${level.title}`} />
      <p className="text-lg font-semibold">
        {entitled ? 'Complete' : <TextLink to={pathTo(level.path, true)}>Subscribe</TextLink>}
      </p>
      <p className="text-muted">
        <strong className="text-ink tabular-nums">{`${completed ?? '–'}/${total}`}</strong> topics completed
      </p>
      <ul className="grid gap-2">
        <li>
          <TextLink to="/verbs">Look up a verb</TextLink>
        </li>
        <li>
          <TextLink to="/support">Need Help?</TextLink>
        </li>
        {previousLevel ? (
          <li>
            <TextLink to={previousLevel.path}>Return to {previousLevel.title} Level</TextLink>
          </li>
        ) : null}
      </ul>
    </aside>
  );
}

/** The hub of a level whose topics are all Premium: topics, progress and the next topic (IHUB, O27). */
export function TopicHub({ level, learnerId, records, entitled }: HubProps) {
  useStudyVisit({ unitId: level.id, entryMinutes: level.visitMinutes, isCompleted: () => false });
  const known = useKnownLessons(learnerId);
  const onDevice = useLessonsOnDevice();
  const byId = records && new Map(records.map((record) => [record.lessonId, record]));
  const knownItems = useKnown();
  const topics = lessonsOf(level.id).map((lesson): Topic => {
    const items = knownItems?.lessons[lesson.id] ?? null;
    return {
      lesson,
      items,
      percent: byId && displayPercent(byId.get(lesson.id), lesson.percentPerMinute, items),
      isKnown: known.has(lesson.path),
      isOnDevice: onDevice.has(lesson.id),
    };
  });
  const lessonIds: readonly string[] = topics.map(({ lesson }) => lesson.id);
  // A quiz of the whole level belongs to no lesson.
  const generalQuiz = quizzesOf(level.id).find((quiz) => quiz.lesson === null);
  const levelSteps = lessonSteps(records ?? [], knownItems, { entitled }).filter(({ id }) =>
    lessonIds.includes(id),
  );
  const following = whatNext(levelSteps);
  const next =
    topics.find(({ lesson }) => following.kind !== 'done' && lesson.id === following.step.id) ?? topics[0];
  return (
    <div className="mx-auto max-w-page px-5 py-8 sm:py-10">
      {entitled ? null : (
        <PremiumOffer from={level.path}>
          Premium opens the {level.title} level: {topics.length} topics, each with its quiz.
        </PremiumOffer>
      )}
      <header className="mb-8 flex flex-wrap items-end justify-between gap-5">
        <div className="min-w-0 grow basis-64">
          <h1 className="text-title">
            {level.title}
            <span className="sr-only"> -</span> <Ka className="font-normal text-muted">{level.titleKa}</Ka>
          </h1>
          <p className="mt-2 max-w-prose text-muted">{level.description}</p>
          <TodayLine learnerId={learnerId} />
          <KeepLine lessons={entitled ? topics.map(({ lesson }) => lesson) : []} />
        </div>
        {records === null && entitled ? (
          <Skeleton className="h-12 w-44" />
        ) : next ? (
          <ButtonLink to={pathTo(next.lesson.path, !entitled)}>
            {buttonLabel(next.percent, entitled)}
          </ButtonLink>
        ) : null}
      </header>
      <div className="grid items-start gap-6 xl:grid-cols-last-64">
        <section aria-labelledby="topics">
          <h2 id="topics" className="sr-only">
            Topics
          </h2>
          <ul className="grid grid-cols-fill-72 gap-5">
            {topics.map((topic) => (
              <TopicCard key={topic.lesson.id} topic={topic} entitled={entitled} />
            ))}
          </ul>
          {generalQuiz ? (
            <Link
              to={pathTo(generalQuiz.paths[0], !entitled)}
              className={`${cardClassName} mt-5 flex flex-wrap items-center gap-4 p-5`}
            >
              <Timer size={24} aria-hidden className="shrink-0 text-wine" />
              <span className="min-w-0 flex-1 basis-48">
                <strong className="font-serif text-lg group-hover:text-wine">{generalQuiz.title}</strong>
                <span className="block text-muted">
                  <QuizLength quiz={generalQuiz} />
                </span>
              </span>
              <span className="font-semibold text-wine">{entitled ? 'Start Quiz' : 'Upgrade to Access'}</span>
            </Link>
          ) : null}
        </section>
        <SidePanel
          level={level}
          percent={records && percentCompleted(records, lessonIds)}
          completed={records && countCompleted(records, lessonIds)}
          total={topics.length}
          entitled={entitled}
        />
      </div>
    </div>
  );
}
