/**
 * Import of own words from a table, such as a CSV file or a text export of Anki: which column is what, which lines
 * can be imported, and why others cannot. Pure; the caller has split the text into lines and cells.
 */
import { hasGeorgian } from '../georgian/letters.ts';
import { unescapeFormula } from './formulaCell.ts';
import {
  cleanOwnWord,
  maxOwnWords,
  type OwnWord,
  type OwnWordField,
  ownWordFields,
  ownWordProblems,
} from './ownWord.ts';

/** Names of the columns in lower case; the first one of each field is that of our own files. */
const columnNames: Readonly<Record<OwnWordField, readonly string[]>> = {
  form: ['georgian', 'ka', 'ქართული', 'form', 'word', 'front'],
  gloss: ['english', 'en', 'ინგლისური', 'meaning', 'gloss', 'back'],
  sentence: ['sentence', 'example', 'წინადადება'],
  translation: ['translation', 'sentence translation', 'თარგმანი'],
};
const fieldTitles: Readonly<Record<OwnWordField, string>> = {
  form: 'Georgian',
  gloss: 'English',
  sentence: 'Sentence',
  translation: 'Translation',
};

/** Delimiters of cells that are recognized. */
export const delimiters = ['\t', ',', ';'] as const;

/** A row of a table; `line` is the number of its first line in the text, from 1. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
  /** Its quotation marks do not match; an open one takes all lines that follow. */
  readonly hasQuoteError?: boolean;
}

