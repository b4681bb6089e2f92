import type pg from 'pg';
import type { TraceQuery } from '../tracing/tracing.ts';

/**
 * Returns `client` with a `query` that runs each statement by `traceQuery`. `client` itself stays as it is: a connection
 * of the pool has several users, and the pool calls its `query`, too.
 */
export function withTracedQueries<Client extends pg.Pool | pg.PoolClient>(
  client: Client,
  traceQuery: TraceQuery,
): Client {
  const query = (...args: readonly unknown[]): Promise<unknown> =>
    traceQuery(textOf(args[0]), async (): Promise<unknown> => Reflect.apply(client.query, client, args));
  return new Proxy(client, {
    get: (target, name) => (name === 'query' ? query : Reflect.get(target, name, target)),
  });
}

const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : String(Reflect.get(Object(statement), 'text'));
