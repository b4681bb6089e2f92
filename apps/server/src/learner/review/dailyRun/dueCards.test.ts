/** What the database counts and chooses is what the rules say of all cards. */
import { randomUUID } from 'node:crypto';
import { lessonBodies, quizBodies, vocabulary } from '@ena/course/bodies';
import { ownItemId } from '@ena/domain/ownWords/ownWord';
import { seedAt } from '@ena/domain/random/shuffle';
import { addDays } from '@ena/domain/streak/day';
import { and, eq, like } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { onPostgres } from '../../../../test/database.ts';
import { fillAccount } from '../../../../test/heavyAccount.ts';
import { useRowCount } from '../../../../test/queries.ts';
import { noon, type ReviewLearner, setUpReviews } from '../../../../test/reviews.ts';
import { createCourse } from '../../../content/course/units.ts';
import { ownWords, reviewCards } from '../tables.ts';
import { newCard } from '../cards/cards.ts';
import { plannedDays, readReviewState } from './state.ts';

const course = createCourse(lessonBodies, quizBodies, vocabulary);
const { learner, summary, settings, reviewRun, call, world } = setUpReviews({ course });
const countRows = useRowCount();
const today = noon.toISOString().slice(0, 10);

/** Cards of all kinds, in all states, with due dates around today. */
async function addRandomCards({ userId }: ReviewLearner, seed: number) {
  const random = (position: number, max: number) => seedAt(seed, position) % max;
  const words = Array.from({ length: 30 }, (_, position) => ({ id: randomUUID(), position }));
  await world.services.db.insert(ownWords).values(
    words.map(({ id, position }) => ({
      userId,
      id,
      position,
      form: `სიტყვა ${position}`,
      gloss: `word ${position}`,
      sentence: '',
      translation: '',
    })),
  );
  const itemIds = [
    ...words.map(({ id }) => ownItemId(id)),
    ...[...course.studyItems.keys()].filter((_, index) => random(index, 4) === 0),
    'removed.word.1',
  ];
  const cards = itemIds.flatMap((itemId, index) =>
    (['recognize', 'produce'] as const).flatMap((skill, offset) => {
      const at = (position: number, max: number) => random(1000 + 20 * index + 10 * offset + position, max);
      const reps = at(0, 3);
      const day = addDays(today, at(1, 9) - 6);
      return at(2, 3) === 0
        ? []
        : [
            {
              ...newCard(userId, { itemId, skill, day: addDays(today, -at(3, 3)) }),
              due: day,
              reps,
              stability: reps === 0 ? 0 : 1 + at(4, 20),
              lastDay: reps === 0 ? null : addDays(today, -1 - at(5, 20)),
              suspended: at(6, 8) === 0,
              buriedOn: at(7, 6) === 0 ? today : null,
              placed: skill === 'recognize' && at(8, 10) === 0,
            },
          ];
    }),
  );
  await world.services.db.insert(reviewCards).values(cards);
}

/** The counts by the rules, from all cards. */
async function expectedCounts({ userId }: ReviewLearner, entitled: boolean) {
  const state = await readReviewState(world.services, { userId, entitled });
  const { cards, items, settings: row } = state;
  const plannedDay = plannedDays(state);
  const dueOn = (day: string) =>
    cards.filter((card) => {
      const planned = plannedDay(card);
      const isBuried = day === today && card.buriedOn === today;
      return !card.suspended && !isBuried && items.has(card.itemId) && planned !== null && planned <= day;
    });
  const met = new Set(cards.map(({ itemId }) => itemId));
  const learned = cards.filter(
    ({ skill, createdDay, placed }) => skill === 'recognize' && createdDay === today && !placed,
  );
  const newItems = [...items.keys()].filter((itemId) => !met.has(itemId));
  return {
    due: dueOn(today),
    newItems,
    counts: {
      due: dueOn(today).length,
      dueTomorrow: dueOn(addDays(today, 1)).length,
      newItems: Math.min(Math.max(0, row.newPerDay - learned.length), newItems.length),
      cards: cards.filter(({ suspended }) => !suspended).length,
      placed: cards.filter(({ placed, reps }) => placed && reps === 1).length,
    },
  };
}

