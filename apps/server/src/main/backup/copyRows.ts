/** Copies every row from the embedded database to PostgreSQL, unchanged. */
import { getTableName, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db/open.ts';
import * as schema from '../../learner/schema.ts';
import { StartError } from '../../platform/startError.ts';

/** Rows per insert statement. */
const batchSize = 500;

/** All tables in the order of foreign keys: each after those that it refers to. */
function tablesByForeignKeys(): readonly PgTable[] {
  const left = new Set(Object.values(schema).filter((one) => is(one, PgTable)));
  const ordered: PgTable[] = [];
  while (left.size > 0) {
    const next = [...left].find((table) =>
      getTableConfig(table).foreignKeys.every((key) => {
        const { foreignTable } = key.reference();
        return foreignTable === table || ordered.includes(foreignTable);
      }),
    );
    if (next === undefined) throw new Error('Tables refer to each other in a circle.');
    ordered.push(next);
    left.delete(next);
  }
  return ordered;
}

/**
 * Copies all rows into another database that has the same tables, all empty, in one transaction. Rows go as
 * JSON, which the databases write and read themselves: nothing is rounded. Throws StartError if a table has
 * rows.
 */
export async function copyRows(from: Db, to: Db): Promise<void> {
  await to.transaction(async (tx) => {
    for (const table of tablesByForeignKeys()) {
      const there = await tx.select({ one: sql`1` }).from(table).limit(1);
      if (there.length > 0)
        throw new StartError('The database at DATABASE_URL is not empty. Use an empty one.');
      const name = sql.identifier(getTableName(table));
      const rows = await from.select({ json: sql<string>`to_jsonb(${table})::text` }).from(table);
      for (let at = 0; at < rows.length; at += batchSize) {
        const part = rows.slice(at, at + batchSize).map(({ json }) => json);
        await tx.execute(
          sql`insert into ${table} select * from jsonb_populate_recordset(null::${name}, ${`[${part.join(',')}]`}::jsonb)`,
        );
      }
    }
  });
}
