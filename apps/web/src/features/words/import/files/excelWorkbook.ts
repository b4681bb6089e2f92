/** Reads the sheets of an Excel workbook (.xlsx, ECMA-376). */
import type { ImportTable, TableRow } from '@ena/domain/ownWords/importTable';
import { ImportFailure } from './importProblem.ts';
import { parseXml } from './parseXml.ts';
import type { ZipArchive } from './zipArchive.ts';

/** A list of words has fewer columns: what is to the right of them is not read. */
const maxColumns = 100;
const maxCells = 4_000_000;

export const isWorkbook = ({ names }: ZipArchive): boolean =>
  names.has('[content_types].xml') && [...names].some((name) => name.startsWith('xl/'));

interface Relationship {
  /** The last part of its type, such as `worksheet`. */
  readonly type: string;
  /** Name of a file of the archive. */
  readonly target: string;
}

/** The relationships of a part of the workbook by id; targets are relative to its folder, or begin with a slash. */
async function readRelationships(
  archive: ZipArchive,
  part: string,
): Promise<ReadonlyMap<string, Relationship>> {
  const slash = part.lastIndexOf('/') + 1;
  const [folder, name] = [part.slice(0, slash), part.slice(slash)];
  const found = new Map<string, Relationship>();
  parseXml(await archive.read(`${folder}_rels/${name}.rels`), {
    open: (tag, attribute) => {
      if (tag !== 'Relationship') return;
      const { pathname } = new URL(attribute('Target') ?? '', `file:///${folder}`);
      found.set(attribute('Id') ?? '', {
        type: (attribute('Type') ?? '').replace(/^.*\//u, ''),
        target: decodeURIComponent(pathname).slice(1).toLowerCase(),
      });
    },
  });
  return found;
}

/** Characters that XML does not allow are written as their code, such as `_x000D_`. */
const unescapeCharacters = (text: string) =>
  text.replace(/_x([\dA-F]{4})_/giu, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/**
 * Collects the text of an element from its `t` elements: that of a cell can consist of several, each with its format.
 * Leaves out phonetic guides (`rPh`).
 */
function createTextReader() {
  let text = '';
  let isText = false;
  let isPhonetic = false;
  const set = (name: string, isOpen: boolean) => {
    if (name === 't') isText = isOpen;
    if (name === 'rPh') isPhonetic = isOpen;
  };
  return {
    open: (name: string) => set(name, true),
    close: (name: string) => set(name, false),
    text: (value: string) => {
      if (isText && !isPhonetic) text += value;
    },
    take: () => {
      const taken = unescapeCharacters(text);
      text = '';
      return taken;
    },
  };
}

async function readSharedStrings(archive: ZipArchive, part: string | undefined): Promise<readonly string[]> {
  const strings: string[] = [];
  if (part === undefined) return strings;
  const reader = createTextReader();
  parseXml(await archive.read(part), {
    open: reader.open,
    text: reader.text,
    close: (name) => {
      reader.close(name);
      if (name === 'si') strings.push(reader.take());
    },
  });
  return strings;
}

/** The column of a cell such as `AB12`, from 0. */
const columnOf = (reference: string) =>
  [...(/^[A-Z]{1,3}/u.exec(reference)?.[0] ?? '')].reduce(
    (sum, letter) => 26 * sum + letter.charCodeAt(0) - 64,
    0,
  ) - 1;

/** The text of a cell by its type and its `v` element; `inline`: the text of its `is` element. */
function cellText(type: string, value: string, inline: string, strings: readonly string[]): string {
  switch (type) {
    case 's':
      return strings[Number(value)] ?? '';
    case 'inlineStr':
      return inline;
    case 'b':
      return value === '1' ? 'TRUE' : 'FALSE';
    case 'e':
      return '';
    case 'str':
      return unescapeCharacters(value);
    default:
      // Numbers have up to 17 digits: 0.1 can be written as 0.10000000000000001.
      return value === '' || Number.isNaN(Number(value)) ? value : String(Number(value));
  }
}

async function readRows(archive: ZipArchive, part: string, strings: readonly string[]): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  const inline = createTextReader();
  let line = 0;
  let cells: string[] = [];
  let column = -1;
  let type = '';
  let value = '';
  let isValue = false;
  let cellCount = 0;
  parseXml(await archive.read(part), {
    open: (name, attribute) => {
      inline.open(name);
      if (name === 'row') {
        line = Number(attribute('r')) || line + 1;
        column = -1;
      } else if (name === 'c') {
        const reference = attribute('r');
        column = reference === undefined ? column + 1 : columnOf(reference);
        type = attribute('t') ?? 'n';
        value = '';
      } else if (name === 'v') isValue = true;
    },
    text: (text) => {
      inline.text(text);
      if (isValue) value += text;
    },
    close: (name) => {
      inline.close(name);
      if (name === 'v') isValue = false;
      else if (name === 'c') {
        const text = cellText(type, value, inline.take(), strings);
        if (text === '' || column < 0 || column >= maxColumns) return;
        // Cells without content are not in the file.
        while (cells.length < column) cells.push('');
        cells[column] = text;
      } else if (name === 'row') {
        if (cells.length > 0) rows.push({ line, cells });
        cellCount += cells.length;
        if (cellCount > maxCells) throw new ImportFailure('tooLarge');
        cells = [];
      }
    },
  });
  return rows;
}

/** The visible sheets of a workbook that have rows. Throws an ImportFailure. */
export async function readWorkbook(archive: ZipArchive): Promise<ImportTable[]> {
  const byType = (relationships: ReadonlyMap<string, Relationship>, type: string) =>
    [...relationships.values()].find((one) => one.type === type)?.target;
  const workbook = byType(await readRelationships(archive, ''), 'officeDocument');
  // Binary workbooks (.xlsb) have another format.
  if (!workbook?.endsWith('.xml')) throw new ImportFailure('otherArchive');
  const relationships = await readRelationships(archive, workbook);
  const sheets: { readonly name: string; readonly part: string }[] = [];
  parseXml(await archive.read(workbook), {
    open: (tag, attribute) => {
      if (tag !== 'sheet' || (attribute('state') ?? 'visible') !== 'visible') return;
      const relationship = relationships.get(attribute('id') ?? '');
      if (relationship?.type === 'worksheet')
        sheets.push({ name: attribute('name') ?? '', part: relationship.target });
    },
  });
  const strings = await readSharedStrings(archive, byType(relationships, 'sharedStrings'));
  const tables: ImportTable[] = [];
  for (const { name, part } of sheets) {
    const rows = await readRows(archive, part, strings);
    if (rows.length > 0) tables.push({ name, columnNames: null, rows });
  }
  return tables;
}
