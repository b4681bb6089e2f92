/** Turns two-step verification on and off, and renews recovery codes (decisions 0070 and 0077). */
import { randomBytes } from 'node:crypto';
import {
  parseCode,
  recoveryCodeCount,
  recoveryCodeLength,
  recoveryCodeOf,
} from '@ena/domain/account/secondFactor';
import { eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db/open.ts';
import { recoveryCodes, secondFactors } from '../tables.ts';
import { Failure } from '../../platform/failure.ts';
import { reauthenticate } from '../password/reauthenticate.ts';
import {
  acceptTotp,
  hashRecoveryCode,
  isSecondFactorOn,
  limitGuesses,
  newTotpSecret,
  totpUri,
  verifyCode,
} from './secondFactor.ts';
import { queueSecurityMail, type SecurityEvent } from '../securityMail.ts';
import type { IdentityServices } from '../services.ts';
import { renewSession } from '../sessions/sessions.ts';
import type { Viewer } from '../sessions/viewer.ts';

type Services = Pick<IdentityServices, 'db' | 'accounts' | 'limiter' | 'mailer' | 'config' | 'log' | 'now'>;
interface Proof {
  readonly password: string;
  readonly code: string;
}

const alreadyOn = () => new Failure('SECOND_FACTOR_ON', 'Two-step verification is on already.');

/**
 * Creates a secret for an authenticator app, given the password. It is not in use before `enableSecondFactor`;
 * beginning again replaces it. Throws WRONG_PASSWORD, SECOND_FACTOR_ON.
 */
export async function beginSecondFactor(
  services: Services,
  { userId, email }: Viewer,
  password: string,
): Promise<{ readonly secret: string; readonly uri: string }> {
  const { db, accounts, now } = services;
  await reauthenticate(services, userId, password);
  const secret = newTotpSecret();
  const row = { secret: accounts.secretBox.encrypt(secret, userId), createdAt: now(), lastStep: null };
  const begun = await db
    .insert(secondFactors)
    .values({ userId, ...row })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: row,
      setWhere: isNull(secondFactors.enabledAt),
    })
    .returning({ userId: secondFactors.userId });
  if (begun.length === 0) throw alreadyOn();
  return { secret, uri: totpUri(secret, email) };
}

/** Replaces all recovery codes; returns the new ones, which are stored only as hashes. */
async function replaceRecoveryCodes(tx: Db, userId: string, now: Date): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () =>
    recoveryCodeOf(randomBytes(recoveryCodeLength)),
  );
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(
    codes.map((code) => ({
      userId,
      hash: hashRecoveryCode(userId, code.replaceAll('-', '')),
      createdAt: now,
    })),
  );
  return codes;
}

/** After a change: mails the owner, ends all other sessions; returns the cookie of the renewed session. */
async function finishChange(
  services: Services,
  tx: Db,
  viewer: Viewer,
  change: SecurityEvent,
  hasSecondFactor: boolean | null,
): Promise<string> {
  await queueSecurityMail(services, tx, viewer.userId, change);
  const token = await renewSession(tx, viewer, hasSecondFactor);
  services.log.info({ userId: viewer.userId, change }, 'two-step verification changed');
  return services.accounts.cookies.issue(token, viewer.session.remembered);
}

interface NewCodes {
  readonly recoveryCodes: string[];
  readonly cookie: string;
}

/**
 * Turns two-step verification on, given a first code of the app; returns the recovery codes. This session counts
 * as one with a second factor and is renewed; all others end. Throws WRONG_CODE, SECOND_FACTOR_ON.
 */
export async function enableSecondFactor(
  services: Services,
  viewer: Viewer,
  code: string,
): Promise<NewCodes> {
  const { db, now } = services;
  const { userId } = viewer;
  if (await isSecondFactorOn(db, userId)) throw alreadyOn();
  const parsed = parseCode(code);
  return limitGuesses(services, userId, async () =>
    parsed?.kind === 'totp'
      ? db.transaction(async (tx) => {
          if (!(await acceptTotp({ ...services, db: tx }, userId, parsed.digits, true))) return false;
          const codes = await replaceRecoveryCodes(tx, userId, now());
          return {
            recoveryCodes: codes,
            cookie: await finishChange(services, tx, viewer, 'secondFactorOn', true),
          };
        })
      : false,
  );
}

/** Throws WRONG_PASSWORD, WRONG_CODE. */
async function assertOwner(services: Services, userId: string, { password, code }: Proof): Promise<void> {
  await reauthenticate(services, userId, password);
  await verifyCode(services, userId, code);
}

/** New recovery codes instead of all earlier ones, given password and code. All other sessions end. */
export async function renewRecoveryCodes(
  services: Services,
  viewer: Viewer,
  proof: Proof,
): Promise<NewCodes> {
  await assertOwner(services, viewer.userId, proof);
  return services.db.transaction(async (tx) => ({
    recoveryCodes: await replaceRecoveryCodes(tx, viewer.userId, services.now()),
    cookie: await finishChange(services, tx, viewer, 'newRecoveryCodes', null),
  }));
}

/** Turns two-step verification off, given password and code; returns a cookie. All other sessions end. */
export async function disableSecondFactor(services: Services, viewer: Viewer, proof: Proof): Promise<string> {
  const { userId } = viewer;
  await assertOwner(services, userId, proof);
  return services.db.transaction(async (tx) => {
    await tx.delete(secondFactors).where(eq(secondFactors.userId, userId));
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    return finishChange(services, tx, viewer, 'secondFactorOff', false);
  });
}
