import { timerDelay } from '@ena/domain/clock/timerDelay';

const limited = Symbol('limited delays');

/**
 * Limits the delays of all timers of this process to what Node can wait. The embedded database keeps its own timers by the
 * clock of the system (`__setitimer_js` of PGlite): set back by 25 days or more, they wait that long, which Node shortens to
 * a millisecond, with a warning each time. A timer that runs early is started again by the database.
 */
export function limitTimerDelays(): void {
  const { setTimeout: start } = globalThis;
  if (limited in start) return;
  const startLimited = (callback: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) =>
    start(callback, timerDelay(ms), ...args);
  // as: with the properties of the original, such as the symbol by which it is promisified.
  globalThis.setTimeout = Object.assign(startLimited, start, { [limited]: true }) as typeof start;
}
