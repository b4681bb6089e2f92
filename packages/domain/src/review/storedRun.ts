/** Whether a review run that a device has stored is still the one to continue. */
import type { Day } from '../streak/day.ts';

/** What was known when it was planned. */
export interface PlannedOn {
  readonly day: Day;
  readonly reviewsToday: number;
}

/**
 * A run is outdated on a later day, and once more answers are recorded than the device has given: then it was continued
 * elsewhere, and the server plans what is left. (Fewer are recorded while some wait to be sent.)
 */
export const isRunOutdated = (planned: PlannedOn, givenAnswers: number, now: PlannedOn): boolean =>
  planned.day < now.day ||
  (planned.day === now.day && now.reviewsToday > planned.reviewsToday + givenAnswers);
