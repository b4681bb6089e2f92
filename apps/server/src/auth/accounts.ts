/**
 * The accounts library, set up for Ena. Only its functions are used, never its routes: what is
 * reachable stands in the contract. It keeps users, passwords and sessions; cookies, limits, origins
 * and answers are ours.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { drizzleAdapter } from '@better-auth/drizzle-adapter';
import { betterAuth } from 'better-auth';
import { createEmailVerificationToken } from 'better-auth/api';
import { deviceOf } from '@ena/domain/account/device';
import { maxPasswordUnits } from '@ena/domain/account/signUp';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { accounts, sessions, users, verifications } from '../db/schema.ts';
import { confirmationMail } from '../mail/confirmation.ts';
import type { Mailer } from '../mail/queue.ts';
import { seedLearner } from '../profile/seed.ts';
import { createDeviceCookies } from './deviceCookie.ts';
import { type Hashing, inTurn, scrypt } from './passwords.ts';
import { createSessionCookies, sessionSeconds } from './sessionCookie.ts';

/** Seconds that a confirmation link works (OP-16). */
const confirmationSeconds = 24 * 60 * 60;

/** What one sign-up knows of itself while the library runs it. */
interface SignUp {
  /** Made before the transaction: half a tenth of a second of hashing must not hold it open. */
  readonly passwordHash: string;
  created: boolean;
}

export interface AccountsParts {
  readonly db: Db;
  readonly secret: string;
  readonly publicUrl: string;
  readonly mailer: Mailer;
  readonly now: () => Date;
  /** Scrypt where none is given. */
  readonly hashing?: Hashing;
}

/** What can be done with accounts. A call of the library fails with the library's own errors (failures.ts). */
export function createAccounts(parts: AccountsParts) {
  const { db, secret, publicUrl, mailer, now, hashing = inTurn(scrypt) } = parts;
  const secure = publicUrl.startsWith('https:');
  const transaction = new AsyncLocalStorage<Db>();
  const signUp = new AsyncLocalStorage<SignUp>();
  const confirmed = new AsyncLocalStorage<{ userId: string | null }>();

  /** The library's own hooks run after its commit; through this its transaction can be joined before. */
  const joinable = new Proxy(db, {
    get: (target, key): unknown =>
      key === 'transaction'
        ? (run: (tx: Db) => Promise<unknown>) => db.transaction((tx) => transaction.run(tx, () => run(tx)))
        : Reflect.get(target, key),
  });

  /** Without an account it goes to nobody, with a link that is nobody's: no typed address is kept. */
  const queueConfirmation = async (tx: Db, email: string, user: { id: string; name: string } | null) => {
    const owner = user ? email : `${randomUUID()}@nobody.invalid`;
    const token = await createEmailVerificationToken(secret, owner, undefined, confirmationSeconds);
    const content = confirmationMail(user?.name ?? '', `${publicUrl}/confirmation#token=${token}`);
    await mailer.queue(tx, { userId: user?.id ?? null, recipient: user && email, ...content });
  };

  const auth = betterAuth({
    secret,
    baseURL: publicUrl,
    logger: { disabled: true },
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    database: drizzleAdapter(joinable, {
      provider: 'pg',
      transaction: true,
      schema: { user: users, account: accounts, session: sessions, verification: verifications },
    }),
    advanced: {
      database: { generateId: 'uuid' },
      ipAddress: { disableIpTracking: true },
    },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      // Our own rule has judged it before (passwords.ts); the library counts in UTF-16 units.
      minPasswordLength: 1,
      maxPasswordLength: maxPasswordUnits,
      password: { hash: async (password) => signUp.getStore()?.passwordHash ?? hashing.hash(password) },
    },
    emailVerification: {
      sendOnSignUp: false,
      sendOnSignIn: false,
      autoSignInAfterVerification: false,
      expiresIn: confirmationSeconds,
      /** The one moment that confirms: of two uses of a link at once, only one gets past it. */
      beforeEmailVerification: async ({ id }) => {
        const rows = await db
          .update(users)
          .set({ emailVerified: true })
          .where(and(eq(users.id, id), eq(users.emailVerified, false)))
          .returning({ id: users.id });
        const outcome = confirmed.getStore();
        if (outcome) outcome.userId = rows[0]?.id ?? null;
      },
    },
    session: { additionalFields: { remembered: { type: 'boolean', input: false, defaultValue: false } } },
    databaseHooks: {
      account: {
        create: {
          /** Inside the sign-up's transaction: account, profile, records and mail stand or fall together. */
          before: async ({ userId }) => {
            const tx = transaction.getStore();
            const attempt = signUp.getStore();
            if (!tx || !attempt) throw new Error('An account is only made by a sign-up in a transaction.');
            const { name, email } = await seedLearner(tx, userId);
            await queueConfirmation(tx, email, { id: userId, name });
            attempt.created = true;
          },
        },
      },
      session: {
        create: {
          before: async (session) => {
            const remembered = session['remembered'] === true;
            const expiresAt = new Date(now().getTime() + sessionSeconds(remembered) * 1000);
            return { data: { ...session, expiresAt, userAgent: session.userAgent || null } };
          },
        },
      },
    },
  });

  return {
    mailer,
    hashing,
    cookies: createSessionCookies(secret, secure),
    devices: createDeviceCookies(secret, secure, now),
    /** Runs the library's sign-up; false where the e-mail was already registered. */
    async signUp(name: string, email: string, password: string): Promise<boolean> {
      const attempt: SignUp = { passwordHash: await hashing.hash(password), created: false };
      await signUp.run(attempt, () => auth.api.signUpEmail({ body: { name, email, password } }));
      mailer.wake();
      return attempt.created;
    },
    /** Confirms by a mailed token; null where the account was confirmed before. */
    async confirm(token: string): Promise<string | null> {
      const outcome: { userId: string | null } = { userId: null };
      await confirmed.run(outcome, () => auth.api.verifyEmail({ query: { token } }));
      return outcome.userId;
    },
    /**
     * Mails the confirmation link again (AUTH-13). For an unknown or confirmed e-mail the same is done
     * up to a mail that goes to nobody, so that neither the answer nor its time tells them apart.
     */
    async resendConfirmation(email: string): Promise<void> {
      const [user] = await db
        .select({ id: users.id, name: users.name })
        .from(users)
        .where(and(eq(users.email, email), eq(users.emailVerified, false)));
      await queueConfirmation(db, email, user ?? null);
      mailer.wake();
    },
    /**
     * Starts a session, with or without 'remember me' (AUTH-06, AUTH-07); returns its token. Of the browser
     * only its plain words are kept, such as 'Firefox on Windows'.
     */
    async startSession(userId: string, remembered: boolean, userAgent?: string): Promise<string> {
      const { internalAdapter } = await auth.$context;
      const session = await internalAdapter.createSession(
        userId,
        true,
        { remembered, userAgent: deviceOf(userAgent) },
        true,
      );
      return session.token;
    },
  };
}
export type Accounts = ReturnType<typeof createAccounts>;
