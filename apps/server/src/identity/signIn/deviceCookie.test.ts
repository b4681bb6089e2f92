import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type CallOptions, cookieOf, useApp } from '../../../test/app.ts';
import { addPassword } from '../../../test/passwords.ts';
import { users } from '../../platform/db/users.ts';
import { mailQueue } from '../../platform/mail/tables.ts';
import { accounts } from '../tables.ts';
import { createDeviceCookies } from './deviceCookie.ts';

const { world, time, call, callWith } = useApp({ limits: true });
const password = 'ქართული ენა';
const day = 24 * 60 * 60 * 1000;

let number = 0;
/** A new IP address per call, because these tests are about the limit per account. */
const from = (cookie?: string): CallOptions => ({
  cookie,
  address: `10.${++number % 250}.${Math.floor(number / 250)}.1`,
});
const signIn = (email: string, word: string, cookie?: string) =>
  call('POST', '/api/auth/sign-in/email', { email, password: word, rememberMe: false }, from(cookie));

/** A confirmed account with a password. */
async function account() {
  const email = `owner${++number}@ena.example`;
  const { db } = world.services;
  const [user] = await db.insert(users).values({ email, name: 'Ana', emailVerified: true }).returning();
  const userId = user?.id ?? '';
  await addPassword(db, userId, password);
  return { email, userId };
}
const deviceCookieIn = (headers: Headers) =>
  headers.getSetCookie().find((cookie) => cookie.startsWith('ena.device=')) ?? '';
const knownDevice = async (email: string) =>
  cookieOf(deviceCookieIn((await signIn(email, password)).headers));
async function lockOut(email: string): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await signIn(email, 'a guess of a stranger');
  expect((await signIn(email, password)).status).toBe(429);
}

describe('a known device (a browser that has signed in before)', () => {
  it('gets a cookie that scripts and other sites can’t use, for 180 days', async () => {
    const { email } = await account();
    const cookie = deviceCookieIn((await signIn(email, password)).headers);
    expect(cookie).toMatch(
      /^ena\.device=[\w.-]+; Max-Age=15552000; Path=\/api\/auth; HttpOnly; SameSite=Strict$/,
    );
    const config = { publicUrl: 'https://ena.example', port: 3000, trustedProxies: 0, demoMode: false };
    const body = { email, password, rememberMe: false };
    const overTls = await callWith({ config }, 'POST', '/api/auth/sign-in/email', body, from());
    expect(overTls.headers.get('set-cookie')).toMatch(/__Secure-ena\.device=[^,]+; Secure/);
    for (const failed of [await signIn(email, 'wrong'), await signIn('unknown@ena.example', password)]) {
      expect(failed.headers.getSetCookie()).toEqual([]);
    }
  });

  it('is not locked out by wrong passwords of others, and its log-in keeps their limit', async () => {
    const { email } = await account();
    const device = await knownDevice(email);
    await lockOut(email);
    expect((await signIn(email, password, device)).status).toBe(200);
    expect((await signIn(email, 'a guess of a stranger')).status).toBe(429);
  });

  it('has its own limit of 10 wrong passwords in 15 minutes, also if it repeats the cookie', async () => {
    const { email } = await account();
    const device = await knownDevice(email);
    const statuses = [];
    for (let turn = 0; turn < 12; turn++) statuses.push((await signIn(email, 'wrong one', device)).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    expect((await signIn(email, password, device)).status).toBe(429);
    expect((await signIn(email, password, `${device}; ${device}`)).status).toBe(429);
    time.now = new Date(time.now.getTime() + 15 * 60 * 1000);
    expect((await signIn(email, password, device)).status).toBe(200);
  });

  it('is not recognized by a cookie that is forged, expired, or of another account or secret', async () => {
    const { email, userId } = await account();
    const device = await knownDevice(email);
    const other = await account();
    const deviceOfOther = await knownDevice(other.email);
    const [id = '', ends = '', signature = ''] = device.replace('ena.device=', '').split('.');
    const otherSecret = createDeviceCookies('another secret of just the same length', false, () => time.now);
    const stored = (await world.services.db.select().from(accounts)).find((row) => row.userId === userId);
    const owner = { userId, passwordHash: stored?.password ?? '' };
    const { devices } = world.services.accounts;
    expect(devices.recognize(device, owner)).toBe(id);
    expect(devices.recognize(device, { ...owner, userId: other.userId })).toBeNull();

    const forged = [
      deviceOfOther,
      cookieOf(otherSecret.issue(owner)),
      `ena.device=${id}.${Number(ends) + 1}.${signature}`,
      `ena.device=${'0'.repeat(32)}.${ends}.${signature}`,
      `ena.device=${id}.${ends}.${deviceOfOther.split('.').at(-1)}`,
      device.slice(0, -1),
      `ena.device=${id}.${ends}.`,
      `ena.device=${id}.${ends}`,
      'ena.device=',
      '',
    ];
    for (const cookie of forged) expect([cookie, devices.recognize(cookie, owner)]).toEqual([cookie, null]);
    await lockOut(email);
    for (const cookie of forged) expect((await signIn(email, password, cookie)).status).toBe(429);
    const later = createDeviceCookies('x'.repeat(32), false, () => new Date(time.now.getTime() + 181 * day));
    const now = createDeviceCookies('x'.repeat(32), false, () => time.now);
    const cookie = cookieOf(now.issue(owner));
    expect([now.recognize(cookie, owner), later.recognize(cookie, owner)]).toEqual([
      expect.any(String),
      null,
    ]);
  });

  it('is not signed in by its cookie, which is no substitute for the password', async () => {
    const { email } = await account();
    const cookie = await knownDevice(email);
    expect((await call('GET', '/api/session', undefined, { cookie })).json['learner']).toBeNull();
    expect((await call('GET', '/api/progress', undefined, { cookie })).status).toBe(401);
    expect((await signIn(email, 'wrong one', cookie)).status).toBe(401);
  });

  it('is no longer known after a password reset, except for the browser that reset it', async () => {
    const { email } = await account();
    const device = await knownDevice(email);
    await call('POST', '/api/auth/request-password-reset', { email }, from());
    const mails = await world.services.db.select().from(mailQueue).where(eq(mailQueue.recipient, email));
    const token = /#token=([^\s&]+)/.exec(mails[0]?.text ?? '')?.[1];
    const newPassword = 'ახალი პაროლი';
    const reset = await call('POST', '/api/auth/reset-password', { token, password: newPassword }, from());
    expect(reset.status).toBe(200);
    await lockOut(email);
    expect((await signIn(email, newPassword, device)).status).toBe(429);
    const fresh = cookieOf(deviceCookieIn(reset.headers));
    expect((await signIn(email, newPassword, fresh)).status).toBe(200);
  });
});
