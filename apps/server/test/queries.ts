/** Counts the statements that the application sends to the database. */
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { afterEach, beforeEach } from 'vitest';
import { onPostgres } from './database.ts';

/** Replaces `query` of the driver for each test: `observe` gets each result. */
function observeQueries(observe: (result: unknown) => void): void {
  const driver = onPostgres ? pg.Client.prototype : PGlite.prototype;
  const real = driver.query;
  beforeEach(() => {
    Reflect.set(driver, 'query', function (this: object, ...args: unknown[]) {
      const result: unknown = Reflect.apply(real, this, args);
      observe(result);
      return result;
    });
  });
  afterEach(() => {
    Reflect.set(driver, 'query', real);
  });
}

/**
 * For a test file or a `describe`: `count` runs `work` and returns the number of its statements, counted in the driver.
 * On PostgreSQL the statements `begin` and `commit` are among them; on the embedded database they are not.
 */
export function useQueryCount(): (work: () => Promise<void>) => Promise<number> {
  let queries = 0;
  observeQueries(() => queries++);
  return async (work) => {
    queries = 0;
    await work();
    return queries;
  };
}

/** As `useQueryCount`, but returns the number of the rows that were read. On the embedded database only. */
export function useRowCount(): (work: () => Promise<void>) => Promise<number> {
  let results: unknown[] = [];
  observeQueries((result) => results.push(result));
  return async (work) => {
    results = [];
    await work();
    const settled = await Promise.all(results);
    return settled.reduce((sum: number, result) => sum + Object(result).rows.length, 0);
  };
}
