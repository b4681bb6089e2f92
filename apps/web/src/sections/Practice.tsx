import type { Exercise } from '@ena/domain/exercise/model';
import { PencilLine } from 'lucide-react';
import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Skeleton } from '../ui/Feedback.tsx';
import type { VisitHistory } from '../study/answerHistory.ts';
import type { Visit } from './visit.ts';
import { loadInProgress } from '../study/inProgress.ts';
import { lazyWithErrorBoundary } from '../ui/lazyWithErrorBoundary.tsx';

interface PracticeProps {
  /** A lesson, or another page with exercises. */
  readonly unitId: string;
  readonly exercises: readonly Exercise[];
  readonly visit: Pick<Visit, 'trackResponse' | 'getMissedIds'>;
  /** What follows in the lesson: below the menu, and at the end of a run. */
  readonly lessonEnd?: ReactNode;
}

// A chunk of its own: exercises are loaded after the lesson text.
const loadFrame = () => import('../exercise/ExerciseFrame.tsx');
const ExerciseFrame = lazyWithErrorBoundary(async () => ({ default: (await loadFrame()).ExerciseFrame }));

/** Prefetches the code of all exercises, so that they also work if the browser is offline by then. */
const prefetchExercises = async (): Promise<void> => {
  const [{ loadTypedViews }] = await Promise.all([import('../exercise/ItemView.tsx'), loadFrame()]);
  await loadTypedViews();
};
/** Delay of the prefetch, so that the page itself loads first. */
const prefetchDelayMs = 3000;

/** The menu of exercises, or the one that is open. */
export function Practice({ unitId, exercises, visit, lessonEnd }: PracticeProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  const [history, setHistory] = useState<Promise<VisitHistory>>();
  const section = useRef<HTMLElement>(null);
  const exercise = exercises.find(({ id }) => id === openId);
  const next = exercise && exercises[exercises.indexOf(exercise) + 1];
  const previousOpenId = useRef<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => prefetchExercises().catch(() => undefined), prefetchDelayMs);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    // Back in the menu, the exercise that was closed gets the focus.
    if (openId === null && previousOpenId.current)
      document.getElementById(`open-${previousOpenId.current}`)?.focus({ preventScroll: true });
    previousOpenId.current = openId;
  }, [openId]);
  const open = useCallback(
    (id: string | null) => {
      setOpenId(id);
      if (id !== null)
        setHistory(
          (known) => known ?? loadFrame().then(({ loadAnswerHistory }) => loadAnswerHistory(unitId)),
        );
      requestAnimationFrame(() => section.current?.scrollIntoView({ block: 'start', behavior: 'smooth' }));
    },
    [unitId],
  );
  useEffect(() => {
    // An exercise that was open before a reload is opened again.
    if (loadInProgress(unitId) !== undefined)
      loadFrame().then(
        ({ openExerciseId }) => {
          const id = openExerciseId(unitId);
          if (id !== null) open(id);
        },
        () => undefined,
      );
  }, [unitId, open]);
  return (
    <section
      ref={section}
      id="practice"
      aria-labelledby="practice-title"
      // An open exercise fills the screen: a page that became shorter would change the scroll position. On a small
      // phone it starts with its item, so that a whole keyboard fits below.
      className={`scroll-mt-20 ${exercise ? 'min-h-dvh-minus-20 max-sm:-scroll-mt-5 short:max-sm:-scroll-mt-26' : ''}`}
    >
      <h2 id="practice-title" className={`mb-4 text-2xl ${exercise ? 'max-sm:sr-only' : ''}`}>
        Practice Exercises
      </h2>
      {exercise ? (
        <Suspense fallback={<Skeleton className="mx-auto h-96 max-w-quiz" />}>
          <ExerciseFrame
            key={exercise.id}
            unitId={unitId}
            exercise={exercise}
            history={history}
            onBack={() => open(null)}
            missedIds={visit.getMissedIds}
            onResponse={visit.trackResponse}
            nextExercise={next && { title: next.title, open: () => open(next.id) }}
            lessonEnd={lessonEnd}
          />
        </Suspense>
      ) : (
        <>
          <ul className="grid gap-4 md:grid-cols-3">
            {exercises.map(({ id, title, description, items, draw = items.length }) => (
              <li key={id}>
                <button
                  type="button"
                  id={`open-${id}`}
                  onClick={() => open(id)}
                  className="group grid h-full w-full content-start gap-2 rounded-xl border border-line bg-surface p-6 text-left hover:border-wine"
                >
                  <PencilLine size={24} aria-hidden className="text-wine" />
                  <span className="font-serif text-lg font-semibold group-hover:text-wine">{title}</span>
                  <span className="text-muted">{description}</span>
                  <span className="text-sm text-muted">{Math.min(draw, items.length)} items</span>
                </button>
              </li>
            ))}
          </ul>
          <div className="mt-8">{lessonEnd}</div>
        </>
      )}
    </section>
  );
}
