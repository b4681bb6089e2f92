/**
 * Counting minutes of study on a page (TIME-01, TIME-02). Pure: the page calls
 * `tick` each minute with the time since the last interaction.
 */

/** The timer ticks every 60 s. */
export const tickMs = 60_000;
/** A minute counts only when the last interaction was less than this ago. */
export const idleMs = 300_000;

export const isMinuteCounted = (msSinceInteraction: number): boolean => msSinceInteraction < idleMs;

/** So many unreported minutes are reported at once, while the page is still open. */
export const maxUnreportedMinutes = 60;

/** A visit of a page: minutes counted in it, and how many of them are reported already. */
export interface Visit {
  readonly minutes: number;
  readonly reported: number;
  /** The last report said that the unit is completed. */
  readonly completed: boolean;
}

export const newVisit: Visit = { minutes: 0, reported: 0, completed: false };

export const tick = (visit: Visit, msSinceInteraction: number): Visit =>
  isMinuteCounted(msSinceInteraction) ? { ...visit, minutes: visit.minutes + 1 } : visit;

/**
 * What is still to be reported when the page is left or hidden: nothing without a new minute, unless
 * the unit became completed (requirements-2-lessons, open point 1).
 */
export function dueReport(
  visit: Visit,
  completed: boolean,
): { timeSpent: number; completed: boolean } | null {
  const timeSpent = visit.minutes - visit.reported;
  return timeSpent > 0 || (completed && !visit.completed) ? { timeSpent, completed } : null;
}

export const afterReport = (visit: Visit, completed: boolean): Visit => ({
  ...visit,
  reported: visit.minutes,
  completed: visit.completed || completed,
});
