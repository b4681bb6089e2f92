/** Reads the table of an import: from the bytes of a file to rows of cells. */
import { countWordRows, delimiters, readDirectives, type TableRow } from '@ena/domain/ownWords/importTable';
import Papa from 'papaparse';

export const maxFileBytes = 5 * 1024 * 1024;

/** Byte order marks by encoding. */
const marks = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
] as const;

/** The text of a file in UTF-8, or in UTF-16 with a byte order mark; null for anything else. */
export function decodeText(bytes: Uint8Array): string | null {
  const [encoding] = marks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte)) ?? [
    'utf-8',
  ];
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    // UTF-16 without a mark is valid UTF-8 with NULs.
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

/** Rows by which delimiters are compared. */
const previewRows = 100;

function rowsOf(text: string, delimiter: string, firstLine: number, preview = 0): TableRow[] {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: '\n', preview });
  const wrong = new Set(errors.flatMap(({ type, row }) => (type === 'Quotes' ? [row] : [])));
  let line = firstLine;
  return data.map((cells, row): TableRow => {
    const first = line;
    // A cell in quotation marks may have several lines.
    line += cells.reduce((count, cell) => count + cell.split('\n').length - 1, 1);
    return { line: first, cells, ...(wrong.has(row) && { hasQuoteError: true }) };
  });
}

export interface ImportTable {
  readonly rows: readonly TableRow[];
  readonly ignoredColumns: readonly number[];
}

/** Splits CSV, text separated by tabs or semicolons, or a text export of Anki into rows of cells. */
export function readTable(typed: string): ImportTable {
  const text = typed.replace(/^\uFEFF/u, '').replace(/\r\n?/gu, '\n');
  const { delimiter, ignoredColumns, lineCount } = readDirectives(text);
  const body = text.split('\n').slice(lineCount).join('\n');
  const scored = delimiters.map((one) => ({
    one,
    score: countWordRows(rowsOf(body, one, 1, previewRows)),
  }));
  const [best] = scored.toSorted((a, b) => b.score - a.score);
  return { rows: rowsOf(body, delimiter ?? best?.one ?? ',', lineCount + 1), ignoredColumns };
}
