import { deviceOf } from '@ena/domain/account/device';
import type { Db } from '../platform/db/open.ts';
import { sessions } from './tables.ts';
import { createConfirmationTokens } from './signUp/confirmationToken.ts';
import { createDeviceCookies } from './signIn/deviceCookie.ts';
import { type Hashing, limitConcurrency, scrypt } from './password/passwords.ts';
import { createPendingSignIns } from './signIn/pendingSignIn.ts';
import { createSecretBox } from './secondFactor/secretBox.ts';
import { createLearnerTags } from './sessions/learnerTag.ts';
import { createSessionCookies, sessionTimeoutSeconds } from './sessions/sessionCookie.ts';
import { newSessionToken } from './sessions/sessions.ts';

export interface AccountsOptions {
  readonly db: Db;
  readonly secret: string;
  readonly publicUrl: string;
  readonly now: () => Date;
  /** Creates the rows of a new learner, in the transaction of the sign-up. */
  readonly createLearnerRows: (
    tx: Db,
    userId: string,
  ) => Promise<{ readonly name: string; readonly email: string }>;
  /** Default: scrypt. */
  readonly hashing?: Hashing;
}

/** What sign-up, log-in and mailed links share: password hashing, cookies, tokens, new sessions. */
export function createAccounts(options: AccountsOptions) {
  const { db, secret, publicUrl, now, createLearnerRows, hashing = limitConcurrency(scrypt) } = options;
  const secure = publicUrl.startsWith('https:');
  return {
    hashing,
    createLearnerRows,
    cookies: createSessionCookies(secret, secure),
    devices: createDeviceCookies(secret, secure, now),
    pendingSignIns: createPendingSignIns(secret, secure, now),
    secretBox: createSecretBox(secret),
    learnerTag: createLearnerTags(secret),
    confirmationTokens: createConfirmationTokens(secret, now),
    /**
     * Starts a session, with or without 'remember me' (AUTH-06, AUTH-07); returns its token. Of the user agent
     * only a readable name is stored, such as 'Firefox on Windows', and of the IP address nothing.
     * `hasSecondFactor`: a code of two-step verification was right.
     */
    async startSession(
      userId: string,
      remembered: boolean,
      userAgent?: string,
      hasSecondFactor = false,
    ): Promise<string> {
      const token = newSessionToken();
      const time = now();
      await db.insert(sessions).values({
        userId,
        token,
        remembered,
        hasSecondFactor,
        expiresAt: new Date(time.getTime() + sessionTimeoutSeconds(remembered) * 1000),
        ipAddress: '',
        userAgent: deviceOf(userAgent),
        createdAt: time,
        updatedAt: time,
      });
      return token;
    },
  };
}
export type Accounts = ReturnType<typeof createAccounts>;
