/** Confirmation of an e-mail by a mailed link. */
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/open.ts';
import { users } from '../../platform/db/users.ts';
import { canonicalEmail } from '../../platform/emailAddress.ts';
import { Failure } from '../../platform/failure.ts';
import { confirmationMail } from './confirmationMail.ts';
import { invalidLink } from './confirmationToken.ts';
import { findCredentialByUserId } from '../password/credential.ts';
import type { Caller } from '../sessions/caller.ts';
import type { IdentityServices } from '../services.ts';

/**
 * Mails a confirmation link to `user` within the caller's transaction. Without a user, the mail has no recipient
 * and its link no owner: the typed address is not stored. The link leads on to `from`, a path within Ena.
 */
export async function queueConfirmation(
  { accounts, mailer, config }: Pick<IdentityServices, 'accounts' | 'mailer' | 'config'>,
  tx: Db,
  user: { readonly id: string; readonly name: string; readonly email: string } | null,
  from: string | undefined,
): Promise<void> {
  const email = user?.email ?? `${randomUUID()}@nobody.invalid`;
  const token = await accounts.confirmationTokens.issue(email, from);
  await mailer.queue(tx, {
    userId: user?.id ?? null,
    recipient: user?.email ?? null,
    ...confirmationMail(user?.name ?? '', `${config.publicUrl}/confirmation#token=${token}`),
  });
}

/**
 * Mails the confirmation link again (AUTH-13). Against user enumeration, an unknown or confirmed e-mail causes
 * the same work and a mail without a recipient, so that response and timing are the same (decision 0012).
 */
export async function resendConfirmation(
  services: Pick<IdentityServices, 'db' | 'accounts' | 'mailer' | 'config'>,
  { email, from }: { readonly email: string; readonly from?: string | undefined },
): Promise<void> {
  const { db } = services;
  const [user] = await db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(and(eq(users.email, canonicalEmail(email)), eq(users.emailVerified, false)));
  await queueConfirmation(services, db, user ?? null, from);
}

/**
 * Confirms an e-mail by its mailed token and signs in; returns the same cookies as a log-in (AUTH-36), and the
 * page to open. The web app asks to be remembered in the browser of the sign-up only (decision 108). Whoever is signed in
 * to another account stays so (`cookies` is empty): a link must not lead somebody into an account of whoever has sent it
 * (login CSRF). Throws LINK_INVALID, LINK_EXPIRED (AUTH-38), and
 * ALREADY_CONFIRMED for a used link, or if another one has confirmed the account: only the owner of the mailbox has
 * a link, so it reveals nothing to others.
 */
export async function confirm(
  { db, accounts, readViewer, now }: Pick<IdentityServices, 'db' | 'accounts' | 'readViewer' | 'now'>,
  { token, rememberMe = false }: { readonly token: string; readonly rememberMe?: boolean | undefined },
  { sessionToken, userAgent }: Pick<Caller, 'sessionToken' | 'userAgent'>,
): Promise<{ readonly cookies: readonly string[]; readonly from: string | null }> {
  const { email, from, isExpired } = await accounts.confirmationTokens.verify(token);
  const [user] = await db
    .select({ id: users.id, emailVerified: users.emailVerified })
    .from(users)
    .where(eq(users.email, email));
  if (!user) throw invalidLink();
  if (isExpired && !user.emailVerified) throw new Failure('LINK_EXPIRED', 'This link has expired.');
  const isSignedIn = sessionToken !== null && (await readViewer(sessionToken)) !== null;
  // Compare-and-set: of concurrent uses of a link, only one confirms.
  const confirmed = await db
    .update(users)
    .set({ emailVerified: true, signedInBefore: !isSignedIn, updatedAt: now() })
    .where(and(eq(users.id, user.id), eq(users.emailVerified, false)))
    .returning({ id: users.id });
  if (confirmed.length === 0) throw new Failure('ALREADY_CONFIRMED', 'This link was already used.');
  if (isSignedIn) return { cookies: [], from: null };
  const session = await accounts.startSession(user.id, rememberMe, userAgent);
  const owner = await findCredentialByUserId(db, user.id);
  return { cookies: [accounts.cookies.issue(session, rememberMe), accounts.devices.issue(owner)], from };
}
