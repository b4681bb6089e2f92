/**
 * What the columns of a table are: guessed by their content, for which their names are only a hint. The learner can
 * correct it.
 */
import { hasGeorgian, isMostlyGeorgian } from '../georgian/letters.ts';
import { isRomanizationOf } from '../georgian/romanizationOf.ts';
import { exportColumns, groupsColumn, sourceColumnOf } from './exportFormat.ts';
import { cleanCell, joinBlocks } from './importCell.ts';
import { type ColumnName, nameHints } from './importColumnNames.ts';
import { scriptOf } from './importLines.ts';
import type { ImportTable, TableRow } from './importTable.ts';

export const columnRoles = [
  'form',
  'gloss',
  'sentence',
  'translation',
  'romanization',
  'note',
  'groups',
  'ignore',
] as const;
export type ColumnRole = (typeof columnRoles)[number];
/** Roles that one column has at most; the texts of several columns with another role are joined. */
export const singleRoles: readonly ColumnRole[] = ['form', 'sentence', 'translation'];

export interface ColumnMapping {
  readonly roles: readonly ColumnRole[];
  /** Rows at the beginning that are names of columns, or titles above them. */
  readonly headerRows: number;
  /** As the file names the columns; empty where it does not. */
  readonly names: readonly string[];
}

/** Rows by which columns are compared. */
const sampleSize = 300;
/** Further columns are not imported. */
const maxColumns = 40;
/** Rows that can be a title above the names of the columns. */
const maxTitleRows = 5;

interface Column {
  readonly index: number;
  readonly hints: ReadonlySet<ColumnName>;
  readonly cells: readonly string[];
  /** Cells with text. */
  readonly filled: readonly string[];
  /** Shares of the filled cells, 0 to 1. */
  readonly georgian: number;
  readonly text: number;
  readonly codes: number;
  readonly sentences: number;
  readonly distinct: number;
  /** Average number of words. */
  readonly words: number;
  /** Share of the rows that have so many cells. */
  readonly reach: number;
  /** Share of the filled cells that begin with a space. */
  readonly spaced: number;
}

const share = (cells: readonly string[], test: (cell: string) => boolean) =>
  cells.length === 0 ? 0 : cells.filter(test).length / cells.length;