/** What the first lines of a text export of Anki say. */
export interface Directives {
  /** Null: not given. */
  readonly delimiter: string | null;
  /** Columns that are no text of the note, such as its tags, from 0. */
  readonly ignoredColumns: readonly number[];
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

/** Reads the header lines `#key:value` of Anki's text exports (Anki manual, "Text Files", "File Headers"). */
export function readDirectives(text: string): Directives {
  const lines = text.split(/\r\n?|\n/u, 20);
  const end = lines.findIndex((line) => !/^#[a-z ]+:/iu.test(line));
  const directives = lines
    .slice(0, end === -1 ? lines.length : end)
    .map(
      (line) => [line.slice(1, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1)] as const,
    );
  const separator = directives.find(([key]) => key === 'separator')?.[1];
  return {
    delimiter: separator === undefined ? null : (delimiterNames[separator.toLowerCase()] ?? separator),
    ignoredColumns: directives.flatMap(([key, value]) =>
      /^(?:tags|guid|notetype|deck) column$/u.test(key) ? [Number(value) - 1] : [],
    ),
    lineCount: directives.length,
  };
}

/** How many rows have Georgian and English in different cells, by which delimiters are compared. */
export const countWordRows = (rows: readonly TableRow[]): number =>
  rows.filter(
    ({ cells }) =>
      cells.some((cell) => hasGeorgian(cell) && !/\p{Script=Latin}/u.test(cell)) &&
      cells.some((cell) => cell.trim() !== '' && !hasGeorgian(cell)),
  ).length;

type Columns = Readonly<Partial<Record<OwnWordField, number>>>;

/** The columns by the names in the first row; null if it does not name the first two. */
function namedColumns(header: TableRow | undefined): Columns | null {
  const names = header?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  const columns = Object.fromEntries(
    ownWordFields.flatMap((field) => {
      const index = names.findIndex((name) => columnNames[field].includes(name));
      return index === -1 ? [] : [[field, index]];
    }),
  );
  return columns.form === undefined || columns.gloss === undefined ? null : columns;
}

/** Without names: Georgian, English, sentence, translation; English first if most rows have it so. */
function columnsByContent(rows: readonly TableRow[], ignored: readonly number[]): Columns {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const [first, second, ...rest] = Array.from({ length: width }, (_, index) => index).filter(
    (index) => !ignored.includes(index),
  );
  const isGeorgian = (index: number | undefined) =>
    index !== undefined &&
    2 * rows.filter(({ cells }) => hasGeorgian(cells[index] ?? '')).length > rows.length;
  const isSwapped = !isGeorgian(first) && isGeorgian(second);
  const [form, gloss] = isSwapped ? [second, first] : [first, second];
  const [sentence, translation] = rest;
  return Object.fromEntries(
    Object.entries({ form, gloss, sentence, translation }).filter(([, index]) => index !== undefined),
  );
}

export interface ImportableLine {
  readonly line: number;
  readonly word: OwnWord;
}
/** A line that is not imported; `text` is its Georgian, or else the beginning of the line. */
export interface SkippedLine {
  readonly line: number;
  readonly text: string;
  readonly reason: string;
}
export interface ImportPlan {
  readonly ready: readonly ImportableLine[];
  /** The learner has these words already, or an earlier line has them. */
  readonly repeated: readonly SkippedLine[];
  readonly invalid: readonly SkippedLine[];
  /** Valid lines for which there is no room: a learner has a maximum of own words. */
  readonly excess: readonly SkippedLine[];
  /** Names of columns that are not imported. */
  readonly unusedColumns: readonly string[];
}

const html = /<\/?[a-z][^>]*>|&(?:[a-z]+|#\d+);/iu;

function problemsOfRow(
  { cells, hasQuoteError }: TableRow,
  columns: Columns,
  ignored: readonly number[],
  word: OwnWord,
) {
  if (hasQuoteError) {
    const [, ...following] = cells.join(' ').trimEnd().split('\n');
    return [
      following.length === 0
        ? 'The quotation marks do not match.'
        : `A quotation mark is opened here and not closed: ${following.length} more lines could not be read.`,
    ];
  }
  const used = [...Object.values(columns), ...ignored];
  const extra = cells.filter((cell, index) => !used.includes(index) && cell.trim() !== '');
  if (extra.length > 0) return [`There are more cells than columns: “${shorten(extra[0] ?? '')}”.`];
  const problems = ownWordProblems(word);
  return ownWordFields.flatMap((field) => {
    const [tag] = html.exec(word[field]) ?? [];
    const problem = tag === undefined ? problems[field] : `This has HTML (“${shorten(tag)}”).`;
    return problem === undefined ? [] : [`${fieldTitles[field]}: ${problem}`];
  });
}

const shownLength = 40;
const shorten = (text: string) => (text.length > shownLength ? `${text.slice(0, shownLength)}…` : text);

/**
 * Sorts the rows of a table into those that can be imported and those that cannot. Rows without text are left out.
 * `ownForms`: the forms of the words that the learner has.
 */
export function planImport(
  rows: readonly TableRow[],
  ignoredColumns: readonly number[],
  ownForms: ReadonlySet<string>,
): ImportPlan {
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const [header] = filled;
  const named = namedColumns(header);
  const columns = named ?? columnsByContent(filled, ignoredColumns);
  const body = named ? filled.slice(1) : filled;
  const unused = named
    ? (header?.cells ?? []).flatMap((name, index) =>
        Object.values(columns).includes(index) || name.trim() === '' ? [] : [{ name: name.trim(), index }],
      )
    : [];
  const ignored = [...ignoredColumns, ...unused.map(({ index }) => index)];
  const ready: ImportableLine[] = [];
  const repeated: SkippedLine[] = [];
  const invalid: SkippedLine[] = [];
  const excess: SkippedLine[] = [];
  const lineOf = new Map<string, number>();
  for (const row of body) {
    const { line, cells } = row;
    const cellOf = (field: OwnWordField) => unescapeFormula(cells[columns[field] ?? -1] ?? '');
    const word = cleanOwnWord({
      form: cellOf('form'),
      gloss: cellOf('gloss'),
      sentence: cellOf('sentence'),
      translation: cellOf('translation'),
    });
    const text = shorten(word.form === '' ? cells.join(' ').trim() : word.form);
    const problems = problemsOfRow(row, columns, ignored, word);
    const earlier = lineOf.get(word.form);
    if (problems.length > 0) invalid.push({ line, text, reason: problems.join(' ') });
    else if (ownForms.has(word.form)) repeated.push({ line, text, reason: 'You have this word already.' });
    else if (earlier !== undefined)
      repeated.push({ line, text, reason: `The same word as in line ${earlier}.` });
    else if (ownForms.size + ready.length >= maxOwnWords)
      excess.push({ line, text, reason: `You can have ${maxOwnWords} words.` });
    else {
      ready.push({ line, word });
      lineOf.set(word.form, line);
    }
  }
  return { ready, repeated, invalid, excess, unusedColumns: unused.map(({ name }) => name) };
}
