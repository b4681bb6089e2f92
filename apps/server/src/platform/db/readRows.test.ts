import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { setUpReviews } from '../../../test/reviews.ts';
import { createRowReader } from './readRows.ts';
import { reviewCards } from './schema.ts';

const { world, learner, review, record } = setUpReviews();

const { itemId, skill, due, lastDay, lastAt, stability, suspended, buriedOn } = reviewCards;
const columns = { itemId, skill, due, lastDay, lastAt, stability, suspended, buriedOn };
const names = ['itemId', 'skill', 'due', 'lastDay', 'lastAt', 'stability', 'suspended', 'buriedOn'] as const;

it('reads the same columns as a select: numbers, dates, times, nulls', async () => {
  const of = await learner();
  await record(of, review(), review({ itemId: 'alphabet.word.2' }));
  const ofLearner = eq(reviewCards.userId, of.userId);
  const { db } = world.services;
  const readCards = createRowReader('test_read_cards', reviewCards, names);
  const rows = await readCards(db, of.userId);
  expect(rows).toHaveLength(2);
  expect(rows.toSorted((one, other) => one.itemId.localeCompare(other.itemId))).toEqual(
    await db.select(columns).from(reviewCards).where(ofLearner).orderBy(reviewCards.itemId),
  );
  expect(await readCards(db, randomUUID())).toEqual([]);
});
