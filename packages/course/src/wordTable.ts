/**
 * Parses `words.tsv`: words as rows, tab-separated, for a spreadsheet or an editor. The first line names the columns;
 * those that no row of a file needs may be absent. Several values of a cell are separated by ` | `.
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
const required: readonly Column[] = ['section', 'id', 'form', 'gloss', 'partOfSpeech'];

export interface WordRow {
  /** Number of the line in the file, from 1. */
  readonly line: number;
  readonly section: string;
  readonly word: WordSource;
}

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

function parseRow(cells: Readonly<Partial<Record<Column, string>>>): WordSource | string {
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
function parseHeader(header: string): readonly Column[] | string {
  const names = header.split('\t').map((name) => name.trim());
  const known = names.flatMap((name) => find(columns, name) ?? []);
  const unknown = names.find((name) => !find(columns, name));
  if (unknown !== undefined) return `'${unknown}' is no column: ${columns.join(', ')}`;
  const absent = required.find((column) => !known.includes(column));
  return absent ? `the column '${absent}' is absent` : known;
}

/**
 * @param content of the file
 * @param file its name, for errors
 * @throws Error that lists every mistake with its line: `words.tsv:12: …`
 */
export function parseWordTable(content: string, file: string): readonly WordRow[] {
  const [header = '', ...lines] = content.split(/\r?\n/u);
  const names = parseHeader(header);
  if (typeof names === 'string') throw new Error(`${file}:1: ${names}`);
  const rows = lines.flatMap((text, index) => {
    if (text.trim() === '') return [];
    const values = text.split('\t').map((cell) => unquote(cell.trim()));
    const cells = Object.fromEntries(names.map((name, column) => [name, values[column] ?? '']));
    const word = values.length > names.length ? 'there are more cells than columns' : parseRow(cells);
    return [{ line: index + 2, section: cells['section'] ?? '', word }];
  });
  const errors = rows.flatMap(({ line, word }) =>
    typeof word === 'string' ? [`${file}:${line}: ${word}`] : [],
  );
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return rows.flatMap(({ word, ...row }) => (typeof word === 'string' ? [] : [{ ...row, word }]));
}
