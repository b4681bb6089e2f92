import { initialUnitIds } from '@ena/course/catalog';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cookieOf, useApp } from '../../test/app.ts';
import { waitForBlockedQueries } from '../../test/database.ts';
import { userProfiles, users } from '../platform/db/users.ts';
import { mailQueue } from '../platform/mail/tables.ts';
import { userProgress } from '../learner/study/tables.ts';
import { limitConcurrency, scrypt } from './password/passwords.ts';

/** With the real hashing of passwords, not the fast one of tests. */
const { world, time, call, signedIn } = useApp({ hashing: limitConcurrency(scrypt) });

let number = 0;
const newEmail = () => `Person${++number}@Ena.example`;
const password = 'ქართული ენა';
const signUp = (email: string, fields: Record<string, unknown> = {}) =>
  call('POST', '/api/auth/sign-up/email', { name: 'Ana', email, password, ...fields });
const signIn = (email: string, fields: Record<string, unknown> = {}) =>
  call('POST', '/api/auth/sign-in/email', { email, password, rememberMe: false, ...fields });
const mailsTo = (email: string) =>
  world.services.db
    .select()
    .from(mailQueue)
    .where(eq(mailQueue.recipient, email.toLowerCase()))
    .orderBy(mailQueue.createdAt);
const tokenFor = async (email: string) =>
  /#token=(\S+)/.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[1] ?? '';
const confirm = (token: string, fields: object = {}) =>
  call('POST', '/api/auth/verify-email', { token, ...fields });
const learnerOf = async (cookie: string) =>
  (await call('GET', '/api/session', undefined, { cookie })).json['learner'];
const userBy = async (email: string) =>
  (await world.services.db.select().from(users).where(eq(users.email, email.toLowerCase())))[0];

