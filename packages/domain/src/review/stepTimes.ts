/** How long steps of a review run take. Apart from the planner, because the home page needs no more than this. */
import type { Skill } from './question.ts';

/** Estimated times of a step, in seconds. */
export const askSeconds: Readonly<Record<Skill, number>> = { recognize: 8, produce: 15 };
export const introduceSeconds = 12;
/** For each pair of a match: there is one verdict to read for all. */
export const pairSeconds = 6;
/** About how long so many due cards take, in minutes, rounded up: most cards are of the faster skill. */
export const reviewMinutes = (due: number): number => Math.ceil((due * askSeconds.recognize) / 60);
/** About how many due cards a review run of so many minutes asks, by the same estimate. */
export const reviewsInRun = (due: number, minutes: number): number =>
  Math.min(due, Math.floor((minutes * 60) / askSeconds.recognize));
