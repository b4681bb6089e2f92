/** Round trips to the database take most of the time of frequent requests: none is to be added unnoticed. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { onPostgres } from '../../test/database.ts';
import { useQueryCount } from '../../test/queries.ts';
import { setUpReviews } from '../../test/reviews.ts';

const { call, time, learner, review, record: recordReview } = setUpReviews();
const countQueries = useQueryCount();

it.each([
  ['the session', '/api/session', 2],
  ['the progress records', '/api/progress', 2],
  ['the statistics', '/api/profile/statistics', 4],
  ['a review run', '/api/reviews/session', 7],
  ['what is due', '/api/reviews/summary', 6],
])('%s costs the queries that it needs', async (_name, path, expected) => {
  const of = await learner();
  const { cookie } = of;
  // With a streak.
  await recordReview(of, review());
  const read = async () => {
    expect((await call('GET', path, undefined, { cookie })).status).toBe(200);
  };
  // The first visit creates settings.
  await read();
  expect(await countQueries(read)).toBe(expected);
});

// The driver of the embedded database does not pass the statements of a transaction through its `query`.
it.runIf(onPostgres).each([
  { name: 'a review', path: '/api/reviews', body: () => ({ reviews: [review()] }), expected: 12 },
  {
    name: 'a progress report',
    path: '/api/progress/reports',
    body: () => ({ id: randomUUID(), lessonId: 'alphabet', timeSpent: 1 }),
    expected: 9,
  },
])('recording $name costs the statements that it needs', async ({ path, body, expected }) => {
  const { cookie } = await learner();
  const record = async () => {
    time.now = new Date(time.now.getTime() + 1000);
    expect((await call('POST', path, body(), { cookie })).status).toBe(200);
  };
  // The first ones of all create cards and achievements.
  await record();
  await record();
  expect(await countQueries(record)).toBe(expected);
});
