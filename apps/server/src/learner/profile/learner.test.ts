import { initialUnitIds } from '@ena/course/catalog';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { userProfiles, users } from '../../platform/db/users.ts';
import { studyDays, userProgress } from '../study/tables.ts';
import { findProfile } from '../study/counters.ts';
import { createLearnerRows, profileName } from '../study/createLearnerRows.ts';

const { world, time, call, logged, signedIn } = useApp();
const settings = {
  notifications: { email: true, progress: true, reminders: false, news: true },
  untimed: false,
  timeZone: null,
  timeZoneChosen: false,
};
const learnerOf = async (cookie: string) =>
  (await call('GET', '/api/session', undefined, { cookie })).json['learner'];

describe('the learner in the session', () => {
  it('[PROF-01] has the columns of the own profile, and isAdmin from the session', async () => {
    const { userId, cookie } = await signedIn('ana@ena.example');
    await signedIn('gio@ena.example');
    const own = {
      displayName: 'Ana of Kutaisi',
      avatarUrl: '/avatars/1.webp',
      level: 'Advanced',
      lessonsCompleted: 7,
      totalStudyTime: 119,
      wordsLearned: 33,
      studyStreak: 5,
      streakFreezes: 1,
    };
    await world.services.db.update(userProfiles).set(own).where(eq(userProfiles.id, userId));
    const today = { firstAt: time.now, firstZone: 'UTC', lastAt: time.now, lastZone: 'UTC' };
    await world.services.db.insert(studyDays).values({ userId, day: '2026-03-01', ...today });
    const rights = { isAdmin: false, needsSecondFactor: false, entitled: false, subscription: null };
    expect(await learnerOf(cookie)).toEqual({
      ...own,
      ...settings,
      ...rights,
      id: userId,
      tag: expect.any(String),
      email: 'ana@ena.example',
    });
    const admin = await signedIn('admin@ena.example');
    expect(await learnerOf(admin.cookie)).toMatchObject({ isAdmin: true });
  });

  it('[PROF-04] [BACK-07] without a profile gets one, once, with its progress records', async () => {
    const { userId, cookie } = await signedIn('missing@ena.example');
    const { db } = world.services;
    expect(await findProfile(db, userId)).toMatchObject({ id: userId, displayName: 'Ana' });
    await db.delete(userProfiles).where(eq(userProfiles.id, userId));
    await db.delete(userProgress).where(eq(userProgress.userId, userId));
    expect(await findProfile(db, userId)).toBeNull();

    const seen = await Promise.all([1, 2, 3].map(() => learnerOf(cookie)));
    expect(seen).toEqual(Array(3).fill(expect.objectContaining({ displayName: 'Ana', level: 'Beginner' })));
    expect(await findProfile(db, userId)).toMatchObject({ id: userId, lessonsCompleted: 0 });
    const records = await db.select().from(userProgress).where(eq(userProgress.userId, userId));
    expect(records).toHaveLength(initialUnitIds.length);
  });

  it.each(['read', 'created'])(
    '[PROF-05] whose profile can’t be %s stays signed in as a minimal user',
    async (how) => {
      const { userId, cookie } = await signedIn(`minimal-${how}@ena.example`);
      const { db } = world.services;
      const [from, to] = how === 'read' ? ['user_profiles', 'hidden'] : ['user_progress', 'hidden'];
      if (how === 'created') await db.delete(userProfiles).where(eq(userProfiles.id, userId));
      await db.execute(sql`alter table ${sql.identifier(from)} rename to ${sql.identifier(to)}`);
      const seen = await learnerOf(cookie);
      await db.execute(sql`alter table ${sql.identifier(to)} rename to ${sql.identifier(from)}`);
      expect(seen).toEqual({
        id: userId,
        tag: expect.any(String),
        email: `minimal-${how}@ena.example`,
        displayName: `minimal-${how}`,
        avatarUrl: null,
        level: 'Beginner',
        lessonsCompleted: 0,
        totalStudyTime: 0,
        wordsLearned: 0,
        studyStreak: 0,
        streakFreezes: 0,
        ...settings,
        isAdmin: false,
        needsSecondFactor: false,
        entitled: false,
        subscription: null,
      });
      expect(logged.join('')).toContain('profile could not be loaded');
      expect(await learnerOf(cookie)).toMatchObject({ displayName: 'Ana' });
    },
  );
});

describe('a new profile’s name', () => {
  it.each([
    ['Nino', 'nino@ena.example', 'Nino'],
    [' Nino  ', 'nino@ena.example', 'Nino'],
    ['', 'nino.b@ena.example', 'nino.b'],
    ['  ', 'nino.b@ena.example', 'nino.b'],
    ['', '@ena.example', 'User'],
    ['', '', 'User'],
  ])('[PROF-02] typed as "%s" by "%s" is "%s"', async (name, email, expected) => {
    expect(profileName(name, email)).toBe(expected);
    const { db } = world.services;
    const [user] = await db.insert(users).values({ name, email }).returning();
    await createLearnerRows(db, user?.id ?? '');
    expect(await findProfile(db, user?.id ?? '')).toMatchObject({ displayName: expected });
    await db.delete(users).where(eq(users.id, user?.id ?? ''));
  });
});
