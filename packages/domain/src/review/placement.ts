/**
 * Placement: finds out with a few questions which groups of items a learner knows already: the letters, then pages of the
 * course. Each page is tested for itself. Groups that follow each other in the order of use (parts of a page, packs of words)
 * are a series, in which a known group says that those before it are known.
 */
import { check, type ExerciseItem, type ExerciseResponse } from '../exercise/kinds.ts';
import { ejectivePairs } from '../georgian/letters.ts';
import { seedOf, shuffle } from '../random/shuffle.ts';
import type { StudyItem } from '../lesson/studyItem.ts';
import { splitGloss } from '../text/gloss.ts';
import type { Rating } from './grade.ts';

/** Three for each test of who knows everything, and room for slips. */
export const maxPlacementQuestions = 60;
/** Options of a question; more than elsewhere, so that guessing gets less. */
export const placementOptions = 6;

/**
 * A group is known after 3 right answers, or 4 with a wrong one: a slip costs no group, and a guess credits none. "I don't know"
 * is no slip: it stops a group at once, except for the letters, which are not known by a single one. Who cannot read is asked
 * nothing else. `placement.test.ts` has the rates of those who guess or slip.
 */
const enoughRight = 3;
const maxWrong = 1;
/** The end, after 10 series in a row of which nothing is known. One that a wrong answer stops counts twice: a learner can say so. */
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

/** A placement in progress. Groups are numbered through all series; the first one is that of the letters. */
export interface Placement {
  /** The number of groups of each series, in the order in which they are tested. */
  readonly series: readonly number[];
  /** Questions answered. */
  readonly answered: number;
  /** Groups that were found to be known. */
  readonly known: readonly number[];
  /** The series that is being tested; the number of series at the end. */
  readonly current: number;
  /** Its first group that is not known to be known, and its first one that is known not to be. */
  readonly low: number;
  readonly high: number;
  /** Answers about the group that is being tested. */
  readonly right: number;
  readonly wrong: number;
  /** Unknown series since the last known group, those with a wrong answer twice. */
  readonly missed: number;
}

/** At the beginning of a series; at the end if there is none. */
const startOf = (series: readonly number[], current: number) => ({
  current,
  low: 0,
  high: series[current] ?? 0,
});

export const startPlacement = (series: readonly number[]): Placement => ({
  series,
  answered: 0,
  known: [],
  ...startOf(series, 0),
  right: 0,
  wrong: 0,
  missed: 0,
});

/** The number of groups of the series before one. */
const groupsBefore = (series: readonly number[], current: number): number =>
  series.slice(0, current).reduce((sum, groups) => sum + groups, 0);

/** Of what is not decided of a series, the group in the middle: of six that in which the second third ends, then the last. */
const middleOf = ({ low, high }: Pick<Placement, 'low' | 'high'>): number =>
  low + Math.floor((high - low) / 2);

/** What is asked next: a group, and which of its questions. Null at the end. */
export const currentQuestion = (
  placement: Placement,
): { readonly group: number; readonly question: number } | null => {
  const { series, current, answered, right, wrong } = placement;
  if (current >= series.length || answered === maxPlacementQuestions) return null;
  return { group: groupsBefore(series, current) + middleOf(placement), question: right + wrong };
};

/** The placement after an answer to its current question; at the end it stays as it is. */
export function answerPlacement(placement: Placement, answer: PlacementAnswer): Placement {
  if (!currentQuestion(placement)) return placement;
  const { series, current, low, high } = placement;
  const isLetters = current === 0;
  const tested = middleOf(placement);
  const right = placement.right + Number(answer === 'right');
  const wrong = placement.wrong + Number(answer !== 'right');
  const next = { ...placement, answered: placement.answered + 1 };
  const advance = (left: Pick<Placement, 'low' | 'high'>) => ({
    ...next,
    ...(left.low < left.high ? left : startOf(series, current + 1)),
    right: 0,
    wrong: 0,
  });
  if (wrong > maxWrong || (answer === 'unknown' && !isLetters)) {
    // A series counts once, when nothing of it is known.
    const isMissed = low === 0 && tested === 0;
    const missed = placement.missed + (isMissed ? (answer === 'unknown' ? 1 : 2) : 0);
    if (isLetters || missed >= maxMissed) return { ...next, missed, ...startOf(series, series.length) };
    return { ...advance({ low, high: tested }), missed };
  }
  if (right < enoughRight + wrong) return { ...next, right, wrong };
  const before = groupsBefore(series, current);
  const found = Array.from({ length: tested + 1 - low }, (_, index) => before + low + index);
  return { ...advance({ low: tested + 1, high }), known: [...placement.known, ...found], missed: 0 };
}

/** The longest that a placement can get, in questions. */
export function maxQuestionsOf(series: readonly number[]): number {
  const tests = series.reduce((sum, groups) => sum + Math.ceil(Math.log2(groups + 1)), 0);
  return Math.min(maxPlacementQuestions, tests * (enoughRight + 2 * maxWrong));
}

/** What groups of one series have in common: their page, or the list of packs. */
export const seriesOf = (path: string): string => path.split('#')[0] ?? '';

/** The number of groups of each series; those of one follow each other. */
export function countSeries(groups: readonly { readonly path: string }[]): readonly number[] {
  const counts = new Map<string, number>();
  for (const { path } of groups) counts.set(seriesOf(path), (counts.get(seriesOf(path)) ?? 0) + 1);
  return [...counts.values()];
}

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