describe('sign-up', () => {
  it('[PROG-02] [PROF-03] [AUTH-30] creates account, profile, progress records and mail; [AUTH-11] no session', async () => {
    const email = newEmail();
    const reply = await signUp(email, { name: ' Nino Beridze ' });
    expect([reply.status, reply.json, reply.headers.get('set-cookie')]).toEqual([200, { ok: true }, null]);
    const user = await userBy(email);
    const { db } = world.services;
    const records = await db
      .select()
      .from(userProgress)
      .where(eq(userProgress.userId, user?.id ?? ''));
    expect(records.map(({ lessonId }) => lessonId).sort()).toEqual([...initialUnitIds].sort());
    expect(records.every((row) => !row.completed && row.score === null && row.timeSpent === 0)).toBe(true);
    expect(
      (
        await db
          .select()
          .from(userProfiles)
          .where(eq(userProfiles.id, user?.id ?? ''))
      )[0],
    ).toMatchObject({
      displayName: 'Nino Beridze',
      level: 'Beginner',
      avatarUrl: null,
      lessonsCompleted: 0,
    });
    const [mail, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Confirm your email for Ena');
    expect(mail?.text).toContain('http://127.0.0.1:3000/confirmation#token=');
  });

  it.each([
    [{ name: '   ' }, 400, 'BAD_INPUT'],
    [{ name: '' }, 400, 'BAD_INPUT'],
    [{ email: 'nobody' }, 400, 'BAD_INPUT'],
    [{ email: 'a@b' }, 400, 'BAD_INPUT'],
    [{ email: 'a..b@x.example' }, 400, 'BAD_INPUT'],
    [{ email: 'ნინო@x.example' }, 400, 'BAD_INPUT'],
    [{ password: 'ლომი1' }, 422, 'WEAK_PASSWORD'],
    [{ password: '' }, 422, 'WEAK_PASSWORD'],
    [{ password: '      ' }, 422, 'WEAK_PASSWORD'],
    [{ password: 'x'.repeat(129) }, 422, 'WEAK_PASSWORD'],
    [{ password: 'Password1' }, 422, 'WEAK_PASSWORD'],
    [{ password: 'PERSON@weak.example', email: 'person@weak.example' }, 422, 'WEAK_PASSWORD'],
    [{ password: 'Ketevan D', name: 'ketevan d' }, 422, 'WEAK_PASSWORD'],
  ])('[AUTH-29] with %o is refused with %i %s', async (fields, status, code) => {
    const reply = await signUp('refused@ena.example', fields);
    expect([reply.status, reply.json['code']]).toEqual([status, code]);
    expect(await userBy('refused@ena.example')).toBeUndefined();
  });

  it('[AUTH-26] accepts a password with 6 letters of any script', async () => {
    expect((await signUp(newEmail(), { password: 'ლომიკო' })).status).toBe(200);
  });

  it('[AUTH-33] with a registered e-mail, in any case, is refused with EMAIL_TAKEN', async () => {
    const email = newEmail();
    await signUp(email);
    const reply = await signUp(email.toUpperCase());
    expect([reply.status, reply.json['code']]).toEqual([422, 'EMAIL_TAKEN']);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it.each([
    ['nino@ქართული.გე', 'nino@xn--lododh2atk.xn--node'],
    ['Nino@Bücher.example', 'nino@xn--bcher-kva.example'],
  ])(
    '[AUTH-33] with the internationalized domain of %s is one account with its Punycode',
    async (typed, ascii) => {
      expect((await signUp(typed)).status).toBe(200);
      expect((await signUp(ascii)).json['code']).toBe('EMAIL_TAKEN');
      const reply = await confirm(await tokenFor(ascii));
      expect(await learnerOf(cookieOf(reply.headers.get('set-cookie') ?? ''))).toMatchObject({
        email: typed.toLowerCase(),
      });
      for (const email of [typed, ascii]) expect((await signIn(email)).status).toBe(200);
    },
  );

  it('sent several times concurrently creates one account', async () => {
    const email = newEmail();
    const replies = await Promise.all([signUp(email), signUp(email), signUp(email)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });
});

describe('confirmation', () => {
  it('[AUTH-36] confirms and signs in, with a session cookie without an expiry date (OP-15)', async () => {
    const email = newEmail();
    await signUp(email);
    const reply = await confirm(await tokenFor(email));
    expect([reply.status, reply.json]).toEqual([200, { ok: true, from: null, signsIn: true }]);
    const cookie = reply.headers.getSetCookie()[0] ?? '';
    expect(cookie).toMatch(/^ena\.session=/);
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).not.toMatch(/Max-Age|Expires|Secure/);
    expect(await learnerOf(cookieOf(cookie))).toMatchObject({
      email: email.toLowerCase(),
      displayName: 'Ana',
    });
  });

  it('in the browser of the sign-up is remembered like a log-in', async () => {
    const email = newEmail();
    await signUp(email);
    const reply = await confirm(await tokenFor(email), { rememberMe: true });
    expect(reply.headers.getSetCookie()[0]).toMatch(/^ena\.session=.*Max-Age=2592000/);
  });

  it('[AUTH-38] by a used link is refused, also for concurrent uses', async () => {
    const email = newEmail();
    await signUp(email);
    const token = await tokenFor(email);
    // A row lock blocks all three until each has read the account as unconfirmed.
    const waiting = await world.services.db.transaction(async (tx) => {
      await tx.select().from(users).where(eq(users.email, email.toLowerCase())).for('update');
      const replies = [1, 2, 3].map(() => confirm(token));
      await waitForBlockedQueries(tx, 3);
      return { replies };
    });
    const statuses = (await Promise.all(waiting.replies)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 422, 422]);
    const again = await confirm(token);
    expect([again.status, again.json['code'], again.headers.get('set-cookie')]).toEqual([
      422,
      'ALREADY_CONFIRMED',
      null,
    ]);
  });

  it.each(['nonsense', 'a.b.c'])('[AUTH-38] by the link %s is refused', async (token) =>
    expect((await confirm(token)).json['code']).toBe('LINK_INVALID'),
  );

  it('[AUTH-38] by a link older than 24 hours is refused as expired', async () => {
    const email = newEmail();
    await signUp(email);
    const token = await tokenFor(email);
    const other = newEmail();
    await signUp(other);
    const used = await tokenFor(other);
    await confirm(used);
    time.now = new Date(time.now.getTime() + 24 * 3_600_000 + 1000);
    expect((await confirm(token)).json['code']).toBe('LINK_EXPIRED');
    expect((await confirm(used)).json['code']).toBe('ALREADY_CONFIRMED');
  });

  it('[AUTH-13] is mailed again on request; unknown and confirmed addresses get the same response and no mail', async () => {
    const email = newEmail();
    await signUp(email);
    const resend = (to: string) => call('POST', '/api/auth/send-verification-email', { email: to });
    const replies = [await resend(email), await resend('unknown@ena.example')];
    expect(replies.map(({ status, json }) => [status, json])).toEqual(Array(2).fill([200, { ok: true }]));
    expect([(await mailsTo(email)).length, (await mailsTo('unknown@ena.example')).length]).toEqual([2, 0]);
    expect((await confirm(await tokenFor(email))).status).toBe(200);
    await resend(email);
    expect(await mailsTo(email)).toHaveLength(2);
  });
});

describe('log-in', () => {
  const confirmed = async () => {
    const email = newEmail();
    await signUp(email);
    await confirm(await tokenFor(email));
    return email;
  };

  it('[AUTH-11] without a confirmed e-mail is refused, and says so only after the right password', async () => {
    const email = newEmail();
    await signUp(email);
    expect((await signIn(email)).json['code']).toBe('EMAIL_NOT_CONFIRMED');
    expect((await signIn(email, { password: 'wrong password' })).json['code']).toBe('INVALID_CREDENTIALS');
  });

  it('with an unknown e-mail has exactly the same response as with a wrong password', async () => {
    const email = await confirmed();
    const [wrong, unknown] = [
      await signIn(email, { password: 'wrong one' }),
      await signIn('nobody@ena.example'),
    ];
    expect(unknown.text).toBe(wrong.text);
    expect([wrong.status, wrong.json['code']]).toEqual([401, 'INVALID_CREDENTIALS']);
  });

  it.each([
    [false, undefined, 24],
    [true, 'Max-Age=2592000', 30 * 24],
  ])(
    '[AUTH-06] [AUTH-07] with remember me %s: cookie %s, %i sliding hours',
    async (rememberMe, maxAge, hours) => {
      const email = await confirmed();
      const reply = await signIn(email.toUpperCase(), { rememberMe });
      const setCookie = reply.headers.getSetCookie()[0] ?? '';
      expect(/Max-Age=\d+/.exec(setCookie)?.[0]).toBe(maxAge);
      const cookie = cookieOf(setCookie);
      const advance = (share: number) => {
        time.now = new Date(time.now.getTime() + hours * share * 3_600_000);
      };
      advance(0.9);
      const first = await call('GET', '/api/session', undefined, { cookie });
      expect(first.json['learner']).not.toBeNull();
      expect(/Max-Age=\d+/.exec(first.headers.get('set-cookie') ?? '')?.[0]).toBe(maxAge);
      advance(0.9);
      expect(await learnerOf(cookie)).not.toBeNull();
      advance(1.01);
      expect(await learnerOf(cookie)).toBeNull();
      expect((await call('GET', '/api/progress', undefined, { cookie })).status).toBe(401);
    },
  );

  it('creates a new token each time and ends the session that it replaces', async () => {
    const email = await confirmed();
    const first = cookieOf((await signIn(email)).headers.get('set-cookie'));
    const reply = await call(
      'POST',
      '/api/auth/sign-in/email',
      { email, password, rememberMe: false },
      { cookie: first },
    );
    const second = cookieOf(reply.headers.get('set-cookie'));
    expect(second).not.toBe(first);
    expect([await learnerOf(first), await learnerOf(second)]).toEqual([null, expect.anything()]);
  });

  it('[AUTH-10] is undone by sign-out: the old cookie is refused', async () => {
    const { cookie } = await signedIn(newEmail());
    const reply = await call('POST', '/api/auth/sign-out', {}, { cookie });
    expect(reply.headers.get('set-cookie')).toMatch(/^ena\.session=;.*Max-Age=0/);
    expect(await learnerOf(cookie)).toBeNull();
  });
});

describe('the session', () => {
  it('[BACK-05] is null for visitors and forged cookies', async () => {
    const { cookie } = await signedIn(newEmail());
    const altered = cookie.slice(0, -3) + (cookie.at(-3) === 'A' ? 'B' : 'A') + cookie.slice(-2);
    const unsigned = cookie.split('.').slice(0, 2).join('.');
    for (const forged of ['', altered, unsigned, 'ena.session=']) expect(await learnerOf(forged)).toBeNull();
  });

  it.each([
    [undefined, false],
    ['active', true],
    ['trialing', true],
    ['past_due', false],
    ['canceled', false],
  ])('[SUBS-01] [SUBS-02] with subscription status %s is entitled: %s', async (status, entitled) => {
    const { cookie } = await signedIn(newEmail(), status);
    expect(await learnerOf(cookie)).toMatchObject({ entitled, isAdmin: false });
  });

  it('[ACCESS-17] [SUBS-03] [GUARD-35] makes a listed e-mail an admin, [ACCESS-18] only when verified', async () => {
    const { cookie } = await signedIn('admin@ena.example');
    expect(await learnerOf(cookie)).toMatchObject({ isAdmin: true, entitled: true });
    const unverified = await signedIn('unverified@ena.example');
    const { db } = world.services;
    await db.update(users).set({ emailVerified: false }).where(eq(users.id, unverified.userId));
    expect(await learnerOf(unverified.cookie)).toMatchObject({ isAdmin: false, entitled: false });
  });

  it('[PROF-01] [PROF-04] creates a missing profile, once', async () => {
    const { userId, cookie } = await signedIn(newEmail());
    await world.services.db.delete(userProfiles).where(eq(userProfiles.id, userId));
    const seen = await Promise.all([learnerOf(cookie), learnerOf(cookie)]);
    expect(seen).toEqual(Array(2).fill(expect.objectContaining({ displayName: 'Ana', level: 'Beginner' })));
    expect(
      await world.services.db.select().from(userProfiles).where(eq(userProfiles.id, userId)),
    ).toHaveLength(1);
  });
});
