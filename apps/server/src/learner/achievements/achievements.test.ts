import { randomUUID } from 'node:crypto';
import { achievements } from '@ena/course/achievements';
import { courseUnitIds, lessonsOf } from '@ena/course/catalog';
import { and, desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { achievementRecordSchema, achievementSchema, earnedSchema } from '@ena/contract/achievements';
import { useApp } from '../../../test/app.ts';
import { userAnswers, userProgress } from '../study/tables.ts';
import { userAchievements } from './tables.ts';

const { world, time, call, signedIn } = useApp();

let number = 0;
const someone = (subscription?: string) => signedIn(`someone${++number}@ena.example`, subscription);
type Someone = Awaited<ReturnType<typeof someone>>;

const listSchema = z.object({
  records: z.array(achievementRecordSchema),
  achievements: z.array(achievementSchema),
});
const list = async ({ cookie }: Someone) => {
  const reply = await call('GET', '/api/achievements', undefined, { cookie });
  expect(reply.status).toBe(200);
  return listSchema.parse(reply.json);
};
const achievementOf = async (who: Someone, id: string) =>
  (await list(who)).achievements.find((one) => one.id === id);
const post = async ({ cookie }: Someone, path: string, body: object) => {
  const reply = await call('POST', `/api${path}`, body, { cookie });
  expect(reply.status).toBe(200);
  return earnedSchema.parse(reply.json['earned']).map(({ id }) => id);
};
const report = (who: Someone, lessonId: string, more: object = {}, id: string = randomUUID()) =>
  post(who, '/progress/reports', { id, lessonId, timeSpent: 0, completed: true, ...more });
const answerOf = (unitId: string, index = 1, more: object = {}) => ({
  id: randomUUID(),
  unitId,
  questionId: `${unitId}.${index}`,
  response: 'right',
  answeredAt: '2026-03-01T09:59:00.000Z',
  ...more,
});
const answer = (who: Someone, ...answers: object[]) => post(who, '/answers', { answers });
const stored = ({ userId }: Someone) =>
  world.services.db
    .select()
    .from(userAchievements)
    .where(eq(userAchievements.userId, userId))
    .orderBy(desc(userAchievements.achievementId));

describe('a new learner', () => {
  it('[ACH-05] has no achievements, and no progress towards any', async () => {
    const { records, achievements: views } = await list(await someone());
    expect(records).toEqual([]);
    expect(views.map(({ id }) => id)).toEqual(achievements.map(({ id }) => id));
    expect(new Set(views.map(({ current, percent, average }) => [current, percent, average].join()))).toEqual(
      new Set(['0,0,']),
    );
  });
});

describe('an achievement', () => {
  it('[ACH-06] is awarded by the report that earned it, with its date, and returned once', async () => {
    const who = await someone();
    expect(await report(who, 'alphabet')).toEqual(['first-lesson']);
    expect(await report(who, 'quiz-alphabet', { score: 60 })).toEqual(['alphabet']);
    expect(await stored(who)).toMatchObject([
      { achievementId: 'first-lesson', earnedAt: time.now },
      { achievementId: 'alphabet', earnedAt: time.now },
    ]);
    expect(await report(who, 'alphabet', { timeSpent: 3 })).toEqual([]);
  });

  it('[ACH-08] shows the progress until it is earned', async () => {
    const who = await someone();
    await report(who, 'alphabet', { timeSpent: 4 * 60 });
    await report(who, 'alphabet', { timeSpent: 3 * 60 + 59 });
    expect(await achievementOf(who, 'alphabet')).toMatchObject({ current: 1, target: 2, percent: 50 });
    expect(await achievementOf(who, 'hours-20')).toMatchObject({ current: 7, target: 20, percent: 35 });
    expect(await achievementOf(who, 'beginner')).toMatchObject({
      current: 1,
      target: lessonsOf('beginner').length,
    });
    expect(await achievementOf(who, 'course-25')).toMatchObject({
      current: 1,
      target: Math.ceil(courseUnitIds.length / 4),
    });
    await report(who, 'quiz-alphabet', { score: 70 });
    expect(await achievementOf(who, 'quiz-average')).toMatchObject({ current: 1, target: 10, average: 70 });
  });

  it('[ACH-06] is not awarded just under its condition', async () => {
    const who = await someone('active');
    const badge = 'skill-colors-shapes';
    await report(who, 'colors-shapes');
    expect(await report(who, 'quiz-colors', { score: 79 })).not.toContain(badge);
    expect(await report(who, 'quiz-colors', { score: 80 })).toEqual([badge]);
    for (let hours = 0; hours < 16; hours += 4)
      await report(who, 'alphabet', { timeSpent: 4 * 60, completed: false });
    await report(who, 'alphabet', { timeSpent: 4 * 60 - 1, completed: false });
    expect((await stored(who)).map(({ achievementId }) => achievementId)).not.toContain('hours-20');
    expect(await report(who, 'alphabet', { timeSpent: 1, completed: false })).toEqual(['hours-20']);
  });

  it('is awarded with the last lesson of a level', async () => {
    const who = await someone('active');
    const ids = lessonsOf('beginner').map(({ id }) => id);
    const earned = [];
    for (const id of ids) earned.push(await report(who, id));
    expect(earned.slice(1, -1).flat()).toEqual([]);
    expect(earned.at(-1)).toEqual(['beginner']);
  });

  it('is returned only once, for a repeated report and for concurrent ones', async () => {
    const who = await someone();
    const id = randomUUID();
    const first = await Promise.all([1, 2, 3, 4].map(() => report(who, 'alphabet', {}, id)));
    expect(first.flat()).toEqual(['first-lesson']);
    const other = await someone();
    const second = await Promise.all([1, 2, 3, 4].map(() => report(other, 'alphabet')));
    expect(second.flat()).toEqual(['first-lesson']);
    expect(await stored(other)).toHaveLength(1);
  });

  it('[ACH-07] keeps its date, even after a reset of progress', async () => {
    const who = await someone();
    await report(who, 'alphabet');
    const [before] = await stored(who);
    const began = time.now;
    time.now = new Date(began.getTime() + 60 * 60 * 1000);
    await call('POST', '/api/progress/reset', {}, { cookie: who.cookie });
    expect(await report(who, 'alphabet')).toEqual([]);
    expect((await list(who)).records).toMatchObject([{ earnedAt: began.toISOString() }]);
    expect(await stored(who)).toEqual([before]);
    time.now = began;
  });

  it('is awarded for answers: words learned, correct answers, words of dictations', async () => {
    const who = await someone();
    const many = (count: number, more: (index: number) => object) =>
      world.services.db.insert(userAnswers).values(
        Array.from({ length: count }, (_, index) => ({
          userId: who.userId,
          id: randomUUID(),
          unitId: 'food',
          questionId: `food.${index}`,
          kind: 'choice',
          teaches: [],
          correct: true,
          response: '',
          answeredAt: time.now,
          ...more(index),
        })),
      );
    await many(39, (index) => ({ questionId: `food.dictation.word.${index}` }));
    await many(20, () => ({ questionId: 'food.dictation.word.1' }));
    await many(20, () => ({ correct: false }));
    await many(20, (index) => ({ corrected: true, questionId: `food.dictation.word.${index + 40}` }));
    // One less than 500 correct answers.
    await many(440, () => ({}));
    expect(await answer(who, answerOf('alphabet', 1, { response: 'wrong' }))).toEqual([]);
    expect(await answer(who, answerOf('alphabet', 1, { isCorrection: true }))).toEqual([]);
    expect(await answer(who, answerOf('alphabet'))).toEqual(['answers-500']);
    expect(await achievementOf(who, 'dictation-40')).toMatchObject({ current: 39, target: 40 });
    await many(1, () => ({ questionId: 'food.dictation.word.99' }));
    expect((await list(who)).records.map(({ achievementId }) => achievementId)).toContain('dictation-40');
  });

  it('is awarded when the list is read, if its condition was met before', async () => {
    const who = await someone();
    const done = { completed: true };
    await world.services.db
      .update(userProgress)
      .set(done)
      .where(and(eq(userProgress.userId, who.userId), eq(userProgress.lessonId, 'alphabet')));
    expect(await stored(who)).toEqual([]);
    expect((await list(who)).records).toMatchObject([{ achievementId: 'first-lesson' }]);
    const [first] = await stored(who);
    await list(who);
    expect(await stored(who)).toEqual([first]);
  });
});

describe('reading achievements', () => {
  it('returns the learner’s own rows only', async () => {
    const [ana, gio] = [await someone(), await someone()];
    await report(ana, 'alphabet');
    const [row] = await stored(ana);
    expect((await list(ana)).records).toEqual([
      {
        id: row?.id,
        userId: ana.userId,
        achievementId: 'first-lesson',
        earnedAt: row?.earnedAt.toISOString(),
        createdAt: row?.createdAt.toISOString(),
      },
    ]);
    expect((await list(gio)).records).toEqual([]);
  });
});

describe('adding an achievement', () => {
  const add = ({ cookie }: Partial<Someone>, achievementId: string) =>
    call('POST', '/api/achievements', { achievementId }, { cookie });

  it('[ACH-11] returns the created or the existing row, and refuses an unmet condition', async () => {
    const who = await someone();
    const early = await add(who, 'first-lesson');
    expect([early.status, early.json['code']]).toEqual([409, 'NOT_EARNED']);
    expect(await stored(who)).toEqual([]);
    await world.services.db
      .update(userProgress)
      .set({ completed: true })
      .where(and(eq(userProgress.userId, who.userId), eq(userProgress.lessonId, 'alphabet')));
    const created = await add(who, 'first-lesson');
    expect(created.status).toBe(200);
    const [row] = await stored(who);
    expect(created.json['record']).toMatchObject({ id: row?.id, achievementId: 'first-lesson' });
    expect((await add(who, 'first-lesson')).json).toEqual(created.json);
    expect(await stored(who)).toEqual([row]);
  });

  it('[ACH-12] without a login fails with User not authenticated', async () => {
    const reply = await add({}, 'first-lesson');
    expect([reply.status, reply.json['message']]).toEqual([401, 'User not authenticated']);
  });
});
