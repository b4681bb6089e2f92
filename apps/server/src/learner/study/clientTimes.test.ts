/** Reports of devices whose clock is wrong: everything is derived from them as from those of a device whose clock is right. */
import { randomUUID } from 'node:crypto';
import { clientTimeHeader } from '@ena/contract/clientTime';
import { asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { noon, setUpReviews } from '../../../test/reviews.ts';
import { studyDays, userAnswers } from './tables.ts';

const { learner, review, record, cardsOf, call, get, world } = setUpReviews();
const [secondMs, hourMs, dayMs] = [1000, 3_600_000, 86_400_000];

/** Sends with the clock of a device that is ahead, or behind if negative; a former version does not tell its time. */
const send = (cookie: string, path: string, body: unknown, aheadMs: number, isTold: boolean) => {
  const sentAt = new Date(noon.getTime() + aheadMs).toISOString();
  const headers: Record<string, string> = isTold ? { [clientTimeHeader]: sentAt } : {};
  return call('POST', path, body, { cookie, headers });
};

/** Right and wrong in turns, the last one wrong, within a minute before noon by the clock of the device. */
const answersOf = (aheadMs: number) =>
  Array.from({ length: 10 }, (_, index) =>
    review({
      response: index % 2 === 0 ? 'word' : null,
      answeredAt: new Date(noon.getTime() + aheadMs - (20 - index) * 2 * secondMs).toISOString(),
    }),
  );
type Batches = (reviews: readonly object[]) => (readonly object[])[];
const inOrder: readonly (readonly [string, Batches])[] = [
  ['a batch', (all) => [all.slice()]],
  ['two batches', (all) => [all.slice(0, 4), all.slice(4)]],
  ['a batch that is sent twice', (all) => [all.slice(), all.slice()]],
  ['a batch that is sent again with later ones', (all) => [all.slice(0, 6), all.slice()]],
  ['batches of one', (all) => all.map((one) => [one])],
];
const outOfOrder: readonly (readonly [string, Batches])[] = [
  ['two batches in the wrong order', (all) => [all.slice(4), all.slice(0, 4)]],
];
const clocks = [
  ['is an hour ahead', hourMs],
  ['is a year ahead', 365 * dayMs],
  ['is years behind, before the sign-up', -20 * 365 * dayMs],
  ['is an hour behind', -hourMs],
] as const;

/** What a device whose clock is right sends at once. */
async function expectedCard() {
  const ana = await learner();
  await send(ana.cookie, '/api/reviews', { reviews: answersOf(0) }, 0, true);
  const [card] = await cardsOf(ana);
  return card;
}

it.each([
  ...clocks.flatMap(([clock, aheadMs]) =>
    [...inOrder, ...outOfOrder].map(([what, batches]) => ({ clock, aheadMs, what, batches, isTold: true })),
  ),
  ...clocks.flatMap(([clock, aheadMs]) =>
    inOrder.map(([what, batches]) => ({ clock, aheadMs, what, batches, isTold: false })),
  ),
])(
  '$what of reviews keeps its order if the clock $clock; the time of the device is told: $isTold',
  async ({ aheadMs, batches, isTold }) => {
    const gio = await learner();
    for (const reviews of batches(answersOf(aheadMs)))
      expect((await send(gio.cookie, '/api/reviews', { reviews }, aheadMs, isTold)).status).toBe(200);
    const [card] = await cardsOf(gio);
    const { reps, lapses, stability, difficulty, due, lastDay } = (await expectedCard()) ?? {};
    expect(card).toMatchObject({ reps, lapses, stability, difficulty });
    // Without the time of the device, the day of a clock before the sign-up is not known.
    if (isTold || aheadMs > -dayMs) expect(card).toMatchObject({ due, lastDay });
  },
);

it.each([true, false])(
  'answers of a lesson keep their order, also among reviews; the time of the device is told: %s',
  async (isTold) => {
    const aheadMs = 40 * dayMs;
    const ana = await learner();
    const answers = ['wrong', 'right', 'wrong', 'right', 'wrong'].map((response, index) => ({
      id: randomUUID(),
      unitId: 'alphabet',
      questionId: 'alphabet.1',
      response,
      answeredAt: new Date(noon.getTime() + aheadMs - (9 - index) * secondMs).toISOString(),
    }));
    const last = review({ answeredAt: new Date(noon.getTime() + aheadMs - secondMs).toISOString() });
    await send(ana.cookie, '/api/answers', { answers: answers.slice(0, 2) }, aheadMs, isTold);
    await send(ana.cookie, '/api/answers', { answers }, aheadMs, isTold);
    await send(ana.cookie, '/api/reviews', { reviews: [last] }, aheadMs, isTold);
    expect(await get(ana, '/api/answers/alphabet')).toMatchObject({
      items: [{ questionId: 'alphabet.1', correct: false }],
    });
    const stored = await world.services.db
      .select()
      .from(userAnswers)
      .where(eq(userAnswers.userId, ana.userId))
      .orderBy(asc(userAnswers.answeredAt));
    expect(stored.map(({ response }) => response)).toEqual(answers.map(({ response }) => response));
    // The memory depends on the order; the answer of the review is the last one, and right.
    const gio = await learner();
    const ratings = [...answers.map(({ response }) => response), 'right'];
    for (const response of ratings) await record(gio, review(response === 'right' ? {} : { response: null }));
    const [expected] = await cardsOf(gio);
    const { stability, difficulty } = expected ?? {};
    expect(await cardsOf(ana)).toMatchObject([{ reps: 6, stability, difficulty }]);
  },
);

it.each([
  ['ahead', 40 * dayMs],
  ['behind', -40 * dayMs],
])('minutes and study days of a device whose clock is %s are of the day of the study', async (_, aheadMs) => {
  const ana = await learner();
  const report = (daysAgo: number) => ({
    id: randomUUID(),
    lessonId: 'alphabet',
    timeSpent: 3,
    studiedAt: new Date(noon.getTime() + aheadMs - daysAgo * dayMs).toISOString(),
    timeZone: 'UTC',
  });
  for (const daysAgo of [2, 1, 0])
    await send(ana.cookie, '/api/progress/reports', report(daysAgo), aheadMs, true);
  const days = await world.services.db
    .select()
    .from(studyDays)
    .where(eq(studyDays.userId, ana.userId))
    .orderBy(asc(studyDays.day));
  expect(days.map(({ day, minutes }) => [day, minutes])).toEqual([
    ['2026-02-27', 3],
    ['2026-02-28', 3],
    ['2026-03-01', 3],
  ]);
  expect(await get(ana, '/api/session')).toMatchObject({ learner: { studyStreak: 3 } });
});

it.each(['yesterday', '', '2026-13-40T00:00:00Z'])('the header %j is ignored', async (text) => {
  const ana = await learner();
  const headers = { [clientTimeHeader]: text };
  expect(
    (await call('POST', '/api/reviews', { reviews: [review()] }, { cookie: ana.cookie, headers })).status,
  ).toBe(200);
  expect(await cardsOf(ana)).toMatchObject([{ reps: 1 }]);
});
