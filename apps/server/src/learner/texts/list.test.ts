import { randomUUID } from 'node:crypto';
import type { TextProgress } from '@ena/contract/texts';
import { lessonBodies, packBodies, quizBodies, vocabulary } from '@ena/course/bodies';
import { texts } from '@ena/course/texts/texts';
import { correctResponse, incorrectResponse } from '@ena/domain/exercise/kinds';
import { textUnitId } from '@ena/domain/lesson/readingText';
import { ownItemId } from '@ena/domain/ownWords/ownWord';
import { describe, expect, it } from 'vitest';
import { type ReviewLearner, setUpReviews } from '../../../test/reviews.ts';
import { createCourse } from '../../content/course/units.ts';
import { reviewCards } from '../review/tables.ts';

const course = createCourse(lessonBodies, quizBodies, vocabulary, packBodies);
const { learner, call, get, answer: send, world } = setUpReviews({ course });

const [text] = texts;
const unitId = textUnitId(text?.id ?? '');
const { questions, sentences } = course.texts.get(unitId) ?? { questions: [], sentences: [] };

const progressOf = async (of: ReviewLearner) =>
  // as: the contract types it.
  ((await get(of, '/api/texts'))['texts'] as readonly TextProgress[]).find(({ id }) => id === text?.id);
const answer = (of: ReviewLearner, index: number, isRight: boolean, isCorrection = false) => {
  const item = questions[index];
  if (!item) throw new Error('There is no such question.');
  const response = isRight ? correctResponse(item) : incorrectResponse(item);
  return send(of, { unitId, questionId: item.id, response, isCorrection });
};
const know = (of: ReviewLearner, itemIds: readonly string[]) =>
  world.services.db.insert(reviewCards).values(
    itemIds.map((itemId) => ({
      userId: of.userId,
      itemId,
      skill: 'recognize' as const,
      stability: 20,
      difficulty: 5,
      due: '2026-03-20',
      lastDay: '2026-03-01',
      lastAt: new Date('2026-03-01T09:00:00Z'),
      createdDay: '2026-03-01',
      reps: 2,
      lapses: 0,
    })),
  );

describe('what a learner can read of a text', () => {
  it('grows with the items of the course that are known', async () => {
    const ana = await learner();
    const before = (await progressOf(ana))?.percent ?? 100;
    expect(before).toBeLessThan(95);
    await know(ana, [...course.studyItems.keys()]);
    expect((await progressOf(ana))?.percent).toBeGreaterThan(before);
  });

  it('grows with own words', async () => {
    const ana = await learner();
    const before = (await progressOf(ana))?.percent ?? 100;
    const id = randomUUID();
    const form = sentences
      .map((sentence) => sentence.form)
      .join(' ')
      .slice(0, 90);
    const words = [{ id, form, gloss: 'words', sentence: '', translation: '' }];
    await call('POST', '/api/words', { words }, { cookie: ana.cookie });
    expect((await progressOf(ana))?.percent).toBe(before);
    await know(ana, [ownItemId(id)]);
    expect((await progressOf(ana))?.percent).toBeGreaterThan(before);
  });
});

describe('a text is done', () => {
  it('when each of its questions was answered right, also after a wrong answer', async () => {
    const [ana, gio] = [await learner(), await learner()];
    for (const index of questions.keys()) {
      expect((await progressOf(ana))?.isDone).toBe(false);
      await answer(ana, index, index > 0);
    }
    expect((await progressOf(ana))?.isDone).toBe(false);
    await answer(ana, 0, true, true);
    expect((await progressOf(ana))?.isDone).toBe(true);
    expect((await progressOf(gio))?.isDone).toBe(false);
  });

  it('with Premium only, if it is of Premium: answers of others are refused', async () => {
    const premium = texts.find(({ tier }) => tier === 'premium');
    const id = textUnitId(premium?.id ?? '');
    const fields = { unitId: id, questionId: course.texts.get(id)?.questions[0]?.id };
    expect((await send(await learner(), fields)).json).toMatchObject({ code: 'NOT_ENTITLED' });
    expect((await send(await learner('active'), fields)).json).toMatchObject({ recorded: 1 });
  });
});
