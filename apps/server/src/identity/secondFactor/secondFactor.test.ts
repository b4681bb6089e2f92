/** Two-step verification through the router: turning it on and off, signing in, admin rights. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cookieOf, type Reply, secret as serverSecret, useApp } from '../../../test/app.ts';
import { createSecondFactorApp, minute, password, path, stepMs } from '../../../test/secondFactorApp.ts';
import { users } from '../../platform/db/users.ts';
import { mailQueue } from '../../platform/mail/tables.ts';
import { recoveryCodes, secondFactors } from '../tables.ts';
import { authorizeRequest } from '../sessions/caller.ts';
import { reencryptSecrets } from './reencryptSecrets.ts';
import { createSecretBox } from './secretBox.ts';

const testApp = useApp({ limits: true });
const { world, time, call, callWith, signedIn } = testApp;
const {
  from,
  learner,
  codeOf,
  outcome,
  begin,
  enable,
  prove,
  stateOf,
  codesIn,
  protectedLearner,
  signIn,
  cookieNamed,
  sessionOf,
  enterCode,
  pendingOf,
  learnerOf,
} = createSecondFactorApp(testApp);

describe('turning two-step verification on', () => {
  it('needs the password, then a code of the app; stores no secret in plain text, and codes as hashes', async () => {
    const { cookie, userId } = await learner();
    expect(outcome(await begin(cookie, 'wrong'))).toBe('403 WRONG_PASSWORD');
    expect(outcome(await enable(cookie, '123456'))).toBe('403 WRONG_CODE');
    const { json } = await begin(cookie);
    const secret = String(json['secret']);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(json['uri']).toContain(`secret=${secret}`);
    expect(await stateOf(cookie)).toEqual({ isOn: false, recoveryCodesLeft: 0 });

    expect(outcome(await enable(cookie, codeOf(secret, 5)))).toBe('403 WRONG_CODE');
    const enabled = await enable(cookie, codeOf(secret));
    const [recovery, renewed] = [codesIn(enabled), sessionOf(enabled)];
    expect(new Set(recovery).size).toBe(10);
    expect(await stateOf(renewed)).toEqual({ isOn: true, recoveryCodesLeft: 10 });
    expect(outcome(await begin(renewed))).toBe('409 SECOND_FACTOR_ON');
    expect(outcome(await enable(renewed, codeOf(secret, 1)))).toBe('409 SECOND_FACTOR_ON');

    const { db } = world.services;
    const stored = JSON.stringify([
      await db.select().from(secondFactors).where(eq(secondFactors.userId, userId)),
      await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
    ]);
    for (const plain of [secret, ...recovery, ...recovery.map((code) => code.replaceAll('-', ''))])
      expect(stored).not.toContain(plain);
    const exported = (await call('GET', '/api/account/data', undefined, from(renewed))).json['tables'];
    expect(exported).toMatchObject({ second_factors: [{ userId }], recovery_codes: { length: 10 } });
    expect(JSON.stringify(exported)).not.toMatch(/"(?:secret|hash)"/);
  });

  it('begun again uses the newer secret only', async () => {
    const { cookie } = await learner();
    const older = String((await begin(cookie)).json['secret']);
    const newer = String((await begin(cookie)).json['secret']);
    expect(outcome(await enable(cookie, codeOf(older)))).toBe('403 WRONG_CODE');
    expect(outcome(await enable(cookie, codeOf(newer)))).toBe('200 OK');
  });

  it('the secret of one account works in no other row', async () => {
    const { secretBox } = world.services.accounts;
    const encrypted = secretBox.encrypt('secret', 'a');
    expect(secretBox.decrypt(encrypted, 'a')).toBe('secret');
    expect(secretBox.decrypt(encrypted, 'b')).toBeNull();
  });
});

describe('signing in with two-step verification', () => {
  it('the password alone starts no session: only a cookie for the second step', async () => {
    const { email, secret } = await protectedLearner();
    const reply = await signIn(email, password, true);
    expect(reply.json).toEqual({ ok: true, needsCode: true });
    const [pending = '', ...others] = reply.headers.getSetCookie();
    expect(others).toEqual([]);
    expect(pending).toMatch(
      /^ena\.pending=[\w.-]+; Max-Age=600; Path=\/api\/auth; HttpOnly; SameSite=Strict$/,
    );
    expect(await learnerOf(cookieOf(pending))).toBeNull();
    expect((await signIn(email, 'wrong')).headers.getSetCookie()).toEqual([]);

    const entered = await enterCode(pending, codeOf(secret));
    expect(cookieNamed('pending', entered)).toContain('Max-Age=0');
    const session = cookieNamed('session', entered);
    expect(session).toContain('Max-Age=2592000');
    expect(await learnerOf(cookieOf(session))).toMatchObject({ email });
  });

  it.each([-1, 0, 1])('accepts the code %i steps away, once, and none before it', async (steps) => {
    const { email, secret } = await protectedLearner();
    const pending = await pendingOf(email);
    expect(outcome(await enterCode(pending, codeOf(secret, steps)))).toBe('200 OK');
    expect(outcome(await enterCode(pending, codeOf(secret, steps)))).toBe('403 WRONG_CODE');
    if (steps > -1)
      expect(outcome(await enterCode(pending, codeOf(secret, steps - 1)))).toBe('403 WRONG_CODE');
  });

  it.each([-2, 2])('refuses the code %i steps away', async (steps) => {
    const { email, secret } = await protectedLearner();
    expect(outcome(await enterCode(await pendingOf(email), codeOf(secret, steps)))).toBe('403 WRONG_CODE');
  });

  it('of concurrent requests with one code, one signs in; so with a recovery code, which works once', async () => {
    const { email, secret, recovery, cookie } = await protectedLearner();
    const pending = await pendingOf(email);
    for (const code of [codeOf(secret), recovery[3] ?? '']) {
      const replies = await Promise.all([1, 2, 3].map(() => enterCode(pending, code)));
      expect(replies.map(outcome).sort()).toEqual(['200 OK', '403 WRONG_CODE', '403 WRONG_CODE']);
    }
    expect(await stateOf(cookie)).toEqual({ isOn: true, recoveryCodesLeft: 9 });
    expect(outcome(await enterCode(pending, (recovery[4] ?? '').toUpperCase()))).toBe('200 OK');
  });

  it('limits guesses per account to ten in 15 minutes, also with a new password step', async () => {
    const { email, secret } = await protectedLearner();
    for (let turn = 0; turn < 10; turn++)
      expect(outcome(await enterCode(await pendingOf(email), '000000'))).toBe('403 WRONG_CODE');
    expect(outcome(await enterCode(await pendingOf(email), codeOf(secret)))).toBe('429 RATE_LIMITED');
    time.now = new Date(time.now.getTime() + 15 * minute);
    expect(outcome(await enterCode(await pendingOf(email), codeOf(secret)))).toBe('200 OK');
  });

  it('mails the owner about too many wrong codes, once a day', async () => {
    const { email } = await protectedLearner();
    const mails = async () =>
      (await world.services.db.select().from(mailQueue).where(eq(mailQueue.recipient, email))).filter(
        ({ subject }) => subject === 'Wrong codes for your Ena account',
      );
    const tooMany = async () => {
      for (let turn = 0; turn < 10; turn++) await enterCode(await pendingOf(email), 'wrong');
    };
    await tooMany();
    expect(await mails()).toEqual([]);
    for (let turn = 0; turn < 2; turn++)
      expect(outcome(await enterCode(await pendingOf(email), 'wrong'))).toBe('429 RATE_LIMITED');
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Someone entered the right password');
    time.now = new Date(time.now.getTime() + 24 * 60 * minute);
    await tooMany();
    await enterCode(await pendingOf(email), 'wrong');
    expect(await mails()).toHaveLength(2);
  });

  it('ends the session that the browser had after the right code only', async () => {
    const { email, cookie, secret } = await protectedLearner();
    const body = { email, password, rememberMe: false };
    const pending = cookieNamed('pending', await call('POST', '/api/auth/sign-in/email', body, from(cookie)));
    expect(await learnerOf(cookie)).not.toBeNull();
    const both = from(`${cookie}; ${cookieOf(pending)}`);
    const entered = await call('POST', '/api/auth/code', { code: codeOf(secret) }, both);
    expect(await learnerOf(cookie)).toBeNull();
    expect(await learnerOf(sessionOf(entered))).toMatchObject({ email });
  });

  it('after a change of AUTH_SECRET codes of the app are wrong, until its key is encrypted anew; recovery codes work', async () => {
    const { db } = world.services;
    const { email, userId, secret, recovery } = await protectedLearner();
    await db
      .update(secondFactors)
      .set({ secret: createSecretBox('previous secret').encrypt(secret, userId) })
      .where(eq(secondFactors.userId, userId));
    expect(outcome(await enterCode(await pendingOf(email), codeOf(secret)))).toBe('403 WRONG_CODE');
    expect(outcome(await enterCode(await pendingOf(email), recovery[0] ?? ''))).toBe('200 OK');
    const secrets = { previous: 'wrong secret', present: serverSecret };
    expect(await reencryptSecrets(db, secrets)).toEqual({ reencrypted: 0, unreadable: 1 });
    secrets.previous = 'previous secret';
    expect(await reencryptSecrets(db, secrets)).toEqual({ reencrypted: 1, unreadable: 0 });
    expect(await reencryptSecrets(db, secrets)).toEqual({ reencrypted: 0, unreadable: 0 });
    expect(outcome(await enterCode(await pendingOf(email), codeOf(secret)))).toBe('200 OK');
  });

  it('limits wrong codes of the app to 30 in a day, after which recovery codes still work', async () => {
    const { email, secret, recovery } = await protectedLearner();
    for (let turn = 0; turn < 30; turn++) {
      if (turn % 10 === 0) time.now = new Date(time.now.getTime() + 15 * minute);
      expect(outcome(await enterCode(await pendingOf(email), '000000'))).toBe('403 WRONG_CODE');
    }
    time.now = new Date(time.now.getTime() + 15 * minute);
    expect(outcome(await enterCode(await pendingOf(email), codeOf(secret)))).toBe('429 RATE_LIMITED');
    expect(outcome(await enterCode(await pendingOf(email), recovery[0] ?? ''))).toBe('200 OK');
    expect(outcome(await enterCode(await pendingOf(email), codeOf(secret)))).toBe('429 RATE_LIMITED');
    time.now = new Date(time.now.getTime() + 24 * 60 * minute);
    expect(outcome(await enterCode(await pendingOf(email), codeOf(secret)))).toBe('200 OK');
  });

  it('a recovery code works while codes are refused because somebody has guessed', async () => {
    const { email, secret, recovery } = await protectedLearner();
    for (let turn = 0; turn < 10; turn++) await enterCode(await pendingOf(email), 'guessed');
    expect(outcome(await enterCode(await pendingOf(email), codeOf(secret)))).toBe('429 RATE_LIMITED');
    expect(outcome(await enterCode(await pendingOf(email), recovery[0] ?? ''))).toBe('200 OK');
  });

  it('the second step ends after ten minutes, with a new password, and if its cookie was changed', async () => {
    const { email, secret, cookie, recovery } = await protectedLearner();
    const other = await protectedLearner();
    const pending = await pendingOf(email);
    const expired = '401 SIGN_IN_EXPIRED';
    const forged = pending.replace(/=[\da-f-]{36}/, `=${other.userId}`);
    expect(outcome(await enterCode(forged, codeOf(other.secret)))).toBe(expired);
    expect(outcome(await enterCode('', codeOf(secret)))).toBe(expired);
    const nobody = `ena.pending=${'-'.repeat(36)}.1.9999999999.${'a'.repeat(43)}`;
    expect(outcome(await enterCode(nobody, codeOf(secret)))).toBe(expired);
    time.now = new Date(time.now.getTime() + 10 * minute);
    expect(outcome(await enterCode(pending, codeOf(secret)))).toBe(expired);
    const before = await pendingOf(email);
    const next = { current: password, password: 'ახალი სიტყვა', code: recovery[0] };
    await call('POST', '/api/auth/change-password', next, from(cookie));
    expect(outcome(await enterCode(before, codeOf(secret)))).toBe(expired);
  });

  it('a password reset does not bypass it', async () => {
    const { email, secret } = await protectedLearner();
    await call('POST', '/api/auth/request-password-reset', { email }, from());
    const mails = await world.services.db.select().from(mailQueue).where(eq(mailQueue.recipient, email));
    const mail = mails.find(({ subject }) => subject.startsWith('Choose'));
    const token = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const reset = await call('POST', '/api/auth/reset-password', { token, password: 'ახალი სიტყვა' }, from());
    expect(outcome(reset)).toBe('200 OK');
    expect(cookieNamed('session', reset)).toContain('Max-Age=0');
    const reply = await signIn(email, 'ახალი სიტყვა');
    expect(reply.json).toEqual({ ok: true, needsCode: true });
    expect(cookieNamed('session', reply)).toBe('');
    expect(outcome(await enterCode(cookieNamed('pending', reply), codeOf(secret)))).toBe('200 OK');
  });
});

describe('with two-step verification on', () => {
  it('new recovery codes need password and code, and end the earlier ones', async () => {
    const { cookie, email, secret, recovery } = await protectedLearner();
    expect(outcome(await prove('PATCH', path, cookie, codeOf(secret), 'wrong'))).toBe('403 WRONG_PASSWORD');
    expect(outcome(await prove('PATCH', path, cookie, '000000'))).toBe('403 WRONG_CODE');
    const renewed = codesIn(await prove('PATCH', path, cookie, codeOf(secret)));
    expect(renewed).toHaveLength(10);
    const pending = await pendingOf(email);
    expect(outcome(await enterCode(pending, recovery[0] ?? ''))).toBe('403 WRONG_CODE');
    expect(outcome(await enterCode(pending, renewed[0] ?? ''))).toBe('200 OK');
  });

  it('turning it off needs password and code; then the password is enough to sign in', async () => {
    const { cookie, email, secret, recovery } = await protectedLearner();
    const off = (code: string, typed?: string) => prove('POST', `${path}/off`, cookie, code, typed);
    expect(outcome(await off(codeOf(secret), 'wrong'))).toBe('403 WRONG_PASSWORD');
    expect(outcome(await off('000000'))).toBe('403 WRONG_CODE');
    expect(await stateOf(cookie)).toEqual({ isOn: true, recoveryCodesLeft: 10 });
    const turnedOff = await off(recovery[0] ?? '');
    expect(outcome(turnedOff)).toBe('200 OK');
    expect(await stateOf(sessionOf(turnedOff))).toEqual({ isOn: false, recoveryCodesLeft: 0 });
    expect((await signIn(email)).json).toEqual({ ok: true });
  });
});

describe('each change of two-step verification', () => {
  /** Another session of the learner, and what is left of it and of the former token after `change`. */
  async function changed(
    { userId, cookie }: { readonly userId: string; readonly cookie: string },
    change: () => Promise<Reply>,
  ) {
    const { accounts: services } = world.services;
    const token = await services.startSession(userId, true, undefined, true);
    const other = cookieOf(services.cookies.issue(token, true));
    expect([await learnerOf(cookie), await learnerOf(other)]).not.toContain(null);
    const reply = await change();
    expect(outcome(reply)).toBe('200 OK');
    expect([await learnerOf(cookie), await learnerOf(other)]).toEqual([null, null]);
    const renewed = sessionOf(reply);
    expect(await learnerOf(renewed)).not.toBeNull();
    return { ...reply, cookie: renewed };
  }
  const subjectsTo = async (email: string) => {
    const mails = await world.services.db
      .select()
      .from(mailQueue)
      .where(eq(mailQueue.recipient, email))
      .orderBy(mailQueue.createdAt);
    return mails.map(({ subject }) => subject);
  };

  it('gives the session a new token, ends all other sessions, and is mailed to the owner', async () => {
    const owner = await learner();
    const secret = String((await begin(owner.cookie)).json['secret']);
    const on = await changed(owner, () => enable(owner.cookie, codeOf(secret)));
    time.now = new Date(time.now.getTime() + 2 * stepMs);
    const { userId, email } = owner;
    const renewed = await changed({ userId, cookie: on.cookie }, () =>
      prove('PATCH', path, on.cookie, codeOf(secret)),
    );
    // So that the order of the mails is defined.
    time.now = new Date(time.now.getTime() + 1000);
    await changed({ userId, cookie: renewed.cookie }, () =>
      prove('POST', `${path}/off`, renewed.cookie, codesIn(renewed)[0] ?? ''),
    );
    expect(await subjectsTo(email)).toEqual([
      'Two-step verification is on',
      'Your Ena account has new recovery codes',
      'Two-step verification is off',
    ]);
  });

  it('does none of this if the code is wrong', async () => {
    const { cookie, email, userId } = await protectedLearner();
    const token = await world.services.accounts.startSession(userId, true);
    const other = cookieOf(world.services.accounts.cookies.issue(token, true));
    for (const [method, at] of [
      ['PATCH', path],
      ['POST', `${path}/off`],
    ] as const)
      expect((await prove(method, at, cookie, '000000')).headers.get('set-cookie')).toBeNull();
    expect([await learnerOf(cookie), await learnerOf(other)]).not.toContain(null);
    expect(await subjectsTo(email)).toEqual(['Two-step verification is on']);
  });

  it('a log-in whose password was checked before it was turned on starts no session', async () => {
    const owner = await learner();
    const secret = String((await begin(owner.cookie)).json['secret']);
    const { accounts: services } = world.services;
    // Race condition: it is turned on between the check of the password and the start of the session.
    const startSession = async (...args: Parameters<typeof services.startSession>) => {
      expect(outcome(await enable(owner.cookie, codeOf(secret)))).toBe('200 OK');
      return services.startSession(...args);
    };
    const body = { email: owner.email, password, rememberMe: false };
    const overrides = { accounts: { ...services, startSession } };
    const reply = await callWith(overrides, 'POST', '/api/auth/sign-in/email', body, from());
    expect(outcome(reply)).toBe('401 INVALID_CREDENTIALS');
    expect(reply.headers.get('set-cookie')).toBeNull();
  });
});

