import {
  advanceAttempt,
  type AnsweredQuestion,
  type Attempt,
  type AttemptEvent,
  type QuizSetting,
  startAttempt,
} from '@ena/domain/quiz/attempt';
import { restoreAttempt } from '@ena/domain/quiz/restoreAttempt';
import { useCallback, useEffect, useRef, useState } from 'react';
import { loadInProgress, saveInProgress } from '../../study/inProgress.ts';

/** Interval at which the clock is checked; ticks are whole seconds. */
const pollIntervalMs = 200;

interface AttemptListeners {
  /** Called once for each question, when it is answered or its time is up. */
  readonly onAnswer: (answer: AnsweredQuestion) => void;
  /** Called once per attempt, after the last answer. */
  readonly onFinish: (attempt: Attempt) => void;
}

interface NewAttempt {
  readonly unitId: string;
  readonly setting: QuizSetting;
  /** Unless an attempt in progress is continued. */
  readonly seed: number;
}

/** An attempt as it begins; `resumedAt` is the number of its questions that were answered before. */
interface InitialAttempt {
  readonly attempt: Attempt;
  readonly resumedAt: number;
}

function restoreOrStart({ unitId, setting, seed }: NewAttempt): InitialAttempt {
  const attempt = restoreAttempt(setting, loadInProgress(unitId)) ?? startAttempt(setting, seed);
  return { attempt, resumedAt: attempt.answered.length };
}

/**
 * The attempt on screen. While a prerendered page is hydrated, it is the one that the page shows; then it begins for this
 * learner, with the same questions unless one in progress is continued.
 */
function useInitialAttempt(started: NewAttempt, isHydrated: boolean) {
  const { setting, seed } = started;
  const [initial, setInitial] = useState(() =>
    isHydrated ? restoreOrStart(started) : { attempt: startAttempt(setting, seed), resumedAt: 0 },
  );
  const [isInitialized, setInitialized] = useState(isHydrated);
  if (isHydrated && !isInitialized) {
    setInitialized(true);
    setInitial(restoreOrStart(started));
  }
  return [initial, setInitial] as const;
}

/**
 * Runs an attempt: the clock ticks while a question is open, a revealed answer advances after a delay, unless the
 * learner has switched time limits off (decision 0065); neither while `isPaused`. The attempt is stored after each change,
 * and the clock stands still while the page is closed.
 */
export function useAttempt(
  started: NewAttempt,
  isHydrated: boolean,
  isPaused: boolean,
  listeners: AttemptListeners,
): {
  readonly attempt: Attempt;
  readonly resumedAt: number;
  readonly dispatch: (event: AttemptEvent) => void;
} {
  const { unitId, setting } = started;
  const [{ attempt, resumedAt }, setInitial] = useInitialAttempt(started, isHydrated);
  // In refs, so that several events before the next render each see the state that the previous one left.
  const current = useRef(attempt);
  const latestListeners = useRef(listeners);
  useEffect(() => {
    current.current = attempt;
  }, [attempt]);
  useEffect(() => {
    latestListeners.current = listeners;
  });
  const dispatch = useCallback(
    (event: AttemptEvent) => {
      const before = current.current;
      const after = advanceAttempt(setting, before, event);
      if (after === before) return;
      current.current = after;
      setInitial((initial) => ({ ...initial, attempt: after }));
      saveInProgress(unitId, after.phase === 'finished' ? null : after);
      const answer = after.answered.at(-1);
      const { onAnswer, onFinish } = latestListeners.current;
      if (answer && after.answered.length > before.answered.length) onAnswer(answer);
      if (after.phase === 'finished' && before.phase !== 'finished') onFinish(after);
    },
    [unitId, setting, setInitial],
  );
  useEffect(
    () => () => {
      // A quiz that was only looked at starts anew.
      if (current.current.answered.length === 0) saveInProgress(unitId, null);
    },
    [unitId],
  );
  const { phase, seed } = attempt;
  const { untimed } = setting;
  const { flow, clock } = setting.rules;
  // A clock for each question restarts with it; one for the whole quiz keeps running.
  const clockRound = clock.per === 'question' ? attempt.answered.length : 0;

  useEffect(() => {
    if (phase !== 'answering' || isPaused) return;
    const start = performance.now();
    let reportedSeconds = 0;
    const timer = setInterval(() => {
      const elapsedSeconds = Math.floor((performance.now() - start) / 1000);
      if (elapsedSeconds > reportedSeconds)
        dispatch({ type: 'tick', seconds: elapsedSeconds - reportedSeconds });
      reportedSeconds = elapsedSeconds;
    }, pollIntervalMs);
    return () => clearInterval(timer);
  }, [phase, clockRound, seed, isPaused, dispatch]);

  useEffect(() => {
    if (phase !== 'judged' || flow.kind !== 'check' || untimed || isPaused) return;
    const timer = setTimeout(() => dispatch({ type: 'advance' }), flow.delayMs);
    return () => clearTimeout(timer);
  }, [phase, flow, untimed, isPaused, dispatch]);

  return { attempt, resumedAt, dispatch };
}
