/** Statements for the server of TEST_DATABASE_URL, such as `create database`. */
import pg from 'pg';

/** Runs one statement in the database of `url` and returns its rows; without the timeouts of the application. */
export async function runOnServer(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** The address of another database on the server of `url`. */
export function databaseAt(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
