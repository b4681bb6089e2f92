import { expect, it } from 'vitest';
import { maxTimerDelayMs, timerDelay } from './timerDelay.ts';

const dayMs = 86_400_000;

it.each([
  [-5, 0],
  [1000, 1000],
  [24 * dayMs, 24 * dayMs],
  [48 * dayMs, maxTimerDelayMs],
  [Number.POSITIVE_INFINITY, maxTimerDelayMs],
])('a timer for %d ms waits %d ms', (ms, delay) => expect(timerDelay(ms)).toBe(delay));
