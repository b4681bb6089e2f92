import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { userProfiles, users } from '../../platform/db/users.ts';

const { world, call, signedIn } = useApp();
const update = (cookie: string, body: unknown) => call('PATCH', '/api/profile', body, { cookie });
const profileOf = async (userId: string) => {
  const [row] = await world.services.db.select().from(userProfiles).where(eq(userProfiles.id, userId));
  if (!row) throw new Error('There is no profile.');
  const { updatedAt: _, ...rest } = row;
  return rest;
};
const learnerOf = async (cookie: string): Promise<Record<string, unknown>> =>
  Object((await call('GET', '/api/session', undefined, { cookie })).json['learner']);

describe('a profile update', () => {
  it('[SET-13] starts from these defaults: e-mail, progress and news on, reminders off, time limits on', async () => {
    const { cookie } = await signedIn('new@ena.example');
    const { notifications, untimed } = await learnerOf(cookie);
    expect(notifications).toEqual({ email: true, progress: true, reminders: false, news: true });
    expect(untimed).toBe(false);
  });

  it.each([
    [{ displayName: '  Nino  Beridze ' }, { displayName: 'Nino Beridze' }],
    [{ notifications: { email: false } }, { emailNotifications: false }],
    [{ notifications: { progress: false, news: false } }, { progressUpdates: false, news: false }],
    [{ notifications: { reminders: true } }, { reminders: true }],
    [{ untimed: true }, { untimed: true }],
    [{}, {}],
  ])('[PROF-07] of %o changes that and no other column', async (changes, expected) => {
    const { userId, cookie } = await signedIn(`one-${JSON.stringify(changes).length}@ena.example`);
    const before = await profileOf(userId);
    const reply = await update(cookie, changes);
    expect(reply.status).toBe(200);
    expect(await profileOf(userId)).toEqual({ ...before, ...expected });
    expect(reply.json['learner']).toEqual(await learnerOf(cookie));
  });

  it('[PROF-08] [SET-08] that also names e-mail, level, counters or rights changes none of these', async () => {
    const { userId, cookie } = await signedIn('greedy@ena.example');
    const stranger = await signedIn('victim@ena.example');
    const [before, other] = [await profileOf(userId), await profileOf(stranger.userId)];
    const greedy = {
      id: stranger.userId,
      userId: stranger.userId,
      email: 'new@evil.example',
      level: 'Advanced',
      lessonsCompleted: 45,
      totalStudyTime: 9999,
      wordsLearned: 500,
      studyStreak: 365,
      lessons_completed: 45,
      isAdmin: true,
      entitled: true,
      displayName: 'Greedy',
    };
    expect((await update(cookie, greedy)).status).toBe(200);
    expect(await profileOf(userId)).toEqual({ ...before, displayName: 'Greedy' });
    expect(await profileOf(stranger.userId)).toEqual(other);
    expect(await learnerOf(cookie)).toMatchObject({
      email: 'greedy@ena.example',
      isAdmin: false,
      entitled: false,
    });
    const [account] = await world.services.db.select().from(users).where(eq(users.id, userId));
    expect(account).toMatchObject({ email: 'greedy@ena.example', name: 'Greedy' });
  });

  it.each([
    { displayName: '' },
    { displayName: '   ' },
    { displayName: '\u200B' },
    { displayName: 'x'.repeat(81) },
    { displayName: 7 },
    { avatarUrl: 'https://evil.example/x.png' },
    { avatarUrl: '/avatars/someone/else.webp' },
    { untimed: 'yes' },
    { notifications: { reminders: 1 } },
    { notifications: null },
  ])('of %o is refused and changes nothing', async (bad) => {
    const { userId, cookie } = await signedIn(
      `bad-${JSON.stringify(bad).length}-${Math.random()}@ena.example`,
    );
    const before = await profileOf(userId);
    const reply = await update(cookie, { news: false, ...bad });
    expect([reply.status, reply.json['code']]).toEqual([400, 'BAD_INPUT']);
    expect(await profileOf(userId)).toEqual(before);
  });

  it('[SET-14] is seen on another device', async () => {
    const { userId, cookie } = await signedIn('devices@ena.example');
    const { accounts } = world.services;
    const token = await accounts.startSession(userId, false);
    await update(cookie, { notifications: { reminders: true, email: false }, untimed: true });
    const elsewhere = accounts.cookies.issue(token, false).split(';')[0] ?? '';
    expect(await learnerOf(elsewhere)).toMatchObject({
      notifications: { email: false, progress: true, reminders: true, news: true },
      untimed: true,
    });
  });
});
