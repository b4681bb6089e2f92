/** What the database counts and chooses is what the rules say of all cards. */
import { randomUUID } from 'node:crypto';
import { lessonBodies, packBodies, quizBodies, vocabulary } from '@ena/course/bodies';
import { ownItemId } from '@ena/domain/ownWords/ownWord';
import { isIntroduced } from '@ena/domain/review/known';
import { cardStrength, isDifficult } from '@ena/domain/review/strength';
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
import { newCard, type StateCard } from '../cards/cards.ts';
import { recallOn } from '../cards/memory.ts';
import { plannedDays, readReviewState } from './state.ts';

const course = createCourse(lessonBodies, quizBodies, vocabulary, packBodies);
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
              lapses: at(9, 10),
              buriedOn: at(7, 6) === 0 ? addDays(today, at(7, 12) / 6 - 1) : null,
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
  const isActive = ({ suspended, buriedOn }: StateCard, day: string) =>
    !suspended && (buriedOn === null || buriedOn < day);
  const isNew = (card: StateCard) => card.skill === 'recognize' && !isIntroduced(card);
  const askedToday = new Set(cards.filter(({ lastDay }) => lastDay === today).map(({ itemId }) => itemId));
  const dueOn = (day: string) =>
    cards.filter((card) => {
      const planned = plannedDay(card);
      const isBlocked = day === today && askedToday.has(card.itemId) && card.reps > 0;
      return (
        isActive(card, day) &&
        !isNew(card) &&
        !isBlocked &&
        items.has(card.itemId) &&
        planned !== null &&
        planned <= day
      );
    });
  const itemsOf = (some: readonly StateCard[]) => new Set(some.map(({ itemId }) => itemId)).size;
  const unasked = ({ skill, reps }: StateCard) => skill === 'produce' && reps === 0;
  const countOn = (day: string) => {
    const due = dueOn(day);
    return itemsOf(due.filter((card) => !unasked(card))) + due.filter(unasked).length;
  };
  const started = new Set(
    cards.filter((card) => isNew(card) && isActive(card, today)).map(({ itemId }) => itemId),
  );
  const met = new Set(cards.filter(({ itemId }) => !started.has(itemId)).map(({ itemId }) => itemId));
  const newItems = [...items.keys()].filter((itemId) => started.has(itemId) || !met.has(itemId));
  const weak = cards.filter((card) => {
    if (card.lastDay === null || !isActive(card, today) || isNew(card) || !items.has(card.itemId))
      return false;
    const recall = Math.round(100 * recallOn({ ...card, lastDay: card.lastDay }, today, state.scheduling));
    return cardStrength({ recall, stability: card.stability }).band === 'weak' || isDifficult(card);
  });
  return {
    due: dueOn(today),
    early: cards.filter(({ due, lastDay }) => due > today && lastDay !== null && lastDay < today),
    newItems,
    counts: {
      due: countOn(today),
      dueTomorrow: countOn(addDays(today, 1)),
      newItems: Math.min(row.newPerDay, newItems.length),
      weak: itemsOf(weak),
      cards: cards.filter(({ suspended }) => !suspended).length,
      placed: cards.filter(({ placed, reps }) => placed && reps <= 1).length,
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
    const { due, early, newItems, counts } = await expectedCounts(ana, isSubscriber);
    expect(await summary(ana)).toMatchObject(counts);
    const { steps } = await reviewRun(ana);
    const asked = steps.flatMap((step) =>
      step.kind === 'introduce' ? [] : step.kind === 'match' ? step.pairs : [step],
    );
    const introduced = steps.flatMap((step) => (step.kind === 'introduce' ? [step.itemId] : []));
    const fillers = introduced.length > 0 ? early : [];
    const dueKeys = new Set([...due, ...fillers].map(({ itemId, skill }) => `${itemId} ${skill}`));
    const others = asked.filter(({ itemId }) => !introduced.includes(itemId));
    expect(others.filter(({ itemId, skill }) => !dueKeys.has(`${itemId} ${skill}`))).toEqual([]);
    expect(newItems).toEqual(expect.arrayContaining(introduced));
    expect(new Set(others.map(({ itemId }) => itemId)).size).toBe(others.length);
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
  const { db } = world.services;
  await db.update(reviewCards).set({ reps: 3 }).where(eq(reviewCards.userId, ana.userId));
  // As after a reset: these are new.
  const neverAsked = like(reviewCards.itemId, 'own.0%');
  await db
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
