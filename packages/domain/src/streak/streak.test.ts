import { describe, expect, it } from 'vitest';
import { addDays } from './day.ts';
import {
  advanceStreak,
  type DayOf,
  keptDays,
  type Pause,
  streakNow,
  streakOf,
  type StudyDay,
} from './streak.ts';

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
    for (const inAnyOrder of [days, days.toReversed()])
      expect(streakNow(streakOf(inAnyOrder, dayOf), moment(now), dayOf).length).toBe(expected);
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

/** Study at noon on the days of March with these numbers. */
const march = (...dates: readonly number[]) =>
  studied(dates.map((date) => `2026-03-${String(date).padStart(2, '0')} 12:00 +4`));
const onDays = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
const pause = (from: number, to: number): Pause => ({
  from: addDays('2026-03-01', from - 1),
  to: addDays('2026-03-01', to - 1),
});

describe('freezes and pauses', () => {
  it.each<[string, readonly number[], readonly Pause[], number, { length: number; freezes: number }]>([
    ['a week earns a freeze', onDays(1, 7), [], 7, { length: 7, freezes: 1 }],
    ['six days do not', onDays(1, 6), [], 6, { length: 6, freezes: 0 }],
    ['it covers a missed day', onDays(1, 7), [], 9, { length: 7, freezes: 0 }],
    ['and not a second one', onDays(1, 7), [], 10, { length: 0, freezes: 0 }],
    ['a covered day does not count', [...onDays(1, 7), 9], [], 9, { length: 8, freezes: 0 }],
    ['two are kept', onDays(1, 14), [], 14, { length: 14, freezes: 2 }],
    ['and not a third one', onDays(1, 21), [], 21, { length: 21, freezes: 2 }],
    ['they cover two days', [...onDays(1, 14), 17], [], 17, { length: 15, freezes: 0 }],
    ['a new streak has none', [...onDays(1, 14), 18], [], 18, { length: 1, freezes: 0 }],
    ['a used one is earned again', [...onDays(1, 7), ...onDays(9, 15)], [], 15, { length: 14, freezes: 1 }],
    ['a pause keeps a streak', [1, 2], [pause(3, 6)], 7, { length: 2, freezes: 0 }],
    ['until the day after it ends', [1, 2], [pause(3, 6)], 8, { length: 0, freezes: 0 }],
    ['a pause that lasts', [1, 2], [pause(3, 21)], 20, { length: 2, freezes: 0 }],
    ['study after a pause', [1, 2, 7], [pause(3, 6)], 7, { length: 3, freezes: 0 }],
    ['study in a pause counts', [1, 2, 4, 7], [pause(3, 6)], 7, { length: 4, freezes: 0 }],
    ['a pause that begins too late', [1, 2], [pause(4, 6)], 6, { length: 0, freezes: 0 }],
    ['a freeze before a pause', onDays(1, 7), [pause(9, 11)], 12, { length: 7, freezes: 0 }],
    [
      'a freeze between two pauses',
      onDays(1, 7),
      [pause(8, 9), pause(11, 12)],
      13,
      { length: 7, freezes: 0 },
    ],
  ])('%s', (_, dates, pauses, date, expected) => {
    const now = moment(`2026-03-${String(date).padStart(2, '0')} 20:00 +4`);
    for (const days of [march(...dates), march(...dates).toReversed()])
      expect(streakNow(streakOf(days, dayOf, pauses), now, dayOf, pauses)).toEqual(expected);
  });

  it('tells which days were covered, and by what', () => {
    const kept = keptDays(march(...onDays(1, 7), 9, 13), moment('2026-03-14 10:00 +4'), dayOf, [
      pause(10, 12),
    ]);
    expect(kept.map(({ day, by }) => [day.slice(-2), by])).toEqual([
      ['08', 'freeze'],
      ['10', 'pause'],
      ['11', 'pause'],
      ['12', 'pause'],
    ]);
  });

  it.each<[string, number, readonly string[]]>([
    ['yesterday, before today’s study', 9, ['08']],
    ['nothing today, which is not over', 8, []],
    ['nothing, once the streak has ended', 11, []],
  ])('covers %s', (_, date, expected) => {
    const now = moment(`2026-03-${String(date).padStart(2, '0')} 10:00 +4`);
    expect(keptDays(march(...onDays(1, 7)), now, dayOf).map(({ day }) => day.slice(-2))).toEqual(expected);
  });
});
