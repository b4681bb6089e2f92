/** Removes romanizations beside Georgian in one cell. */
import { isRomanizationOf } from '../georgian/romanizationOf.ts';
import { splitAtScript } from './importLines.ts';

const bracketed = /\s*(?:\(([^()]*)\)|\[([^[\]]*)\]|\/([^/]*)\/)/gu;
/** Texts with more brackets are no word. */
const maxBrackets = 10;
const maxLength = 1000;

const wordCount = (text: string) => text.trim().split(/\s+/u).length;
const lastWords = (text: string, count: number) => text.trim().split(/\s+/u).slice(-count).join(' ');

/** The text without the brackets and slashes whose content `isReading`; `before` is the text from the bracket before. */
function removeBrackets(text: string, isReading: (inner: string, before: string) => boolean): string {
  if (text.length > maxLength) return text;
  const matches = [...text.matchAll(bracketed)];
  if (matches.length > maxBrackets) return text;
  let rest = '';
  let from = 0;
  for (const match of matches) {
    const inner = match[1] ?? match[2] ?? match[3] ?? '';
    const before = text.slice(from, match.index);
    from = match.index + match[0].length;
    rest += before + (isReading(inner, before) ? '' : match[0]);
  }
  return (rest + text.slice(from)).trim();
}

/** A Georgian text without its romanization in brackets, between slashes, or beside it. */
export function removeRomanization(text: string): string {
  if (!/\p{Script=Latin}/u.test(text)) return text;
  const georgian = text.replace(bracketed, ' ');
  const without = removeBrackets(
    text,
    (inner, before) =>
      isRomanizationOf(inner, georgian) ||
      isRomanizationOf(inner, before) ||
      isRomanizationOf(inner, lastWords(before, wordCount(inner))),
  );
  const sides = without.length > maxLength ? null : splitAtScript(without);
  return sides && isRomanizationOf(sides[1], sides[0]) ? sides[0] : without;
}

const separated = /\s+[-–—=|/]\s+|\s*[–—=]\s*|:\s+/u;

/** A meaning without the romanization of its word in brackets, or before a dash. */
export function removeRomanizationOf(form: string, meaning: string): string {
  const without = removeBrackets(meaning, (inner) => isRomanizationOf(inner, form));
  const separator = separated.exec(without);
  return separator && isRomanizationOf(without.slice(0, separator.index), form)
    ? without.slice(separator.index + separator[0].length)
    : without === ''
      ? meaning
      : without;
}
