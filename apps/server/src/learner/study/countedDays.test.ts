/** Which days count for the streak, and what keeps it without study (decision 0104). */
import { randomUUID } from 'node:crypto';
import { clientTimeHeader } from '@ena/contract/clientTime';
import { daysPerFreeze, maxLateDays } from '@ena/domain/streak/streak';
import { addDays } from '@ena/domain/streak/day';
import { expect, it } from 'vitest';
import { noon, type ReviewLearner, setUpReviews } from '../../../test/reviews.ts';

const { learner, onDay, get, call, settings, review, record, answer } = setUpReviews();

const report = (of: ReviewLearner, fields: Record<string, unknown> = {}) => {
  const body = { id: randomUUID(), lessonId: 'alphabet', timeSpent: 1, ...fields };
  return call('POST', '/api/progress/reports', body, { cookie: of.cookie });
};
const streakOf = async (of: ReviewLearner) => {
  const { streak, freezes, keptDays } = await get(of, '/api/profile/statistics');
  return { streak, freezes, keptDays };
};
const dayMs = 24 * 60 * 60 * 1000;
const daysBefore = (days: number) => new Date(noon.getTime() - days * dayMs).toISOString();

it.each<[string, number, (of: ReviewLearner) => Promise<unknown>]>([
  ['a lesson that was only opened', 0, (of) => report(of, { isOpening: true })],
  [
    'lessons that were only opened, however many',
    0,
    async (of) => {
      for (let page = 0; page < 3; page++) await report(of, { isOpening: true });
    },
  ],
  ['one minute', 0, report],
  ['two minutes', 1, (of) => report(of, { timeSpent: 2 })],
  [
    'two minutes of two visits',
    1,
    async (of) => {
      await report(of);
      await report(of, { lessonId: 'basic-vocabulary' });
    },
  ],
  ['an answer in a lesson', 1, (of) => answer(of, { response: 'wrong' })],
  ['a review', 1, (of) => record(of, review({ response: null }))],
])('a day with %s counts %i', async (_, expected, study) => {
  const ana = await learner();
  await study(ana);
  expect(await streakOf(ana)).toMatchObject({ streak: expected });
  const { days } = await get(ana, '/api/profile/statistics');
  expect(days).toHaveLength(expected);
});

it('answers of an offline week count for their days, older ones do not, in any order of arrival', async () => {
  const dates = Array.from({ length: maxLateDays + 3 }, (_, days) => days);
  for (const order of [dates, dates.toReversed()]) {
    const ana = await learner();
    for (const days of order) await record(ana, review({ answeredAt: daysBefore(days) }));
    expect(await streakOf(ana)).toMatchObject({ streak: maxLateDays + 1 });
  }
});

it('minutes that are dated back further do not count either', async () => {
  const ana = await learner();
  await report(ana, { timeSpent: 200, studiedAt: daysBefore(maxLateDays + 1) });
  expect(await streakOf(ana)).toMatchObject({ streak: 0 });
});

it('an answer of yesterday, by a clock that is a month behind, counts for yesterday', async () => {
  const ana = await learner();
  const headers = { [clientTimeHeader]: daysBefore(30) };
  const reviews = [review({ answeredAt: daysBefore(31) })];
  await call('POST', '/api/reviews', { reviews }, { cookie: ana.cookie, headers });
  expect((await get(ana, '/api/profile/statistics'))['days']).toMatchObject([{ day: '2026-02-28' }]);
  expect(await streakOf(ana)).toMatchObject({ streak: 1 });
});

/** Answers on so many days in a row; returns the last one. */
async function studyDaily(of: ReviewLearner, from: string, days: number): Promise<string> {
  for (let day = 0; day < days; day++) {
    await onDay(of, addDays(from, day));
    await record(of, review());
  }
  return addDays(from, days - 1);
}

it('a week earns a freeze, which covers a missed day and is then used up', async () => {
  const ana = await learner();
  const last = await studyDaily(ana, '2026-03-01', daysPerFreeze);
  expect(await streakOf(ana)).toEqual({ streak: 7, freezes: 1, keptDays: [] });
  await onDay(ana, addDays(last, 2));
  const keptDays = [{ day: addDays(last, 1), by: 'freeze' }];
  expect(await streakOf(ana)).toEqual({ streak: 7, freezes: 0, keptDays });
  await record(ana, review());
  expect(await streakOf(ana)).toEqual({ streak: 8, freezes: 0, keptDays });
  await onDay(ana, addDays(last, 4));
  expect(await streakOf(ana)).toMatchObject({ streak: 0, freezes: 0 });
});

it('a pause keeps the streak: while it lasts, with study in it, and afterwards', async () => {
  const ana = await learner();
  await studyDaily(ana, '2026-03-01', 2);
  await settings(ana, { paused: true });
  await onDay(ana, '2026-03-09');
  expect(await streakOf(ana)).toMatchObject({ streak: 2 });
  await record(ana, review());
  expect(await streakOf(ana)).toMatchObject({ streak: 3 });
  await onDay(ana, '2026-03-15');
  await settings(ana, { paused: false });
  expect(await streakOf(ana)).toMatchObject({ streak: 3 });
  await record(ana, review());
  // It arrives late, of a day in the pause.
  await record(ana, review({ answeredAt: '2026-03-12T10:00:00Z' }));
  expect(await streakOf(ana)).toMatchObject({ streak: 5 });
  await onDay(ana, '2026-03-17');
  expect(await streakOf(ana)).toMatchObject({ streak: 0 });
});
