import { addDays, timestampOf } from '@ena/domain/streak/day';
import {
  daysPerFreeze,
  maxFreezes,
  type Moment,
  type Pause,
  streakNow,
  streakOf,
  type StudyDay,
} from '@ena/domain/streak/streak';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { isTimeZone, studyDayOf } from './studyDay.ts';

const minute = 60_000;
const hour = 60 * minute;

/**
 * East and west, with and without daylight saving, by half an hour (Lord Howe), by quarters (Chatham), ±0.
 * No two of them are more than 24 hours apart.
 */
const zones = [
  'Asia/Tbilisi',
  'America/New_York',
  'Europe/Berlin',
  'Europe/Dublin',
  'America/St_Johns',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Auckland',
  'Pacific/Honolulu',
  'Pacific/Kiritimati',
  'UTC',
];
/** Around both changes to and from daylight saving time on both hemispheres, leap days, and New Year. */
const starts = [
  '2026-03-06',
  '2026-03-26',
  '2026-04-02',
  '2026-09-24',
  '2026-10-01',
  '2026-10-22',
  '2026-10-29',
  '2028-02-26',
  '2027-02-26',
  '2026-12-29',
].map(timestampOf);

/** Steps from one study to the next: within a visit, about a day later, around midnights, a day missed. */
const step = fc.oneof(
  fc.integer({ min: 1, max: 120 }),
  fc.integer({ min: 22 * 60, max: 26 * 60 }),
  fc.integer({ min: 1, max: 80 * 60 }),
);
interface History {
  readonly moments: readonly Moment[];
  readonly now: Moment;
  readonly pauses: readonly Pause[];
  /** The order in which the reports come in, some of them twice: two devices, one of them offline for long. */
  readonly reports: readonly Moment[];
}
const history: fc.Arbitrary<History> = fc
  .record({
    start: fc.constantFrom(...starts),
    offset: fc.integer({ min: 0, max: 3 * 24 * 60 }),
    home: fc.constantFrom(...zones),
    /** So many days in a row at first, which earn freezes. */
    habit: fc.constantFrom(0, 0, 0, 7, 8, 14),
    moves: fc.array(
      fc.record({ after: step, zone: fc.option(fc.constantFrom(...zones), { freq: 6, nil: null }) }),
      { minLength: 1, maxLength: 16 },
    ),
    pause: fc.option(
      fc.record({ after: fc.integer({ min: 0, max: 16 }), length: fc.integer({ min: 1, max: 6 }) }),
      { nil: null },
    ),
    order: fc.array(fc.nat(), { minLength: 64, maxLength: 64 }),
  })
  .map(({ start, offset, home, habit, moves, pause, order }) => {
    const from = addDays(studyDayOf(start, 'UTC'), pause?.after ?? 0);
    const pauses = pause ? [{ from, to: addDays(from, pause.length - 1) }] : [];
    let [at, zone] = [start + offset * minute, home];
    const daily = Array.from({ length: habit }, () => ({ after: 24 * 60, zone: null }));
    const lived = [...daily, ...moves].map((move) => {
      at += move.after * minute;
      zone = move.zone ?? zone;
      return { at, zone };
    });
    const [now, ...others] = lived.toReversed();
    if (!now) throw new Error('a history has moves');
    const moments = others.toReversed();
    const reports = [...moments, ...moments.filter((_, index) => (order[index] ?? 0) % 3 === 0)]
      .map((study, index) => ({ study, rank: order[index] ?? 0 }))
      .toSorted((one, other) => one.rank - other.rank)
      .map(({ study }) => study);
    return { moments, now, pauses, reports };
  });

/** As the server does it: reports merge into days in any order, and the streak is read from the days. */
function byRule({ reports, now, pauses }: History): number {
  const days = new Map<string, StudyDay>();
  for (const one of reports) {
    const day = studyDayOf(one.at, one.zone);
    const known = days.get(day) ?? { day, first: one, last: one };
    const first = one.at < known.first.at ? one : known.first;
    days.set(day, { day, first, last: one.at > known.last.at ? one : known.last });
  }
  return streakNow(streakOf([...days.values()], studyDayOf, pauses), now, studyDayOf, pauses).length;
}

