import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { userProfiles } from '../../platform/db/users.ts';
import { userProgress } from '../study/tables.ts';

const { world, time, call, signedIn } = useApp();

let number = 0;
const someone = () => signedIn(`someone${++number}@ena.example`, 'active');
const report = (cookie: string, fields: Record<string, unknown>) => {
  time.now = new Date(time.now.getTime() + 1000);
  return call('POST', '/api/progress/reports', { id: randomUUID(), timeSpent: 0, ...fields }, { cookie });
};
const statistics = async (cookie: string) =>
  (await call('GET', '/api/profile/statistics', undefined, { cookie })).json;

it('[PROF-21] statistics of a new learner are 0 and empty, never sample data', async () => {
  const { cookie } = await someone();
  expect(await statistics(cookie)).toEqual({
    lessonsCompleted: 0,
    studyMinutes: 0,
    wordsLearned: 0,
    averageScore: 0,
    quizzesScored: 0,
    level: 'Beginner',
    streak: 0,
    freezes: 0,
    keptDays: [],
    today: '2026-03-01',
    days: [],
    recent: [],
  });
});

it('[SET-16] [SET-18] statistics are computed from the learner’s records; the average has all quizzes and no lessons', async () => {
  const [{ cookie, userId }, other] = [await someone(), await someone()];
  await report(other.cookie, { lessonId: 'quiz-alphabet', score: 5, completed: true, timeSpent: 500 });
  await report(cookie, { lessonId: 'alphabet', completed: true, timeSpent: 70 });
  await report(cookie, { lessonId: 'quiz-alphabet', completed: true, score: 81, timeSpent: 3 });
  await report(cookie, { lessonId: 'quiz-colors', completed: true, score: 100 });
  // A quiz that was not finished has no score; the score of a lesson does not count.
  await report(cookie, { lessonId: 'food', timeSpent: 2, score: 10 });
  // The score of the general quiz counts, although it is not among the course units.
  const general = { lessonId: 'advanced-quiz', completed: true, score: 95 };
  await world.services.db.insert(userProgress).values({ userId, ...general });
  // The counter on the profile is ignored: only the records count.
  await world.services.db
    .update(userProfiles)
    .set({ lessonsCompleted: 40 })
    .where(eq(userProfiles.id, userId));
  expect(await statistics(cookie)).toMatchObject({
    lessonsCompleted: 3,
    studyMinutes: 75,
    averageScore: 92,
    quizzesScored: 3,
    streak: 1,
    days: [{ day: '2026-03-01', minutes: 75 }],
  });
});

it('statistics have the five latest records, latest first', async () => {
  const { cookie } = await someone();
  for (const lessonId of ['alphabet', 'numbers', 'food', 'body', 'animals', 'months', 'numbers']) {
    await report(cookie, { lessonId, timeSpent: 1 });
  }
  const { recent } = await statistics(cookie);
  const ids = Array.isArray(recent) ? recent.map(({ lessonId }) => lessonId) : [];
  expect(ids).toEqual(['numbers', 'months', 'animals', 'body', 'food']);
});

it('statistics have the study days of the last year in the time zone of the learner', async () => {
  const { cookie } = await someone();
  const now = time.now;
  for (const studiedAt of ['2025-02-20T10:00:00Z', '2025-03-03T10:00:00Z', '2026-02-28T21:00:00Z']) {
    time.now = new Date(studiedAt);
    await report(cookie, { lessonId: 'alphabet', timeSpent: 2, studiedAt, timeZone: 'Asia/Tbilisi' });
  }
  time.now = now;
  expect((await statistics(cookie))['days']).toEqual([
    { day: '2025-03-03', minutes: 2 },
    { day: '2026-03-01', minutes: 2 },
  ]);
});
