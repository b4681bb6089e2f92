/**
 * The order in which Today introduces the items of the course: by use, and letters with the words that can be read with
 * them. A number or form that has no place here is on its page only: it gets no new card.
 */
import { skillsAfter } from '../drills/skillItems.ts';
import { everydaySteps } from './everyday.ts';
import { firstMonthSteps } from './firstMonth.ts';
import { laterSteps } from './later.ts';
import { letterSteps } from './letters.ts';

export interface PathStep {
  readonly id: string;
  readonly title: string;
  /** What the learner can do after it, in one plain line. */
  readonly canDo: string;
  /** Ids of study items, in the order in which they are introduced. */
  readonly items: readonly string[];
}

export const path: readonly PathStep[] = [
  ...letterSteps,
  ...firstMonthSteps,
  ...everydaySteps,
  ...laterSteps,
].map((step) => ({ ...step, items: [...step.items, ...skillsAfter(step.id)] }));
