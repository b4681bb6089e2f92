/** The study calendar and the minutes of each week, as charts show them. */
import { addDays, type Day, daysFrom, weekdayOf } from './day.ts';

/** Minutes of study on a date; 0 where answers were given but no full minute was counted. */
export interface DayMinutes {
  readonly day: Day;
  readonly minutes: number;
}

export interface CalendarDay extends DayMinutes {
  readonly studied: boolean;
  /** Color intensity: 0 without study. */
  readonly shade: Shade;
}

/** Starts on Monday; the current week ends with today. */
export interface CalendarWeek {
  readonly monday: Day;
  readonly minutes: number;
  readonly studiedDays: number;
  readonly days: readonly CalendarDay[];
}

/** Weeks of the study calendar: a year and the current week. */
export const yearWeeks = 53;
/** The first date of a calendar of so many weeks, the current week included. */
export const firstDayOf = (today: Day, weeks: number): Day =>
  addDays(today, -weekdayOf(today) - 7 * (weeks - 1));

/** Thresholds of the shades in minutes; a lesson takes about fifteen. */
const shadeMinutes = [0, 10, 20, 40] as const;
export type Shade = 0 | 1 | 2 | 3 | 4;

/** The shade of a day with study. */
export function shadeOf(minutes: number): Shade {
  if (minutes >= shadeMinutes[3]) return 4;
  if (minutes >= shadeMinutes[2]) return 3;
  return minutes >= shadeMinutes[1] ? 2 : 1;
}

/** The last `count` weeks up to today, the earliest one first, without future days. */
export function studyWeeks(studied: readonly DayMinutes[], today: Day, count = yearWeeks): CalendarWeek[] {
  const minutesOf = new Map(studied.map(({ day, minutes }) => [day, minutes]));
  const first = firstDayOf(today, count);
  return Array.from({ length: count }, (_, week) => {
    const monday = addDays(first, 7 * week);
    const days = Array.from({ length: Math.min(7, daysFrom(monday, today) + 1) }, (__, index) => {
      const day = addDays(monday, index);
      const minutes = minutesOf.get(day);
      return {
        day,
        minutes: minutes ?? 0,
        studied: minutes !== undefined,
        shade: minutes === undefined ? 0 : shadeOf(minutes),
      } as const;
    });
    return {
      monday,
      days,
      minutes: days.reduce((sum, { minutes }) => sum + minutes, 0),
      studiedDays: days.filter((day) => day.studied).length,
    };
  });
}
