import type { CatalogLesson, CatalogQuiz } from '@ena/course/catalog';
import { isCompleted } from '@ena/domain/progress/completion';
import type { Exercise } from '@ena/domain/exercise/model';
import { filterAudibleItems } from '@ena/domain/exercise/audibleItems';
import type { Lesson } from '@ena/domain/lesson/model';
import { ArrowLeft, CircleCheck } from 'lucide-react';
import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { useResource } from '../../platform/resource.ts';
import { progress } from '../../platform/session.ts';
import { knownItemsText, useKnownItems } from '../../study/knownItems.ts';
import { useStudyVisit } from '../../study/useStudyVisit.ts';
import { soundInfo } from '../../sound/info.ts';
import { ButtonLink, TextLink } from '../../ui/Button.tsx';
import { Ka, TextWithGeorgian } from '../../ui/Georgian.tsx';
import { Sections } from './Sections.tsx';
import { WithSettings } from '../../sections/pageParts.tsx';
import { Practice } from '../../sections/Practice.tsx';
import { StartButton } from '../../sections/StartButton.tsx';
import { Tips } from '../../sections/Tips.tsx';
import { useVisit } from '../../sections/visit.ts';
import { lazyWithErrorBoundary } from '../../ui/lazyWithErrorBoundary.tsx';

const LessonEnd = lazyWithErrorBoundary(() => import('./LessonEnd.tsx'));

/** Renders its children once it is less than a screen away: their code is not part of the first load. */
function WhenNear({ children }: { children: ReactNode }) {
  const [isNear, setIsNear] = useState(false);
  const observe = useCallback((element: Element | null) => {
    const observer = new IntersectionObserver(
      (entries) => {
        // On a busy page, one call has several: that it was not near at first, and that it is now.
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: '100%' },
    );
    if (element) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={observe} className="min-h-40">
      {isNear ? <Suspense>{children}</Suspense> : null}
    </div>
  );
}

/** The exercises of a lesson; ear training only for contrasts (such as კ/ქ) that the clips have. */
function useExercises({ exercises: all }: Lesson): readonly Exercise[] {
  const hasEarTraining = all.some(({ items }) => items.some(({ contrast }) => contrast !== undefined));
  const info = useResource(soundInfo, hasEarTraining);
  const contrasts = info.kind === 'known' ? info.value.contrasts : null;
  return useMemo(
    () => all.flatMap((exercise) => filterAudibleItems(exercise, contrasts ?? []) ?? []),
    [all, contrasts],
  );
}

/** Lessons whose topic skills of the drills practice (packages/course/src/drills/skills.ts). */
const lessonsWithDrills: ReadonlySet<string> = new Set([
  'activities',
  'grammar',
  'sentences',
  'advanced-grammar',
]);

/** A title such as "Georgian Alphabet - ქართული ანბანი": the Georgian has a line of its own, without the dash. */
function Title({ children }: { children: string }) {
  const [english = '', georgian] = children.split(' - ');
  return (
    <h1 className="mt-2 text-title">
      <TextWithGeorgian>{english}</TextWithGeorgian>
      {georgian === undefined ? null : (
        <>
          <span className="sr-only"> - </span>
          <Ka className="block font-normal text-muted max-sm:text-2xl">{georgian}</Ka>
        </>
      )}
    </h1>
  );
}

/** The page of any lesson: hero, tips, sections, practice. Reports study time and completion. */
export function LessonPage({
  lesson,
  unit,
  quiz,
  levelTitle,
  levelPath,
}: {
  lesson: Lesson;
  unit: CatalogLesson;
  quiz: CatalogQuiz | undefined;
  levelTitle: string;
  levelPath: string;
}) {
  const [visit, points] = useVisit(unit.id, lesson.glossary);
  const exercises = useExercises(lesson);
  const isCompletedAfter = useCallback(
    (minutes: number) => isCompleted(unit.completion, minutes, points(unit.completion.pointRule)),
    [unit, points],
  );
  useStudyVisit({
    unitId: unit.id,
    entryMinutes: 1,
    isCompleted: isCompletedAfter,
    subscribe: visit.subscribe,
  });
  const items = useKnownItems(unit.id);
  const records = useResource(progress);
  const isDone =
    records.kind === 'known' && records.value.some((one) => one.lessonId === unit.id && one.completed);
  const end = {
    unit,
    quiz,
    visit,
    items,
    exercises,
    wasCompleted: isDone,
    isReached: useCallback(() => isCompletedAfter(0), [isCompletedAfter]),
  };
  const lessonEnd = (
    <WhenNear>
      <LessonEnd {...end} />
    </WhenNear>
  );
  return (
    <article className="mx-auto max-w-page px-5 py-8 max-sm:pt-4">
      <header className="mb-6 flex flex-wrap items-start justify-between gap-5 max-sm:mb-4 max-sm:gap-4">
        <div className="min-w-0 grow basis-64">
          <div className="flex flex-wrap items-center gap-x-5">
            <Link
              to={levelPath}
              className="inline-flex items-center gap-1.5 rounded-md py-1 text-muted hover:text-wine"
            >
              <ArrowLeft size={17} aria-hidden /> Back to {levelTitle} Level
            </Link>
            {isDone ? (
              <span className="appear inline-flex items-center gap-1.5 text-correct">
                <CircleCheck size={17} aria-hidden /> Completed
              </span>
            ) : null}
          </div>
          <Title>{lesson.title}</Title>
          <p className="mt-2 max-w-prose text-muted">
            <TextWithGeorgian>{lesson.subtitle}</TextWithGeorgian>
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-3 max-sm:w-full">
          {/* Its place is there before it is known. */}
          <p className="min-h-lh min-w-24 basis-24 text-sm text-muted tabular-nums max-sm:order-1 max-sm:flex-1 sm:text-right">
            {items ? knownItemsText(items) : null}
          </p>
          <StartButton unitId={lesson.id} sections={lesson.sections} exercises={exercises} />
          {quiz ? (
            <ButtonLink to={quiz.paths[0]} variant="secondary">
              Take Quiz
            </ButtonLink>
          ) : null}
        </div>
      </header>
      <WithSettings unitId={unit.id} what="lesson" hasAudio={lesson.hasAudio}>
        <Sections sections={lesson.sections} visit={visit} />
      </WithSettings>
      <Tips tips={lesson.tips} className="mb-14" listClassName="lg:grid-cols-2 lg:gap-x-8" />
      {unit.id === 'numbers' ? (
        <p className="mb-14">
          <TextLink to="/numbers">Practice any number, prices and times</TextLink>
        </p>
      ) : null}
      {lessonsWithDrills.has(unit.id) ? (
        <p className="mb-14">
          <TextLink to={`/drills?lesson=${encodeURIComponent(unit.path)}`}>
            Drill this with new sentences
          </TextLink>
        </p>
      ) : null}
      {exercises.length > 0 ? <Practice unitId={unit.id} {...{ exercises, visit, lessonEnd }} /> : lessonEnd}
    </article>
  );
}
