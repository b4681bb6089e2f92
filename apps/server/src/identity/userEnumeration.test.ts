import { beforeAll, describe, expect, it } from 'vitest';
import { secret, useApp } from '../../test/app.ts';
import { addPassword } from '../../test/passwords.ts';
import { users } from '../platform/db/users.ts';
import { createLimiter } from '../platform/http/limits.ts';
import { createAccounts } from './accounts.ts';
import { createLearnerRows } from '../learner/study/createLearnerRows.ts';
import { resendConfirmation } from './signUp/confirm.ts';
import { dummyCredential } from './password/credential.ts';
import { scrypt } from './password/passwords.ts';
import { requestReset } from './password/resetPassword.ts';
import { signIn } from './signIn/signIn.ts';

const { world, time } = useApp();

const password = 'ქართული ენა';
const work: string[] = [];
const hashing = {
  hash: async (word: string) => {
    work.push('hash');
    return scrypt.hash(word);
  },
  verify: async (stored: { hash: string; password: string }) => {
    work.push(`verify against ${stored.hash.replace(/[^$]{22}\$.*/, 'salt and key')}`);
    return scrypt.verify(stored);
  },
  isOutdated: scrypt.isOutdated,
};
let services: typeof world.services;

beforeAll(async () => {
  const { db, config } = world.services;
  const now = () => time.now;
  const accounts = createAccounts({
    db,
    secret,
    publicUrl: config.publicUrl,
    now,
    createLearnerRows,
    hashing,
  });
  services = { ...world.services, accounts, limiter: createLimiter(db, secret, now) };
  for (const [email, emailVerified] of [
    ['known@ena.example', true],
    ['limited@ena.example', true],
    ['pending@ena.example', false],
  ] as const) {
    const [user] = await db.insert(users).values({ email, name: 'Ana', emailVerified }).returning();
    const userId = user?.id ?? '';
    await addPassword(db, userId, password, scrypt);
  }
});

/** The SQL statements and hash operations during `run`, in order, and its error. */
async function recordWork(run: () => Promise<unknown>): Promise<string[]> {
  // Transactions have their own sessions, all with this prototype.
  const session: object = Object.getPrototypeOf(world.services.db._.session);
  const prepare: unknown = Reflect.get(session, 'prepareQuery');
  if (typeof prepare !== 'function') throw new Error('The database library has changed.');
  Reflect.set(session, 'prepareQuery', function (this: unknown, ...args: unknown[]): unknown {
    const [query] = args;
    work.push(typeof query === 'object' && query !== null && 'sql' in query ? String(query.sql) : 'unknown');
    return Reflect.apply(prepare, this, args);
  });
  work.length = 0;
  try {
    await run().catch((error: unknown) => work.push(String(error)));
    return [...work];
  } finally {
    Reflect.set(session, 'prepareQuery', prepare);
  }
}

const signInWrong = (email: string, cookie?: string) => () =>
  signIn(
    services,
    { email, password: 'not the password', rememberMe: false },
    { cookieHeader: cookie, userAgent: undefined },
  );
const device = async () => {
  const input = { email: 'known@ena.example', password, rememberMe: false };
  return (await signIn(services, input, { cookieHeader: undefined, userAgent: undefined })).cookies
    .at(-1)
    ?.split(';')[0];
};

describe('known and unknown e-mails cause the same work, against user enumeration by timing', () => {
  it('on log-in: the same statements, one hash operation', async () => {
    const known = await recordWork(signInWrong('known@ena.example'));
    expect(known.filter((step) => step.startsWith('verify against'))).toHaveLength(1);
    expect(known.filter((step) => step.startsWith('select'))).toHaveLength(1);
    expect(known.at(-1)).toBe('Failure: Invalid login credentials');
    for (const email of ['unknown@ena.example', 'pending@ena.example', 'no e-mail at all', '']) {
      expect(await recordWork(signInWrong(email))).toEqual(known);
    }
    const cookie = await device();
    expect(await recordWork(signInWrong('unknown@ena.example', cookie))).toEqual(
      await recordWork(signInWrong('known@ena.example', cookie)),
    );
  });

  it('on log-in beyond the rate limit: no hash operation', async () => {
    const works = [];
    for (const email of ['limited@ena.example', 'never-seen@ena.example']) {
      for (let turn = 0; turn < 10; turn++) await signInWrong(email)().catch(() => undefined);
      works.push(await recordWork(signInWrong(email)));
    }
    expect(works[1]).toEqual(works[0]);
    expect(works[0]?.join()).toMatch(/Too many requests/);
    expect(works[0]?.join()).not.toContain('verify');
  });

  it.each([
    ['resend', (email: string) => resendConfirmation(services, { email }), 'pending@ena.example', 2],
    ['reset', (email: string) => requestReset(services, { email }), 'known@ena.example', 4],
  ])('on %s: the same statements, including one for a mail', async (_, run, email, statements) => {
    const known = await recordWork(() => run(email));
    expect(known.filter((step) => /^(?:select|insert|delete)/.test(step))).toHaveLength(statements);
    expect(known.filter((step) => step.startsWith('insert into "mail_queue"'))).toHaveLength(1);
    expect(await recordWork(() => run('unknown@ena.example'))).toEqual(known);
    if (email !== 'known@ena.example')
      expect(await recordWork(() => run('known@ena.example'))).toEqual(known);
  });

  it('because the dummy hash has the format of a real one, and matches no password', async () => {
    const shape = (hash: string) => hash.replace(/(?<=\$)([\w+/]{22,})/g, ({ length }) => `${length}`);
    expect(shape(dummyCredential.passwordHash)).toBe(shape(await scrypt.hash(password)));
    expect(await scrypt.verify({ hash: dummyCredential.passwordHash, password: '' })).toBe(false);
  });
});
