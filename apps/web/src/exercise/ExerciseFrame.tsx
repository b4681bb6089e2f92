import { drawItems, pickItems } from '@ena/domain/exercise/runItems';
import type { Exercise } from '@ena/domain/exercise/model';
import { chooseOption, type ExerciseItem, type ExerciseResponse, isChosen } from '@ena/domain/exercise/kinds';
import { isLocked } from '@ena/domain/exercise/itemState';
import { shownTexts } from '@ena/domain/exercise/question';
import type { Verdict } from '@ena/domain/exercise/item';
import {
  advanceRun,
  canCheck,
  canAdvance,
  currentItem,
  isLast,
  isRunComplete,
  restartRun,
  restoreRun,
  startRun,
  wasAnsweredWrong,
} from '@ena/domain/exercise/run';
import { ArrowLeft, Lightbulb, RotateCcw } from 'lucide-react';
import { type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react';
import { ItemView } from './ItemView.tsx';
import { randomSeed } from './randomSeed.ts';
import { ItemFeedback } from './ItemFeedback.tsx';
import { promptId } from './view.ts';
import { type NextExercise, RunSummary } from './RunSummary.tsx';
import { RomanizationSwitch, RomanizedItem } from './RomanizationSwitch.tsx';
import { useAnswerKeys } from './useAnswerKeys.ts';
import { isTypingIn } from './useKeys.ts';
import { loadPlayer } from '../sound/loadPlayer.ts';
import type { VisitHistory } from '../study/answerHistory.ts';
import { loadInProgress, saveInProgress } from '../study/inProgress.ts';
import { Button } from '../ui/Button.tsx';
import { TextWithGeorgian } from '../ui/Georgian.tsx';
import { ProgressBar } from '../ui/Progress.tsx';

/** A hint shown on demand; it is hidden again at the next item. */
function HintToggle({ hint }: { hint: string }) {
  const [shown, setShown] = useState(false);
  return (
    <div>
      <Button variant="quiet" className="-ml-3 px-3" aria-expanded={shown} onClick={() => setShown(!shown)}>
        <Lightbulb size={18} aria-hidden /> {shown ? 'Hide Hint' : 'Show Hint'}
      </Button>
      <p role="status" className="min-h-7 text-muted">
        {shown ? <TextWithGeorgian>{hint}</TextWithGeorgian> : null}
      </p>
    </div>
  );
}

const isList = (value: unknown): value is readonly string[] => Array.isArray(value);

/** What is stored of the open exercise of a lesson; `run` is still to be validated. */
interface StoredRun {
  readonly exerciseId: string;
  /** The items of the run, in order. */
  readonly itemIds: readonly string[];
  readonly run: unknown;
}

function loadRun(unitId: string): StoredRun | null {
  const state = loadInProgress(unitId);
  if (typeof state !== 'object' || state === null) return null;
  // as: each field is validated below, or by `restoreRun`.
  const { exerciseId, itemIds, run } = state as Record<string, unknown>;
  if (typeof exerciseId !== 'string' || !isList(itemIds)) return null;
  return { exerciseId, itemIds, run };
}

export { loadAnswerHistory } from '../study/answerHistory.ts';

/** Id of the exercise that this learner has left open in a lesson; null if there is none. */
export const openExerciseId = (unitId: string): string | null => loadRun(unitId)?.exerciseId ?? null;

interface ExerciseFrameProps {
  readonly exercise: Exercise;
  readonly onBack: () => void;
  readonly backLabel?: string;
  /** Offered at the end of a run. */
  readonly nextExercise?: NextExercise | undefined;
  /** What follows in the lesson; shown at the end of a run. */
  readonly lessonEnd?: ReactNode;
  /** The lesson; its run is stored after each change, to be continued after a reload. Not stored without it. */
  readonly unitId?: string;
  /** The learner's answers in the lesson, by which items are drawn; suspends until it is loaded. */
  readonly history?: Promise<VisitHistory> | undefined;
  /** Ids of the items that were answered wrong earlier in the visit: they can only be corrected. */
  readonly missedIds?: () => readonly string[];
  /** Called with each response to an item, and with its verdict once it is judged. */
  readonly onResponse: (
    item: ExerciseItem,
    response: ExerciseResponse,
    verdict: Verdict | null,
    /** The item was answered wrong before. */
    isCorrection: boolean,
  ) => void;
}

/** One exercise, item by item, with Back and Reset. */
export function ExerciseFrame({
  exercise: fullExercise,
  onBack: close,
  backLabel,
  nextExercise,
  lessonEnd,
  unitId,
  history: loadingHistory,
  missedIds,
  onResponse,
}: ExerciseFrameProps) {
  const [stored] = useState(() => {
    const found = unitId === undefined ? null : loadRun(unitId);
    return found?.exerciseId === fullExercise.id ? found : null;
  });
  const [emptyHistory] = useState<VisitHistory>(() => new Map());
  const history = loadingHistory ? use(loadingHistory) : emptyHistory;
  const draw = () => drawItems(fullExercise, history, randomSeed());
  const [exercise, setExercise] = useState(() => pickItems(fullExercise, stored?.itemIds ?? []) ?? draw());
  const [run, setRun] = useState(
    () => restoreRun(exercise, stored?.run) ?? startRun(exercise, randomSeed(), missedIds?.()),
  );
  // A run can be finished while its last answer is wrong and could be tried again.
  const [finishedRun, setFinishedRun] = useState<number | null>(null);
  const isComplete = isRunComplete(exercise, run) || finishedRun === run.seed;
  const exerciseId = fullExercise.id;
  useEffect(() => {
    if (unitId !== undefined)
      saveInProgress(unitId, {
        exerciseId,
        itemIds: exercise.items.map(({ id }) => id),
        run,
      } satisfies StoredRun);
  }, [unitId, exerciseId, exercise, run]);
  const onBack = () => {
    if (unitId !== undefined) saveInProgress(unitId, null);
    close();
  };
  const frame = useRef<HTMLDivElement>(null);
  const item = currentItem(exercise, run);
  const shown = useMemo(() => shownTexts(item, run.seed, run.index), [item, run.seed, run.index]);

  const dispatch = (event: Parameters<typeof advanceRun>[2]) => {
    const next = advanceRun(exercise, run, event);
    if (next === run) return;
    setRun(next);
    if (event.type !== 'respond' && event.type !== 'check') return;
    const isCorrection = wasAnsweredWrong(run, item.id);
    if (next.phase === 'judged')
      history.set(item.id, {
        // Not after a wrong answer in this run: the item comes first in the next one.
        correct: next.verdict.kind === 'correct' && !run.wrong.includes(item.id),
        at: new Date().toISOString(),
      });
    onResponse(item, next.response, next.phase === 'judged' ? next.verdict : null, isCorrection);
  };
  const start = (of: Exercise) => {
    setExercise(of);
    setRun(restartRun(of, run, randomSeed()));
  };
  // A new run selects items anew.
  const reset = () => start(draw());
  const repeat = () => start(pickItems(exercise, run.wrong) ?? exercise);
  const respond = (response: ExerciseResponse) => dispatch({ type: 'respond', response });
  const checkable = canCheck(exercise, run);
  const hasOptions = isChosen(item);
  useAnswerKeys(
    frame,
    hasOptions ? shown : [],
    (option) => respond(chooseOption(run.response, option)),
    () => dispatch({ type: run.phase === 'judged' ? 'next' : 'check' }),
  );

  const nextClip = exercise.items[run.index + 1]?.sound;
  useEffect(() => {
    if (nextClip === undefined) return undefined;
    // In a later task: the item is shown first.
    const timer = setTimeout(() =>
      loadPlayer().then(
        ({ prefetchClip }) => prefetchClip(nextClip),
        () => undefined,
      ),
    );
    return () => clearTimeout(timer);
  }, [nextClip]);

  // A new item takes the focus, so that keyboard and screen reader move with the content; Show Answer, which is gone
  // once it is pressed, leaves it to the item.
  const { index, seed, isAnswerShown } = run;
  useEffect(() => {
    if (!isTypingIn(frame.current)) frame.current?.focus({ preventScroll: true });
  }, [index, seed, isAnswerShown]);

  return (
    <div
      ref={frame}
      tabIndex={-1}
      role="group"
      aria-label={`${exercise.title}, item ${index + 1} of ${exercise.items.length}`}
      aria-describedby={promptId(item)}
      className="mx-auto max-w-quiz outline-none"
    >
      <div className="mb-6 flex flex-wrap items-center gap-x-2 max-sm:mb-0">
        <Button variant="quiet" className="mr-auto -ml-3 px-3" onClick={onBack}>
          <ArrowLeft size={18} aria-hidden /> {backLabel ?? 'Back to Exercises'}
        </Button>
        <RomanizationSwitch items={[item]} />
        <Button variant="quiet" className="-mr-3 px-3 max-sm:ml-auto" onClick={reset}>
          <RotateCcw size={17} aria-hidden /> Reset
        </Button>
      </div>
      <div className="mb-6 flex items-center gap-4 max-sm:mb-3">
        <strong>{exercise.title}</strong>
        <ProgressBar
          percent={Math.round(
            (100 * (index + (isLast(exercise, run) && run.phase === 'judged' ? 1 : 0))) /
              exercise.items.length,
          )}
          label="Exercise progress"
          className="h-2 flex-1"
        />
        <span className="text-muted tabular-nums">
          {index + 1} of {exercise.items.length}
        </span>
      </div>
      <div className="grid gap-5 max-sm:gap-3">
        <RomanizedItem item={item}>
          <ItemView
            item={item}
            shown={shown}
            response={run.response}
            respond={respond}
            verdict={run.phase === 'judged' ? run.verdict : null}
            locked={isLocked(item, run)}
            placeholder={exercise.placeholder}
          />
        </RomanizedItem>
        {exercise.hint === 'toggle' && item.hint ? <HintToggle key={item.id} hint={item.hint} /> : null}
      </div>
      <div className="mt-5 gap-3 max-sm:contents sm:grid sm:grid-cols-1fr-auto">
        <ItemFeedback exercise={exercise} run={run} showAnswer={() => dispatch({ type: 'show-answer' })} />
        {/* Sticky at the bottom of a phone's screen, however long the feedback is. */}
        <div className="flex gap-3 empty:hidden max-sm:sticky max-sm:bottom-0 max-sm:-mx-5 max-sm:border-t max-sm:border-line max-sm:bg-page max-sm:px-5 max-sm:pt-2 max-sm:pb-safe-or-2 sm:flex-col">
          {exercise.checkOn === 'button' ? (
            <Button
              className="max-sm:flex-1"
              // Not `disabled`: that would lose the focus after the click.
              aria-disabled={!checkable}
              onClick={() => dispatch({ type: 'check' })}
            >
              {exercise.check ?? 'Check'}
            </Button>
          ) : null}
          {isLast(exercise, run) && run.phase === 'judged' && !isComplete ? (
            <Button className="max-sm:flex-1" variant="secondary" onClick={() => setFinishedRun(run.seed)}>
              Finish
            </Button>
          ) : null}
          {isLast(exercise, run) ? null : (
            <Button
              className="max-sm:flex-1"
              variant={exercise.checkOn === 'button' ? 'secondary' : 'primary'}
              disabled={!canAdvance(exercise, run)}
              onClick={() => dispatch({ type: 'next' })}
            >
              Next
            </Button>
          )}
        </div>
      </div>
      <RunSummary {...{ isComplete, exercise, run, repeat, nextExercise, onBack, backLabel }}>
        {lessonEnd}
      </RunSummary>
      <p className="mt-4 text-sm text-muted max-md:hidden">
        Press {hasOptions ? `1 to ${shown.length} to choose, ` : ''}Enter to{' '}
        {exercise.checkOn === 'button' ? 'check and ' : ''}continue.
      </p>
    </div>
  );
}
