import {
  advanceAttempt,
  type Attempt,
  type AttemptEvent,
  type QuizSetting,
  startAttempt,
} from '@ena/domain/quiz/attempt';
import { useEffect, useReducer } from 'react';
import { randomSeed } from '../../exercise/randomSeed.ts';

/** How often the clock is looked at; whole seconds are what counts. */
const lookMs = 200;

/** An attempt that runs: the clock ticks while a question is open, and a revealed answer goes on by itself. */
export function useAttempt(setting: QuizSetting): [Attempt, (event: AttemptEvent) => void] {
  const [attempt, dispatch] = useReducer(
    (state: Attempt, event: AttemptEvent) => advanceAttempt(setting, state, event),
    setting,
    (initial) => startAttempt(initial, randomSeed()),
  );
  const { phase, seed } = attempt;
  const { flow, clock } = setting.rules;
  // A clock for each question starts anew with it; one for the whole quiz runs through.
  const round = clock.per === 'question' ? attempt.answered.length : 0;

  useEffect(() => {
    if (phase !== 'answering') return;
    const start = performance.now();
    let told = 0;
    const timer = setInterval(() => {
      const passed = Math.floor((performance.now() - start) / 1000);
      if (passed > told) dispatch({ type: 'tick', seconds: passed - told });
      told = passed;
    }, lookMs);
    return () => clearInterval(timer);
  }, [phase, round, seed]);

  useEffect(() => {
    if (phase !== 'revealed' || flow.kind !== 'check') return;
    const timer = setTimeout(() => dispatch({ type: 'goOn' }), flow.delayMs);
    return () => clearTimeout(timer);
  }, [phase, flow]);

  return [attempt, dispatch];
}
