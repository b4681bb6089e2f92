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

it('requests at the same time share queries, and each gets what its own session may see', async () => {
  const learners = [
    await signedIn('first@ena.example', 'active'),
    await signedIn('without-premium@ena.example'),
    await signedIn('signed-out@ena.example', 'active'),
    await signedIn('last@ena.example', 'active'),
  ];
  await call('POST', '/api/auth/sign-out', {}, { cookie: learners[2]?.cookie ?? '' });
  const queries = await countQueries(async () => {
    const replies = await Promise.all(
      learners.map(({ cookie }) => call('GET', '/api/course/lessons/numbers', undefined, { cookie })),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 403, 401, 200]);
  });
  expect(queries).toBe(2);
});
