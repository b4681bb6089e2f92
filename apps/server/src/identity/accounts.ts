/**
 * The accounts library (better-auth), set up for Ena. Only its functions are used, never its routes: the
 * endpoints are those of the contract. It stores users, passwords and sessions; cookies, rate limits, origin
 * checks and responses are our own.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { drizzleAdapter } from '@better-auth/drizzle-adapter';
import { betterAuth } from 'better-auth';
import { createEmailVerificationToken } from 'better-auth/api';
import { deviceOf } from '@ena/domain/account/device';
import { maxPasswordCodeUnits } from '@ena/domain/account/signUp';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../platform/db/open.ts';
import { accounts, sessions, users, verifications } from '../platform/db/schema.ts';
import { confirmationMail } from './confirmationMail.ts';
import type { Mailer } from '../platform/mail/queue.ts';
import { createDeviceCookies } from './deviceCookie.ts';
import { type Hashing, limitConcurrency, scrypt } from './passwords.ts';
import { createSessionCookies, sessionTimeoutSeconds } from './sessionCookie.ts';

/** Seconds that a confirmation link works (OP-16). */
const confirmationSeconds = 24 * 60 * 60;

/** State of one sign-up while the library runs it. */
interface SignUp {
  /** Computed before the transaction: 50 ms of hashing must not hold it open. */
  readonly passwordHash: string;
  created: boolean;
}

export interface AccountsOptions {
  readonly db: Db;
  readonly secret: string;
  readonly publicUrl: string;
  readonly mailer: Mailer;
  readonly now: () => Date;
  /** Creates the rows of a new learner, in the transaction of the sign-up. */
  readonly seedLearner: (
    tx: Db,
    userId: string,
  ) => Promise<{ readonly name: string; readonly email: string }>;
  /** Default: scrypt. */
  readonly hashing?: Hashing;
}

/** Operations on accounts. Calls of the library throw the library's own errors (libraryErrors.ts). */
export function createAccounts(options: AccountsOptions) {
  const { db, secret, publicUrl, mailer, now, seedLearner, hashing = limitConcurrency(scrypt) } = options;
  const secure = publicUrl.startsWith('https:');
  const transaction = new AsyncLocalStorage<Db>();
  const signUp = new AsyncLocalStorage<SignUp>();
  const confirmation = new AsyncLocalStorage<{ userId: string | null }>();

  /** The library's hooks run after its commit; through this proxy they can join its transaction. */
  const dbWithSharedTransaction = new Proxy(db, {
    get: (target, key): unknown =>
      key === 'transaction'
        ? (run: (tx: Db) => Promise<unknown>) => db.transaction((tx) => transaction.run(tx, () => run(tx)))
        : Reflect.get(target, key),
  });

  /** Without an account, the mail has no recipient and its link no owner: the typed address is not stored. */
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
    database: drizzleAdapter(dbWithSharedTransaction, {
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
      // Already validated by our own rule (passwords.ts); the library counts in UTF-16 units.
      minPasswordLength: 1,
      maxPasswordLength: maxPasswordCodeUnits,
      password: { hash: async (password) => signUp.getStore()?.passwordHash ?? hashing.hash(password) },
    },
    emailVerification: {
      sendOnSignUp: false,
      sendOnSignIn: false,
      autoSignInAfterVerification: false,
      expiresIn: confirmationSeconds,
      /** Compare-and-set: of two concurrent uses of a link, only one confirms. */
      beforeEmailVerification: async ({ id }) => {
        const rows = await db
          .update(users)
          .set({ emailVerified: true })
          .where(and(eq(users.id, id), eq(users.emailVerified, false)))
          .returning({ id: users.id });
        const outcome = confirmation.getStore();
        if (outcome) outcome.userId = rows[0]?.id ?? null;
      },
    },
    session: { additionalFields: { remembered: { type: 'boolean', input: false, defaultValue: false } } },
    databaseHooks: {
      account: {
        create: {
          /** Inside the sign-up's transaction, so that account, profile, records and mail are atomic. */
          before: async ({ userId }) => {
            const tx = transaction.getStore();
            const attempt = signUp.getStore();
            if (!tx || !attempt)
              throw new Error('Accounts can only be created by a sign-up in a transaction.');
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
            const expiresAt = new Date(now().getTime() + sessionTimeoutSeconds(remembered) * 1000);
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
    /** Runs the library's sign-up; false if the e-mail was already registered. */
    async signUp(name: string, email: string, password: string): Promise<boolean> {
      const attempt: SignUp = { passwordHash: await hashing.hash(password), created: false };
      await signUp.run(attempt, () => auth.api.signUpEmail({ body: { name, email, password } }));
      mailer.wake();
      return attempt.created;
    },
    /** Confirms by a mailed token; null if the account was already confirmed. */
    async confirm(token: string): Promise<string | null> {
      const outcome: { userId: string | null } = { userId: null };
      await confirmation.run(outcome, () => auth.api.verifyEmail({ query: { token } }));
      return outcome.userId;
    },
    /**
     * Mails the confirmation link again (AUTH-13). Against user enumeration, an unknown or confirmed e-mail
     * causes the same work and a mail without a recipient, so that response and timing are the same.
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
     * Starts a session, with or without 'remember me' (AUTH-06, AUTH-07); returns its token. Of the user agent
     * only a readable name is stored, such as 'Firefox on Windows'.
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
