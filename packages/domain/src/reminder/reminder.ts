/** When a practice reminder is due. Pure; times in milliseconds. */

const hourMs = 3_600_000;
/** Minimum time since the last practice: a day, less half an hour, so that it comes before the usual time. */
export const reminderMinIdleMs = 23.5 * hourMs;
/** Minimum time between two reminders. */
export const reminderIntervalMs = 24 * hourMs;
/** No reminders after this much time without practice, until the learner practices again (decision 0054). */
export const reminderMaxIdleMs = 7 * 24 * hourMs;

export interface ReminderFacts {
  /** Switched on by the learner (SET-13: off from the start). */
  readonly wanted: boolean;
  readonly emailConfirmed: boolean;
  /** Null: never. */
  readonly lastStudiedAt: number | null;
  /** By the learner's calendar: practice after midnight counts for the new day. */
  readonly studiedToday: boolean;
  readonly remindedAt: number | null;
}

/** Whether a reminder is to be sent now. */
export function isReminderDue(facts: ReminderFacts, now: number): boolean {
  const { wanted, emailConfirmed, lastStudiedAt, studiedToday, remindedAt } = facts;
  if (!wanted || !emailConfirmed || lastStudiedAt === null || studiedToday) return false;
  const idle = now - lastStudiedAt;
  if (idle < reminderMinIdleMs || idle > reminderMaxIdleMs) return false;
  return remindedAt === null || now - remindedAt >= reminderIntervalMs;
}
