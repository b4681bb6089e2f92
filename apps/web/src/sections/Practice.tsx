import type { ExerciseKind } from '@ena/domain/exercise/kinds';
import type { Exercise } from '@ena/domain/exercise/model';
import {
  CircleCheck,
  Headphones,
  TextCursorInput,
  type LucideIcon,
  MousePointerClick,
  Shuffle,
} from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { NavigationType, useNavigate, useNavigationType, useSearchParams } from 'react-router';
import { saveRun } from '../exercise/storedRun.ts';
import { useHydrated } from '../platform/useHydrated.ts';
import type { VisitHistory } from '../study/answerHistory.ts';
import { Skeleton } from '../ui/Feedback.tsx';
import { lazyWithErrorBoundary } from '../ui/lazyWithErrorBoundary.tsx';
import type { Visit } from './visit.ts';

interface PracticeProps {
  /** A lesson, or another page with exercises. */
  readonly unitId: string;
  readonly exercises: readonly Exercise[];
  readonly visit: Pick<Visit, 'trackResponse' | 'getMissedIds'>;
  /** What follows in the lesson: below the menu, and at the end of a run. */
  readonly lessonEnd?: ReactNode;
  readonly heading?: string;
  /** Label of the button that closes an exercise. */
  readonly backLabel?: string;
}

// A chunk of its own: exercises are loaded after the lesson text.
const loadFrame = () => import('../exercise/ExerciseFrame.tsx');
const loadExercise = () => import('./VisitExercise.tsx');
const VisitExercise = lazyWithErrorBoundary(async () => ({ default: (await loadExercise()).VisitExercise }));

/** Loads the code of all exercises, so that they also work if the browser is offline by then. */
const prefetchExercises = async (): Promise<void> => {
  const [{ loadTypedViews }] = await Promise.all([import('../exercise/ItemView.tsx'), loadExercise()]);
  await loadTypedViews();
};
/** Delay of what is not needed at first, so that the page itself loads before. */
const prefetchDelayMs = 3000;
const loadHistory = async (unitId: string): Promise<VisitHistory> =>
  (await loadFrame()).loadAnswerHistory(unitId);

const methods: Readonly<Record<ExerciseKind, readonly [icon: LucideIcon, title: string]>> = {
  choice: [MousePointerClick, 'Choose'],
  'multi-choice': [MousePointerClick, 'Choose several'],
  'fill-blank': [TextCursorInput, 'Fill the gap'],
  'type-answer': [TextCursorInput, 'Type'],
  order: [Shuffle, 'Put in order'],
  categorize: [Shuffle, 'Sort'],
  compose: [TextCursorInput, 'Write'],
};

/** How the items of an exercise are answered, and how many were right when they were answered last. */
function ExerciseCard({
  exercise: { id, title, description, items, draw = items.length },
  history,
  open,
}: {
  exercise: Exercise;
  history: VisitHistory | null;
  open: () => void;
}) {
  const [first] = items;
  const [Icon, method] = methods[first?.kind ?? 'choice'];
  const isHeard = items.every(({ sound }) => sound !== undefined);
  const right = items.filter((item) => history?.get(item.id)?.correct === true).length;
  return (
    <button
      type="button"
      id={`open-${id}`}
      onClick={open}
      className="group grid h-full w-full content-start gap-2 rounded-xl border border-line bg-surface p-6 text-left hover:border-wine"
    >
      <span className="font-serif text-lg font-semibold group-hover:text-wine">{title}</span>
      <span className="text-muted">{description}</span>
      <span className="flex items-center gap-1.5 text-sm text-muted">
        {right === items.length ? (
          <>
            <CircleCheck size={16} aria-hidden className="text-correct" /> Done:{' '}
          </>
        ) : null}
        {right > 0 ? `${right} of ${items.length} right` : `${Math.min(draw, items.length)} items`}
      </span>
      <span className="order-first flex items-center gap-2 text-sm text-muted">
        {isHeard ? <Headphones size={20} aria-hidden className="text-wine" /> : null}
        <Icon size={20} aria-hidden className="text-wine" />{' '}
        {isHeard ? `Listen and ${method.toLowerCase()}` : method}
      </span>
    </button>
  );
}

/** The parameter of the address that names the open exercise. */
const parameter = 'practice';
export const practiceAddress = (exerciseId: string): string =>
  `?${new URLSearchParams({ [parameter]: exerciseId })}`;

/** The menu of exercises, and the exercise that the address names, which covers the page. */
export function Practice({
  unitId,
  exercises,
  visit,
  lessonEnd,
  heading = 'Practice Exercises',
  backLabel,
}: PracticeProps) {
  const [query] = useSearchParams();
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const exercise = isHydrated ? exercises.find(({ id }) => id === query.get(parameter)) : undefined;
  const next = exercise && exercises[exercises.indexOf(exercise) + 1];
  const [history, setHistory] = useState<Promise<VisitHistory>>();
  const [known, setKnown] = useState<VisitHistory | null>(null);
  if (exercise && history === undefined) setHistory(loadHistory(unitId));
  useEffect(() => {
    // Answers are added to it: it is read anew when an exercise is closed.
    history?.then(setKnown, () => undefined);
  }, [history]);
  const navigationType = useNavigationType();
  useEffect(() => {
    const timer = setTimeout(() => {
      prefetchExercises().catch(() => undefined);
      setHistory((loading) => loading ?? loadHistory(unitId));
    }, prefetchDelayMs);
    return () => clearTimeout(timer);
  }, [unitId]);
  const openId = exercise?.id ?? null;
  // Whether the entry below in the history is the lesson: not if the exercise was opened by its address.
  const isAboveLesson = useRef(false);
  useEffect(() => {
    if (openId !== null && navigationType === NavigationType.Push) isAboveLesson.current = true;
  }, [openId, navigationType]);
  const previousOpenId = useRef<string | null>(null);
  useEffect(() => {
    // Back in the menu, the exercise that was closed gets the focus.
    if (openId === null && previousOpenId.current)
      document.getElementById(`open-${previousOpenId.current}`)?.focus();
    previousOpenId.current = openId;
  }, [openId]);
  const open = (id: string, replace: boolean) =>
    void navigate(practiceAddress(id), { replace, preventScrollReset: true });
  const startAnew = (id: string) => {
    // From its first item (EX-09); the main button of the page continues.
    saveRun(unitId, null);
    open(id, false);
  };
  const close = () => {
    if (isAboveLesson.current) void navigate(-1);
    else void navigate({ search: '' }, { replace: true, preventScrollReset: true });
    isAboveLesson.current = false;
  };
  return (
    <section id="practice" aria-labelledby="practice-title" className="scroll-mt-20">
      <h2 id="practice-title" className="mb-4 text-2xl">
        {heading}
      </h2>
      {exercise ? (
        <Suspense fallback={<Skeleton className="fixed inset-0 z-40" />}>
          <VisitExercise
            key={exercise.id}
            unitId={unitId}
            exercise={exercise}
            history={history}
            onBack={close}
            visit={visit}
            nextExercise={next && { title: next.title, open: () => open(next.id, true) }}
            lessonEnd={lessonEnd}
            {...(backLabel !== undefined && { backLabel })}
          />
        </Suspense>
      ) : null}
      <ul className="grid gap-4 md:grid-cols-3">
        {exercises.map((one) => (
          <li key={one.id}>
            <ExerciseCard exercise={one} history={known} open={() => startAnew(one.id)} />
          </li>
        ))}
      </ul>
      {exercise ? null : <div className="mt-8">{lessonEnd}</div>}
    </section>
  );
}
