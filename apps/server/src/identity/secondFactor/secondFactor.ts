/** Two-step verification: checks codes of authenticator apps (TOTP, RFC 6238) and recovery codes. */
import { createHash } from 'node:crypto';
import { parseCode } from '@ena/domain/account/secondFactor';
import { and, count, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Db } from '../../platform/db/open.ts';
import { recoveryCodes, secondFactors } from '../tables.ts';
import { Failure } from '../../platform/failure.ts';
import type { IdentityServices } from '../services.ts';

/** Rate limit of wrong codes per account, when signing in and in the settings together. */
export const codeGuesses = { name: 'auth.enterCode.failures', max: 10, seconds: 15 * 60 };

/**
 * Rate limit of wrong codes of the app: three of a million are right at any time, so that guessing them for a month
 * succeeds with a probability of 0.3 %. Recovery codes cannot be guessed, and let the owner in meanwhile.
 */
export const dailyAppCodeGuesses = { name: 'auth.enterCode.failuresPerDay', max: 30, seconds: 24 * 60 * 60 };

/** Authenticator apps know only these parameters for certain. */
const totp = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Steps before and after the present one whose codes are accepted, because clocks differ. */
const maxStepsAway = 1;

/** Hash of a recovery code without dashes. A plain one is enough for 112 random bits and more (ASVS 6.5.2). */
export const hashRecoveryCode = (userId: string, code: string): string =>
  createHash('sha256').update(`recovery:${userId}:${code}`).digest('base64url');

export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The `otpauth:` URI of a secret, which the QR code contains. */
export const totpUri = (secret: string, email: string): string =>
  new TOTP({ ...totp, issuer: 'Ena', label: email, secret: Secret.fromBase32(secret) }).toString();

/** The code of a moment; for tests and the demo. */
export const totpCodeAt = (secret: string, time: Date): string =>
  TOTP.generate({ ...totp, secret: Secret.fromBase32(secret), timestamp: time.getTime() });

/** The time step that `digits` belong to, or null if they are wrong. */
function matchingStep(secret: string, digits: string, now: Date): number | null {
  const timestamp = now.getTime();
  const away = TOTP.validate({
    ...totp,
    token: digits,
    secret: Secret.fromBase32(secret),
    timestamp,
    window: maxStepsAway,
  });
  return away === null ? null : TOTP.counter({ period: totp.period, timestamp }) + away;
}

type CodeServices = Pick<IdentityServices, 'db' | 'accounts' | 'limiter' | 'now'>;

/**
 * Accepts the code of an authenticator app at most once: of concurrent requests, one stores its step. `enable`:
 * for a secret that is not in use yet, which it turns on.
 */
export async function acceptTotp(
  { db, accounts, now }: Pick<CodeServices, 'db' | 'accounts' | 'now'>,
  userId: string,
  digits: string,
  enable: boolean,
): Promise<boolean> {
  const matchesSecret = and(
    eq(secondFactors.userId, userId),
    enable ? isNull(secondFactors.enabledAt) : isNotNull(secondFactors.enabledAt),
  );
  const [row] = await db.select({ secret: secondFactors.secret }).from(secondFactors).where(matchesSecret);
  if (!row) return false;
  // Null if AUTH_SECRET was changed since: then no code of the app is right, and recovery codes still work.
  const secret = accounts.secretBox.decrypt(row.secret, userId);
  const step = secret === null ? null : matchingStep(secret, digits, now());
  if (step === null) return false;
  const accepted = await db
    .update(secondFactors)
    .set({ lastStep: step, ...(enable && { enabledAt: now() }) })
    .where(
      and(
        matchesSecret,
        eq(secondFactors.secret, row.secret),
        or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step)),
      ),
    )
    .returning({ userId: secondFactors.userId });
  return accepted.length > 0;
}

/** Deletes the recovery code: of concurrent requests, only one finds it. */
async function useRecoveryCode(db: Db, userId: string, code: string): Promise<boolean> {
  const used = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hashRecoveryCode(userId, code))))
    .returning({ userId: recoveryCodes.userId });
  return used.length > 0;
}

/**
 * Returns the result of `check` unless it is false: a wrong code. Each attempt is counted before the check, so that
 * concurrent ones cannot bypass the limit, and a right one resets the count. Throws WRONG_CODE, RATE_LIMITED.
 */
export async function limitGuesses<Result>(
  { limiter }: Pick<CodeServices, 'limiter'>,
  userId: string,
  check: () => Promise<Result | false>,
): Promise<Result> {
  await limiter.count(codeGuesses, userId);
  const result = await check();
  if (result === false) throw new Failure('WRONG_CODE', 'The code is wrong, was used, or has expired.');
  await limiter.reset(codeGuesses, userId);
  return result;
}

/**
 * Checks and uses up a code of the app or a recovery code. Recovery codes are too long to be guessed: they work, too, while
 * codes are refused because somebody has guessed. Throws WRONG_CODE, RATE_LIMITED.
 */
export async function verifyCode(services: CodeServices, userId: string, text: string): Promise<boolean> {
  const { limiter } = services;
  const code = parseCode(text);
  if (code?.kind === 'recovery' && (await useRecoveryCode(services.db, userId, code.code))) {
    await limiter.reset(codeGuesses, userId);
    return true;
  }
  return limitGuesses(services, userId, async () => {
    if (code?.kind !== 'totp') return false;
    await limiter.count(dailyAppCodeGuesses, userId);
    const isAccepted = await acceptTotp(services, userId, code.digits, false);
    if (isAccepted) await limiter.reset(dailyAppCodeGuesses, userId);
    return isAccepted;
  });
}

/** Whether signing in to the account needs a code. */
export async function isSecondFactorOn(db: Db, userId: string): Promise<boolean> {
  const rows = await db
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.enabledAt)));
  return rows.length > 0;
}

/**
 * The second step before a sensitive action, after the password: only with two-step verification. Throws CODE_REQUIRED,
 * WRONG_CODE, RATE_LIMITED.
 */
export async function verifySecondFactor(
  services: CodeServices,
  userId: string,
  code: string | undefined,
): Promise<void> {
  if (!(await isSecondFactorOn(services.db, userId))) return;
  if (code === undefined || code === '') throw new Failure('CODE_REQUIRED', 'Send a code, too.');
  await verifyCode(services, userId, code);
}

export async function readSecondFactor(db: Db, userId: string) {
  const [left] = await db
    .select({ number: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return { isOn: await isSecondFactorOn(db, userId), recoveryCodesLeft: left?.number ?? 0 };
}
