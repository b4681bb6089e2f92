/** Fake time for component tests of countdowns and study minutes. */
import { act } from 'react';
import { vi } from 'vitest';
import { settleRequests } from './mockApi.ts';

/** Stops the clock of the page; from then on only `advanceTime` moves it. `test/setup.ts` restores it. */
export function stopTime(): void {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
}

/** Runs `change` and waits until React has rendered what follows from it, effects included. */
export async function rendered(change: () => unknown): Promise<void> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  try {
    await act(async () => void (await change()));
  } finally {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  }
}

/** Moves the stopped clock on, once no request is in flight, and waits until React has rendered the result. */
export async function advanceTime(ms: number): Promise<void> {
  await settleRequests();
  await rendered(() => vi.advanceTimersByTime(ms));
}
