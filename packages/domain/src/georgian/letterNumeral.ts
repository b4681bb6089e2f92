/** Historical Georgian numerals: each letter has a value, ა is 1, ი is 10, რ is 100. */
import { mkhedruli } from './letters.ts';

/**
 * The letters in the order of their values: 1 to 9, 10 to 90, 100 to 900. Null for 8 and 60, before თ (9) and
 * ო (70): modern Georgian has given up these letters.
 */
const places: readonly (string | null)[] = mkhedruli.flatMap(([letter]) =>
  letter === 'თ' || letter === 'ო' ? [null, letter] : [letter],
);
const lettersPerDigit = 9;
const maxValue = 999;

/** A whole number from 1 to 999 in letters: 33 is ლგ. Throws a RangeError for others, and where a letter is missing. */
export function letterNumeral(value: number): string {
  if (!Number.isInteger(value) || value < 1 || value > maxValue)
    throw new RangeError(`Not supported: ${value}. Use a whole number from 1 to ${maxValue}.`);
  const digits = [...String(value)].map(Number);
  return digits
    .map((digit, at) => {
      if (digit === 0) return '';
      const letter = places[(digits.length - 1 - at) * lettersPerDigit + digit - 1];
      if (!letter) throw new RangeError(`${value} needs an obsolete letter.`);
      return letter;
    })
    .join('');
}
