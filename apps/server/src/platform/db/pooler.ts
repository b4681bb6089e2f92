/**
 * Connection poolers such as PgBouncer in transaction mode: each transaction may run on another connection to
 * PostgreSQL, so that nothing which belongs to a session can be used (decision 0076).
 */
import type pg from 'pg';

/**
 * Whether a pooler is between this connection and PostgreSQL: then the process id that the connection was given at its
 * start belongs to another process than the one that runs its queries.
 */
export async function isPooled(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid !== Reflect.get(client, 'processID');
}

/** Makes a connection ignore names of prepared statements: those belong to a session. */
export function withoutStatementNames(client: pg.PoolClient): void {
  // oxlint-disable-next-line typescript/unbound-method -- the proxy passes `this` on
  client.query = new Proxy(client.query, {
    apply: (query, self, [first, ...rest]: unknown[]): unknown =>
      Reflect.apply(query, self, [isQueryConfig(first) ? { ...first, name: undefined } : first, ...rest]),
  });
}

/** Not a text, and not an object that sends a query itself, such as a cursor. */
const isQueryConfig = (query: unknown): query is object =>
  typeof query === 'object' && query !== null && !('submit' in query);
