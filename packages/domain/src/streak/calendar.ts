/** The study calendar and the minutes of each week, as pictures draw them (issue 8: from real records). */
import { addDays, type Day, daysFrom, weekdayOf } from './day.ts';

/** Minutes of study on a date; 0 where answers were given but no full minute was counted. */
export interface DayMinutes {
  readonly day: Day;
  readonly minutes: number;
}

export interface CalendarDay extends DayMinutes {
  readonly studied: boolean;
  /** How strongly it is drawn: 0 without study. */
  readonly shade: Shade;
}

/** From Monday on; the week of today ends with today. */
export interface CalendarWeek {
  readonly monday: Day;
  readonly minutes: number;
  readonly studiedDays: number;
  readonly days: readonly CalendarDay[];
}

/** Weeks of the study calendar: a year and the week that is under way. */
export const yearWeeks = 53;
/** The first date that a calendar of so many weeks shows, today's week included. */
export const firstDayOf = (today: Day, weeks: number): Day =>
  addDays(today, -weekdayOf(today) - 7 * (weeks - 1));

/** From these minutes on a day is drawn one shade stronger; a lesson takes about fifteen. */
const shadeMinutes = [0, 10, 20, 40] as const;
export type Shade = 0 | 1 | 2 | 3 | 4;

/** How strongly a day with study is drawn. */
export function shadeOf(minutes: number): Shade {
  if (minutes >= shadeMinutes[3]) return 4;
  if (minutes >= shadeMinutes[2]) return 3;
  return minutes >= shadeMinutes[1] ? 2 : 1;
}

/** The last `count` weeks up to today, the earliest one first. Days of the future are left out. */
export function studyWeeks(studied: readonly DayMinutes[], today: Day, count = yearWeeks): CalendarWeek[] {
  const minutesOf = new Map(studied.map(({ day, minutes }) => [day, minutes]));
  const first = firstDayOf(today, count);
  return Array.from({ length: count }, (_, week) => {
    const monday = addDays(first, 7 * week);
    const days = Array.from({ length: Math.min(7, daysFrom(monday, today) + 1) }, (__, place) => {
      const day = addDays(monday, place);
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
