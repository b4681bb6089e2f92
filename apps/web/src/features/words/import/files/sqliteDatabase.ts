/**
 * Reads the rows of tables from an SQLite database (https://www.sqlite.org/fileformat2.html): what an import needs, in
 * a hundredth of the size of SQLite itself. Databases of strangers: each page is read at most once, so that a damaged
 * or hostile file cannot take more time and memory than its size suggests.
 */
import { ImportFailure } from './importProblem.ts';

/** A blob is null: no column that is read has one. */
export type SqliteValue = string | number | null;

export interface SqliteDatabase {
  readonly has: (table: string) => boolean;
  /**
   * Calls `onRow` for each row, in the order of the table's key, with the values of some columns, which are numbered from 0
   * in the order of the definition; a column INTEGER PRIMARY KEY has the row's id. Each table can be read once. Throws
   * an ImportFailure or a RangeError if the database is damaged.
   */
  readonly readRows: (
    table: string,
    columns: readonly number[],
    onRow: (values: readonly SqliteValue[]) => void,
  ) => void;
}

/** The first bytes of a database. */
const magic = 'SQLite format 3\0';

const encodings = ['utf-8', 'utf-8', 'utf-16le', 'utf-16be'] as const;
/** Types of b-tree pages. The key of an index b-tree is a whole row: a table WITHOUT ROWID is one. */
const pageTypes = { interiorIndex: 2, interiorTable: 5, leafIndex: 10, leafTable: 13 } as const;
/** SQLite's own maximum. */
const maxDepth = 20;

const damaged = () => new ImportFailure('damaged');

/** Reads a variable-length integer, from `at` on. */
function varint(bytes: Uint8Array, at: number): { value: number; end: number } {
  let value = 0;
  for (let index = 0; index < 9; index += 1) {
    const byte = bytes[at + index];
    if (byte === undefined) throw damaged();
    if (index === 8) return { value: value * 256 + byte, end: at + 9 };
    value = value * 128 + (byte & 127);
    if (byte < 128) return { value, end: at + index + 1 };
  }
  throw damaged();
}

/** Bytes of a value by its serial type; from 12 on, blobs and texts have any size. */
const sizes = [0, 1, 2, 3, 4, 6, 8, 8, 0, 0] as const;
function sizeOf(type: number): number {
  const size = type >= 12 ? Math.floor((type - 12) / 2) : sizes[type];
  if (size === undefined) throw damaged();
  return size;
}

function valueOf(bytes: Uint8Array, type: number, decoder: TextDecoder): SqliteValue {
  if (type === 0 || (type >= 12 && type % 2 === 0)) return null;
  if (type >= 13) return decoder.decode(bytes);
  if (type === 8 || type === 9) return type - 8;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (type === 7) return view.getFloat64(0);
  // Big-endian two's complement.
  return bytes.reduce((sum, byte) => sum * 256 + byte, view.getInt8(0) < 0 ? -1 : 0);
}

/** The values of columns in a record; those that were added to the table later are null. */
function readRecord(record: Uint8Array, columns: readonly number[], decoder: TextDecoder): SqliteValue[] {
  const header = varint(record, 0);
  const last = Math.max(...columns);
  const values = columns.map((): SqliteValue => null);
  let at = header.end;
  let start = header.value;
  for (let column = 0; column <= last && at < header.value; column += 1) {
    const { value: type, end } = varint(record, at);
    const size = sizeOf(type);
    if (start + size > record.length) throw damaged();
    const index = columns.indexOf(column);
    if (index !== -1) values[index] = valueOf(record.subarray(start, start + size), type, decoder);
    at = end;
    start += size;
  }
  return values;
}

