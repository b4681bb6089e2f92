/** Which items count as introduced and as known: for new items of a day, and for "words known" of units and of the path. */
import { minStability } from './strength.ts';

/** What a learner remembers of an item when its meaning is asked (skill `recognize`). */
export interface RecognizedCard {
  /** Reviews, answers in lessons and quizzes included; 0 if a placement has marked it unasked. */
  readonly reps: number;
  /** Days until the probability of recall has fallen to 90 percent. */
  readonly stability: number;
  /** A placement has marked it as known. */
  readonly placed: boolean;
}

/** One right choice can be a guess, and one review the first half of an introduction. */
export const minReps = 2;

/** Whether the item needs no introduction any more. */
export const isIntroduced = ({ reps, placed }: Pick<RecognizedCard, 'reps' | 'placed'>): boolean =>
  placed || reps >= minReps;

/** Whether the item counts as known: introduced, and not forgotten in the last answer (`minStability`). */
export const isKnown = (card: RecognizedCard): boolean =>
  isIntroduced(card) && card.stability >= minStability;

/** Whether an answer has shown that it is known, not a placement's answers about others: what completes a lesson. */
export const isShownKnown = (card: RecognizedCard): boolean => isKnown(card) && card.reps > 0;
