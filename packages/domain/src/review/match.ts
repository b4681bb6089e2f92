/** Match: a format that asks several items at once. Each is connected with its meaning; some meanings are left over. */
import { isOwnItem } from '../ownWords/ownWord.ts';
import { seedAt, shuffle } from '../random/shuffle.ts';
import { isAmbiguous, type OptionSource, soundsAlike, wrongItems } from './options.ts';
import { imagesOf, shownGloss } from './question.ts';
import type { AskStep, MatchStep } from './reviewRunModel.ts';
import type { Band } from './strength.ts';
import type { StudyItem } from '../lesson/studyItem.ts';

export const matchSize = 4;
/**
 * Meanings that belong to none of the items, so that the last pair is not given away. A guess is right with 1/6, 1/5,
 * 1/4 and 1/3: as often as in a choice from four options, on average.
 */
const leftOverMeanings = 2;
/** Longer texts do not fit into half the width of a phone. */
const maxLength = { form: 12, gloss: 24 };

const isShort = ({ form, gloss }: StudyItem) =>
  form.length <= maxLength.form && gloss.length <= maxLength.gloss;

/** Whether two items can be in one match: of one kind, and neither meaning could be right for both. */
export const canMatch = (one: StudyItem, other: StudyItem): boolean =>
  one.kind === other.kind &&
  one.kind !== 'skill' &&
  // What a learner writes may be right for an item of the course in a way that no rule shows.
  isOwnItem(one) === isOwnItem(other) &&
  [one, other].every(isShort) &&
  !isAmbiguous(one, other) &&
  !soundsAlike(one, other);

export interface MatchCandidate {
  readonly item: StudyItem;
  readonly band: Band;
}

const hasImage = ({ image }: StudyItem) => image !== undefined;

/**
 * The first candidates that can be matched with each other, of one strength that is not weak, preferably all with a picture;
 * null if too few can.
 */
export function findMatch<Candidate extends MatchCandidate>(
  candidates: readonly Candidate[],
): readonly Candidate[] | null {
  const known = candidates.filter(({ band }) => band !== 'weak');
  return groupOf(known.filter(({ item }) => hasImage(item))) ?? groupOf(known);
}

function groupOf<Candidate extends MatchCandidate>(known: readonly Candidate[]): readonly Candidate[] | null {
  for (const first of known) {
    const group = [first];
    for (const other of known) {
      if (other.band === first.band && group.every(({ item }) => canMatch(item, other.item)))
        group.push(other);
      if (group.length === matchSize) return group;
    }
  }
  return null;
}

/**
 * The step that asks items together, with meanings that are left over from the pool, in the order of the seed. `pairs`
 * ask the same items alone, in case they are missed. Null if the pool has too few meanings.
 */
export function matchStepOf(
  pairs: readonly AskStep[],
  items: readonly StudyItem[],
  { pool, ...source }: OptionSource,
  seed: number,
): MatchStep | null {
  const [first] = items;
  if (!first) return null;
  const others = pool.filter(
    (other) => other.id === first.id || items.every((item) => canMatch(item, other)),
  );
  const leftOverOf = (from: readonly StudyItem[]) =>
    wrongItems(first, { pool: from, ...source }, false, seedAt(seed, 0)).slice(0, leftOverMeanings);
  const pictured = items.every(hasImage) ? leftOverOf(others.filter(hasImage)) : [];
  const isPictured = pictured.length === leftOverMeanings;
  const leftOver = isPictured ? pictured : leftOverOf(others);
  if (leftOver.length < leftOverMeanings) return null;
  const all = [...items, ...leftOver];
  return {
    kind: 'match',
    pairs,
    meanings: shuffle(all.map(shownGloss), seedAt(seed, 1)),
    ...(isPictured && { images: imagesOf(all) }),
  };
}
