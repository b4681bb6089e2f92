import { canonicalEmail } from '../../platform/emailAddress.ts';
import { Failure } from '../../platform/failure.ts';
import type { Caller } from '../sessions/caller.ts';
import type { IdentityServices } from '../services.ts';
import { type Credential, findCredentialByEmail, findCredentialByUserId } from '../password/credential.ts';
import { recordSignIn } from './newDevice.ts';
import { replaceOutdatedHash } from '../password/outdatedHash.ts';
import { deviceGuesses, passwordGuesses } from '../password/passwordGuesses.ts';
import { isSecondFactorOn, verifyCode } from '../secondFactor/secondFactor.ts';
import { queueSecurityMail } from '../securityMail.ts';
import { signOut } from '../sessions/signOut.ts';

/** Limit of mails about wrong codes, per account. */
const codeWarnings = { name: 'auth.enterCode.warnings', max: 1, seconds: 24 * 60 * 60 };

export interface SignInInput {
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

type SignInServices = Pick<
  IdentityServices,
  'db' | 'accounts' | 'limiter' | 'mailer' | 'config' | 'log' | 'now'
>;
type Request = Pick<Caller, 'cookieHeader' | 'userAgent'>;

/** What signing in with the right password returns. */
export interface SignedIn {
  readonly cookies: readonly string[];
  /** There is no session yet: only the cookie of the pending sign-in, for `enterCode`. */
  readonly needsCode?: true;
}

const expired = () => new Failure('SIGN_IN_EXPIRED', 'Sign in with the password first.');
const wrongCredentials = () => new Failure('INVALID_CREDENTIALS', 'Invalid login credentials');

/** Starts a session, mails its owner about a new device; returns its cookie and the known-device cookie. Throws `outdated` if the password has changed. */
async function startSession(
  services: SignInServices,
  account: Credential,
  how: {
    readonly rememberMe: boolean;
    readonly hasSecondFactor: boolean;
    readonly isKnownDevice: boolean;
  },
  userAgent: string | undefined,
  outdated: () => Failure,
): Promise<readonly string[]> {
  const { db, accounts } = services;
  const { rememberMe, hasSecondFactor, isKnownDevice } = how;
  const token = await accounts.startSession(account.userId, rememberMe, userAgent, hasSecondFactor);
  // Race condition: a new password, or two-step verification, since the check has ended all sessions, so this one
  // must end, too.
  const { passwordHash } = await findCredentialByUserId(db, account.userId);
  const needsCode = !hasSecondFactor && (await isSecondFactorOn(db, account.userId));
  if (passwordHash !== account.passwordHash || needsCode) {
    await signOut(db, token);
    throw outdated();
  }
  await recordSignIn(services, account.userId, { isKnownDevice, userAgent });
  services.log.info({ userId: account.userId, hasSecondFactor, isKnownDevice }, 'signed in');
  return [accounts.cookies.issue(token, rememberMe), accounts.devices.issue(account)];
}

/**
 * Checks the password and starts a session, or the second step of an account with two-step verification. Only
 * failures count against the limit: each attempt is counted before the check, so that concurrent attempts
 * cannot bypass it, and a correct one resets it. Against user enumeration, an unknown e-mail causes the same
 * queries and hashing as a wrong password. Throws INVALID_CREDENTIALS, EMAIL_NOT_CONFIRMED, RATE_LIMITED.
 */
export async function signIn(
  services: SignInServices,
  { password, rememberMe, ...input }: SignInInput,
  request: Request,
): Promise<SignedIn> {
  const { db, accounts, limiter } = services;
  const email = canonicalEmail(input.email);
  const found = await findCredentialByEmail(db, email);
  const device = accounts.devices.recognize(request.cookieHeader, found);
  const [rule, subject] =
    device === null ? ([passwordGuesses, email] as const) : ([deviceGuesses, device] as const);
  // Load shedding comes first, so that it does not count as an attempt.
  accounts.hashing.assertCapacity?.();
  await limiter.count(rule, subject);
  if (!(await accounts.hashing.verify({ hash: found.passwordHash, password }))) {
    // An unknown e-mail has the id of nobody.
    services.log.info({ userId: found.userId, reason: 'password' }, 'log-in refused');
    throw wrongCredentials();
  }
  await limiter.reset(rule, subject);
  if (!found.emailVerified) throw new Failure('EMAIL_NOT_CONFIRMED', 'Email not confirmed');
  const account = await replaceOutdatedHash(services, found, password);
  if (await isSecondFactorOn(db, account.userId))
    return {
      cookies: [
        accounts.pendingSignIns.issue(account, rememberMe),
        // A replaced hash has invalidated the cookie of a known device.
        ...(device !== null && account !== found ? [accounts.devices.issue(account)] : []),
      ],
      needsCode: true,
    };
  const how = { rememberMe, hasSecondFactor: false, isKnownDevice: device !== null };
  return { cookies: await startSession(services, account, how, request.userAgent, wrongCredentials) };
}

/** Mails the owner that somebody has the password, and has entered too many wrong codes: once a day at most. */
async function warnOwner(services: SignInServices, userId: string): Promise<void> {
  const isFirst = await services.limiter.count(codeWarnings, userId).then(
    () => true,
    () => false,
  );
  if (isFirst) await queueSecurityMail(services, services.db, userId, 'wrongCodes');
}

/**
 * The second step, after `signIn`: checks the code and starts a session; returns its cookies. A recovery code is
 * as good as one of the app. Above the limit of wrong codes it mails the owner. Throws SIGN_IN_EXPIRED, WRONG_CODE,
 * RATE_LIMITED.
 */
export async function enterCode(
  services: SignInServices,
  code: string,
  request: Request,
): Promise<readonly string[]> {
  const { db, accounts } = services;
  const { pendingSignIns } = accounts;
  const pending = pendingSignIns.read(request.cookieHeader);
  const account = pending && (await findCredentialByUserId(db, pending.userId));
  if (!pending || !account || !pendingSignIns.verify(pending, account)) throw expired();
  await verifyCode(services, account.userId, code).catch(async (error: unknown) => {
    services.log.info({ userId: account.userId, reason: 'code' }, 'log-in refused');
    if (error instanceof Failure && error.code === 'RATE_LIMITED') await warnOwner(services, account.userId);
    throw error;
  });
  const isKnownDevice = accounts.devices.recognize(request.cookieHeader, account) !== null;
  const how = { rememberMe: pending.rememberMe, hasSecondFactor: true, isKnownDevice };
  const cookies = await startSession(services, account, how, request.userAgent, expired);
  return [...cookies, pendingSignIns.clear()];
}
