/**
 * The longest delay of a timer, 24.8 days: timers run a longer one at once, and again at once if they are started anew. A
 * delay until a time can be longer when a clock is set back.
 */
export const maxTimerDelayMs = 2 ** 31 - 1;

/** A delay that a timer can wait. What is started for a time must check it: it may be started early. */
export const timerDelay = (ms: number): number => Math.min(Math.max(0, ms), maxTimerDelayMs);
