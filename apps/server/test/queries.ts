/** Counts the statements that the application sends to the database. */
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { afterEach, beforeEach } from 'vitest';
import { onPostgres } from './database.ts';

/**
 * For a test file or a `describe`: `count` runs `work` and returns the number of its statements, counted in the driver.
 * On PostgreSQL the statements `begin` and `commit` are among them; on the embedded database they are not.
 */
export function useQueryCount(): (work: () => Promise<void>) => Promise<number> {
  const driver = onPostgres ? pg.Client.prototype : PGlite.prototype;
  const real = driver.query;
  let queries = 0;
  beforeEach(() => {
    Reflect.set(driver, 'query', function (this: object, ...args: unknown[]) {
      queries++;
      return Reflect.apply(real, this, args) as unknown; // as: the result of the driver is passed on
    });
  });
  afterEach(() => {
    Reflect.set(driver, 'query', real);
  });
  return async (work) => {
    queries = 0;
    await work();
    return queries;
  };
}