it('the runbook for lost factors turns it off and signs the owner out everywhere', async () => {
  const [owner, other] = [await protectedLearner(), await protectedLearner()];
  const runbook = readFileSync(join(import.meta.dirname, '../../../../../docs/operations.md'), 'utf8');
  const statements = /begin;\n(delete from recovery_codes[^]*?)commit;/u.exec(runbook)?.[1] ?? '';
  for (const statement of statements.trim().split('\n'))
    await world.services.db.execute(statement.replaceAll('owner@ena.example', owner.email));
  expect([await learnerOf(owner.cookie), (await signIn(owner.email)).json]).toEqual([null, { ok: true }]);
  expect(await stateOf(other.cookie)).toEqual({ isOn: true, recoveryCodesLeft: 10 });
});

describe('an administrator', () => {
  const rights = async (cookie: string) => {
    const { isAdmin, entitled, needsSecondFactor } = Object(await learnerOf(cookie));
    return { isAdmin, entitled, needsSecondFactor };
  };
  const admin = { isAdmin: true, entitled: true, needsSecondFactor: false };
  const locked = { isAdmin: false, entitled: false, needsSecondFactor: true };

  it('has admin rights only in a session with a second factor, from the moment it is on until it is off', async () => {
    const { cookie, email, secret } = await protectedLearner('admin-without-code@ena.example');
    expect(await rights(cookie)).toEqual(admin);
    const entered = await enterCode(await pendingOf(email), codeOf(secret));
    const other = cookieOf(cookieNamed('session', entered));
    expect(await rights(other)).toEqual(admin);
    time.now = new Date(time.now.getTime() + 2 * stepMs);
    const off = sessionOf(await prove('POST', `${path}/off`, cookie, codeOf(secret)));
    expect([await rights(off), await learnerOf(other)]).toEqual([locked, null]);
    const byPassword = cookieOf(cookieNamed('session', await signIn(email)));
    expect(await rights(byPassword)).toEqual(locked);
    await world.services.db.delete(users).where(eq(users.email, email));
  });

  it('is refused by endpoints for admins with SECOND_FACTOR_REQUIRED, others with FORBIDDEN', async () => {
    const { Hono } = await import('hono');
    const policy = { access: 'admin', limit: 'unlimited', errors: [] } as const;
    const app = new Hono().get('/', async (c) =>
      // as: without the Node request, which only limits by address read.
      authorizeRequest(c as never, world.services, { name: 'x', method: 'GET', path: '/', policy }).then(
        () => c.text('OK'),
        (error: unknown) => c.text(String(Object(error).code)),
      ),
    );
    const reply = async (cookie: string) => (await app.request('/', { headers: { cookie } })).text();
    expect(await reply((await signedIn('admin-without-code@ena.example')).cookie)).toBe(
      'SECOND_FACTOR_REQUIRED',
    );
    expect(await reply((await signedIn('admin@ena.example')).cookie)).toBe('OK');
    expect(await reply((await signedIn('nobody@ena.example')).cookie)).toBe('FORBIDDEN');
  });
});
