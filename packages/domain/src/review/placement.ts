/**
 * Placement: finds out with at most 20 questions which pages of the course a learner knows already. The first page,
 * the alphabet, is tested first; then the last known page is found by bisection. So pages before the tested ones count
 * as known without a question of their own.
 */
import { ejectivePairs } from '../georgian/letters.ts';
import { seedOf, shuffle } from '../random/shuffle.ts';
import type { StudyItem } from '../lesson/studyItem.ts';

export const maxPlacementQuestions = 20;

/**
 * A page is known after 4 right answers, or after 5 with a wrong one; not after 2 wrong ones. Who guesses one of four
 * options passes a page in 1/4^4 + 4 · 3/4 · 1/4^5 = 0.7 % of cases. After the first page at most 4 others are tested
 * (up to 16 pages), so that at most 2.7 % of those who guess get more than they know. Who knows a page and slips in
 * 5 % of the answers passes it in 97 % of cases. `placement.test.ts` checks these rates.
 */
const enoughRight = 4;
const maxWrong = 1;
/** More questions than any test of a page needs are not prepared. */
export const questionsPerPage = enoughRight + 2 * maxWrong;

/** A placement in progress. Pages are numbered in the order of the course. */
export interface Placement {
  /** Questions answered. */
  readonly answered: number;
  /** This many pages are known. */
  readonly known: number;
  /** The first page that is not known; the number of all pages if none was failed yet. */
  readonly unknown: number;
  /** Answers about the page that is being tested. */
  readonly right: number;
  readonly wrong: number;
}

export const startPlacement = (pages: number): Placement => ({
  answered: 0,
  known: 0,
  unknown: pages,
  right: 0,
  wrong: 0,
});

/** What is asked next: a page, and which of its questions. Null at the end. */
export function currentQuestion({
  answered,
  known,
  unknown,
  right,
  wrong,
}: Placement): { readonly page: number; readonly question: number } | null {
  if (known === unknown || answered === maxPlacementQuestions) return null;
  return { page: known === 0 ? 0 : Math.floor((known + unknown) / 2), question: right + wrong };
}

/** The placement after an answer to its current question; at the end it stays as it is. */
export function answerPlacement(placement: Placement, isRight: boolean): Placement {
  const current = currentQuestion(placement);
  if (!current) return placement;
  const right = placement.right + Number(isRight);
  const wrong = placement.wrong + Number(!isRight);
  const next = { ...placement, answered: placement.answered + 1 };
  if (wrong > maxWrong) return { ...next, unknown: current.page, right: 0, wrong: 0 };
  if (right >= enoughRight + wrong) return { ...next, known: current.page + 1, right: 0, wrong: 0 };
  return { ...next, right, wrong };
}

/** The longest that a placement can get, in questions. */
export const maxQuestionsOf = (pages: number): number =>
  Math.min(maxPlacementQuestions, pages * questionsPerPage);

const isEjectiveOrAspirate = (form: string) => ejectivePairs.some((pair) => pair.some((one) => one === form));

/**
 * How hard a letter is: how many others look like it. Pairs such as კ and ქ test the romanization rather than the
 * script, and come last. Other items are equally hard.
 */
const hardness = ({ form, lookAlikes = [] }: StudyItem) =>
  isEjectiveOrAspirate(form) ? 0 : lookAlikes.length;

/** The items that a page is tested with, in the order in which they are asked: hard letters first, words at random. */
export const placementItems = <Item extends StudyItem>(
  items: readonly Item[],
  seed: number,
): readonly Item[] =>
  shuffle(items, seed)
    .toSorted((one, other) => hardness(other) - hardness(one))
    .slice(0, questionsPerPage);

/** Stability in days of items that count as known. They are spread, so that they do not come due at once. */
export const placedStability = { min: 14, max: 49 } as const;

/** The stability in days of an item that counts as known, always the same for the same item. */
export const placedStabilityOf = (itemId: string): number =>
  placedStability.min + (seedOf(itemId) % (placedStability.max - placedStability.min + 1));
