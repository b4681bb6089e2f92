import { findLevel } from '@ena/course/catalog';
import { eq, inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { cookieOf, useApp } from '../../../test/app.ts';
import { scrypt } from '../../identity/passwords.ts';
import { studyDays, userAnswers, userProfiles, userProgress, users } from '../../platform/db/schema.ts';
import { demoAccounts, demoPassword, ensureDemoAccounts, removeDemoAccounts } from './accounts.ts';

/** Demo accounts have real password hashes. */
const { world, time, call, signedIn } = useApp({ hashing: scrypt });

it('demo accounts are created once and can log in; the subscriber has a month of study', async () => {
  const { db, course } = world.services;
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
  const days = new Set(answers.map(({ answeredAt }) => answeredAt.toISOString().slice(0, 10)));
  expect(days.size).toBeGreaterThanOrEqual(25);
  expect(answers.filter(({ correct }) => correct).length / answers.length).toBeGreaterThan(0.6);
  expect((await db.select().from(userProfiles).where(eq(userProfiles.id, userId)))[0]?.level).toBe(
    'Beginner',
  );
});

it('demo accounts and their data are deleted outside of demo mode', async () => {
  const { db } = world.services;
  const mine = await signedIn('real@ena.example');
  await removeDemoAccounts(db);
  const left = [...(await db.select().from(users)), ...(await db.select().from(userProfiles))];
  expect(left.map(({ id }) => id)).toEqual([mine.userId, mine.userId]);
  expect(await db.select().from(userAnswers)).toEqual([]);
});
