/** Statements for the server of TEST_DATABASE_URL, such as `create database`. */
import pg from 'pg';

/** Runs one statement in the database of `url` and returns its rows. */
export function runOnServer(url: string, statement: string): Promise<Record<string, unknown>[]> {
  return withClient(url, async (client) => (await client.query<Record<string, unknown>>(statement)).rows);
}

/** A connection without the timeouts of the application. */
export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export type Client = pg.Client;

/** The address of another database on the server of `url`. */
export function databaseAt(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
