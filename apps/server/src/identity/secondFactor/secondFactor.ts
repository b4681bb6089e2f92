/** Two-step verification: checks codes of authenticator apps (TOTP, RFC 6238) and recovery codes. */
import { createHash } from 'node:crypto';
import { parseCode } from '@ena/domain/account/secondFactor';
import { and, count, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Db } from '../../platform/db/open.ts';
import { recoveryCodes, secondFactors, verifications } from '../tables.ts';
import { usedCodePrefix } from '../verificationKinds.ts';
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

/** Longer than a server's clock is likely to be ahead before somebody notices it. */
const usedCodeRetentionMs = 30 * 24 * 60 * 60 * 1000;
const usedCode = (secret: string, step: number): string =>
  usedCodePrefix + createHash('sha256').update(`totp:${secret}:${step}`).digest('base64url');

const stepAt = (now: Date): number => TOTP.counter({ period: totp.period, timestamp: now.getTime() });

/** The time step that `digits` belong to, or null if they are wrong. */
function matchingStep(secret: string, digits: string, now: Date): number | null {
  const away = TOTP.validate({
    ...totp,
    token: digits,
    secret: Secret.fromBase32(secret),
    timestamp: now.getTime(),
    window: maxStepsAway,
  });
  return away === null ? null : stepAt(now) + away;
}

type CodeServices = Pick<IdentityServices, 'db' | 'accounts' | 'limiter' | 'now'>;

/**
 * Accepts the code of an authenticator app at most once, and none that is older than the last one, unless that one is of the
 * future: then the clock of the server has been ahead, and only the used codes themselves are refused (decision 0091).
 * `enable`: for a secret that is not in use yet, which it turns on.
 */
export const acceptTotp = (
  { db, accounts, now }: Pick<CodeServices, 'db' | 'accounts' | 'now'>,
  userId: string,
  digits: string,
  enable: boolean,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const matchesSecret = and(
      eq(secondFactors.userId, userId),
      enable ? isNull(secondFactors.enabledAt) : isNotNull(secondFactors.enabledAt),
    );
    // Locked: of concurrent requests with one code, the second one finds it used.
    const [row] = await tx
      .select({ secret: secondFactors.secret, lastStep: secondFactors.lastStep })
      .from(secondFactors)
      .where(matchesSecret)
      .for('update');
    if (!row) return false;
    // Null if AUTH_SECRET was changed since: then no code of the app is right, and recovery codes still work.
    const secret = accounts.secretBox.decrypt(row.secret, userId);
    const step = secret === null ? null : matchingStep(secret, digits, now());
    if (secret === null || step === null) return false;
    const { lastStep } = row;
    const isLastInFuture = lastStep !== null && lastStep > stepAt(now()) + maxStepsAway;
    if (lastStep !== null && step <= lastStep && !isLastInFuture) return false;
    const code = usedCode(secret, step);
    // The last one may have been accepted by a version that stored no used codes.
    const last = lastStep === null ? [] : [usedCode(secret, lastStep)];
    const used = await tx
      .select({ code: verifications.identifier })
      .from(verifications)
      .where(inArray(verifications.identifier, [code, ...last]));
    if (used.some((one) => one.code === code)) return false;
    const unstored = [code, ...last].filter((one) => used.every((stored) => stored.code !== one));
    const expiresAt = new Date(now().getTime() + usedCodeRetentionMs);
    await tx
      .insert(verifications)
      .values(unstored.map((identifier) => ({ identifier, value: userId, expiresAt })));
    await tx
      .update(secondFactors)
      .set({ lastStep: step, ...(enable && { enabledAt: now() }) })
      .where(eq(secondFactors.userId, userId));
    return true;
  });

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
