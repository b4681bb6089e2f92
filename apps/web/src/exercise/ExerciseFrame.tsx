import { drawItems, pickItems } from '@ena/domain/exercise/runItems';
import type { Exercise } from '@ena/domain/exercise/model';
import {
  chooseOption,
  type ExerciseItem,
  type ExerciseResponse,
  hasTextKeys,
  isChosen,
} from '@ena/domain/exercise/kinds';
import { isAnswerWithheld, isCheckedByButton, isLocked } from '@ena/domain/exercise/itemState';
import { shownTexts } from '@ena/domain/exercise/question';
import type { Verdict } from '@ena/domain/exercise/item';
import {
  advanceRun,
  canCheck,
  currentItem,
  isLast,
  isItemComplete,
  restartRun,
  restoreRun,
  startRun,
  wasAnsweredWrong,
} from '@ena/domain/exercise/run';
import { Lightbulb, RotateCcw } from 'lucide-react';
import { type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react';
import { ItemView } from './ItemView.tsx';
import { randomSeed } from './randomSeed.ts';
import { ItemFeedback } from './ItemFeedback.tsx';
import { KeyHints } from './KeyHints.tsx';
import { loadRun, saveRun } from './storedRun.ts';
import { HeaderButton, RunBar, RunHeader, RunScreen } from './RunScreen.tsx';
import { promptId } from './view.ts';
import { type NextExercise, RunSummary } from './RunSummary.tsx';
import { RomanizationSwitch, RomanizedItem } from './RomanizationSwitch.tsx';
import { useAutoContinue } from './autoContinue.ts';
import { useAnswerKeys } from './useAnswerKeys.ts';
import { isTypingIn } from './useKeys.ts';
import { loadPlayer } from '../sound/loadPlayer.ts';
import type { VisitHistory } from '../study/answerHistory.ts';
import { Button } from '../ui/Button.tsx';
import { TextWithGeorgian } from '../ui/Georgian.tsx';

export { loadAnswerHistory } from '../study/answerHistory.ts';

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

/** One exercise, item by item, on a screen of its own, with Back and Reset; then its result. */
export function ExerciseFrame({
  exercise: fullExercise,
  onBack,
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
  /** Shown on demand; hidden again at the next item. */
  const [hintedId, setHintedId] = useState<string | null>(null);
  const [finishedSeed, setFinishedSeed] = useState<number | null>(null);
  const isFinished = finishedSeed === run.seed;
  const exerciseId = fullExercise.id;
  useEffect(() => {
    if (unitId !== undefined)
      saveRun(unitId, { exerciseId, itemIds: exercise.items.map(({ id }) => id), run });
  }, [unitId, exerciseId, exercise, run]);
  const frame = useRef<HTMLDivElement>(null);
  const item = currentItem(exercise, run);
  const shown = useMemo(() => shownTexts(item, run.seed, run.index), [item, run.seed, run.index]);

  const dispatch = (event: Parameters<typeof advanceRun>[2]) => {
    const next = advanceRun(exercise, run, event);
    if (next === run) return;
    setRun(next);
    if (event.type === 'next') setHintedId(null);
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
    setHintedId(null);
    setRun(restartRun(of, run, randomSeed()));
  };
  // A new run selects items anew.
  const reset = () => start(draw());
  const repeat = () => start(pickItems(exercise, run.wrong) ?? exercise);
  const respond = (response: ExerciseResponse) => dispatch({ type: 'respond', response });
  const finish = () => {
    setFinishedSeed(run.seed);
    if (unitId !== undefined) saveRun(unitId, null);
  };
  const last = isLast(exercise, run);
  // A wrong answer that has to be corrected is checked again.
  const canProceed = isItemComplete(exercise, run);
  const hasCheck = isCheckedByButton(item, exercise.checkOn);
  const isCheckNext = hasCheck && !canProceed;
  const proceed = () => (last ? finish() : dispatch({ type: 'next' }));
  const checkable = canCheck(exercise, run);
  const hasKeys = hasTextKeys(item);
  useAnswerKeys(
    frame,
    hasKeys && !isFinished ? shown : [],
    (option) => respond(chooseOption(run.response, option)),
    () => {
      if (isFinished) return;
      if (isCheckNext) dispatch({ type: 'check' });
      else if (canProceed) proceed();
    },
  );

  // Not what may still be changed, and not a text without a right answer.
  const isRight = run.phase === 'judged' && run.verdict.kind === 'correct' && isLocked(item, run);
  useAutoContinue(isRight && canProceed && !isFinished, proceed);

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
  }, [index, seed, isAnswerShown, isFinished]);

  const verdict = run.phase === 'judged' ? run.verdict : null;
  const isLatin = run.phase === 'answering' && run.latin !== undefined;
  const close = { label: backLabel ?? 'Back to Exercises', onClick: onBack };
  if (isFinished)
    return (
      <RunSummary {...{ screen: frame, exercise, run, repeat, nextExercise, close }}>{lessonEnd}</RunSummary>
    );
  const position = `${index + 1} of ${exercise.items.length}`;
  const hint = exercise.hint === 'toggle' ? item.hint : undefined;
  const isHintShown = hint !== undefined && hintedId === item.id;
  return (
    <RunScreen
      ref={frame}
      label={`${exercise.title}, item ${position}`}
      describedBy={promptId(item)}
      contentKey={`${seed} ${index}`}
      isWide={item.passage !== undefined}
      isJudged={verdict !== null}
      isCentered={isChosen(item) && item.passage === undefined}
      header={
        <RunHeader
          close={close}
          title={exercise.title}
          position={position}
          progress={{
            percent: Math.round((100 * (index + (last && verdict ? 1 : 0))) / exercise.items.length),
            label: 'Exercise progress',
          }}
        >
          <HeaderButton label="Reset" onClick={reset}>
            <RotateCcw size={19} aria-hidden />
          </HeaderButton>
        </RunHeader>
      }
      bar={
        <RunBar
          tone={verdict === null ? 'neutral' : verdict.kind === 'correct' ? 'right' : 'wrong'}
          feedback={
            <>
              <ItemFeedback
                exercise={exercise}
                run={run}
                showAnswer={() => dispatch({ type: 'show-answer' })}
              />
              {hint === undefined ? null : (
                <p role="status" className="text-muted">
                  {isHintShown ? <TextWithGeorgian>{hint}</TextWithGeorgian> : null}
                </p>
              )}
              {verdict === null && !isLatin && !isHintShown ? (
                <KeyHints
                  hints={[
                    ...(hasKeys ? [[`1-${shown.length}`, isChosen(item) ? 'choose' : 'place'] as const] : []),
                    ['Enter', hasCheck ? 'check' : 'continue'],
                  ]}
                />
              ) : null}
            </>
          }
          actions={
            <>
              {last && verdict && !canProceed ? (
                <Button variant="secondary" onClick={finish}>
                  Finish
                </Button>
              ) : null}
              {hint === undefined ? null : (
                <Button
                  variant="quiet"
                  className="px-3 max-sm:flex-none!"
                  aria-expanded={isHintShown}
                  onClick={() => setHintedId(isHintShown ? null : item.id)}
                >
                  <Lightbulb size={18} aria-hidden />{' '}
                  <span className="max-sm:sr-only">{isHintShown ? 'Hide Hint' : 'Show Hint'}</span>
                </Button>
              )}
              {isCheckNext ? (
                // Not `disabled`: that would lose the focus after the click.
                <Button key="action" aria-disabled={!checkable} onClick={() => dispatch({ type: 'check' })}>
                  {exercise.check ?? 'Check'}
                </Button>
              ) : (
                <Button
                  key="action"
                  // "Try again": going on is possible, and not what is to be done.
                  variant={isAnswerWithheld(item, run) ? 'secondary' : 'primary'}
                  disabled={!canProceed}
                  onClick={proceed}
                >
                  {last ? 'Finish' : 'Next'}
                </Button>
              )}
            </>
          }
        />
      }
    >
      <RomanizationSwitch items={[item]} />
      <RomanizedItem item={item}>
        <ItemView
          item={item}
          shown={shown}
          response={run.response}
          respond={respond}
          verdict={verdict}
          locked={isLocked(item, run)}
          placeholder={exercise.placeholder}
          isAnswerWithheld={isAnswerWithheld(item, run)}
          isSpoken={!exercise.isSilent}
        />
      </RomanizedItem>
    </RunScreen>
  );
}
