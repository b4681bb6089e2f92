/** Wrong options of the questions of spaced review: clearly wrong, and of the same looks as the answer. */
import { foldAnswer } from '../georgian/answer.ts';
import { ejectivePairs } from '../georgian/letters.ts';
import { endMarkOf, isAlsoCorrect, shapeOf } from '../practice/distractors.ts';
import { seedAt, shuffle } from '../random/shuffle.ts';
import type { StudyItem } from '../lesson/studyItem.ts';

/** Number of options of a choice, the right one included. */
const usualCount = 4;
/** Wrong options are chosen from so many items of the most similar length. */
const maxCandidates = 12;
/** So many items on either side in the course are mostly of the same page, such as drinks for bread. */
const maxNeighbors = 10;

/** Whether both items could be right. Letters differ in what they are. */
export const isAmbiguous = (one: StudyItem, other: StudyItem): boolean =>
  one.kind === 'letter' ? one.form === other.form : isAlsoCorrect(one, other);

const aspirateOf = new Map<string, string>(ejectivePairs);
const foldEjectives = (form: string) =>
  form.replace(/[კტპწჭ]/gu, (letter) => aspirateOf.get(letter) ?? letter);
/** Whether two clips differ by an ejective and its aspirate alone, so that listening would be a guess (docs/audio.md). */
export const soundsAlike = (one: StudyItem, other: StudyItem): boolean =>
  foldEjectives(one.form) === foldEjectives(other.form);

const itemsOfPools = new WeakMap<
  readonly StudyItem[],
  ReadonlyMap<StudyItem['kind'], readonly StudyItem[]>
>();

/** Cached, because all questions of a review run have the same pool. */
function itemsOfKind(pool: readonly StudyItem[], kind: StudyItem['kind']): readonly StudyItem[] {
  const byKind = itemsOfPools.get(pool) ?? Map.groupBy(pool, (item) => item.kind);
  itemsOfPools.set(pool, byKind);
  return byKind.get(kind) ?? [];
}

export interface OptionSource {
  /** What the learner may open, in the order of the course. */
  readonly pool: readonly StudyItem[];
  /** Whether the learner has met an item: with others beside it, the right one would be the only familiar option. */
  readonly isMet?: (itemId: string) => boolean;
  /** Number of options, the right one included; 4 by default. */
  readonly optionCount?: number;
}

/**
 * Items that are wrong as an answer to this one, and plausible: of the same kind; such as look like the answer (`shapeOf`)
 * before all others; among them those that the learner has met, then those of its section, then of the sections around it;
 * and of similar length. Of a letter those first that look like it.
 */
export function wrongItems(
  item: StudyItem,
  { pool, isMet = () => false, optionCount = usualCount }: OptionSource,
  isHeard: boolean,
  seed: number,
): readonly StudyItem[] {
  const alike = itemsOfKind(pool, item.kind);
  const index = alike.findIndex(({ id }) => id === item.id);
  const shape = shapeOf(item);
  const isNeighbor = (position: number) => index !== -1 && Math.abs(position - index) <= maxNeighbors;
  const rankOf = (other: StudyItem, position: number) =>
    (shapeOf(other) === shape ? 0 : 100) +
    (isMet(other.id) ? 0 : 10) +
    (other.group === item.group ? 0 : isNeighbor(position) ? 1 : 2);
  const distance = ({ form }: StudyItem) =>
    item.lookAlikes?.includes(form) ? -1 : Math.abs(form.length - item.form.length);
  const isWrong = (other: StudyItem) => !isAmbiguous(item, other) && !(isHeard && soundsAlike(item, other));
  const ranks = Map.groupBy(
    alike.map((other, position) => ({ other, rank: rankOf(other, position) })),
    ({ rank }) => rank,
  );
  const max = item.kind === 'letter' ? optionCount - 1 : maxCandidates;
  const chosen: StudyItem[] = [];
  for (const rank of [...ranks.keys()].toSorted((one, other) => one - other)) {
    // The last ranks are most of the course: they are only searched if the items before are too few.
    if (chosen.length === optionCount - 1) break;
    const ofRank = ranks.get(rank)?.map(({ other }) => other) ?? [];
    const nearest = takeWhere(
      shuffle(ofRank, seedAt(seed, 0)).toSorted((one, other) => distance(one) - distance(other)),
      isWrong,
      max,
    );
    for (const other of shuffle(nearest, seedAt(seed, 1))) {
      // Two wrong options with the same meaning would show that neither is right.
      if (chosen.length < optionCount - 1 && !chosen.some((known) => isAmbiguous(known, other)))
        chosen.push(other);
    }
  }
  return chosen;
}

