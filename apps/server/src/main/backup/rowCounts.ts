/** Counts the rows of a database as it is, without migrating it. */
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

/** Number of rows by table, such as `public.users`. */
export type RowCounts = Readonly<Record<string, number>>;

type Query = (text: string) => Promise<{ readonly rows: readonly Record<string, unknown>[] }>;

async function countAll(query: Query): Promise<RowCounts> {
  const { rows: tables } = await query(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await query(`select count(*)::int as count from ${String(name)}`);
    counts[String(name)] = Number(rows[0]?.['count']);
  }
  return counts;
}

/** Of the embedded database in `dataDir/db`, whose files this changes. */
export async function countEmbeddedRows(dataDir: string): Promise<RowCounts> {
  const client = await PGlite.create(join(dataDir, 'db'));
  try {
    return await countAll((text) => client.query<Record<string, unknown>>(text));
  } finally {
    await client.close();
  }
}

/** Of a PostgreSQL database, in a snapshot that `work` gets, for pg_dump. */
export async function countPostgresRows(
  url: string,
  work: (snapshot: string) => Promise<void> = async () => undefined,
): Promise<RowCounts> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot');
    await work(rows[0]?.snapshot ?? '');
    return await countAll((text) => client.query<Record<string, unknown>>(text));
  } finally {
    await client.end();
  }
}

/** Removes all tables from a PostgreSQL database that was empty before. */
export async function removeRestored(url: string): Promise<void> {
  const tables = Object.keys(await countPostgresRows(url));
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(
      `begin; ${tables.map((table) => `drop table ${table} cascade;`).join(' ')} drop schema if exists drizzle cascade; commit`,
    );
  } finally {
    await client.end();
  }
}
