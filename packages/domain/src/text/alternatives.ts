/** Brackets without others inside. */
const bracket = /\(([^()]*)\)|\[([^[\]]*)\]/u;
/** A text with more of them has too many variants. */
const maxBrackets = 3;
const maxSlashes = 3;

const oneLine = (text: string) => text.replace(/\s+/gu, ' ').trim();

/** Splits at separators that are not in brackets. */
function splitOutside(text: string, separator: RegExp): string[] {
  const parts = [''];
  for (const [index, piece] of text.split(/(\([^()]*\)|\[[^[\]]*\])/u).entries()) {
    // The captured brackets are the pieces with odd numbers.
    const [first = '', ...others] = index % 2 === 1 ? [piece] : piece.split(separator);
    parts.push(`${parts.pop() ?? ''}${first}`, ...others);
  }
  return parts;
}

/** With and without each part in brackets: `(I) go` is `I go` and `go`. */
function withOptionalParts(text: string, left = maxBrackets): string[] {
  if (left === 0 || !bracket.test(text)) return [text];
  const included = text.replace(bracket, (_, round?: string, square?: string) => round ?? square ?? '');
  const without = text.replace(new RegExp(`\\s*(?:${bracket.source})`, 'u'), '');
  return [included, without].flatMap((one) => withOptionalParts(one, left - 1));
}

/** Each word of `he/she goes`, but not of a fraction. */
function withEachWord(text: string): string[] {
  const words = text.split(' ').map((word) => (/^\d+\/\d+$/u.test(word) ? [word] : word.split('/')));
  if (words.filter(({ length }) => length > 1).length > maxSlashes) return [text];
  return words
    .reduce<string[][]>(
      (lines, options) => lines.flatMap((line) => options.map((word) => [...line, word])),
      [[]],
    )
    .map((line) => line.join(' '));
}

/**
 * The answers of which each is right, where a text lists several: separated by semicolons, commas or slashes, with
 * parts in brackets that can be left out. The text itself, if it lists none. `hasCommas`: whether commas separate
 * answers, as they do unless the text is a sentence.
 */
export function alternativesOf(text: string, hasCommas = true): readonly string[] {
  const found = splitOutside(text, hasCommas ? /[;,]|\s\/\s?|\/\s/u : /;|\s\/\s?|\/\s/u)
    .flatMap((part) => withOptionalParts(part))
    .map(oneLine)
    .flatMap(withEachWord)
    .map(oneLine)
    .filter((one) => /[\p{L}\p{N}]/u.test(one));
  return found.length === 0 ? [text] : [...new Set(found)];
}
