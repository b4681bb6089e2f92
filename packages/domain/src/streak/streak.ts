/**
 * The study streak (decision D8; PROF-12 to PROF-18): consecutive study days by the learner's own calendar, without those of
 * a pause and those that a freeze has covered (decision 0104).
 * Pure: times are passed in as moments, and `dayOf` returns the date of a moment in a time zone.
 */
import { addDays, type Day, daysFrom } from './day.ts';

/** A date counts with an answer, or with so many minutes of study. */
export const minStudyMinutes = 2;
/** What arrives later than so many days after it happened does not count any more. */
export const maxLateDays = 7;
/** Each time a streak has grown by so many days, it earns a freeze, which covers one missed day. */
export const daysPerFreeze = 7;
/** How many freezes can be kept. */
export const maxFreezes = 2;

/** An instant, in milliseconds, and the time zone in which the learner was. */
export interface Moment {
  readonly at: number;
  /** IANA name. */
  readonly zone: string;
}

/** The date that the calendar of a zone has at an instant. */
export type DayOf = (at: number, zone: string) => Day;

/** A date on which the learner studied, by the learner's calendar at that time. */
export interface StudyDay {
  readonly day: Day;
  readonly first: Moment;
  readonly last: Moment;
}

/** Dates on which reviews were paused, first and last included. Pauses do not overlap. */
export interface Pause {
  readonly from: Day;
  readonly to: Day;
}

/** Consecutive study days, the last one of them, and the missed days that can still be covered. */
export interface Streak {
  readonly length: number;
  readonly freezes: number;
  readonly last: Pick<StudyDay, 'day' | 'last'>;
}

/** A streak as it is today. */
export type CurrentStreak = Pick<Streak, 'length' | 'freezes'>;
const noStreak: CurrentStreak = { length: 0, freezes: 0 };

const isPaused = (day: Day, pauses: readonly Pause[]): boolean =>
  pauses.some(({ from, to }) => from <= day && day <= to);

/** The dates after one and before another. */
const datesBetween = (day: Day, other: Day): readonly Day[] =>
  Array.from({ length: Math.max(0, daysFrom(day, other) - 1) }, (_, index) => addDays(day, index + 1));

/**
 * How many days were missed between a study day and a later moment, pauses left out. A traveler may skip a date without
 * missing a day: then the moment is one day later by the calendar of the old time zone, or the study day is
 * one day earlier by that of the new one (PROF-17).
 */
function missedDays(
  { day, last }: Streak['last'],
  next: Moment,
  pauses: readonly Pause[],
  dayOf: DayOf,
): number {
  const today = dayOf(next.at, next.zone);
  const days = Math.min(
    daysFrom(day, today),
    daysFrom(day, dayOf(next.at, last.zone)),
    daysFrom(dayOf(last.at, next.zone), today),
  );
  if (days <= 1) return 0;
  return Math.max(0, days - 1 - datesBetween(day, today).filter((one) => isPaused(one, pauses)).length);
}

/** What is left of a streak at a later moment: nothing if more days were missed than it has freezes. */
function streakAt(
  streak: Streak | null,
  next: Moment,
  pauses: readonly Pause[],
  dayOf: DayOf,
): CurrentStreak {
  if (!streak) return noStreak;
  const freezes = streak.freezes - missedDays(streak.last, next, pauses, dayOf);
  return freezes < 0 ? noStreak : { length: streak.length, freezes };
}

/**
 * The streak after the next study day, in chronological order. A date that is counted already, or an earlier
 * one, changes nothing: travel across the date line to the west repeats a date (PROF-14, PROF-17).
 */
export function advanceStreak(
  streak: Streak | null,
  next: StudyDay,
  dayOf: DayOf,
  pauses: readonly Pause[] = [],
): Streak {
  if (streak && daysFrom(streak.last.day, next.day) <= 0) return streak;
  const kept = streakAt(streak, next.first, pauses, dayOf);
  const length = kept.length + 1;
  const freezes = Math.min(maxFreezes, kept.freezes + (length % daysPerFreeze === 0 ? 1 : 0));
  return { length, freezes, last: next };
}

// Two devices may report one instant as two dates: the earlier comes first, whichever was reported first.
const inOrder = (days: readonly StudyDay[]): readonly StudyDay[] =>
  days.toSorted((one, other) => one.first.at - other.first.at || daysFrom(other.day, one.day));

/** The streak that ends with the latest of these study days, given in any order, each date once. */
export const streakOf = (
  days: readonly StudyDay[],
  dayOf: DayOf,
  pauses: readonly Pause[] = [],
): Streak | null =>
  inOrder(days).reduce((streak: Streak | null, day) => advanceStreak(streak, day, dayOf, pauses), null);

/**
 * The current streak: one whose last study day was yesterday is valid until today ends, and one with freezes for as many
 * days longer; later it counts 0 (PROF-13).
 */
export const streakNow = (
  streak: Streak | null,
  now: Moment,
  dayOf: DayOf,
  pauses: readonly Pause[] = [],
): CurrentStreak => streakAt(streak, now, pauses, dayOf);

/** A date without study that did not end the streak. */
export interface KeptDay {
  readonly day: Day;
  readonly by: 'pause' | 'freeze';
}

/** The dates that pauses and freezes have covered so far, for their display. */
export function keptDays(
  days: readonly StudyDay[],
  now: Moment,
  dayOf: DayOf,
  pauses: readonly Pause[] = [],
): readonly KeptDay[] {
  const kept: KeptDay[] = [];
  const cover = (streak: Streak | null, next: Moment, day: Day) => {
    if (!streak || streakAt(streak, next, pauses, dayOf).length === 0) return;
    const missed = missedDays(streak.last, next, pauses, dayOf);
    for (const date of datesBetween(streak.last.day, day)) {
      if (isPaused(date, pauses)) kept.push({ day: date, by: 'pause' });
      else if (missed > 0) kept.push({ day: date, by: 'freeze' });
    }
  };
  let streak: Streak | null = null;
  for (const next of inOrder(days)) {
    cover(streak, next.first, next.day);
    streak = advanceStreak(streak, next, dayOf, pauses);
  }
  cover(streak, now, dayOf(now.at, now.zone));
  return kept;
}
