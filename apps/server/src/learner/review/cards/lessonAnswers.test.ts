import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { setUpReviews } from '../../../../test/reviews.ts';
import { userAnswers } from '../../study/tables.ts';
import { reviewCards, reviewLog } from '../tables.ts';

const { learner, onDay, reviewRun, summary, cardsOf, logOf, answer, world } = setUpReviews();

describe('answers in lessons and quizzes', () => {
  it.each([
    ['right', {}, [{ itemId: 'alphabet.word.1', skill: 'recognize', format: 'lesson', rating: 3 }]],
    ['wrong', { response: 'wrong' }, [{ itemId: 'alphabet.word.1', rating: 1 }]],
    ['corrected', { isCorrection: true }, []],
    ['answered in a quiz', { unitId: 'quiz-alphabet', questionId: 'quiz-alphabet.1' }, []],
  ])('%s: are reviews of what they teach', async (_, fields, log) => {
    const ana = await learner();
    expect((await answer(ana, fields)).json).toMatchObject({ recorded: 1 });
    expect(await logOf(ana)).toMatchObject(log);
    expect(await cardsOf(ana)).toHaveLength(log.length);
  });

  it('from before reviews existed become cards with the first visit, once', async () => {
    const ana = await learner();
    await answer(ana);
    await onDay(ana, '2026-03-04');
    await answer(ana, { response: 'wrong' });
    const { db } = world.services;
    const expected = await cardsOf(ana);
    await db.delete(reviewLog).where(eq(reviewLog.userId, ana.userId));
    await db.delete(reviewCards).where(eq(reviewCards.userId, ana.userId));
    expect(await db.select().from(userAnswers).where(eq(userAnswers.userId, ana.userId))).toHaveLength(2);
    await Promise.all([summary(ana), reviewRun(ana)]);
    expect(await cardsOf(ana)).toEqual(expected);
    expect(await summary(ana)).toMatchObject({ cards: 1 });
    expect(await logOf(ana)).toHaveLength(2);
  });
});
