/** A number with its noun: "1 word", "5,000 words". */
export const pluralize = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;

/** The singular of an English plural by its ending alone, such as dog of dogs; null where there is no such ending. */
export function singularOf(word: string): string | null {
  if (/[a-z]{2}ies$/u.test(word)) return `${word.slice(0, -3)}y`;
  if (/[a-z]{2}(?:ch|sh|x|ss)es$|[a-z]{4}oes$/u.test(word)) return word.slice(0, -2);
  return /[a-z]{2}[^s]s$/u.test(word) ? word.slice(0, -1) : null;
}