/** Opens the database of a file. Throws an ImportFailure or a RangeError if its schema is damaged. */
export function openSqlite(bytes: Uint8Array): SqliteDatabase {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const pageSize = view.getUint16(16) === 1 ? 65_536 : view.getUint16(16);
  const usableSize = pageSize - view.getUint8(20);
  const signature = String.fromCharCode(...bytes.subarray(0, magic.length));
  if (signature !== magic || pageSize < 512 || usableSize < 480) throw damaged();
  const decoder = new TextDecoder(encodings[view.getUint32(56)] ?? 'utf-8');
  const pageCount = Math.floor(bytes.length / pageSize);
  const wasRead = new Uint8Array(pageCount);

  /** The offset of a page, from 1. Pages form trees and lists: one that is met again is part of a cycle. */
  function claim(page: number): number {
    if (page < 1 || page > pageCount || wasRead[page - 1] === 1) throw damaged();
    wasRead[page - 1] = 1;
    return (page - 1) * pageSize;
  }

  /** The record of a cell: its beginning is in the page, the rest in a list of overflow pages. */
  function payloadOf(
    start: number,
    size: number,
    isTable: boolean,
  ): { record: Uint8Array; localSize: number } {
    const max = isTable ? usableSize - 35 : Math.floor(((usableSize - 12) * 64) / 255) - 23;
    if (size <= max) return { record: bytes.subarray(start, start + size), localSize: size };
    if (size > bytes.length) throw damaged();
    const min = Math.floor(((usableSize - 12) * 32) / 255) - 23;
    const fitting = min + ((size - min) % (usableSize - 4));
    const localSize = fitting <= max ? fitting : min;
    const record = new Uint8Array(size);
    record.set(bytes.subarray(start, start + localSize));
    let filled = localSize;
    let next = view.getUint32(start + localSize);
    while (filled < size) {
      const page = claim(next);
      const part = bytes.subarray(page + 4, page + Math.min(usableSize, 4 + size - filled));
      record.set(part, filled);
      filled += part.length;
      next = view.getUint32(page);
    }
    return { record, localSize };
  }

  function readPage(
    page: number,
    depth: number,
    onRecord: (record: Uint8Array, rowId: number | null) => void,
  ): void {
    if (depth > maxDepth) throw damaged();
    const start = claim(page);
    // The first page begins with the header of the file.
    const header = page === 1 ? start + 100 : start;
    const type = view.getUint8(header);
    if (!Object.values<number>(pageTypes).includes(type)) throw damaged();
    const isInterior = type === pageTypes.interiorIndex || type === pageTypes.interiorTable;
    const isTable = type === pageTypes.interiorTable || type === pageTypes.leafTable;
    const cellCount = view.getUint16(header + 3);
    let localBytes = 0;
    for (let cell = 0; cell < cellCount; cell += 1) {
      let at = start + view.getUint16(header + (isInterior ? 12 : 8) + 2 * cell);
      if (isInterior) {
        readPage(view.getUint32(at), depth + 1, onRecord);
        at += 4;
        if (isTable) continue;
      }
      const size = varint(bytes, at);
      const rowId = isTable ? varint(bytes, size.end) : null;
      const { record, localSize } = payloadOf((rowId ?? size).end, size.value, isTable);
      // Cells that overlap would be read again and again.
      localBytes += localSize;
      if (localBytes > pageSize) throw damaged();
      onRecord(record, rowId?.value ?? null);
    }
    if (isInterior) readPage(view.getUint32(header + 8), depth + 1, onRecord);
  }

  const rootPages = new Map<string, number>();
  readPage(1, 0, (record) => {
    const [type, name, page] = readRecord(record, [0, 1, 3], decoder);
    if (type === 'table' && typeof name === 'string' && typeof page === 'number') rootPages.set(name, page);
  });
  return {
    has: (table) => rootPages.has(table),
    readRows: (table, columns, onRow) => {
      const root = rootPages.get(table);
      if (root === undefined) throw damaged();
      readPage(root, 0, (record, rowId) => {
        const values = readRecord(record, columns, decoder);
        // An INTEGER PRIMARY KEY, the first column of each of Anki's tables, is stored as the row's id only.
        onRow(values.map((value, index) => (columns[index] === 0 && value === null ? rowId : value)));
      });
    },
  };
}
