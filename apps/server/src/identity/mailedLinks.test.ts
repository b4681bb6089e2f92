import { and, eq, like } from 'drizzle-orm';
import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { secret, useApp } from '../../test/app.ts';
import { users } from '../platform/db/users.ts';
import { mailQueue } from '../platform/mail/tables.ts';
import { createConfirmationTokens } from './signUp/confirmationToken.ts';

const { world, time, call, signedIn } = useApp();
const tokensWith = (key: string) => createConfirmationTokens(key, () => time.now);

let number = 0;
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A new account and the token of its confirmation mail. */
async function signedUp(from?: string) {
  const email = `linked${++number}@ena.example`;
  await call('POST', '/api/auth/sign-up/email', { name: 'Ana', email, password: 'ქართული ენა', from });
  return { email, token: await tokenIn(email, 'Confirm%') };
}
async function tokenIn(email: string, subject: string): Promise<string> {
  const [mail] = await world.services.db
    .select()
    .from(mailQueue)
    .where(and(eq(mailQueue.recipient, email), like(mailQueue.subject, subject)));
  return /#token=([^\s&]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}
const confirm = (token: string) => call('POST', '/api/auth/verify-email', { token });
const reset = (token: string) =>
  call('POST', '/api/auth/reset-password', { token, password: 'ახალი პაროლი' });
const isConfirmed = async (email: string) =>
  (await world.services.db.select().from(users).where(eq(users.email, email)))[0]?.emailVerified;

describe('a confirmation link', () => {
  it('confirms its own account and no other', async () => {
    const [mine, other] = [await signedUp(), await signedUp()];
    expect((await confirm(mine.token)).status).toBe(200);
    expect([await isConfirmed(mine.email), await isConfirmed(other.email)]).toEqual([true, false]);
  });

  it.each([
    ['/beginner/numbers?seen=1#word.water', '/beginner/numbers?seen=1#word.water'],
    ['/', null],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['/\t/evil.example', null],
    ['https://evil.example', null],
    ['javascript:alert(1)', null],
    [undefined, null],
  ])('of a sign-up from %o leads on to %o, also when it is sent again', async (from, target) => {
    const { email, token } = await signedUp(from);
    await call('POST', '/api/auth/send-verification-email', { email, from });
    const mails = await world.services.db.select().from(mailQueue).where(eq(mailQueue.recipient, email));
    const tokens = mails.map(({ text }) => /#token=(\S+)/.exec(text)?.[1] ?? '');
    const claims = await Promise.all(tokens.map((mailed) => tokensWith(secret).verify(mailed)));
    expect(claims).toEqual(Array(2).fill({ email, from: target, isExpired: false }));
    expect((await confirm(token)).json).toEqual({ ok: true, from: target, signsIn: true });
  });

  it.each<[string, (token: string, other: string, email: string) => string | Promise<string>]>([
    ['with another’s content', (token, other) => swap(token, 1, other)],
    ['with another’s signature', (token, other) => swap(token, 2, other)],
    [
      'with the e-mail changed',
      (token, _, email) => swapText(token, 1, base64({ email, exp: 9_999_999_999 })),
    ],
    ['unsigned', (_, __, email) => `${base64({ alg: 'none' })}.${base64({ email })}.`],
    ['declared unsigned', (token) => swapText(token, 0, base64({ alg: 'none' }))],
    ['cut short', (token) => token.slice(0, -1)],
    ['of another secret', (_, __, email) => tokensWith('x'.repeat(secret.length)).issue(email)],
    ['signed as the session cookie is', (_, __, email) => forgedBy(`session:${base64({ email })}`, email)],
    ['of an account that is gone', () => tokensWith(secret).issue('gone@ena.example')],
  ])('is refused if it is forged or invalid: %s', async (_, forge) => {
    const [victim, other] = [await signedUp(), await signedUp()];
    const reply = await confirm(await forge(victim.token, other.token, victim.email));
    expect([reply.status, reply.json['code'], reply.headers.getSetCookie()]).toEqual([
      422,
      'LINK_INVALID',
      [],
    ]);
    expect([await isConfirmed(victim.email), await isConfirmed(other.email)]).toEqual([false, false]);
  });

  const swapText = (token: string, position: number, part: string) =>
    token
      .split('.')
      .map((own, index) => (index === position ? part : own))
      .join('.');
  const swap = (token: string, position: number, other: string) =>
    swapText(token, position, other.split('.')[position] ?? '');
  const forgedBy = (signed: string, email: string) =>
    `${base64({ alg: 'HS256' })}.${base64({ email })}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;

  it('for an unknown e-mail does not confirm a later sign-up, and stores no address', async () => {
    const email = 'later@ena.example';
    await call('POST', '/api/auth/send-verification-email', { email });
    const token = await tokenIn('', 'Confirm%');
    expect(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).toMatch(
      /^\{"email":"[0-9a-f-]{36}@nobody\.invalid"/,
    );
    await world.services.db.insert(users).values({ email, name: 'Ana' });
    expect([(await confirm(token)).json['code'], await isConfirmed(email)]).toEqual(['LINK_INVALID', false]);
  });

  it('of another account does not sign in whoever is signed in, and leaves their session', async () => {
    const { email, token } = await signedUp('/beginner');
    const { cookie } = await signedIn('victim@ena.example');
    const reply = await call('POST', '/api/auth/verify-email', { token }, { cookie });
    expect(reply.json).toEqual({ ok: true, from: null, signsIn: false });
    expect(reply.headers.getSetCookie()).toEqual([]);
    expect(await isConfirmed(email)).toBe(true);
    const session = await call('GET', '/api/session', undefined, { cookie });
    expect(session.json['learner']).toMatchObject({ email: 'victim@ena.example' });
  });

  it('signs in where the cookie is of a session that has ended', async () => {
    const { token } = await signedUp();
    const { cookie } = await signedIn('former@ena.example');
    await call('POST', '/api/auth/sign-out', {}, { cookie });
    const reply = await call('POST', '/api/auth/verify-email', { token }, { cookie });
    expect([reply.json['signsIn'], reply.headers.getSetCookie().length]).toEqual([true, 2]);
  });

  it('cannot reset a password', async () => {
    const { email, token } = await signedUp();
    expect([(await reset(token)).status, await isConfirmed(email)]).toEqual([422, false]);
  });
});

describe('a reset link', () => {
  it('does not work as a confirmation link', async () => {
    const { email } = await signedUp();
    await call('POST', '/api/auth/request-password-reset', { email });
    const token = await tokenIn(email, 'Choose%');
    const reply = await confirm(token);
    expect([reply.json['code'], reply.headers.getSetCookie()]).toEqual(['LINK_INVALID', []]);
    expect(await isConfirmed(email)).toBe(false);
    expect((await reset(token)).status).toBe(200);
  });

  it('for an unknown e-mail is stored, but never sent, and does not work', async () => {
    await call('POST', '/api/auth/request-password-reset', { email: 'nobody@ena.example' });
    const [blind] = await world.services.db
      .select()
      .from(mailQueue)
      .where(and(eq(mailQueue.recipient, ''), like(mailQueue.subject, 'Choose%')));
    const token = /#token=([^\s&]+)/.exec(blind?.text ?? '')?.[1] ?? '';
    expect([token.length > 40, blind?.sentAt, blind?.nextAttemptAt]).toEqual([true, null, null]);
    expect(blind?.text).not.toContain('ena.example');
    expect((await reset(token)).json['code']).toBe('LINK_EXPIRED');
    expect((await call('GET', '/api/dev/mailbox')).text).not.toContain(token);
  });
});

it.each([
  ['POST', '/api/auth/verify-email?callbackURL=https://evil.example', { token: 'x' }],
  [
    'POST',
    '/api/auth/sign-in/email',
    { email: 'a@ena.example', password: 'x', rememberMe: false, callbackURL: '//evil.example' },
  ],
  [
    'POST',
    '/api/auth/request-password-reset',
    { email: 'a@ena.example', redirectTo: 'https://evil.example' },
  ],
  [
    'POST',
    '/api/auth/send-verification-email',
    { email: 'a@ena.example', callbackURL: 'https://evil.example' },
  ],
])('%s %s is no open redirect: URLs in the request are ignored', async (method, path, body) => {
  const { email } = await signedUp();
  const reply = await call(method, path, body && { ...body, email });
  expect([reply.status < 300 || reply.status >= 400, reply.headers.get('location')]).toEqual([true, null]);
  const mails = await world.services.db.select().from(mailQueue).where(eq(mailQueue.recipient, email));
  expect(JSON.stringify([reply.text, mails])).not.toContain('evil');
});
