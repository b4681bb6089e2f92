/** What was studied today, and what that means for the streak. */
import type { DayMinutes } from './calendar.ts';
import { addDays, type Day } from './day.ts';
import type { KeptDay } from './streak.ts';

export type StudyToday =
  /** Today counts already; `streak` includes it. */
  | { readonly kind: 'studied'; readonly streak: number; readonly minutes: number }
  /** The streak ends with today, unless the learner studies. */
  | { readonly kind: 'due'; readonly streak: number }
  | { readonly kind: 'no streak' };

/** `studied`: days with study; `streak`: the current streak, which is valid until today ends. */
export function studyToday(studied: readonly DayMinutes[], today: Day, streak: number): StudyToday {
  const minutes = studied.find(({ day }) => day === today)?.minutes;
  if (minutes !== undefined) return { kind: 'studied', streak, minutes };
  return streak > 0 ? { kind: 'due', streak } : { kind: 'no streak' };
}

export type WeekDayState = 'studied' | KeptDay['by'] | 'missed';

/** The last seven days, today last: whether they have study, or how they were covered without. */
export const lastWeek = (
  studied: readonly DayMinutes[],
  today: Day,
  kept: readonly KeptDay[] = [],
): readonly { readonly day: Day; readonly state: WeekDayState }[] =>
  Array.from({ length: 7 }, (_, index) => {
    const day = addDays(today, index - 6);
    if (studied.some((one) => one.day === day)) return { day, state: 'studied' };
    return { day, state: kept.find((one) => one.day === day)?.by ?? 'missed' };
  });
