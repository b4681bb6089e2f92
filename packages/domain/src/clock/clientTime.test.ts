import { describe, expect, it } from 'vitest';
import { clockOffset, isAnyOutside, moveIntoRange } from './clientTime.ts';

const hour = 3_600_000;
const now = Date.parse('2026-03-01T10:00:00Z');
const range = { earliest: now - 24 * hour, latest: now };

describe('the offset of a device’s clock', () => {
  it.each([
    ['unknown if the device does not tell its time', null, 0],
    ['of a clock that is ahead', now + hour, -hour],
    ['of a clock that is ahead by less than a transfer takes', now + 5, -5],
    ['0 for what may be the transfer', now - 20_000, 0],
    ['of a clock that is behind', now - 30 * 24 * hour, 30 * 24 * hour],
  ])('is %s', (_, sentAt, offset) => expect(clockOffset(sentAt, now)).toBe(offset));
});

describe('the times of a batch', () => {
  it.each([
    ['in the range stay', [now - 5, now], [now - 5, now]],
    ['after now keep their order', [now + 1, now + hour, now + 2 * hour], [now, now + 1, now + 2]],
    [
      'before the sign-up keep their order',
      [range.earliest - hour, range.earliest - 5],
      [range.earliest, range.earliest + 1],
    ],
    ['that are equal keep their positions', [now - 9, now - 9, now - 9], [now - 9, now - 8, now - 7]],
    ['are ordered by time, not by position', [now + hour, now + 5, now - 1], [now + 1, now, now - 1]],
    ['that are cut come after those that are not', [now + hour, now], [now + 1, now]],
  ])('%s', (_, times, expected) => {
    expect(moveIntoRange(times, range)).toEqual(expected);
    expect(new Set(expected).size).toBe(times.length);
  });

  it('that are cut come after those of an earlier batch', () => {
    const free = { freeFromEarliest: range.earliest + 7, freeFromLatest: now + 3 };
    const times = [range.earliest - 1, now - 1, now + 1, now + 2];
    expect(moveIntoRange(times, { ...range, ...free })).toEqual([
      range.earliest + 7,
      now - 1,
      now + 3,
      now + 4,
    ]);
  });

  it.each([
    [[range.earliest, range.latest], false],
    [[range.earliest - 1], true],
    [[range.latest + 1, range.latest], true],
  ])('%j are outside: %s', (times, isOutside) => expect(isAnyOutside(times, range)).toBe(isOutside));
});
