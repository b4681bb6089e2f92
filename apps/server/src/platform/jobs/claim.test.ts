import { describe, expect, it } from 'vitest';
import { nextAttemptAfter } from './claim.ts';

const created = new Date('2026-03-01T10:00:00Z');
const after = (seconds: number) => new Date(created.getTime() + seconds * 1000);
const policy = { firstDelayMs: 5_000, maxDelayMs: 900_000, giveUpAfterMs: 3_600_000 };

describe('the next attempt of a failed job', () => {
  it.each([
    [1, 5],
    [2, 10],
    [4, 40],
    [8, 640],
    [9, 900],
    [50, 900],
  ])('after %i attempts is in %i s', (attempts, seconds) =>
    expect(nextAttemptAfter(policy, attempts, created, created)).toEqual(after(seconds)),
  );

  it('never comes once the time for retries has passed', () => {
    expect(nextAttemptAfter(policy, 2, created, after(3600))).toEqual(after(3610));
    expect(nextAttemptAfter(policy, 2, created, after(3601))).toBeNull();
  });
});
