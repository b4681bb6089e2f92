import { expect, it } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { useQueryCount } from '../../../test/queries.ts';

const { call, signedIn } = useApp();
const countQueries = useQueryCount();

it.each([
  ['a free lesson', '/api/course/lessons/alphabet'],
  ['a premium lesson', '/api/course/lessons/numbers'],
  ['a premium quiz', '/api/course/quizzes/quiz-colors'],
  ['the vocabulary section', '/api/course/vocabulary'],
])('%s costs one query: that of the session, which includes the entitlement', async (name, path) => {
  const { cookie } = await signedIn(`${name.replaceAll(' ', '-')}@ena.example`, 'active');
  const queries = await countQueries(async () => {
    expect((await call('GET', path, undefined, { cookie })).status).toBe(200);
  });
  expect(queries).toBe(1);
});