const formats = new Map(
  zones.map((zone) => [
    zone,
    new Intl.DateTimeFormat('en-US', { timeZone: zone, year: 'numeric', month: 'numeric', day: 'numeric' }),
  ]),
);
const wallDate = (at: number, zone: string) => formats.get(zone)?.format(at) ?? '';

/**
 * Every date that the calendar of a zone shows between two instants, found by looking at it every three hours.
 */
function datesBetween(from: number, to: number, zone: string): number {
  const seen = new Set([wallDate(from, zone), wallDate(to, zone)]);
  for (let at = from; at < to; at += 3 * hour) seen.add(wallDate(at, zone));
  return seen.size;
}
/** The date on the wall as days since 1970. */
const written = (at: number, zone: string) => {
  const [month = 0, day = 0, year = 0] = wallDate(at, zone).split('/').map(Number);
  return Date.UTC(year, month - 1, day) / (24 * hour);
};

/**
 * Slow reference implementation (test oracle): goes through the moments of study in order, and counts before each
 * how many whole days were missed outside of the pauses: in the time zones before and after it, and by the dates.
 */
function byOracle({ moments, now, pauses }: History): number {
  let [length, freezes, lastDay] = [0, 0, Number.NEGATIVE_INFINITY];
  let last: Moment | undefined;
  const paused = new Set(
    pauses.flatMap(({ from, to }) => {
      const [first, end] = [timestampOf(from), timestampOf(to)].map((time) => time / (24 * hour));
      return Array.from({ length: (end ?? 0) - (first ?? 0) + 1 }, (_, index) => (first ?? 0) + index);
    }),
  );
  const missed = (from: Moment, to: Moment, date: number) => {
    const ahead = [
      date - lastDay,
      datesBetween(from.at, to.at, from.zone) - 1,
      datesBetween(from.at, to.at, to.zone) - 1,
    ];
    const excused = [...paused].filter((one) => lastDay < one && one < date).length;
    return Math.max(0, Math.min(...ahead) - 1 - excused);
  };
  for (const study of moments) {
    const date = written(study.at, study.zone);
    if (date > lastDay) {
      freezes -= last ? missed(last, study, date) : 0;
      if (freezes < 0) [length, freezes] = [0, 0];
      length += 1;
      if (length % daysPerFreeze === 0) freezes = Math.min(maxFreezes, freezes + 1);
      lastDay = date;
    }
    if (date === lastDay) last = study;
  }
  return last && missed(last, now, written(now.at, now.zone)) > freezes ? 0 : length;
}

/** Naive rule: dates in UTC. */
const byUtcDay = ({ moments, now, pauses }: History) => {
  const inUtc = (one: Moment) => ({ ...one, zone: 'UTC' });
  return byOracle({ moments: moments.map(inUtc), now: inUtc(now), pauses, reports: [] });
};
/** Naive rule: a new day after 24 hours, ended after 48 hours. */
function byHours({ moments, now }: History): number {
  let [length, lastAt] = [0, Number.NEGATIVE_INFINITY];
  for (const { at } of moments) {
    const passed = at - lastAt;
    if (passed < 24 * hour) continue;
    length = passed < 48 * hour ? length + 1 : 1;
    lastAt = at;
  }
  return now.at - lastAt < 48 * hour ? length : 0;
}

const holdsFor = (rule: (lived: History) => number) =>
  fc.property(history, (lived) => rule(lived) === byOracle(lived));
const runs = { numRuns: 10_000, seed: 20_261_121 };

