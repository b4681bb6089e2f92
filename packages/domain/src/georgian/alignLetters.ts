import { foldAnswer } from './answer.ts';

/** One aligned position of a typed word and the right one: the typed letter and the expected letter. */
export interface AlignedLetter {
  /** Empty where a letter is missing. */
  readonly given: string;
  /** Empty where a letter is too many. */
  readonly expected: string;
}

/**
 * Aligns a typed word with the right one letter by letter, with as few differences as possible (Levenshtein
 * distance), for dictations. Both are normalized by `foldAnswer`. Of several shortest alignments, replaced
 * letters are preferred to missing and extra ones.
 */
export function alignLetters(typed: string, right: string): AlignedLetter[] {
  const given = [...foldAnswer(typed)];
  const expected = [...foldAnswer(right)];
  // cost[i][j]: differences between the rest of the typed word from i and the rest of the right one from j.
  const cost: number[][] = Array.from({ length: given.length + 1 }, () => []);
  const at = (i: number, j: number) => cost[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = given.length; i >= 0; i--)
    for (let j = expected.length; j >= 0; j--) {
      const row = cost[i];
      if (!row) continue;
      if (i === given.length) row[j] = expected.length - j;
      else if (j === expected.length) row[j] = given.length - i;
      else
        row[j] = Math.min(
          at(i + 1, j + 1) + (given[i] === expected[j] ? 0 : 1),
          at(i + 1, j) + 1,
          at(i, j + 1) + 1,
        );
    }
  const places: AlignedLetter[] = [];
  let [i, j] = [0, 0];
  while (i < given.length || j < expected.length) {
    const [left = '', belongs = ''] = [given[i], expected[j]];
    if (
      i < given.length &&
      j < expected.length &&
      at(i, j) === at(i + 1, j + 1) + (left === belongs ? 0 : 1)
    ) {
      places.push({ given: left, expected: belongs });
      i++;
      j++;
    } else if (i < given.length && at(i, j) === at(i + 1, j) + 1) {
      places.push({ given: left, expected: '' });
      i++;
    } else {
      places.push({ given: '', expected: belongs });
      j++;
    }
  }
  return places;
}
