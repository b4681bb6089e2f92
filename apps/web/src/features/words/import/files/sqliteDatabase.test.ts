import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { openSqlite, type SqliteValue } from './sqliteDatabase.ts';

/** A database made by SQLite itself. */
function build(sql: string, fill: (db: DatabaseSync) => void = () => undefined): Uint8Array {
  const db = new DatabaseSync(':memory:');
  db.exec(sql);
  fill(db);
  const bytes = db.serialize();
  db.close();
  return bytes;
}

function rowsOf(bytes: Uint8Array, table: string, columns: readonly number[]) {
  const rows: (readonly SqliteValue[])[] = [];
  openSqlite(bytes).readRows(table, columns, (values) => rows.push(values));
  return rows;
}

/** Texts that end at the borders of pages, and numbers in all sizes. */
const lengths = [
  0, 1, 7, 100, 400, 480, 500, 512, 1000, 1020, 4000, 4096, 5000, 65_500, 65_536, 70_000, 300_000,
];
const numbers = [
  0,
  1,
  -1,
  127,
  -128,
  32_767,
  -32_768,
  8_388_607,
  -8_388_608,
  2 ** 31,
  2 ** 40,
  -(2 ** 40),
  2 ** 52,
  0.5,
];

describe('the rows of a table', () => {
  it.each([
    ...[512, 1024, 4096, 65_536].map((size) => [size, 'UTF-8'] as const),
    [1024, 'UTF-16le'] as const,
    [1024, 'UTF-16be'] as const,
  ])('are read from pages of %i bytes with texts in %s', (pageSize, encoding) => {
    const texts = lengths.map((length) => `${'დედა'.repeat(length / 4)}${'x'.repeat(length % 4)}`);
    const bytes = build(
      `pragma page_size = ${pageSize}; pragma encoding = '${encoding}'; pragma auto_vacuum = ${pageSize === 512 ? 1 : 0};
       create table other (a); create table words (id integer primary key, form text, number, empty);`,
      (db) => {
        const insert = db.prepare('insert into words (form, number) values (?, ?)');
        for (let round = 0; round < 100; round += 1)
          for (const number of numbers) insert.run(`${round}`, number);
        for (const text of texts) insert.run(text, 1);
        db.exec('delete from words where id % 3 = 0; insert into other select form from words');
      },
    );
    const rows = rowsOf(bytes, 'words', [0, 1, 2, 3]);
    const db = new DatabaseSync(':memory:');
    db.deserialize(bytes);
    expect(rows).toEqual(
      db
        .prepare('select * from words order by id')
        .all()
        .map((row) => Object.values(row)),
    );
    db.close();
  });

  it('are read from a table without row ids, in the order of its key', () => {
    const bytes = build(
      'pragma page_size = 512; create table fields (type integer, ord integer, name text, primary key (type, ord)) without rowid;',
      (db) => {
        const insert = db.prepare('insert into fields values (?, ?, ?)');
        for (let index = 500; index > 0; index -= 1)
          insert.run(Math.floor(index / 10), index % 10, `${index}${'x'.repeat(index)}`);
      },
    );
    const rows = rowsOf(bytes, 'fields', [0, 1, 2]);
    expect(rows).toHaveLength(500);
    expect(rows.map(([type, ord]) => Number(type) * 10 + Number(ord))).toEqual(
      Array.from({ length: 500 }, (_, index) => index + 1),
    );
    expect(rows.map(([, , name]) => Number.parseInt(String(name), 10))).toEqual(
      rows.map((_, index) => index + 1),
    );
  });

  it('have null in a column that was added later', () =>
    expect(
      rowsOf(build('create table a (b); insert into a values (1); alter table a add c'), 'a', [1, 0]),
    ).toEqual([[null, 1]]));
});

describe('a database that is damaged', () => {
  const valid = build('pragma page_size = 512; create table a (id integer primary key, b text);', (db) => {
    const insert = db.prepare('insert into a (b) values (?)');
    for (let index = 0; index < 300; index += 1) insert.run('x'.repeat(index * 4));
  });
  /** A copy with other bytes. */
  const changed = (change: (view: DataView, bytes: Uint8Array) => void) => {
    const copy = valid.slice();
    change(new DataView(copy.buffer), copy);
    return copy;
  };
  const root = 512;

  it.each<[string, Uint8Array]>([
    ['is cut', valid.slice(0, valid.length / 2)],
    ['has its header only', valid.slice(0, 100)],
    ['has a cycle of pages', changed((view) => view.setUint32(root + 8, 2))],
    ['has a page of no type', changed((view) => view.setUint8(root, 99))],
    ['has a page size of 0', changed((view) => view.setUint16(16, 0))],
    ['refers to pages beyond its end', changed((view) => view.setUint32(root + 8, 1_000_000))],
  ])('%s: it throws, soon', (_, bytes) => {
    expect(() => rowsOf(bytes, 'a', [0, 1])).toThrow();
  });

  it('throws or is read, whichever byte differs, and does not read for ever', () => {
    for (let at = 0; at < valid.length; at += Math.ceil(valid.length / 200))
      for (const value of [0, 1, 2, 127, 128, 255]) {
        const bytes = changed((_view, copy) => copy.fill(value, at, at + 3));
        let count = 0;
        try {
          openSqlite(bytes).readRows('a', [0, 1], () => {
            count += 1;
          });
        } catch (error) {
          expect(error).toBeInstanceOf(Error);
        }
        expect(count).toBeLessThan(2000);
      }
  });
});
