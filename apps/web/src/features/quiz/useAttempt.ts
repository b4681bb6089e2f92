import {
  advanceAttempt,
  type Attempt,
  type AttemptEvent,
  type QuizSetting,
  startAttempt,
} from '@ena/domain/quiz/attempt';
import { useEffect, useReducer } from 'react';
import { randomSeed } from '../../exercise/randomSeed.ts';

/** Interval at which the clock is checked; ticks are whole seconds. */
const pollIntervalMs = 200;

/** Runs an attempt: the clock ticks while a question is open, a revealed answer advances after a delay. */
export function useAttempt(setting: QuizSetting): [Attempt, (event: AttemptEvent) => void] {
  const [attempt, dispatch] = useReducer(
    (state: Attempt, event: AttemptEvent) => advanceAttempt(setting, state, event),
    setting,
    (initial) => startAttempt(initial, randomSeed()),
  );
  const { phase, seed } = attempt;
  const { flow, clock } = setting.rules;
  // A clock for each question restarts with it; one for the whole quiz keeps running.
  const clockRound = clock.per === 'question' ? attempt.answered.length : 0;

  useEffect(() => {
    if (phase !== 'answering') return;
    const start = performance.now();
    let reportedSeconds = 0;
    const timer = setInterval(() => {
      const elapsedSeconds = Math.floor((performance.now() - start) / 1000);
      if (elapsedSeconds > reportedSeconds)
        dispatch({ type: 'tick', seconds: elapsedSeconds - reportedSeconds });
      reportedSeconds = elapsedSeconds;
    }, pollIntervalMs);
    return () => clearInterval(timer);
  }, [phase, clockRound, seed]);

  useEffect(() => {
    if (phase !== 'revealed' || flow.kind !== 'check') return;
    const timer = setTimeout(() => dispatch({ type: 'advance' }), flow.delayMs);
    return () => clearTimeout(timer);
  }, [phase, flow]);

  return [attempt, dispatch];
}