const picturedItems = new WeakMap<readonly StudyItem[], readonly StudyItem[]>();

/** Cached, so that what is prepared for choosing from them is, too. */
function picturedOf(pool: readonly StudyItem[]): readonly StudyItem[] {
  const items = picturedItems.get(pool) ?? pool.filter(({ image }) => image !== undefined);
  picturedItems.set(pool, items);
  return items;
}

/**
 * The wrong options of a question with pictures: items that have one themselves, because a picture that shows one word of the
 * course shows no other one that has a picture, and that the learner has met. Null if the item or too few others are so.
 */
export function picturedWrongItems(
  item: StudyItem,
  { pool, isMet = () => false, optionCount = usualCount }: OptionSource,
  isHeard: boolean,
  seed: number,
): readonly StudyItem[] | null {
  if (item.image === undefined) return null;
  const others = wrongItems(item, { pool: picturedOf(pool), isMet, optionCount }, isHeard, seed);
  return others.length === optionCount - 1 && others.every(({ id }) => isMet(id)) ? others : null;
}

/** So many keys are quick to read, and too many to try them all. */
const keyCount = 8;

/** The letters of an item and some others, those first that the learner has met, in the order of the alphabet. */
export function someLetters(
  { form }: Pick<StudyItem, 'form'>,
  { pool, isMet = () => false }: OptionSource,
  seed: number,
): readonly string[] {
  const own = [...new Set(form)];
  const others = shuffle(itemsOfKind(pool, 'letter'), seed)
    .filter((letter) => !own.includes(letter.form))
    .toSorted((one, other) => Number(isMet(other.id)) - Number(isMet(one.id)))
    .map((letter) => letter.form);
  return [...own, ...others.slice(0, Math.max(0, keyCount - own.length))].toSorted();
}

/** The first elements that pass, at most `max`. The test is the expensive part, and not made for the others. */
function takeWhere<T>(elements: readonly T[], passes: (element: T) => boolean, max: number): readonly T[] {
  const taken: T[] = [];
  for (const element of elements) {
    if (taken.length === max) break;
    if (passes(element)) taken.push(element);
  }
  return taken;
}

/** Words that a sentence may have or leave out: as an extra tile they could be right. */
const optionalWords: ReadonlySet<string> = new Set(
  ['მე', 'შენ', 'ის', 'იგი', 'ჩვენ', 'თქვენ', 'ისინი', 'მან', 'მათ', 'მას', 'აქ', 'კი', 'ხოლმე'].map(
    foldAnswer,
  ),
);

/** Two words of other sentences as extra tiles: one that could be the last word, and one that could not. */
export function extraTiles(
  item: StudyItem,
  words: readonly string[],
  others: readonly StudyItem[],
): readonly string[] {
  const own = new Set(
    [item.form, ...(item.acceptedForms ?? [])].flatMap((form) => form.split(' ').map(foldAnswer)),
  );
  const candidates = others
    .flatMap(({ form }) => form.split(' '))
    .filter((word) => !own.has(foldAnswer(word)) && !optionalWords.has(foldAnswer(word)));
  const mark = endMarkOf(words.at(-1) ?? '');
  const last = candidates.find((word) => endMarkOf(word) === mark);
  const other = candidates.find((word) => word !== last && endMarkOf(word) === '');
  return [last, other].filter((word) => word !== undefined);
}
