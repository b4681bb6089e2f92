/**
 * The study streak (decision D8; PROF-12 to PROF-18): consecutive study days by the learner's own calendar.
 * Pure: times are passed in as moments, and `dayOf` returns the date of a moment in a time zone.
 */
import { type Day, daysFrom } from './day.ts';

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

/** Consecutive study days, and the last one of them. */
export interface Streak {
  readonly length: number;
  readonly last: Pick<StudyDay, 'day' | 'last'>;
}

/**
 * Whether no day was missed between a study day and a later moment. A traveler may skip a date without
 * missing a day: then the moment is one day later by the calendar of the old time zone, or the study day is
 * one day earlier by that of the new one (PROF-17).
 */
function isConsecutive({ day, last }: Streak['last'], next: Moment, dayOf: DayOf): boolean {
  const today = dayOf(next.at, next.zone);
  return (
    daysFrom(day, today) <= 1 ||
    daysFrom(day, dayOf(next.at, last.zone)) <= 1 ||
    daysFrom(dayOf(last.at, next.zone), today) <= 1
  );
}

/**
 * The streak after the next study day, in chronological order. A date that is counted already, or an earlier
 * one, changes nothing: travel across the date line to the west repeats a date (PROF-14, PROF-17).
 */
export function advanceStreak(streak: Streak | null, next: StudyDay, dayOf: DayOf): Streak {
  if (streak && daysFrom(streak.last.day, next.day) <= 0) return streak;
  const continues = streak !== null && isConsecutive(streak.last, next.first, dayOf);
  return { length: continues ? streak.length + 1 : 1, last: next };
}

/** The streak that ends with the latest of these study days, given in any order, each date once. */
export const streakOf = (days: readonly StudyDay[], dayOf: DayOf): Streak | null =>
  days
    // Two devices may report one instant as two dates: the earlier comes first, whichever was reported first.
    .toSorted((one, other) => one.first.at - other.first.at || daysFrom(other.day, one.day))
    .reduce((streak: Streak | null, day) => advanceStreak(streak, day, dayOf), null);

/**
 * Current length of the streak in days: a streak whose last study day was yesterday is valid until today ends;
 * an older one counts 0 (PROF-13).
 */
export const streakNow = (streak: Streak | null, now: Moment, dayOf: DayOf): number =>
  streak && isConsecutive(streak.last, now, dayOf) ? streak.length : 0;
