/**
 * Placement: finds out with a few questions which groups of items a learner knows already: the letters, then pages of the
 * course. Each group is tested for itself: a group without a question is not known.
 */
import { check, type ExerciseItem, type ExerciseResponse } from '../exercise/kinds.ts';
import { ejectivePairs } from '../georgian/letters.ts';
import { seedOf, shuffle } from '../random/shuffle.ts';
import type { StudyItem } from '../lesson/studyItem.ts';
import { splitGloss } from '../text/gloss.ts';
import type { Rating } from './grade.ts';

export const maxPlacementQuestions = 75;
/** Options of a question; more than elsewhere, so that guessing gets less. */
export const placementOptions = 6;

/**
 * A group is known after 3 right answers, or 4 with a wrong one: a slip costs no group, and a guess credits none. "I don't know"
 * is no slip: it stops a group at once, except for the letters, which are not known by a single one. Who cannot read is asked
 * nothing else. `placement.test.ts` has the rates of those who guess or slip.
 */
const enoughRight = 3;
const maxWrong = 1;
/** The end, after 10 unknown groups in a row. One that a wrong answer stops counts twice: a learner can say so. */
const maxMissed = 10;

/** More questions than any test of a group needs are not prepared. Pages that were loaded earlier expect as many. */
export const questionsPerGroup = 6;
/** A smaller group is soon learned, and not worth its questions. */
const minGroup = 12;
/** Three questions say too little about a larger group: it is tested in parts. */
const maxGroup = 90;

/** Right, wrong, or "I don't know". */
export type PlacementAnswer = 'right' | 'wrong' | 'unknown';

export const placementAnswer = (
  question: ExerciseItem,
  response: ExerciseResponse | null,
): PlacementAnswer =>
  response === null ? 'unknown' : check(question, response).kind === 'correct' ? 'right' : 'wrong';

/** A placement in progress. Groups are numbered; the first one is that of the letters. */
export interface Placement {
  readonly groups: number;
  /** Questions answered. */
  readonly answered: number;
  /** Groups that were found to be known. */
  readonly known: readonly number[];
  /** The group that is being tested; the number of groups at the end. */
  readonly group: number;
  /** Answers about it. */
  readonly right: number;
  readonly wrong: number;
  /** Unknown groups since the last known one, those with a wrong answer twice. */
  readonly missed: number;
}

export const startPlacement = (groups: number): Placement => ({
  groups,
  answered: 0,
  known: [],
  group: 0,
  right: 0,
  wrong: 0,
  missed: 0,
});

/** What is asked next: a group, and which of its questions. Null at the end. */
export const currentQuestion = ({
  groups,
  answered,
  group,
  right,
  wrong,
}: Placement): { readonly group: number; readonly question: number } | null =>
  group >= groups || answered === maxPlacementQuestions ? null : { group, question: right + wrong };

/** The placement after an answer to its current question; at the end it stays as it is. */
export function answerPlacement(placement: Placement, answer: PlacementAnswer): Placement {
  if (!currentQuestion(placement)) return placement;
  const { groups, group } = placement;
  const isLetters = group === 0;
  const right = placement.right + Number(answer === 'right');
  const wrong = placement.wrong + Number(answer !== 'right');
  const next = { ...placement, answered: placement.answered + 1 };
  const after = { ...next, group: group + 1, right: 0, wrong: 0 };
  if (wrong > maxWrong || (answer === 'unknown' && !isLetters)) {
    const missed = placement.missed + (answer === 'unknown' ? 1 : 2);
    return { ...after, missed, group: isLetters || missed >= maxMissed ? groups : group + 1 };
  }
  if (right < enoughRight + wrong) return { ...next, right, wrong };
  return { ...after, known: [...placement.known, group], missed: 0 };
}

/** The longest that a placement can get, in questions. */
export const maxQuestionsOf = (groups: number): number =>
  Math.min(maxPlacementQuestions, groups * (enoughRight + 2 * maxWrong));

const isEjectiveOrAspirate = (form: string) => ejectivePairs.some((pair) => pair.some((one) => one === form));

/**
 * How hard a letter is: how many others look like it. Pairs such as კ and ქ test the romanization rather than the
 * script, and come last.
 */
const hardness = ({ form, lookAlikes = [] }: StudyItem) =>
  isEjectiveOrAspirate(form) ? 0 : lookAlikes.length;

/** The length of the longest sequence of letters that both words have in this order. */
function commonLetters(one: string, other: string): number {
  let before: readonly number[] = Array.from({ length: other.length + 1 }, () => 0);
  for (const letter of one) {
    const row = [0];
    for (const [index, otherLetter] of [...other].entries())
      row.push(
        letter === otherLetter ? (before[index] ?? 0) + 1 : Math.max(before[index + 1] ?? 0, row[index] ?? 0),
      );
    before = row;
  }
  return before.at(-1) ?? 0;
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/c/gu, 'k')
    .replace(/[^a-z]/gu, '');

/** Whether who can read may guess a word, as პიცა is pizza. Some others are taken for such, which does no harm. */
function isLikeEnglish({ romanization, gloss }: StudyItem): boolean {
  const word = plain(romanization);
  return splitGloss(gloss)
    .map(plain)
    .some((meaning) => commonLetters(word, meaning) >= 0.6 * Math.min(word.length, meaning.length));
}

/**
 * The items that a group is tested with, in the order in which they are asked: hard letters first; of others, in the order
 * of the path, those of the second half, which are rarely known without the first, and no words like English ones.
 */
export function placementItems<Item extends StudyItem>(
  items: readonly Item[],
  seed: number,
): readonly Item[] {
  const isLate = new Set(items.slice(Math.floor(items.length / 2)));
  const rankOf = (item: Item) =>
    item.kind === 'letter' ? -hardness(item) : (isLikeEnglish(item) ? 2 : 0) + (isLate.has(item) ? 0 : 1);
  return shuffle(items, seed)
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .slice(0, questionsPerGroup);
}

/** The groups of a page that are tested, in the order of the path: large pages in parts, small ones not at all. */
export function placementGroups<Item>(
  items: readonly Item[],
  maxSize = maxGroup,
): readonly (readonly Item[])[] {
  if (items.length < minGroup) return [];
  const size = Math.ceil(items.length / Math.ceil(items.length / maxSize));
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

/**
 * How the log rates what a placement marks as known. Only answered items were shown to be known; their neighbors are checked
 * within days, and of many neighbors the later ones within five months, so that a day brings a few. (Older placements rated
 * all as answered.)
 */
export const placedRatings = { answered: 3, checkedSoon: 2, checkedLater: 1 } as const satisfies Readonly<
  Record<string, Rating>
>;
/** So many neighbors are checked within days. */
export const maxCheckedSoon = 75;

/** Stability in days of items that count as known. They are spread, so that they do not come due at once. */
export const placedStability: Readonly<Record<Rating, { readonly min: number; readonly max: number }>> = {
  4: { min: 14, max: 49 },
  [placedRatings.answered]: { min: 14, max: 49 },
  [placedRatings.checkedSoon]: { min: 1, max: 5 },
  [placedRatings.checkedLater]: { min: 6, max: 150 },
};

/** The stability in days of an item that counts as known, always the same for the same item. */
export function placedStabilityOf(itemId: string, rating: Rating): number {
  const { min, max } = placedStability[rating];
  return min + (seedOf(itemId) % (max - min + 1));
}

/** Whether a placement has marked an item that it did not ask: a first review confirms it, or shows that it is not known. */
export const isPresumed = (rating: Rating): boolean => rating < placedRatings.answered;
