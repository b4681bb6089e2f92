import { type CatalogLesson, type Level, lessonsOf, levels, quizzesOf } from '@ena/course/catalog';
import { countCompleted, displayPercent, percentCompleted } from '@ena/domain/progress/display';
import {
  BookOpenText,
  Crown,
  Feather,
  Headphones,
  type LucideIcon,
  MessagesSquare,
  PenLine,
  Quote,
  Shapes,
  Table2,
  Timer,
  WholeWord,
  Wine,
} from 'lucide-react';
import { Link } from 'react-router';
import { useLessonsOnDevice } from '../../offline/views/useLessonsOnDevice.ts';
import { useStudyVisit } from '../../study/useStudyVisit.ts';
import { ButtonLink, TextLink } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Feedback.tsx';
import { Copybook, Ka } from '../../ui/Georgian.tsx';
import { ProgressRing } from '../../ui/Progress.tsx';
import {
  cardClassName,
  type HubProps,
  LessonMark,
  LessonProgress,
  LockOverlay,
  OnDeviceMark,
  pathTo,
} from './hubCard.tsx';
import { QuizLength } from './QuizLength.tsx';
import { KeepLine } from './KeepLine.tsx';
import { TodayLine } from './TodayLine.tsx';
import { useKnownLessons } from './useKnownLessons.ts';

const icons: Readonly<Record<string, LucideIcon>> = {
  grammar: Table2,
  sentences: Shapes,
  'common-words': WholeWord,
  conversations: MessagesSquare,
  reading: BookOpenText,
  writing: PenLine,
  'advanced-grammar': Table2,
  'advanced-culture': Wine,
  'advanced-literature': Feather,
  'advanced-idioms': Quote,
  'advanced-writing': PenLine,
  'advanced-listening': Headphones,
};

interface Topic {
  readonly lesson: CatalogLesson;
  /** Null while it is unknown. */
  readonly percent: number | null;
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
  topic: { lesson, percent, isKnown, isOnDevice },
  entitled,
}: {
  topic: Topic;
  entitled: boolean;
}) {
  const Icon = icons[lesson.id] ?? BookOpenText;
  const title = lesson.hubTitle ?? lesson.title;
  const { description, emblem } = lesson;
  return (
    <li>
      <Link to={pathTo(lesson.path, !entitled)} className={`${cardClassName} grid grid-rows-auto-1fr`}>
        <span className="relative border-b border-line py-1 sm:py-2">
          <Copybook className="text-5xl">{emblem}</Copybook>
          {entitled ? null : <LockOverlay className="absolute inset-0 flex-col" />}
        </span>
        <span className="grid grid-rows-auto-1fr gap-1 p-5">
          <span className="flex items-center gap-2.5">
            <Icon size={20} aria-hidden className="shrink-0 text-wine" />
            <h3 className="min-w-0 flex-1 text-lg group-hover:text-wine">{title}</h3>
            {isOnDevice ? <OnDeviceMark /> : null}
            <LessonMark percent={percent} isKnown={isKnown} />
          </span>
          <span className="text-muted">{description}</span>
          <LessonProgress {...{ percent, title }} />
          <span className="mt-2 font-semibold text-wine">{buttonLabel(percent, entitled)}</span>
        </span>
      </Link>
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
  const topics: readonly Topic[] = lessonsOf(level.id).map((lesson) => ({
    lesson,
    percent: byId && displayPercent(byId.get(lesson.id), lesson.percentPerMinute),
    isKnown: known.has(lesson.path),
    isOnDevice: onDevice.has(lesson.id),
  }));
  const lessonIds = topics.map(({ lesson }) => lesson.id);
  // A quiz of the whole level belongs to no lesson.
  const generalQuiz = quizzesOf(level.id).find((quiz) => quiz.lesson === null);
  const next = topics.find(({ percent }) => percent === null || percent < 100) ?? topics[0];
  return (
    <div className="mx-auto max-w-page px-5 py-8 sm:py-10">
      {entitled ? null : (
        <section
          aria-label="Premium"
          className="mb-8 flex flex-wrap items-center justify-between gap-4 rounded-xl bg-gold-soft px-6 py-5"
        >
          <p className="flex min-w-0 grow basis-64 items-center gap-3 text-lg">
            <Crown size={26} aria-hidden className="shrink-0 text-gold" />
            <span>
              Premium opens the {level.title} level: {topics.length} topics, each with its quiz.
            </span>
          </p>
          <TextLink to={pathTo(level.path, true)}>See the plans</TextLink>
        </section>
      )}
      <header className="mb-8 flex flex-wrap items-end justify-between gap-5">
        <div className="min-w-0 grow basis-64">
          <h1 className="text-title">
            {level.title} - <Ka className="font-normal text-muted">{level.titleKa}</Ka>
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
          <ul className="grid gap-5 sm:grid-cols-2 2xl:grid-cols-3">
            {topics.map((topic) => (
              <TopicCard key={topic.lesson.id} topic={topic} entitled={entitled} />
            ))}
          </ul>
          {generalQuiz ? (
            <Link
              to={pathTo(generalQuiz.paths[0], !entitled)}
              className={`${cardClassName} mt-5 flex items-center gap-4 p-5 narrow:flex-col narrow:items-start`}
            >
              <Timer size={24} aria-hidden className="shrink-0 text-wine" />
              <span className="min-w-0 flex-1">
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
