import { describe, expect, it } from 'vitest';
import { advanceStreak, type DayOf, streakNow, streakOf, type StudyDay } from './streak.ts';

/**
 * Zones of this table are offsets from UTC in hours: '+14'. Real zones:
 * apps/server/src/learner/study/streak.property.test.ts.
 */
const dayOf: DayOf = (at, zone) => new Date(at + Number(zone) * 3_600_000).toISOString().slice(0, 10);
/** Parses a local time with the offset of its zone, such as '2026-03-01 23:59 +4'. */
function moment(localTime: string) {
  const [date, clock, zone = '+0'] = localTime.split(' ');
  return { at: Date.parse(`${date}T${clock}:00Z`) - Number(zone) * 3_600_000, zone };
}
/** Study at these moments, merged to days as they are stored. */
function studied(localTimes: readonly string[]): StudyDay[] {
  const days = new Map<string, StudyDay>();
  for (const one of localTimes.map(moment).toSorted((a, b) => a.at - b.at)) {
    const day = dayOf(one.at, one.zone);
    days.set(day, { day, first: days.get(day)?.first ?? one, last: one });
  }
  return [...days.values()];
}

const table: readonly (readonly [string, readonly string[], string, number])[] = [
  ['no study at all', [], '2026-03-01 10:00 +4', 0],
  ['the first day', ['2026-03-01 10:00 +4'], '2026-03-01 11:00 +4', 1],
  ['two days', ['2026-03-01 10:00 +4', '2026-03-02 10:00 +4'], '2026-03-02 10:00 +4', 2],
  [
    'two days, but only 2 minutes apart',
    ['2026-03-01 23:59 +4', '2026-03-02 00:01 +4'],
    '2026-03-02 01:00 +4',
    2,
  ],
  ['one day, though two by UTC', ['2026-03-02 03:59 +4', '2026-03-02 04:01 +4'], '2026-03-02 05:00 +4', 1],
  [
    'nearly 48 hours apart, and yet no day missed',
    ['2026-03-01 00:01 +4', '2026-03-02 23:59 +4'],
    '2026-03-02 23:59 +4',
    2,
  ],
  ['many times a day', ['2026-03-01 10:00 +4', '2026-03-01 10:01 +4'], '2026-03-01 23:00 +4', 1],
  [
    'a streak that ended yesterday is valid until today ends',
    ['2026-03-01 10:00 +4'],
    '2026-03-02 23:59 +4',
    1,
  ],
  ['a streak that ended two days ago is over', ['2026-03-01 23:59 +4'], '2026-03-03 00:00 +4', 0],
  [
    'a missed day restarts the streak',
    ['2026-03-01 10:00 +4', '2026-03-03 10:00 +4'],
    '2026-03-03 11:00 +4',
    1,
  ],
  [
    'over a leap day',
    ['2028-02-28 10:00 +4', '2028-02-29 10:00 +4', '2028-03-01 10:00 +4'],
    '2028-03-01 11:00 +4',
    3,
  ],
  ['a leap day missed', ['2028-02-28 10:00 +4', '2028-03-01 10:00 +4'], '2028-03-01 11:00 +4', 1],
  ['over the new year', ['2026-12-31 10:00 +4', '2027-01-01 10:00 +4'], '2027-01-01 11:00 +4', 2],
  [
    'over the date line to the east: Tuesday was skipped',
    ['2026-03-02 20:00 -10', '2026-03-04 07:00 +13'],
    '2026-03-04 08:00 +13',
    2,
  ],
  [
    'over the date line to the east, study in the evening of the day of arrival',
    ['2026-03-02 20:00 -10', '2026-03-04 23:00 +13'],
    '2026-03-04 23:30 +13',
    2,
  ],
  [
    'over the date line to the east, and a day missed there',
    ['2026-03-02 20:00 -10', '2026-03-05 23:00 +13'],
    '2026-03-05 23:30 +13',
    1,
  ],
  [
    'over the date line to the east, not studied yet: the streak is still valid',
    ['2026-03-02 20:00 -10'],
    '2026-03-04 07:00 +13',
    1,
  ],
  [
    'over the date line to the west: the same date again counts once',
    ['2026-03-04 07:00 +13', '2026-03-04 08:00 -10'],
    '2026-03-04 09:00 -10',
    1,
  ],
  [
    'over the date line to the west: a date before the counted one changes nothing',
    ['2026-03-04 07:00 +13', '2026-03-03 18:00 -10'],
    '2026-03-03 19:00 -10',
    1,
  ],
  [
    'over the date line to the east, consecutive only by the calendar of the old zone',
    ['2026-03-02 00:30 -10', '2026-03-04 22:00 +13'],
    '2026-03-04 23:00 +13',
    2,
  ],
  [
    'over the date line to the west, consecutive only by the dates of both zones',
    ['2026-03-04 01:00 +13', '2026-03-05 23:00 -10'],
    '2026-03-05 23:30 -10',
    2,
  ],
  [
    'there and back within a day',
    ['2026-03-04 07:00 +13', '2026-03-03 18:00 -10', '2026-03-05 20:00 +13'],
    '2026-03-05 21:00 +13',
    2,
  ],
  [
    'one instant, on two devices in two zones, is on two dates',
    ['2026-03-01 10:00 +0', '2026-03-02 23:00 +0', '2026-03-03 00:00 +1'],
    '2026-03-03 01:00 +1',
    3,
  ],
];

describe('the streak', () => {
  it.each(table)('[PROF-13] [PROF-16] %s', (_, localTimes, now, expected) => {
    const days = studied(localTimes);
    expect(streakNow(streakOf(days, dayOf), moment(now), dayOf)).toBe(expected);
    expect(streakNow(streakOf(days.toReversed(), dayOf), moment(now), dayOf)).toBe(expected);
  });

  it('rises by one a day and does not change on a day that was counted', () => {
    const [first, second] = studied(['2026-03-01 10:00 +4', '2026-03-02 10:00 +4']);
    if (!first || !second) throw new Error('two days');
    const one = advanceStreak(null, first, dayOf);
    const two = advanceStreak(one, second, dayOf);
    expect([one.length, two.length]).toEqual([1, 2]);
    expect(advanceStreak(two, second, dayOf)).toBe(two);
    expect(advanceStreak(two, first, dayOf)).toBe(two);
  });
});
