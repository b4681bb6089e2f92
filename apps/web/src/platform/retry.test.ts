import { describe, expect, it } from 'vitest';
import { withRetries } from './retry.ts';

/** Runs a call that fails `failures` times; returns the result, the delays and the reported retries. */
async function run(failures: number, worthIt?: (error: unknown) => boolean) {
  const waits: number[] = [];
  const retries: [number, number][] = [];
  let calls = 0;
  const result = await withRetries(
    async () => {
      calls += 1;
      if (calls <= failures) throw new Error(`failure ${calls}`);
      return 'done';
    },
    {
      ...(worthIt ? { isRetryable: worthIt } : {}),
      onRetry: (seconds, attempt) => retries.push([seconds, attempt]),
      wait: async (ms) => void waits.push(ms),
    },
  ).catch((error: Error) => error.message);
  return { result, calls, waits, retries };
}

describe('the retry helper', () => {
  it.each([
    [0, 'done', 1, []],
    [1, 'done', 2, [1000]],
    [2, 'done', 3, [1000, 2000]],
    [3, 'done', 4, [1000, 2000, 4000]],
    [4, 'failure 4', 4, [1000, 2000, 4000]],
    [9, 'failure 4', 4, [1000, 2000, 4000]],
  ])(
    '[BACK-10] [AUTH-19] [AUTH-20] after %i failures gives %s in %i calls, waiting %j ms',
    async (failures, result, calls, waits) => {
      expect(await run(failures)).toMatchObject({ result, calls, waits });
    },
  );

  it('[AUTH-21] does not retry an error that is not retryable', async () => {
    expect(await run(9, () => false)).toEqual({ result: 'failure 1', calls: 1, waits: [], retries: [] });
  });

  it('[ERR-03] reports delay and number of each retry before it waits', async () => {
    expect((await run(9)).retries).toEqual([
      [1, 1],
      [2, 2],
      [4, 3],
    ]);
  });
});
