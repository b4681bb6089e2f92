/** Reads many rows of a learner. */
import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './open.ts';
import { createStatement } from './preparedStatement.ts';

/**
 * Creates a function that reads some columns of all rows of a learner, in no particular order. Each column is sent as one
 * JSON array: for thousands of rows, that takes the drivers a sixth of the time of as many result rows. Not for columns of
 * JSON. `name`: of the prepared statement.
 */
export function createRowReader<
  Table extends PgTable & { readonly userId: PgColumn },
  Name extends string & keyof Table['$inferSelect'],
>(
  name: string,
  table: Table,
  names: readonly Name[],
): (db: Db, userId: string) => Promise<Pick<Table['$inferSelect'], Name>[]> {
  const wanted: ReadonlySet<string> = new Set(names);
  const columns = Object.entries(getTableColumns(table)).filter(([column]) => wanted.has(column));
  const fields = Object.fromEntries(
    columns.map(([field, column]) => [field, sql<unknown[]>`coalesce(json_agg(${column}), '[]')`]),
  );
  // Typed as any table: the type parameter is too general for the query.
  const anyTable: PgTable = table;
  const statement = createStatement((db) =>
    db
      .select(fields)
      .from(anyTable)
      .where(eq(table.userId, sql.placeholder('userId')))
      .prepare(name),
  );
  return async (db, userId) => {
    const [values = {}] = await statement(db).execute({ userId });
    const rows: Record<string, unknown>[] = [];
    for (const [field, column] of columns)
      for (const [place, value] of (values[field] ?? []).entries())
        (rows[place] ??= {})[field] = value === null ? null : column.mapFromDriverValue(value);
    // as: rows with the columns of these names.
    return rows as Pick<Table['$inferSelect'], Name>[];
  };
}
