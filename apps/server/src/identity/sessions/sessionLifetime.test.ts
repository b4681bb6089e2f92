/** How long a session lasts that is in use all the time. */
import { expect, it } from 'vitest';
import { cookieOf, useApp } from '../../../test/app.ts';
import { sessions } from '../tables.ts';
import { maxSessionSeconds } from './sessionCookie.ts';

const { world, time, call, signedIn } = useApp();
const hour = 3_600_000;
const day = 24 * hour;

it.each([
  ['that is remembered', true, 'remembered@ena.example', 365],
  ['that is not', false, 'forgotten@ena.example', 30],
  ['of an administrator', true, 'admin@ena.example', 30],
])('a session %s ends although it is in use', async (_, remembered, email, days) => {
  const { userId } = await signedIn(email);
  const { accounts } = world.services;
  const token = await accounts.startSession(userId, remembered);
  const cookie = cookieOf(accounts.cookies.issue(token, remembered));
  const isSignedIn = async () =>
    (await call('GET', '/api/session', undefined, { cookie })).json['learner'] !== null;
  const start = time.now.getTime();
  const at = (ms: number) => {
    time.now = new Date(start + ms);
  };
  const step = remembered ? 20 * day : 20 * hour;
  for (let used = step; used < days * day; used += step) {
    at(used);
    expect(await isSignedIn()).toBe(true);
  }
  at(days * day - 1);
  expect(await isSignedIn()).toBe(true);
  const listed = await call('GET', '/api/auth/sessions', undefined, { cookie });
  expect(listed.text).toContain(time.now.toISOString());
  at(days * day);
  expect(await isSignedIn()).toBe(false);
  expect((await call('GET', '/api/progress', undefined, { cookie })).status).toBe(401);
});

it('a session that was prolonged beyond its maximum by an earlier version ends, too', async () => {
  const { userId } = await signedIn('earlier@ena.example');
  const { accounts, db } = world.services;
  const createdAt = new Date(time.now.getTime() - maxSessionSeconds(true, false) * 1000);
  const expiresAt = new Date(time.now.getTime() + day);
  const row = { userId, token: 'a'.repeat(48), remembered: true, createdAt, expiresAt };
  await db.insert(sessions).values(row);
  const cookie = cookieOf(accounts.cookies.issue(row.token, true));
  expect((await call('GET', '/api/session', undefined, { cookie })).json['learner']).toBeNull();
});
