/** Which week a weekly summary is about, and who gets one (decision 0054). Pure; days are of the learner's calendar. */
import { addDays, type Day, weekdayOf } from '../streak/day.ts';

/** Local time from which summaries are sent. */
export const summaryHour = 7;
/** Monday and Tuesday: on Tuesday only what could not be sent on Monday. */
const sendingDays = 2;
/** After this many weeks without study in a row there is no summary, until the learner studies again. */
export const maxQuietWeeks = 3;

/** A week is named by its Monday. The one that summaries of a day are about; null if none are sent on that day. */
export function summaryWeekOf(today: Day): Day | null {
  const weekday = weekdayOf(today);
  return weekday < sendingDays ? addDays(today, -weekday - 7) : null;
}

export const isInWeek = (day: Day, week: Day): boolean => week <= day && day < addDays(week, 7);

export interface SummaryFacts {
  /** Switched on by the learner (SET-13: on from the start). */
  readonly wanted: boolean;
  readonly emailConfirmed: boolean;
  /** The week of the latest summary; null: none yet. */
  readonly summaryWeek: Day | null;
}

/** Whether the summary of a week is still to be decided for a learner. A change of time zone does not repeat a week. */
export const isSummaryPending = ({ wanted, emailConfirmed, summaryWeek }: SummaryFacts, week: Day): boolean =>
  wanted && emailConfirmed && (summaryWeek === null || summaryWeek < week);

export interface WeekFacts {
  /** The learner studied in the week. */
  readonly studied: boolean;
  /** The latest study day, possibly after the week; null: never. */
  readonly lastStudyDay: Day | null;
  /** Reviews that are due today. */
  readonly due: number;
}

/** What a summary says: `studied`, what was learned; `quiet`, what is waiting; null: nothing, so none is sent. */
export function summaryContentOf(
  { studied, lastStudyDay, due }: WeekFacts,
  week: Day,
): 'studied' | 'quiet' | null {
  if (studied) return 'studied';
  if (lastStudyDay === null || due === 0) return null;
  // Who has come back since the week is not asked to come back.
  const isAway = lastStudyDay < week && lastStudyDay >= addDays(week, -7 * maxQuietWeeks);
  return isAway ? 'quiet' : null;
}