/** Numbers, dates, addresses, identifiers and codes of languages. */
const code =
  /^(?:[\d\s.,:/%+-]+|[\d-]+[T ][\d:.]+Z?|https?:\/\/\S+|[\da-f-]{20,}|(?=\S*[\d!#$%&*+;<=>?@^{|}~`])[!-~]{8,14}|[a-z]{2}(?:-[A-Z]{2})?|true|false)$/u;
const endOfSentence = /[.?!…]["'”’»)]*$/u;
function isGeorgianCell(cell: string): boolean {
  const script = scriptOf(cell);
  return script === 'georgian' || (script === 'mixed' && isMostlyGeorgian(cell.toLowerCase()));
}

const textOf = (cell: string | undefined): string => {
  const text = joinBlocks(cleanCell((cell ?? '').slice(0, 5000)).blocks);
  return text
    .normalize('NFC')
    .replace(/[\p{Default_Ignorable_Code_Point}]/gu, '')
    .trim();
};

function describe(index: number, name: string, rows: readonly TableRow[]): Column {
  const raw = rows.map((row) => row.cells[index] ?? '');
  const cells = raw.map(textOf);
  const filled = cells.filter((cell) => cell !== '');
  const georgian = share(filled, isGeorgianCell);
  return {
    index,
    hints: nameHints(name),
    cells,
    filled,
    georgian,
    text: share(filled, (cell) => /\p{L}/u.test(cell) && !isGeorgianCell(cell)),
    codes: share(filled, (cell) => code.test(cell)),
    sentences: share(filled, (cell) => endOfSentence.test(cell)),
    distinct: filled.length === 0 ? 0 : new Set(filled).size / filled.length,
    words:
      filled.length === 0
        ? 0
        : filled.reduce((total, cell) => total + cell.split(' ').length, 0) / filled.length,
    reach: rows.filter((row) => row.cells.length > index).length / Math.max(1, rows.length),
    spaced: share(
      raw.filter((cell) => cell.trim() !== ''),
      (cell) => cell.startsWith(' '),
    ),
  };
}

/** At most `sampleSize` rows, evenly from the whole table. */
function sampleOf(rows: readonly TableRow[]): readonly TableRow[] {
  const step = Math.max(1, Math.floor(rows.length / sampleSize));
  return rows.filter((_, index) => index % step === 0).slice(0, sampleSize);
}

const maximum = <T>(list: readonly T[], of: (element: T) => number): T | undefined =>
  list.reduce<T | undefined>(
    (best, element) => (best === undefined || of(element) > of(best) ? element : best),
    undefined,
  );

const bool = (condition: boolean, value: number) => (condition ? value : 0);

/** Short words without sentences, of which several rows have the same. */
function areTags({ filled, words, distinct }: Column): boolean {
  const tags = filled.flatMap((cell) => cell.split(/[\s,;]+/u).filter((tag) => tag !== ''));
  return (
    words <= 4 &&
    tags.length > 1 &&
    filled.every((cell) => /^[\p{L}\p{N}_:/&,;\s-]+$/u.test(cell)) &&
    (new Set(tags).size <= 0.67 * tags.length || distinct <= 0.4)
  );
}

/** The words themselves: the Georgian column with the shortest texts. */
function findForms(georgian: readonly Column[]): Column | undefined {
  const maxFilled = Math.max(0, ...georgian.map(({ filled }) => filled.length));
  return maximum(
    georgian,
    ({ index, hints, filled, words, sentences }) =>
      bool(hints.has('form'), 0.6) -
      words -
      2 * sentences -
      0.05 * index -
      bool(hints.has('sentence'), 3) -
      bool(hints.has('ignore'), 3) -
      bool(2 * filled.length < maxFilled, 5),
  );
}

/** Sentences that use the words: longer Georgian texts. */
const findSentences = (georgian: readonly Column[], forms: Column): Column | undefined =>
  maximum(
    georgian.filter(
      ({ index, hints, words, sentences }) =>
        index !== forms.index &&
        !hints.has('ignore') &&
        (hints.has('sentence') || words >= forms.words + 0.8 || (sentences >= 0.5 && forms.sentences < 0.5)),
    ),
    ({ hints, index, filled }) => bool(hints.has('sentence'), 5) + filled.length / 1000 - index * 0.01,
  );

/** Rows of which a column is the romanization of another one. */
const readings = (column: Column, of: Column | undefined): number =>
  of === undefined
    ? 0
    : column.cells.filter((cell, row) => cell !== '' && isRomanizationOf(cell, of.cells[row] ?? '')).length;

/** Columns with how the Georgian of another one is read. */
function findRomanizations(columns: readonly Column[], georgian: readonly Column[]): Column[] {
  const texts = columns.filter((column) => !georgian.includes(column) && column.filled.length > 0);
  return texts.filter((column) => {
    const count = Math.max(...georgian.map((of) => readings(column, of)), 0);
    // Names of places are often their own romanization.
    if (texts.length === 1) return count > 2 && count >= 0.8 * column.filled.length;
    return (
      count >= 0.6 * column.filled.length ||
      (column.hints.has('romanization') && (count > 0 || !column.hints.has('gloss')))
    );
  });
}

/** The English side of the words: short, distinct texts that most rows have. */
const findGlosses = (columns: readonly Column[], forms: Column | undefined, hasSentences: boolean) =>
  maximum(columns, (column) => {
    const { hints, filled, cells, distinct, words, sentences, index } = column;
    return (
      bool(hints.has('gloss'), 3) -
      bool(hints.has('translation'), 2) -
      bool(hints.has('sentence'), 2) -
      bool(hints.has('note'), 3) -
      bool(hints.has('groups'), 3) -
      bool(hints.has('ignore'), 4) -
      bool(areTags(column), 0.7) +
      // The pages are English: of two meanings, one in Latin letters.
      0.3 * share(filled, (cell) => /\p{Script=Latin}/u.test(cell)) +
      2 * (filled.length / Math.max(1, cells.length)) +
      distinct -
      0.15 * Math.min(words, 20) -
      bool(hasSentences, sentences) -
      0.1 * Math.abs(index - (forms?.index ?? 0))
    );
  });

/** The roles of columns, by their content. */
function findRoles(columns: readonly Column[]): ColumnRole[] {
  const roles = columns.map((): ColumnRole => 'ignore');
  const assign = (column: Column | undefined, role: ColumnRole) => {
    if (column) roles[column.index] = role;
  };
  const georgian = columns.filter(({ georgian: part, filled }) => filled.length > 0 && part >= 0.5);
  let forms = findForms(georgian);
  let sentences = forms && findSentences(georgian, forms);
  const romanizations = findRomanizations(columns, georgian);
  for (const column of romanizations) assign(column, 'romanization');
  const rest = columns.filter(
    (column) => column.filled.length > 0 && !georgian.includes(column) && !romanizations.includes(column),
  );
  const texts = rest.filter(({ text, codes }) => text >= 0.5 && codes < 0.8);
  const glosses =
    findGlosses(texts, forms, sentences !== undefined) ??
    // Numbers are meanings only behind their words: before them they count the rows.
    rest.find(
      ({ index, hints }) =>
        index > (forms?.index ?? Infinity) && !hints.has('ignore') && !hints.has('groups'),
    );
  // The only translation is that of the sentences, such as in exports of gap texts.
  if (
    glosses &&
    forms &&
    sentences &&
    texts.length === 1 &&
    glosses.sentences >= 0.5 &&
    forms.sentences < 0.3
  ) {
    forms = sentences;
    sentences = undefined;
  }
  assign(forms, 'form');
  assign(sentences, 'sentence');
  assign(glosses, 'gloss');
  const free = texts.filter((column) => column !== glosses);
  const others = free.filter(
    ({ hints }) => !hints.has('note') && !hints.has('groups') && !hints.has('ignore'),
  );
  const translations =
    sentences &&
    maximum(
      others.filter(
        ({ hints, words, sentences: ends }) =>
          hints.has('translation') || hints.has('gloss') || words >= 2.5 || ends >= 0.5,
      ),
      ({ hints, words, index }) =>
        bool(hints.has('translation'), 3) +
        bool(hints.has('sentence'), 2) -
        0.2 * Math.abs(words - (sentences?.words ?? 0)) -
        0.05 * index,
    );
  assign(translations, 'translation');
  let hasNotes = false;
  for (const column of free) {
    if (column === translations) continue;
    const { hints, index, distinct, filled, reach, spaced } = column;
    // Rows with more cells than the others: the delimiter is also in the text that stands last, such as "bread, loaf".
    const before = roles[index - 1];
    if (hints.size === 0 && reach < 0.5 && (before === 'note' || (before === 'gloss' && spaced > 0.5))) {
      assign(column, before);
      continue;
    }
    const isCopy = columns.some(
      (other) => other.index !== index && other.cells.join('\n') === column.cells.join('\n'),
    );
    if (hints.has('note')) assign(column, 'note');
    else if (hints.has('groups')) assign(column, 'groups');
    else if (hints.has('ignore') || hints.has('sentence') || hints.has('translation') || isCopy) continue;
    else if (hints.has('gloss')) assign(column, 'gloss');
    else if (areTags(column)) assign(column, 'groups');
    else if (!hasNotes && (distinct > 0.1 || filled.length < 10)) {
      hasNotes = true;
      assign(column, 'note');
    }
  }
  for (const column of georgian)
    if (roles[column.index] === 'ignore' && column.hints.has('note')) assign(column, 'note');
  for (const column of rest)
    if (roles[column.index] === 'ignore' && column.hints.has('groups') && column.codes >= 0.8)
      assign(column, 'groups');
  return roles;
}

function describeColumns(rows: readonly TableRow[], names: readonly string[]): Column[] {
  const sample = sampleOf(rows);
  const width = Math.max(names.length, ...sample.map(({ cells }) => cells.length));
  return Array.from({ length: Math.min(width, maxColumns) }, (_, index) =>
    describe(index, names[index] ?? '', sample),
  );
}

/** Whether a row names the columns: where the others have Georgian it has none, or all of it are usual names. */
function isHeader(cells: readonly string[], columns: readonly Column[]): boolean {
  const filled = cells.filter((cell) => cell !== '');
  if (filled.length === 0 || filled.some((cell) => cell.length > 40)) return false;
  const hintsOf = (all: readonly string[]) => new Set(all.flatMap((cell) => [...nameHints(cell)]));
  const georgianCells = filled.filter(isGeorgianCell);
  const otherCells = filled.filter((cell) => !isGeorgianCell(cell));
  const isKnown = filled.every((cell) => nameHints(cell).size > 0);
  // "სიტყვა, word" can be a row, "ქართული, English" are names.
  if (georgianCells.length > 0 && otherCells.length > 0)
    return isKnown && hintsOf(georgianCells).has('form') && hintsOf(otherCells).has('gloss');
  if (isKnown && filled.length > 1) return true;
  const inGeorgian = columns
    .filter(({ georgian, filled: some }) => some.length > 0 && georgian >= 0.8)
    .flatMap(({ index }) => cells[index] ?? '');
  return filled.length > 1 && !filled.some(hasGeorgian) && inGeorgian.some((cell) => cell !== '');
}

/** How many rows are names of columns, or a title above them. */
function countHeaderRows(rows: readonly TableRow[]): number {
  for (let count = 1; count <= maxTitleRows && count < rows.length; count++) {
    const cells = (rows[count - 1]?.cells ?? []).map(textOf);
    if (isHeader(cells, describeColumns(rows.slice(count), []))) return count;
    // Only a title, alone in its row, can stand above the names.
    if (cells.filter((cell) => cell !== '').length > 1 || cells.some(isGeorgianCell)) return 0;
  }
  return 0;
}

const exportNames: Readonly<Partial<Record<ColumnRole, string>>> = { ...exportColumns, groups: groupsColumn };
/** The roles in an export of Ena, whose columns have names of their own; null in any other table. */
const exportedRoles = (names: readonly string[]): ColumnRole[] | null =>
  sourceColumnOf(names) === -1
    ? null
    : names.map((name) => columnRoles.find((role) => exportNames[role] === name) ?? 'ignore');

/** Guesses what the columns of a table are. */
export function guessColumns({ columnNames, rows }: ImportTable): ColumnMapping {
  const headerRows = columnNames === null ? countHeaderRows(rows) : 0;
  const header = headerRows === 0 ? [] : (rows[headerRows - 1]?.cells ?? []);
  const names = (columnNames ?? header).map(textOf);
  const columns = describeColumns(rows.slice(headerRows), names);
  const roles = exportedRoles(columns.map(({ index }) => names[index] ?? '')) ?? findRoles(columns);
  return { roles, headerRows, names: columns.map(({ index }) => names[index] ?? '') };
}
