import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { onPostgres } from '../../../test/database.ts';

const { call, signedIn } = useApp();

// Counted in the driver, through which every query passes.
const driver = onPostgres ? pg.Client.prototype : PGlite.prototype;
const real = driver.query;
let queries: unknown[] = [];
beforeEach(() => {
  queries = [];
  Reflect.set(driver, 'query', function (this: object, ...args: unknown[]) {
    queries.push(args[0]);
    return Reflect.apply(real, this, args) as unknown; // as: the result of the driver is passed on
  });
});
afterEach(() => {
  Reflect.set(driver, 'query', real);
});

it.each([
  ['a free lesson', '/api/course/lessons/alphabet'],
  ['a premium lesson', '/api/course/lessons/numbers'],
  ['a premium quiz', '/api/course/quizzes/quiz-colors'],
  ['the vocabulary section', '/api/course/vocabulary'],
])('%s costs one query: that of the session, which includes the entitlement', async (name, path) => {
  const { cookie } = await signedIn(`${name.replaceAll(' ', '-')}@ena.example`, 'active');
  queries = [];
  expect((await call('GET', path, undefined, { cookie })).status).toBe(200);
  expect(queries).toHaveLength(1);
});