/** The most consecutive dates with study. */
function longestWithoutGap({ moments }: History): number {
  const dates = new Set(moments.map(({ at, zone }) => written(at, zone)));
  const runsFrom = (date: number): number => (dates.has(date) ? 1 + runsFrom(date + 1) : 0);
  return Math.max(0, ...[...dates].map(runsFrom));
}

describe('the streak over 10,000 histories: zones, daylight saving time, travel, midnights, leap days, two devices', () => {
  it('[PROF-16] [PROF-17] [PROF-18] equals the result of a slow reference implementation', () => {
    fc.assert(holdsFor(byRule), runs);
  });

  it.each([
    ['days of UTC', byUtcDay],
    ['24 hours', byHours],
  ])('fails the same test with the naive rule of %s', (_, naive) => {
    expect(fc.check(holdsFor(naive), runs).failed).toBe(true);
  });

  it('includes long and ended streaks, freezes and pauses that keep one, and dates that are skipped or repeated', () => {
    const met = { long: 0, ended: 0, skipped: 0, twice: 0, frozen: 0, paused: 0 };
    for (const lived of fc.sample(history, { ...runs, numRuns: 2000 })) {
      const streak = byRule(lived);
      if (streak >= 4) met.long++;
      if (streak === 0 && lived.moments.length > 0) met.ended++;
      if (streak > daysPerFreeze && streak > longestWithoutGap(lived)) met.frozen++;
      if (streak > byRule({ ...lived, pauses: [] })) met.paused++;
      const dates = lived.moments.map(({ at, zone }) => written(at, zone));
      const ahead = dates.map((date, index) => date - (dates[index - 1] ?? date));
      if (ahead.some((days) => days < 0)) met.twice++;
      if (streak > 1 && ahead.some((days) => days > 1)) met.skipped++;
    }
    for (const [what, count] of Object.entries(met)) expect([what, count > 50]).toEqual([what, true]);
  });
});

describe('a study day', () => {
  it.each([
    ['2026-03-01T19:59:00Z', 'Asia/Tbilisi', '2026-03-01'],
    ['2026-03-01T20:00:00Z', 'Asia/Tbilisi', '2026-03-02'],
    ['2026-03-01T20:00:00Z', 'America/New_York', '2026-03-01'],
    ['2026-03-08T04:59:00Z', 'America/New_York', '2026-03-07'],
    // The day of 23 hours, and that of 25.
    ['2026-03-09T03:59:00Z', 'America/New_York', '2026-03-08'],
    ['2026-11-02T04:59:00Z', 'America/New_York', '2026-11-01'],
    ['2028-02-29T12:00:00Z', 'UTC', '2028-02-29'],
    ['2026-03-01T10:00:00Z', 'Pacific/Kiritimati', '2026-03-02'],
  ])('[PROF-16] of %s in %s is %s', (instant, zone, day) =>
    expect(studyDayOf(Date.parse(instant), zone)).toBe(day),
  );

  it.each([
    ['Asia/Tbilisi', true],
    ['America/Argentina/Buenos_Aires', true],
    ['UTC', true],
    ['Etc/GMT+12', true],
    ['Mars/Olympus', false],
    ['', false],
    ['+04:00', false],
    ['../etc/passwd', false],
    ['x'.repeat(64), false],
  ])('accepts the zone %s: %s', (name, known) => expect(isTimeZone(name)).toBe(known));

  it('caches one formatter per zone, whatever the case of its name', () => {
    const constructed = vi.spyOn(Intl, 'DateTimeFormat');
    const spellings = Array.from({ length: 64 }, (_, bits) =>
      'africa/asmera'
        .split('')
        .map((letter, at) => ((bits >> at) & 1 ? letter.toUpperCase() : letter))
        .join(''),
    );
    expect(spellings.every(isTimeZone)).toBe(true);
    expect(new Set(spellings.map((zone) => studyDayOf(0, zone)))).toEqual(new Set(['1970-01-01']));
    expect(constructed.mock.calls.length).toBe(1);
    constructed.mockRestore();
  });
});
