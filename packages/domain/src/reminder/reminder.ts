/** When a learner who asked for it is reminded of practising (issue 8). Pure; times in milliseconds. */

const hour = 3_600_000;
/** A reminder comes this long after the last practice at the earliest: a day later, a little before the usual time. */
export const reminderAfter = 23.5 * hour;
/** At most one a day. */
export const reminderEvery = 24 * hour;
/** Who has not practised for this long is left in peace until the next practice. */
export const reminderUntil = 7 * 24 * hour;

export interface ReminderFacts {
  /** Switched on by the learner (SET-13: off from the start). */
  readonly wanted: boolean;
  /** The address is the learner's own. */
  readonly emailConfirmed: boolean;
  /** Null: never. */
  readonly lastStudiedAt: number | null;
  /** By the learner's calendar: practice at night is practice of this day, and the streak has it. */
  readonly studiedToday: boolean;
  readonly remindedAt: number | null;
}

/** Whether a reminder goes out now. */
export function reminderDue(facts: ReminderFacts, now: number): boolean {
  const { wanted, emailConfirmed, lastStudiedAt, studiedToday, remindedAt } = facts;
  if (!wanted || !emailConfirmed || lastStudiedAt === null || studiedToday) return false;
  const idle = now - lastStudiedAt;
  if (idle < reminderAfter || idle > reminderUntil) return false;
  return remindedAt === null || now - remindedAt >= reminderEvery;
}
