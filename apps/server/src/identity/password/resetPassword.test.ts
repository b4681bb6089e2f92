import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cookieOf, useApp } from '../../../test/app.ts';
import { fastHashing } from '../../../test/passwords.ts';
import { mailQueue } from '../../platform/mail/tables.ts';
import { sessions, verifications } from '../tables.ts';
import { findCredentialByEmail } from './credential.ts';

const { world, time, call, callWith } = useApp();

let number = 0;
const oldPassword = 'ძველი პაროლი';
const newPassword = 'ახალი პაროლი';

/** A confirmed account with a session. */
async function account() {
  const email = `reset${++number}@ena.example`;
  await call('POST', '/api/auth/sign-up/email', { name: 'Ana', email, password: oldPassword });
  const reply = await call('POST', '/api/auth/verify-email', { token: await tokenTo(email) });
  return { email, cookie: cookieOf(reply.headers.get('set-cookie') ?? '') };
}
const mailsTo = (email: string) =>
  world.services.db
    .select()
    .from(mailQueue)
    .where(eq(mailQueue.recipient, email))
    .orderBy(mailQueue.createdAt, mailQueue.id);
const tokensTo = async (email: string) =>
  (await mailsTo(email)).map(({ text }) => /#token=([^\s&]+)/.exec(text)?.[1] ?? '');
const tokenTo = async (email: string) => {
  const mails = await mailsTo(email);
  const newest = mails.find(({ subject }) => subject.startsWith('Choose')) ?? mails.at(-1);
  return /#token=([^\s&]+)/.exec(newest?.text ?? '')?.[1] ?? '';
};
const request = (email: string) => call('POST', '/api/auth/request-password-reset', { email });
const reset = (token: string, password = newPassword) =>
  call('POST', '/api/auth/reset-password', { token, password });
const check = (token: string) => call('POST', '/api/auth/check-reset-link', { token });
const signIn = async (email: string, password: string) =>
  (await call('POST', '/api/auth/sign-in/email', { email, password, rememberMe: false })).status;
const learnerOf = async (cookie: string) =>
  (await call('GET', '/api/session', undefined, { cookie })).json['learner'];

describe('a password reset', () => {
  it('[AUTH-15] sends a mail with a link to /reset-password', async () => {
    const { email } = await account();
    expect((await request(email.toUpperCase())).json).toEqual({ ok: true });
    const mail = (await mailsTo(email)).find(({ subject }) => subject === 'Choose a new password for Ena');
    expect(mail?.text).toContain('http://127.0.0.1:3000/reset-password#token=');
    expect(mail?.html).toContain('/reset-password#token=');
    // For the page of an expired link.
    expect(mail?.text).toContain(`&email=${encodeURIComponent(email)}`);
  });

  it.each([
    ['/beginner/alphabet?letter=1', '&from=%2Fbeginner%2Falphabet%3Fletter%3D1'],
    ['//evil.example', ''],
  ])('with the target page %o mails a link that ends with %o', async (from, end) => {
    const { email } = await account();
    await call('POST', '/api/auth/request-password-reset', { email, from });
    const mail = (await mailsTo(email)).find(({ subject }) => subject === 'Choose a new password for Ena');
    expect(/&email=[^\s&]+(\S*)/.exec(mail?.text ?? '')?.[1]).toBe(end);
  });

  it('has the same response for an unknown e-mail, without a mail', async () => {
    const reply = await request('nobody@ena.example');
    expect([reply.status, reply.json]).toEqual([200, { ok: true }]);
    expect(await mailsTo('nobody@ena.example')).toEqual([]);
  });

  it('[AUTH-40] replaces the password and ends every session', async () => {
    const { email, cookie } = await account();
    expect(await learnerOf(cookie)).not.toBe(null);
    await request(email);
    expect((await reset(await tokenTo(email))).json).toEqual({ ok: true });
    expect([await signIn(email, oldPassword), await signIn(email, newPassword)]).toEqual([401, 200]);
    expect(await learnerOf(cookie)).toBe(null);
  });

  it('refuses the present password, and keeps the link', async () => {
    const { email } = await account();
    await request(email);
    const token = await tokenTo(email);
    const refused = await reset(token, oldPassword);
    expect([refused.status, refused.json['code']]).toEqual([422, 'SAME_PASSWORD']);
    expect((await reset(token)).status).toBe(200);
  });

  it('is mailed to the owner, also one by an account that is signed in', async () => {
    const { email } = await account();
    await request(email);
    await reset(await tokenTo(email), 'short');
    const subject = 'Your Ena password was changed';
    const mails = async () => (await mailsTo(email)).filter((mail) => mail.subject === subject);
    expect(await mails()).toEqual([]);
    await reset(await tokenTo(email));
    expect(await mails()).toHaveLength(1);
    const body = { email, password: newPassword, rememberMe: false };
    const { headers } = await call('POST', '/api/auth/sign-in/email', body);
    const cookie = headers.getSetCookie().map(cookieOf).join('; ');
    const change = { current: newPassword, password: 'კიდევ ერთი' };
    expect((await call('POST', '/api/auth/change-password', change, { cookie })).status).toBe(200);
    expect(await mails()).toHaveLength(2);
  });

  it('[AUTH-40] prevents a session for a log-in in flight with the old password', async () => {
    const { email } = await account();
    await request(email);
    const token = await tokenTo(email);
    const { accounts } = world.services;
    const verify: typeof fastHashing.verify = async (stored) => {
      const isRight = await fastHashing.verify(stored);
      expect((await reset(token)).status).toBe(200);
      return isRight;
    };
    const slow = { ...accounts, hashing: { ...fastHashing, verify } };
    const body = { email, password: oldPassword, rememberMe: false };
    const reply = await callWith({ accounts: slow }, 'POST', '/api/auth/sign-in/email', body);
    expect([reply.status, reply.headers.getSetCookie()]).toEqual([401, []]);
    const owner = await findCredentialByEmail(world.services.db, email);
    const left = await world.services.db.select().from(sessions).where(eq(sessions.userId, owner.userId));
    expect(left).toEqual([]);
  });

  it('[AUTH-41] has a link that works once, also if it is used twice concurrently', async () => {
    const { email } = await account();
    await request(email);
    const token = await tokenTo(email);
    const replies = await Promise.all([reset(token, 'პირველი პაროლი'), reset(token, 'მეორე პაროლი')]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
    const won = replies[0]?.status === 200 ? 'პირველი პაროლი' : 'მეორე პაროლი';
    const again = await reset(token);
    expect([again.status, again.json['code']]).toEqual([422, 'LINK_EXPIRED']);
    expect((await check(token)).json['code']).toBe('LINK_EXPIRED');
    expect(await signIn(email, won)).toBe(200);
  });

  it('[AUTH-41] has a link that works for an hour and no longer', async () => {
    const { email } = await account();
    const start = time.now;
    await request(email);
    const token = await tokenTo(email);
    time.now = new Date(start.getTime() + 60 * 60 * 1000 + 1);
    expect((await check(token)).json['code']).toBe('LINK_EXPIRED');
    expect((await reset(token)).json['code']).toBe('LINK_EXPIRED');
    time.now = new Date(start.getTime() + 60 * 60 * 1000 - 1000);
    // Opening the page does not use up the link.
    expect([(await check(token)).status, (await check('nonsense')).json['code']]).toEqual([
      200,
      'LINK_EXPIRED',
    ]);
    expect((await reset(token)).status).toBe(200);
    time.now = start;
  });

  it('invalidates older links with a newer one', async () => {
    const { email } = await account();
    await request(email);
    const first = await tokenTo(email);
    await request(email);
    const second =
      (await tokensTo(email)).find((token) => token !== first && token.length === first.length) ?? '';
    expect((await reset(first)).json['code']).toBe('LINK_EXPIRED');
    expect((await reset(second)).status).toBe(200);
  });

  it.each([
    ['12345', 'Password must be at least 6 characters'],
    ['password1', 'This password is among the most common ones; choose another'],
    ['Ana', 'Password must be at least 6 characters'],
  ])('[AUTH-39] refuses the password %s, and the link still works', async (password, message) => {
    const { email } = await account();
    await request(email);
    const token = await tokenTo(email);
    const reply = await reset(token, password);
    expect([reply.status, reply.json['code'], reply.json['message']]).toEqual([
      422,
      'WEAK_PASSWORD',
      message,
    ]);
    expect((await reset(token)).status).toBe(200);
  });

  it.each(['', 'nonsense', 'x'.repeat(300)])('refuses the forged link %s', async (token) => {
    expect((await reset(token)).status).toBeGreaterThanOrEqual(400);
  });

  it('stores no link in the database that works', async () => {
    const { email } = await account();
    await request(email);
    const token = await tokenTo(email);
    const rows = await world.services.db.select().from(verifications);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
