/**
 * Reads the tables of a text: CSV, text separated by tabs or semicolons, Markdown, lines such as "word - meaning", and
 * text exports of Anki. The format is the one in which most lines have Georgian and its meaning in different cells.
 */
import { hasGeorgian } from '../georgian/letters.ts';
import { readDelimited } from './importDelimited.ts';
import { scriptOf, splitLine } from './importLines.ts';
import type { ImportTable, TableRow } from './importTable.ts';

/** Delimiters in the order in which they are tried; the first of the best is taken. */
const delimiters = ['\t', ';', ',', '|'] as const;

/** Lines by which formats are compared. */
const sampleLines = 300;

/** What the first lines of a text export of Anki, or of a CSV file for Excel, say. */
interface Directives {
  readonly delimiter: string | null;
  readonly columnNames: readonly string[] | null;
  /** The column of the note type, from 0. */
  readonly noteTypeColumn: number | null;
  readonly lineCount: number;
}

const delimiterNames: Readonly<Record<string, string>> = {
  tab: '\t',
  comma: ',',
  semicolon: ';',
  pipe: '|',
  colon: ':',
  space: ' ',
};

const directive =
  /^#(separator|html|columns|tags|(?:tags|guid|notetype|deck) column|notetype|deck|if matches):(.*)$/iu;

/** Reads the header lines `#key:value` of Anki's text exports (Anki manual, "Text Files", "File Headers"). */
function readDirectives(lines: readonly string[]): Directives {
  const [, excel] = /^"?sep=(.)"?\s*$/iu.exec(lines[0] ?? '') ?? [];
  if (excel !== undefined) return { delimiter: excel, columnNames: null, noteTypeColumn: null, lineCount: 1 };
  const end = lines.findIndex((line) => !directive.test(line));
  const lineCount = end === -1 ? lines.length : end;
  const values = new Map(
    lines.slice(0, lineCount).map((line) => {
      const [, key = '', value = ''] = directive.exec(line) ?? [];
      return [key.toLowerCase(), value] as const;
    }),
  );
  const separator = values.get('separator');
  const delimiter =
    separator === undefined ? null : (delimiterNames[separator.trim().toLowerCase()] ?? separator);
  const names = values.get('columns')?.split(delimiter ?? '\t') ?? [];
  const columnOf = (key: string) => {
    const column = Number(values.get(`${key} column`) ?? Number.NaN);
    return column >= 1 && column <= 100 ? column - 1 : null;
  };
  for (const key of ['tags', 'guid', 'notetype', 'deck']) {
    const column = columnOf(key);
    if (column === null) continue;
    while (names.length < column) names.push('');
    names[column] = key;
  }
  return {
    delimiter,
    columnNames: names.length === 0 ? null : names,
    noteTypeColumn: columnOf('notetype'),
    lineCount,
  };
}

/** Bullets, numbers and boxes before the words of a list. */
const listMark = /^[^\S\n]*(?:[-*•·‣◦+–—][^\S\n]+(?:\[[ xX]?\][^\S\n]+)?|\(?\d{1,5}[.)][^\S\n]+)/u;

