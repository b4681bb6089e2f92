import { foldAnswer, removeBracketed } from './answer.ts';

/** One aligned position of a typed answer and the right one: the typed and the expected letter or word. */
export interface AlignedPart {
  /** Empty where a part is missing. */
  readonly given: string;
  /** Empty where a part is too many. */
  readonly expected: string;
  readonly isSame: boolean;
}

/**
 * Aligns two lists with as few differences as possible (Levenshtein distance). Of several shortest alignments,
 * replaced parts are preferred to missing and extra ones.
 */
function align(
  given: readonly string[],
  expected: readonly string[],
  same: (given: string, expected: string) => boolean,
): AlignedPart[] {
  const isSameAt = (i: number, j: number) => same(given[i] ?? '', expected[j] ?? '');
  // cost[i][j]: differences between the rest of the typed answer from i and the rest of the right one from j.
  const cost: number[][] = [];
  // Infinite beyond the ends, so that no alignment leads there.
  const at = (i: number, j: number) => cost[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = given.length; i >= 0; i--) {
    const row: number[] = [];
    cost[i] = row;
    for (let j = expected.length; j >= 0; j--)
      row[j] =
        i === given.length && j === expected.length
          ? 0
          : Math.min(at(i + 1, j + 1) + (isSameAt(i, j) ? 0 : 1), at(i + 1, j) + 1, at(i, j + 1) + 1);
  }
  const parts: AlignedPart[] = [];
  let [i, j] = [0, 0];
  while (i < given.length || j < expected.length) {
    const [typed = '', belongs = ''] = [given[i], expected[j]];
    const isSame = isSameAt(i, j);
    if (at(i, j) === at(i + 1, j + 1) + (isSame ? 0 : 1)) {
      parts.push({ given: typed, expected: belongs, isSame });
      i++;
      j++;
    } else if (at(i, j) === at(i + 1, j) + 1) {
      parts.push({ given: typed, expected: '', isSame: false });
      i++;
    } else {
      parts.push({ given: '', expected: belongs, isSame: false });
      j++;
    }
  }
  return parts;
}

/** Aligns a typed word with the right one letter by letter. Both are normalized by `foldAnswer`. */
export const alignLetters = (typed: string, right: string): AlignedPart[] =>
  align([...foldAnswer(typed)], [...foldAnswer(right)], (given, expected) => given === expected);

/** The words of an answer as they are written, without marks that stand alone, such as a dash. */
export const wordsOf = (answer: string): readonly string[] =>
  removeBracketed(answer)
    .split(/\s+/u)
    .filter((word) => foldAnswer(word) !== '');

/** Aligns a typed sentence with the right one word by word; words are compared by `foldAnswer`. */
export const alignWords = (typed: string, right: string): AlignedPart[] =>
  align(wordsOf(typed), wordsOf(right), (given, expected) => foldAnswer(given) === foldAnswer(expected));

const inOrder = (answer: string) => wordsOf(answer).toSorted().join(' ');

/** Of the accepted answers that are the first one in another order of words, the one that a typed answer is nearest to. */
export function nearestOrder(typed: string, [first = '', ...others]: readonly string[]): string {
  const sameWords = [first, ...others.filter((answer) => inOrder(answer) === inOrder(first))];
  const differences = (answer: string) => alignWords(typed, answer).filter(({ isSame }) => !isSame).length;
  return sameWords.toSorted((one, other) => differences(one) - differences(other))[0] ?? first;
}
