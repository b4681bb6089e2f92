/** Password reset by a mailed link that works once, for an hour, for one account (D7, OP-16). */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/open.ts';
import { users } from '../../platform/db/users.ts';
import { canonicalEmail, displayEmail } from '../../platform/emailAddress.ts';
import { ownPath } from '../ownPath.ts';
import { accounts as accountTable, sessions, verifications } from '../tables.ts';
import { isMailedLinkOf } from '../verificationKinds.ts';
import { Failure } from '../../platform/failure.ts';
import { passwordResetMail } from './passwordResetMail.ts';
import { findCredentialByUserId } from './credential.ts';
import type { IdentityServices } from '../services.ts';
import { passwordProblem, samePassword } from './passwords.ts';
import { queueSecurityMail } from '../securityMail.ts';
import { passwordGuesses } from './passwordGuesses.ts';

const linkMs = 60 * 60 * 1000;

/** Only a hash is stored, so that read access to the table does not give working links. */
const identifierOf = (token: string) => `reset:${createHash('sha256').update(token).digest('base64url')}`;

/**
 * Mails a link to an account's e-mail, whose page leads on to `from`, a path within Ena. A new request invalidates earlier links. Against user enumeration, an
 * unknown e-mail causes the same work, with a link without an owner and a mail without a recipient, so that
 * response and timing are the same (decision 0012).
 */
export async function requestReset(
  { db, mailer, config, now }: Pick<IdentityServices, 'db' | 'mailer' | 'config' | 'now'>,
  input: { readonly email: string; readonly from?: string | undefined },
): Promise<void> {
  const email = canonicalEmail(input.email);
  const from = ownPath(input.from ?? null);
  const token = randomBytes(32).toString('base64url');
  await db.transaction(async (tx) => {
    const [user] = await tx
      .select({ id: users.id, name: users.name })
      .from(users)
      .where(eq(users.email, email));
    const owner = user?.id ?? randomUUID();
    await tx.delete(verifications).where(isMailedLinkOf(owner));
    await tx.insert(verifications).values({
      identifier: identifierOf(token),
      value: owner,
      expiresAt: new Date(now().getTime() + linkMs),
    });
    // With the address, for the log-in afterwards and for the page of an expired link. Unsent links have none:
    // the typed address is not stored.
    const address = encodeURIComponent(user ? displayEmail(email) : 'nobody@nobody.invalid');
    const page = from === null ? '' : `&from=${encodeURIComponent(from)}`;
    const link = `${config.publicUrl}/reset-password#token=${token}&email=${address}${page}`;
    await mailer.queue(tx, {
      userId: user?.id ?? null,
      recipient: user ? email : null,
      ...passwordResetMail(user?.name ?? '', link),
    });
  });
}

/** The account of a link; undefined for an unknown, used or expired one. */
async function ownerOf(db: Db, token: string, now: Date) {
  const [owner] = await db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(verifications)
    .innerJoin(users, sql`${users.id}::text = ${verifications.value}`)
    .where(and(eq(verifications.identifier, identifierOf(token)), gt(verifications.expiresAt, now)));
  return owner;
}

const expired = () => new Failure('LINK_EXPIRED', 'This link has expired or was already used.');

/** Checks a link when its page is opened, without using it up. Throws LINK_EXPIRED. */
export async function checkResetLink(
  { db, now }: Pick<IdentityServices, 'db' | 'now'>,
  token: string,
): Promise<void> {
  if (!(await ownerOf(db, token, now()))) throw expired();
}

/**
 * Sets a new password by a mailed link, ends all sessions of the account (OP-16), and mails its owner. The link is
 * deleted in the same transaction, so that only one of two concurrent uses succeeds. A refused password does not use
 * up the link, nor does the one that the account has. All known-device cookies of the account become invalid; returns a new one for this browser.
 */
export async function resetPassword(
  services: Pick<IdentityServices, 'db' | 'accounts' | 'limiter' | 'mailer' | 'config' | 'log' | 'now'>,
  { token, password }: { token: string; password: string },
): Promise<string> {
  const { db, accounts, limiter, log, now } = services;
  const owner = await ownerOf(db, token, now());
  if (!owner) throw expired();
  const problem = passwordProblem(password, owner);
  if (problem) throw new Failure('WEAK_PASSWORD', problem);
  const { passwordHash } = await findCredentialByUserId(services.db, owner.id);
  if (await accounts.hashing.verify({ hash: passwordHash, password })) throw samePassword();
  const hash = await accounts.hashing.hash(password);
  await db.transaction(async (tx) => {
    const used = await tx
      .delete(verifications)
      .where(eq(verifications.identifier, identifierOf(token)))
      .returning({ id: verifications.id });
    if (used.length === 0) throw expired();
    await tx
      .update(accountTable)
      .set({ password: hash, updatedAt: now() })
      .where(and(eq(accountTable.userId, owner.id), eq(accountTable.providerId, 'credential')));
    // The link has proved access to the mailbox, so the e-mail is confirmed.
    await tx.update(users).set({ emailVerified: true }).where(eq(users.id, owner.id));
    await tx.delete(sessions).where(eq(sessions.userId, owner.id));
    await queueSecurityMail(services, tx, owner.id, 'passwordChanged');
  });
  await limiter.reset(passwordGuesses, owner.email);
  log.info({ userId: owner.id, by: 'link' }, 'password changed');
  return accounts.devices.issue({ userId: owner.id, passwordHash: hash });
}
