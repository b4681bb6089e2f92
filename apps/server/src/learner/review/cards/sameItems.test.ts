import { readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { lessonBodies, packBodies, quizBodies, vocabulary } from '@ena/course/bodies';
import { renamedCards } from '@ena/course/sameItems';
import { correctResponse } from '@ena/domain/exercise/kinds';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { noon, setUpReviews } from '../../../../test/reviews.ts';
import { createCourse } from '../../../content/course/units.ts';
import { itemNotes, reviewCards, reviewLog } from '../tables.ts';
import { newCard } from './cards.ts';

const course = createCourse(lessonBodies, quizBodies, vocabulary, packBodies);
const { learner, record, review, answer, cardsOf, logOf, world } = setUpReviews({ course });
const day = noon.toISOString().slice(0, 10);
const migration = readFileSync(
  new URL('../../../../migrations/0018_one_card_of_same_items.sql', import.meta.url),
  'utf8',
);

it('cards, reviews and notes of items that two pages teach become those of one', async () => {
  const ana = await learner();
  const { userId } = ana;
  const card = (itemId: string, skill: 'recognize' | 'produce', stability: number) => ({
    ...newCard(userId, { itemId, skill, day }),
    stability,
  });
  const { db } = world.services;
  await db
    .insert(reviewCards)
    .values([
      card('phrase.hello', 'recognize', 5),
      card('word.hello', 'recognize', 2),
      card('phrase.yes', 'recognize', 1),
      card('word.yes', 'recognize', 9),
      card('form.ჩემი', 'produce', 3),
    ]);
  const both = randomUUID();
  const entry = (id: string, itemId: string) => ({
    userId,
    id,
    itemId,
    skill: 'recognize' as const,
    format: 'lesson' as const,
    correct: true,
    rating: 3,
    reviewedAt: noon,
    day,
  });
  await db
    .insert(reviewLog)
    .values([entry(both, 'phrase.hello'), entry(both, 'word.hello'), entry(randomUUID(), 'word.hungry')]);
  const note = (itemId: string, text: string) => ({ userId, itemId, text });
  await db
    .insert(itemNotes)
    .values([note('word.when', 'one'), note('phrase.when', 'two'), note('phrase.no', 'three')]);
  await db.transaction(async (tx) => {
    for (const statement of migration.split('--> statement-breakpoint')) await tx.execute(sql.raw(statement));
  });
  const cards = (await cardsOf(ana)).map(({ itemId, skill, stability }) => [itemId, skill, stability]);
  expect(new Set(cards.map(String))).toEqual(
    new Set(['word.hello,recognize,5', 'word.yes,recognize,9', 'word.my,produce,3']),
  );
  expect((await logOf(ana)).map(({ itemId }) => itemId).toSorted()).toEqual([
    'phrase.i-am-hungry',
    'word.hello',
  ]);
  const notes = (await db.select().from(itemNotes)).filter((one) => one.userId === userId);
  expect(new Map(notes.map(({ itemId, text }) => [itemId, text]))).toEqual(
    new Map([
      ['phrase.when', 'two\none'],
      ['word.no', 'three'],
    ]),
  );
});

it('the migration renames every item that has the card of another', () => {
  for (const [from, to] of renamedCards) expect(migration).toContain(`('${from}', '${to}')`);
});

it('reviews and answers about an item that has the card of another are about that card', async () => {
  const ana = await learner();
  await record(ana, review({ itemId: 'phrase.hello', response: 'hello' }));
  const question = course.item('phrasebook', 'phrasebook.matching.phrase.hello');
  if (!question) throw new Error('The phrasebook does not ask for it.');
  await answer(ana, {
    unitId: 'phrasebook',
    questionId: question.id,
    response: correctResponse(question),
  });
  expect((await logOf(ana)).map(({ itemId, correct }) => [itemId, correct])).toEqual([
    ['word.hello', true],
    ['word.hello', true],
  ]);
  expect(new Set((await cardsOf(ana)).map(({ itemId }) => itemId))).toEqual(new Set(['word.hello']));
});

it('an answer makes no card of an item that is not on the path', async () => {
  const ana = await learner('active');
  const items = lessonBodies.get('numbers')?.exercises.flatMap((exercise) => exercise.items) ?? [];
  for (const [itemId, cards] of [
    ['number.57', 0],
    ['number.7', 1],
  ] as const) {
    const question = items.find(({ teaches }) => teaches.length === 1 && teaches[0] === itemId);
    if (!question) throw new Error(`${itemId} is not asked for.`);
    const response = correctResponse(question);
    await answer(ana, { unitId: 'numbers', questionId: question.id, response });
    const made = (await cardsOf(ana)).filter((card) => card.itemId === itemId && card.skill === 'recognize');
    expect(made).toHaveLength(cards);
  }
});
