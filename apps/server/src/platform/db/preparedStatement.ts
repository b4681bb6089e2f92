import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from './open.ts';

/**
 * Prepared statements for frequent requests: building the text of a statement takes as long as sending it. Returns a function
 * that returns the statement of a database or transaction; `prepare` is called once for each connection, and prepares it under
 * a name of its own, with placeholders for the values.
 */
export function createStatement<Statement extends object>(
  prepare: (db: Db) => Statement,
): (db: Db) => Statement {
  const statements = new WeakMap<object, Statement>();
  return (db) => {
    const { session } = db._;
    const known = statements.get(session);
    if (known) return known;
    const statement = prepare(db);
    statements.set(session, statement);
    return statement;
  };
}

/**
 * Placeholders for the columns of a row. Drizzle encodes their values like those of other statements, except null: a time
 * must not be null, and JSON null is not NULL.
 */
export const placeholdersFor = <Name extends string>(
  names: readonly Name[],
): Record<Name, Placeholder<Name>> =>
  // as: an entry for each name.
  Object.fromEntries(names.map((name) => [name, sql.placeholder(name)])) as Record<Name, Placeholder<Name>>;

/**
 * Whether a column is in an array, of any length. The subquery makes PostgreSQL assume the same size of every array: otherwise
 * it would plan each small one anew.
 */
export const isOneOf = (column: PgColumn, array: SQL): SQL =>
  sql`${column} = any(array(select unnest(${array})))`;