it.each(Array.from({ length: 12 }, (_, seed) => ({ seed, newPerDay: [0, 1, 5, 50][seed % 4] ?? 0 })))(
  'with random cards ($seed) and $newPerDay new ones per day',
  async ({ seed, newPerDay }) => {
    const isSubscriber = seed % 3 === 0;
    const ana = await learner(isSubscriber ? 'active' : undefined);
    await settings(ana, { newPerDay, minutes: 20 });
    await addRandomCards(ana, seed);
    const { due, newItems, counts } = await expectedCounts(ana, isSubscriber);
    expect(await summary(ana)).toMatchObject(counts);
    const { steps } = await reviewRun(ana);
    const asked = steps.flatMap((step) =>
      step.kind === 'introduce' ? [] : step.kind === 'match' ? step.pairs : [step],
    );
    const introduced = steps.flatMap((step) => (step.kind === 'introduce' ? [step.itemId] : []));
    const dueKeys = new Set(due.map(({ itemId, skill }) => `${itemId} ${skill}`));
    expect(asked.filter(({ itemId, skill }) => !dueKeys.has(`${itemId} ${skill}`))).toEqual(
      asked.filter(({ itemId }) => introduced.includes(itemId)),
    );
    expect(newItems.slice(0, introduced.length)).toEqual(expect.arrayContaining(introduced));
    await settings(ana, { paused: true });
    expect(await summary(ana)).toMatchObject({ due: 0, dueTomorrow: 0, newItems: 0 });
  },
);

it.skipIf(onPostgres).each([
  ['GET', '/api/reviews/summary', undefined],
  ['GET', '/api/reviews/session', undefined],
  ['PATCH', '/api/reviews/settings', { newPerDay: 20 }],
])('of thousands of words, cards and reviews, %s %s reads few rows', async (method, path, body) => {
  const ana = await learner();
  await fillAccount(world.services.db, ana.userId, noon, { words: 2500, reviews: 5000 });
  const rows = await countRows(async () => {
    expect((await call(method, path, body, { cookie: ana.cookie })).status).toBe(200);
  });
  // As many as the longest review run asks, and wrong options for them.
  expect(rows).toBeLessThan(600);
});

it('of equally due cards more than a review run asks, those that are remembered best are asked', async () => {
  const ana = await learner();
  await fillAccount(world.services.db, ana.userId, noon, { words: 1500, reviews: 1500 });
  // As after a reset: these come last.
  const neverAsked = like(reviewCards.itemId, 'own.0%');
  await world.services.db
    .update(reviewCards)
    .set({ lastDay: null, stability: 0, reps: 0 })
    .where(and(eq(reviewCards.userId, ana.userId), neverAsked));
  await settings(ana, { minutes: 5, newPerDay: 0 });
  const { steps } = await reviewRun(ana);
  const asked = new Set(
    steps
      .flatMap((step) => (step.kind === 'introduce' ? [] : step.kind === 'match' ? step.pairs : [step]))
      .map(({ itemId }) => itemId),
  );
  const due = (await expectedCounts(ana, false)).due.filter((card) => card.lastDay !== null);
  const forgotten = ({ lastDay, stability }: (typeof due)[number]) =>
    (Date.parse(today) - Date.parse(lastDay ?? '')) / stability;
  const [worstAsked, bestLeft] = [
    Math.max(...due.filter(({ itemId }) => asked.has(itemId)).map(forgotten)),
    Math.min(...due.filter(({ itemId }) => !asked.has(itemId)).map(forgotten)),
  ];
  expect(asked.size).toBeGreaterThan(30);
  expect([...asked].filter((itemId) => itemId.startsWith('own.0'))).toEqual([]);
  expect(worstAsked).toBeLessThanOrEqual(bestLeft);
});
