/** Fake time for component tests of countdowns and study minutes. */
import { onTestFinished, vi } from 'vitest';
import { settleRequests } from './mockApi.ts';
import { actAndWait } from './react.ts';

/**
 * Stops the clock of the page; from then on only `advanceTime` moves it. `test/setup.ts` restores it. Fake
 * timers alone would not stop it: Vitest advances them by the real time that its assertions and actions take,
 * so that results would depend on the speed of the machine.
 */
export function stopTime(): void {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
  const isFake = vi.spyOn(vi, 'isFakeTimers').mockReturnValue(false);
  onTestFinished(() => isFake.mockRestore());
}

/**
 * Moves the stopped clock on, once no request is in flight, and waits until React has rendered the result.
 * In steps, so that effects triggered by a timer start their own timers in time.
 */
export async function advanceTime(ms: number, stepMs = 1000): Promise<void> {
  await settleRequests();
  // A pending effect would start its timer late.
  await actAndWait(() => undefined);
  for (let left = ms; left > 0; left -= stepMs)
    await actAndWait(() => vi.advanceTimersByTime(Math.min(left, stepMs)));
}
