import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { retryUntilDone } from './retry.ts';

/** Starts the retries of an attempt that fails this many times. */
function start(failures: number, isPatient = false) {
  let left = failures;
  const attempt = vi.fn<() => Promise<boolean>>(async () => {
    left--;
    if (left === 0) throw new Error('the last failure');
    return left < 0;
  });
  onTestFinished(retryUntilDone(attempt, isPatient));
  return attempt;
}
const wait = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

describe('an attempt that is repeated until it is done', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0);
  });

  it('waits longer after each failure, and ends with a success', async () => {
    const attempt = start(5);
    const times: number[] = [];
    for (let second = 1; second <= 150; second++) {
      await wait(1);
      while (times.length < attempt.mock.calls.length) times.push(second);
    }
    expect(times).toEqual([3, 9, 21, 51, 81, 111]);
  });

  it('begins with the longest wait where a reload was in vain', async () => {
    const attempt = start(9, true);
    await wait(29);
    expect(attempt).not.toHaveBeenCalled();
    await wait(1);
    expect(attempt).toHaveBeenCalledOnce();
  });

  it.each([
    ['the browser comes online', () => window.dispatchEvent(new Event('online'))],
    ['the page becomes visible', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('is made at once when %s', async (_, happen) => {
    const attempt = start(0);
    happen();
    expect(attempt).toHaveBeenCalledOnce();
    await wait(600);
    expect(attempt).toHaveBeenCalledOnce();
  });

  it('is not made while the page is hidden, nor twice at a time, nor after it was stopped', async () => {
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const attempt = vi.fn<() => Promise<boolean>>(() => new Promise(() => undefined));
    const stop = retryUntilDone(attempt);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(attempt).not.toHaveBeenCalled();
    state.mockRestore();
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('online'));
    expect(attempt).toHaveBeenCalledOnce();
    stop();
    window.dispatchEvent(new Event('online'));
    await wait(600);
    expect(attempt).toHaveBeenCalledOnce();
  });
});
