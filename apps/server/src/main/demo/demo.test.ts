import { lessonBodies, packBodies, quizBodies, vocabulary } from '@ena/course/bodies';
import { findLevel, findQuiz, lessons } from '@ena/course/catalog';
import { dictationId } from '@ena/domain/practice/dictation';
import { desc, eq, inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { cookieOf, useApp } from '../../../test/app.ts';
import { createCourse } from '../../content/course/units.ts';
import { scrypt } from '../../identity/password/passwords.ts';
import { studyDayOf } from '../../learner/study/studyDay.ts';
import { userProfiles, users } from '../../platform/db/users.ts';
import { learnedItems, studyDays, userAnswers, userProgress } from '../../learner/study/tables.ts';
import { userAchievements } from '../../learner/achievements/tables.ts';
import { defaultTimeZone } from '../../platform/timeZone.ts';
import { demoAccounts, demoPassword, ensureDemoAccounts, removeDemoAccounts } from './accounts.ts';

/** Demo accounts have real password hashes. */
const { world, time, call, signedIn } = useApp({ hashing: scrypt });
const course = createCourse(lessonBodies, quizBodies, vocabulary, packBodies);
const dayMs = 24 * 60 * 60 * 1000;
/** The study day of a time: demo data is recorded without a time zone. */
const dayOf = (at: Date) => studyDayOf(at.getTime(), defaultTimeZone);

it('demo accounts are created once and can log in; the subscriber has a month of study', async () => {
  const { db } = world.services;
  await ensureDemoAccounts(db, course, time.now);
  const ids = async () =>
    (
      await db
        .select({ id: users.id })
        .from(users)
        .where(
          inArray(
            users.email,
            demoAccounts.map(({ email }) => email),
          ),
        )
        .orderBy(users.id)
    ).map(({ id }) => id);
  const made = await ids();
  await ensureDemoAccounts(db, course, time.now);
  expect(await ids()).toEqual(made);

  const learners = new Map<string, Record<string, unknown>>();
  for (const { email } of demoAccounts) {
    const reply = await call('POST', '/api/auth/sign-in/email', {
      email,
      password: demoPassword,
      rememberMe: false,
    });
    const cookie = cookieOf(reply.headers.get('set-cookie'));
    const { json } = await call('GET', '/api/session', undefined, { cookie });
    learners.set(email, Object(json['learner']));
  }
  expect(learners.get('learner@demo.ena.example')).toMatchObject({
    displayName: 'Nino',
    totalStudyTime: 0,
    entitled: false,
  });
  expect(learners.get('admin@demo.ena.example')).toMatchObject({ displayName: 'Tamar', lessonsCompleted: 0 });
  const giorgi = learners.get('subscriber@demo.ena.example');
  expect(giorgi).toMatchObject({
    displayName: 'Giorgi Beridze',
    entitled: true,
    lessonsCompleted: 10,
    studyStreak: 9,
  });

  const userId = String(giorgi?.['id']);
  const records = await db.select().from(userProgress).where(eq(userProgress.userId, userId));
  const studied = records.filter(({ lessonId }) => !findLevel(lessonId));
  expect(giorgi?.['totalStudyTime']).toBe(studied.reduce((sum, row) => sum + row.timeSpent, 0));
  const calendar = await db.select().from(studyDays).where(eq(studyDays.userId, userId));
  expect(calendar).toHaveLength(26);
  expect(calendar.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(giorgi?.['totalStudyTime']);
  const answers = await db.select().from(userAnswers).where(eq(userAnswers.userId, userId));
  expect(new Set(answers.map(({ answeredAt }) => dayOf(answeredAt)))).toEqual(
    new Set(calendar.map(({ day }) => day)),
  );
  expect(answers.filter(({ correct }) => correct).length / answers.length).toBeGreaterThan(0.6);
  expect((await db.select().from(userProfiles).where(eq(userProfiles.id, userId)))[0]?.level).toBe(
    'Beginner',
  );
});

it('[ACH-07] achievements of the demo subscriber have the dates on which the history earns them', async () => {
  const { db } = world.services;
  await ensureDemoAccounts(db, course, time.now);
  const [giorgi] = await db.select().from(users).where(eq(users.email, 'subscriber@demo.ena.example'));
  const userId = giorgi?.id ?? '';
  const registeredAt = giorgi?.createdAt ?? time.now;
  const earned = await db.select().from(userAchievements).where(eq(userAchievements.userId, userId));
  const records = await db.select().from(userProgress).where(eq(userProgress.userId, userId));
  const days = (await db.select().from(studyDays).where(eq(studyDays.userId, userId)))
    .map(({ day }) => day)
    .toSorted();

  const quizDay = (id: string) => {
    const record = records.find(({ lessonId }) => lessonId === id);
    return record && dayOf(record.updatedAt);
  };
  // Lessons are completed on the day on which their quiz is taken.
  const badges = lessons.flatMap(({ id, quiz }): [string, string | undefined][] => {
    const score = records.find(({ lessonId }) => lessonId === quiz)?.score ?? 0;
    return id !== 'alphabet' && score >= 80 ? [[`skill-${id}`, quizDay(quiz)]] : [];
  });
  const seventhInARow = days.find(
    (day, index) => Date.parse(day) - Date.parse(days[index - 6] ?? day) === 6 * dayMs,
  );
  const learned = await db.select().from(learnedItems).where(eq(learnedItems.userId, userId));
  const wordDays = learned
    .filter(({ itemId }) => course.words.has(itemId))
    .map(({ learnedAt }) => dayOf(learnedAt))
    .toSorted();
  const answers = await db
    .select()
    .from(userAnswers)
    .where(eq(userAnswers.userId, userId))
    .orderBy(desc(userAnswers.answeredAt));
  const dictationDays = new Map(
    answers
      .filter(({ correct, unitId, questionId }) => correct && questionId.startsWith(unitId + dictationId('')))
      .map(({ questionId, answeredAt }) => [questionId, dayOf(answeredAt)]),
  );
  const quizDays = records.flatMap(({ lessonId }) => (findQuiz(lessonId) ? quizDay(lessonId) : []) ?? []);
  expect(Object.fromEntries(earned.map((row) => [row.achievementId, dayOf(row.earnedAt)]))).toEqual({
    'first-lesson': quizDay('quiz-alphabet'),
    alphabet: quizDay('quiz-alphabet'),
    'quizzes-2': quizDays.toSorted()[1],
    'streak-7': seventhInARow,
    'words-100': wordDays[99],
    'dictation-40': [...dictationDays.values()].toSorted()[39],
    ...Object.fromEntries(badges),
  });
  expect(badges.length).toBeGreaterThan(0);

  // Nothing is older than the account or in the future.
  expect(time.now.getTime() - registeredAt.getTime()).toBe(30 * dayMs);
  const times = [
    ...earned.flatMap(({ earnedAt, createdAt }) => [earnedAt, createdAt]),
    ...records.flatMap(({ createdAt, updatedAt }) => [createdAt, updatedAt]),
    ...answers.map(({ answeredAt }) => answeredAt),
  ];
  expect(times.filter((at) => at < registeredAt || at > time.now)).toEqual([]);
});

it('demo accounts and their data are deleted outside of demo mode', async () => {
  const { db } = world.services;
  const mine = await signedIn('real@ena.example');
  await removeDemoAccounts(db);
  const left = [...(await db.select().from(users)), ...(await db.select().from(userProfiles))];
  expect(left.map(({ id }) => id)).toEqual([mine.userId, mine.userId]);
  expect(await db.select().from(userAnswers)).toEqual([]);
});

it.each(['X-Forwarded-For', 'X-Forwarded-Host', 'Forwarded', 'Via', 'X-Real-IP', 'CF-Connecting-IP'])(
  'demo mode refuses what a proxy has passed on, by its header %s, whatever the host is',
  async (name) => {
    const headers = { [name]: '203.0.113.9', host: '127.0.0.1' };
    const signIn = { email: 'admin@demo.ena.example', password: demoPassword, rememberMe: false };
    for (const reply of [
      await call('GET', '/api/mailbox', undefined, { headers }),
      await call('POST', '/api/auth/sign-in/email', signIn, { headers }),
      await call('GET', '/dev/mailbox', undefined, { headers }),
    ])
      expect([reply.status, reply.headers.get('set-cookie'), reply.text]).toEqual([
        403,
        null,
        expect.stringContaining('Set PUBLIC_URL, TRUSTED_PROXY and SMTP_URL'),
      ]);
  },
);
