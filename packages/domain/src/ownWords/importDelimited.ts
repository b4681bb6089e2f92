/** Reads CSV, and text separated by tabs, semicolons or other characters. */
import type { TableRow } from './importTable.ts';

const quote = '"';

interface Cell {
  readonly text: string;
  /** Where the delimiter or line break after it is. */
  readonly end: number;
}

/**
 * The cell in quotation marks that begins at `start`. Null if the marks do not match: then they belong to the text, so
 * that no mark takes the lines that follow. Where tabs separate, most programs do not quote, and a cell has no tab.
 */
function readQuoted(text: string, start: number, delimiter: string): Cell | null {
  let end = text.indexOf(quote, start + 1);
  while (end !== -1 && text[end + 1] === quote) end = text.indexOf(quote, end + 2);
  if (end === -1) return null;
  let after = end + 1;
  while (text[after] === ' ') after++;
  if (after < text.length && text[after] !== '\n' && !text.startsWith(delimiter, after)) return null;
  const inner = text.slice(start + 1, end);
  if (delimiter === '\t' && inner.includes(delimiter)) return null;
  return { text: inner.replaceAll('""', quote), end: after };
}

/** Without a quotation mark that is opened and not closed. */
const withoutOpenQuote = (cell: string): string => {
  const at = cell.indexOf(quote);
  return at !== -1 && cell.slice(0, at).trim() === '' && !cell.includes(quote, at + 1)
    ? cell.slice(at + 1)
    : cell;
};

/** Whether a line is a comment, and not a row. */
type IsComment = (line: string) => boolean;

/**
 * The rows of a text whose line breaks are '\n'. A cell in quotation marks can contain the delimiter and line breaks.
 * Takes time in proportion to the length of the text.
 */
export function readDelimited(
  text: string,
  delimiter: string,
  firstLine: number,
  isComment: IsComment,
): TableRow[] {
  const rows: TableRow[] = [];
  let line = firstLine;
  let position = 0;
  // Kept until it is passed: a text without further delimiters is searched once.
  let delimiterAt = -1;
  while (position < text.length) {
    let lineEnd = text.indexOf('\n', position);
    if (lineEnd === -1) lineEnd = text.length;
    const first = text.slice(position, lineEnd);
    if (first.trim() === '' || isComment(first)) {
      position = lineEnd + 1;
      line += 1;
      continue;
    }
    const cells: string[] = [];
    let isRowEnd = false;
    let lines = 1;
    while (!isRowEnd) {
      let start = position;
      if (delimiter !== ' ') while (text[start] === ' ') start++;
      const quoted = text[start] === quote ? readQuoted(text, start, delimiter) : null;
      if (quoted) {
        cells.push(quoted.text);
        for (
          let at = text.indexOf('\n', start);
          at !== -1 && at < quoted.end;
          at = text.indexOf('\n', at + 1)
        )
          lines += 1;
        position = quoted.end;
        if (position > lineEnd) {
          lineEnd = text.indexOf('\n', position);
          if (lineEnd === -1) lineEnd = text.length;
        }
      } else {
        if (delimiterAt < position) delimiterAt = text.indexOf(delimiter, position);
        if (delimiterAt === -1) delimiterAt = Infinity;
        const end = Math.min(delimiterAt, lineEnd);
        cells.push(withoutOpenQuote(text.slice(position, end)));
        position = end;
      }
      isRowEnd = position >= lineEnd;
      position += isRowEnd ? 1 : delimiter.length;
    }
    rows.push({ line, cells });
    line += lines;
  }
  return rows;
}
