import { mkhedruli } from './letters.ts';

/**
 * `marked` writes ejectives with an apostrophe (k' p' t' q' ts' ch'), because a beginner has to tell k' from k (decision
 * D32); `plain` leaves it out, to compare texts. Pages show `marked` without apostrophes to those who choose so.
 */
type RomanizationStyle = 'marked' | 'plain';

const marked = new Map<string, string>(mkhedruli);

/**
 * Romanizes a Georgian text by the national system of 2002: the only implementation. Anything but the
 * 33 letters is kept unchanged; „ and “ become " ".
 */
export function romanize(georgian: string, style: RomanizationStyle = 'marked'): string {
  let latin = '';
  for (const char of georgian.normalize('NFC')) {
    const letter = marked.get(char);
    if (letter === undefined) latin += char === '„' || char === '“' ? '"' : char;
    else latin += style === 'marked' ? letter : letter.replace("'", '');
  }
  return latin;
}

const apostrophes = /[’ʼ‘`´]/gu;

/** Normalizes Latin text for comparison: lower case, one kind of apostrophe. */
export const foldLatin = (text: string): string =>
  text.normalize('NFC').replace(apostrophes, "'").toLowerCase();