const isComment = (line: string): boolean =>
  /^\s*(?:#|\/\/)/u.test(line) &&
  (!hasGeorgian(line) || (!/[\t;,|=–—]|\s-\s/u.test(line) && /^\s*#+\s/u.test(line)));

/** A cell of a Markdown table, without emphasis. */
const cleanMarkdown = (cell: string): string =>
  cell
    .replaceAll('\\|', '|')
    .replace(/\*\*|__|`/gu, '')
    .trim();

/** The rows of lines separated by `|`, such as a Markdown table. */
const readPipes = (lines: readonly string[], firstLine: number): TableRow[] =>
  lines.flatMap((line, index) => {
    const trimmed = line.trim();
    if (trimmed === '' || /^[|:\s-]+$/u.test(trimmed) || isComment(line)) return [];
    const inner = trimmed.replace(/^\|/u, '').replace(/(?<!\\)\|$/u, '');
    return [{ line: firstLine + index, cells: inner.split(/(?<!\\)\|/u).map(cleanMarkdown) }];
  });

/** The rows of lines such as "word - meaning", or of lines that are a word and its meaning in turn. */
function readLines(lines: readonly string[], firstLine: number): TableRow[] {
  const rows = lines.flatMap((line, index) =>
    line.trim() === '' || isComment(line)
      ? []
      : [{ line: firstLine + index, cells: splitLine(cleanMarkdown(line)).cells }],
  );
  const takesTurns =
    rows.length % 2 === 0 &&
    rows.every(({ cells }, index) => cells.length === 2 && cells[1 - (index % 2)] === '');
  return takesTurns
    ? rows.flatMap((row, index) =>
        index % 2 === 0 ? [{ ...row, cells: [row.cells[0] ?? '', rows[index + 1]?.cells[1] ?? ''] }] : [],
      )
    : rows;
}

/** How surely a row has Georgian and its meaning in cells of their own. */
function certaintyOf({ cells }: TableRow): number {
  const scripts = cells.map(scriptOf);
  const mixed = scripts.filter((script) => script === 'mixed').length;
  if (!scripts.includes('other')) return 0;
  if (scripts.includes('georgian')) return 1 / (1 + mixed);
  return mixed > 0 ? 0.3 : 0;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The delimiter of the cells; null: each line is one, such as "word - meaning". */
function findDelimiter(lines: readonly string[]): string | null {
  const sample = lines.filter((line) => line.trim() !== '' && !isComment(line)).slice(0, sampleLines);
  const text = sample.join('\n');
  const scored = delimiters.map((delimiter) => {
    if (!text.includes(delimiter)) return { delimiter, score: 0, rows: [] };
    const rows = delimiter === '|' ? readPipes(sample, 1) : readDelimited(text, delimiter, 1, isComment);
    return { delimiter, score: sum(rows.map(certaintyOf)), rows };
  });
  const [best] = scored.toSorted((a, b) => b.score - a.score);
  const ofLines = sum(sample.map((line) => splitLine(line).certainty));
  if (best && best.score > 0 && best.score >= ofLines) return best.delimiter;
  if (ofLines > 0) return null;
  // No line has both: the columns are shown all the same, so that what is missing can be said.
  return (
    scored.find(({ rows }) => 2 * rows.filter(({ cells }) => cells.length > 1).length > rows.length)
      ?.delimiter ?? null
  );
}

/** One table for each note type, which is named in a column. */
function splitByNoteType(table: ImportTable, column: number): ImportTable[] {
  const byType = new Map<string, TableRow[]>();
  for (const row of table.rows) {
    const name = row.cells[column]?.trim() ?? '';
    const rows = byType.get(name);
    if (rows) rows.push(row);
    else byType.set(name, [row]);
  }
  return [...byType].map(([name, rows]) => ({ ...table, name, rows }));
}

/** The tables of a text: one, or one for each note type of an export of Anki. */
export function readTextTables(typed: string): ImportTable[] {
  const text = typed.replace(/^\uFEFF/u, '').replace(/\r\n?/gu, '\n');
  const all = text.split('\n');
  const { delimiter: stated, columnNames, noteTypeColumn, lineCount } = readDirectives(all);
  const filled = all.slice(lineCount).filter((line) => line.trim() !== '' && !isComment(line));
  const [only = ''] = filled;
  // Quizlet can separate its cards by semicolons.
  if (filled.length === 1 && stated === null && findDelimiter([only]) !== '\t') {
    const cards = only.split(';').filter((card) => card.trim() !== '');
    if (cards.length > 1 && cards.every((card) => hasGeorgian(card) && /\p{Script=Latin}/u.test(card)))
      return readTextTables(cards.join('\n'));
  }
  const marked = filled.filter((line) => listMark.test(line)).length;
  const isList = marked > 1 && marked >= 0.8 * filled.length;
  const lines = all.slice(lineCount).map((line) => (isList ? line.replace(listMark, '') : line));
  const delimiter = stated ?? findDelimiter(lines);
  const firstLine = lineCount + 1;
  const rows =
    delimiter === null
      ? readLines(lines, firstLine)
      : delimiter === '|'
        ? readPipes(lines, firstLine)
        : readDelimited(lines.join('\n'), delimiter, firstLine, isComment);
  const table: ImportTable = { name: '', columnNames, rows };
  return noteTypeColumn === null ? [table] : splitByNoteType(table, noteTypeColumn);
}

/** Georgian in UTF-8 that a program took for Windows-1252, Latin-1, Windows-1251 or Mac OS Roman. */
const misread = /á[ƒ‚\u0082\u0083]|бѓ|·É/gu;
const questionMarks = /\?{2,}|\uFFFD/gu;

/** What a text shows in place of its Georgian letters, if a program has lost them; else null. */
export function findLostLetters(text: string): string | null {
  if (hasGeorgian(text)) return null;
  const lines = text.split(/\r\n?|\n/u, 2000).filter((line) => line.trim() !== '');
  for (const pattern of [misread, questionMarks]) {
    const [found] = lines.flatMap((line) => line.match(pattern)?.[0] ?? []);
    const count = lines.filter((line) => line.match(pattern) !== null).length;
    if (found !== undefined && 3 * count >= lines.length) return found.slice(0, 4);
  }
  return null;
}
