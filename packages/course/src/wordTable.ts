/**
 * Parses `words.tsv`: words as rows, tab-separated, for a spreadsheet or an editor. The first line names the columns;
 * those that no row of a file needs may be absent. Several values of a cell are separated by ` | `.
 *
 * The table of a pack has no sections, and a row with only an id puts a word or phrase that another page teaches into
 * the pack.
 */
import { type Picture, shapeNames } from '@ena/domain/exercise/item';
import { partsOfSpeech, type WordSource } from '@ena/domain/lesson/word';

const columns = [
  /** Id of the section of the page that has the word. */
  'section',
  'id',
  'form',
  'gloss',
  'partOfSpeech',
  /** Id of the verb of a verbal noun in the lexicon of the grammar engine, where noun and gloss do not tell (finiteForms.ts). */
  'verb',
  'example',
  'exampleGloss',
  'acceptedForms',
  'acceptedGlosses',
  'nearSynonyms',
  /** Kind, value and alternative text: `color | #ffffff | a white patch`. */
  'picture',
  'note',
] as const;
type Column = (typeof columns)[number];
const requiredOfWord = ['id', 'form', 'gloss', 'partOfSpeech'] as const satisfies readonly Column[];
const requiredOfLesson = ['section', ...requiredOfWord] as const satisfies readonly Column[];

export interface WordRow {
  /** Number of the line in the file, from 1. */
  readonly line: number;
  readonly section: string;
  readonly word: WordSource;
}

/** A row of the table of a pack. */
export interface PackRow {
  /** Number of the line in the file, from 1. */
  readonly line: number;
  readonly id: string;
  /** Null: the id is that of an item which another page teaches. */
  readonly word: WordSource | null;
}

type Cells = Readonly<Partial<Record<Column, string>>>;

const find = <Value extends string>(values: readonly Value[], text: string) =>
  values.find((value) => value === text);

/** Programs that save tables as text put a cell that contains quotation marks between quotation marks. */
const unquote = (cell: string) => (/^".*"$/u.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell);

function parsePicture(cell: string): Picture | string {
  const [kind = '', value = '', alt = ''] = cell.split(' | ');
  const shape = find(shapeNames, value);
  if (alt === '') return `the picture '${cell}' is not 'kind | value | text'`;
  if (kind === 'color' && /^#[0-9a-f]{6}$/u.test(value)) return { kind, value, alt };
  if (kind === 'shape' && shape) return { kind, value: shape, alt };
  return `'${kind} | ${value}' is no color and no shape`;
}

function parseWord(cells: Cells, required: readonly Column[]): WordSource | string {
  const { id = '', form = '', gloss = '', example = '', exampleGloss = '', verb, note, picture } = cells;
  const missing = required.find((column) => !cells[column]);
  if (missing) return `the column '${missing}' is empty`;
  const partOfSpeech = find(partsOfSpeech, cells.partOfSpeech ?? '');
  if (!partOfSpeech) return `'${cells.partOfSpeech}' is no part of speech: ${partsOfSpeech.join(', ')}`;
  if ((example === '') !== (exampleGloss === '')) return 'an example needs both example and exampleGloss';
  const parsed = picture ? parsePicture(picture) : undefined;
  if (typeof parsed === 'string') return parsed;
  const list = (column: 'acceptedForms' | 'acceptedGlosses' | 'nearSynonyms') =>
    cells[column] ? { [column]: cells[column].split(' | ') } : {};
  return {
    id,
    form,
    gloss,
    partOfSpeech,
    ...(verb && { verb }),
    ...(example && { example: { form: example, gloss: exampleGloss } }),
    ...list('acceptedForms'),
    ...list('acceptedGlosses'),
    ...list('nearSynonyms'),
    ...(parsed && { picture: parsed }),
    ...(note && { note }),
  };
}

/** The columns of the table in order, or what is wrong with its first line. */
function parseHeader(header: string, required: readonly Column[]): readonly Column[] | string {
  const names = header.split('\t').map((name) => name.trim());
  const known = names.flatMap((name) => find(columns, name) ?? []);
  const unknown = names.find((name) => !find(columns, name));
  if (unknown !== undefined) return `'${unknown}' is no column: ${columns.join(', ')}`;
  const absent = required.find((column) => !known.includes(column));
  return absent ? `the column '${absent}' is absent` : known;
}

/** The rows as `parseRow` reads them; a text is what is wrong with a row. */
function parseRows<Row>(
  content: string,
  file: string,
  required: readonly Column[],
  parseRow: (cells: Cells, line: number) => Row | string,
): readonly Row[] {
  const [header = '', ...lines] = content.split(/\r?\n/u);
  const names = parseHeader(header, required);
  if (typeof names === 'string') throw new Error(`${file}:1: ${names}`);
  const rows = lines.flatMap((text, index): { line: number; row: Row | string }[] => {
    if (text.trim() === '') return [];
    const line = index + 2;
    const values = text.split('\t').map((cell) => unquote(cell.trim()));
    if (values.length > names.length) return [{ line, row: 'there are more cells than columns' }];
    const cells = Object.fromEntries(names.map((name, column) => [name, values[column] ?? '']));
    return [{ line, row: parseRow(cells, line) }];
  });
  const errors = rows.flatMap(({ line, row }) =>
    typeof row === 'string' ? [`${file}:${line}: ${row}`] : [],
  );
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return rows.flatMap(({ row }) => (typeof row === 'string' ? [] : [row]));
}

/**
 * @param content of the file
 * @param file its name, for errors
 * @throws Error that lists every mistake with its line: `words.tsv:12: …`
 */
export const parseWordTable = (content: string, file: string): readonly WordRow[] =>
  parseRows(content, file, requiredOfLesson, (cells, line) => {
    const word = parseWord(cells, requiredOfLesson);
    return typeof word === 'string' ? word : { line, section: cells.section ?? '', word };
  });

/** The same for the table of a pack. */
export const parsePackTable = (content: string, file: string): readonly PackRow[] =>
  parseRows(content, file, requiredOfWord, (cells, line) => {
    const { id = '', section, ...rest } = cells;
    if (section !== undefined) return 'a pack has no sections';
    if (id !== '' && Object.values(rest).every((cell) => cell === '')) return { line, id, word: null };
    const word = parseWord(cells, requiredOfWord);
    return typeof word === 'string' ? word : { line, id, word };
  });
