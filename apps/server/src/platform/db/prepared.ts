/**
 * Prepared statements of the most frequent requests: building the text of a statement takes Drizzle as long as sending it
 * (docs/performance.md). Other statements need none.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from './open.ts';

/**
 * Returns a function that returns the statement of a database or transaction; `prepare` is called once for each connection,
 * and prepares it under a name of its own, with placeholders for the values.
 */
export function prepared<Statement extends object>(prepare: (db: Db) => Statement): (db: Db) => Statement {
  const statements = new WeakMap<object, Statement>();
  return (db) => {
    const { session } = db._;
    const statement = statements.get(session) ?? prepare(db);
    statements.set(session, statement);
    return statement;
  };
}

/**
 * Whether a column is in an array of any length. The subquery makes PostgreSQL assume the same size of every array: otherwise
 * it would plan a prepared statement anew for each small one.
 */
export const isOneOf = (column: PgColumn, array: SQL): SQL =>
  sql`${column} = any(array(select unnest(${array})))`;

interface RowsStatement<Result> extends PromiseLike<Result> {
  readonly prepare: (name: string) => {
    readonly execute: (values: Record<string, unknown>) => Promise<Result>;
  };
}

/**
 * Returns a function that writes rows by one statement. That for one row, by far the most frequent one, is prepared with
 * `columns`; not for a row with null in one of these, which Drizzle does not encode.
 */
export function preparedForOneRow<Row extends object, Result>(
  name: string,
  columns: readonly (string & keyof Row)[],
  build: (db: Db, rows: Row[]) => RowsStatement<Result>,
): (db: Db, rows: readonly Row[]) => Promise<Result> {
  // as: Drizzle replaces the placeholders by the values of a row, encoded in the same way.
  const placeholders = Object.fromEntries(columns.map((column) => [column, sql.placeholder(column)])) as Row;
  const forOne = prepared((db) => build(db, [placeholders]).prepare(name));
  return async (db, rows) => {
    const [row] = rows;
    return rows.length === 1 && row && columns.every((column) => row[column] !== null)
      ? forOne(db).execute(Object.fromEntries(columns.map((column) => [column, row[column]])))
      : build(db, [...rows]);
  };
}
