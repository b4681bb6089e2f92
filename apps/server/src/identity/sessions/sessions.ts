/** Lists, renews and ends the sessions of a learner. */
import { randomBytes } from 'node:crypto';
import type { AccountSession } from '@ena/contract/account';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { Db } from '../../platform/db/open.ts';
import { sessions } from '../tables.ts';
import { Failure } from '../../platform/failure.ts';
import type { Viewer } from './viewer.ts';

export const newSessionToken = (): string => randomBytes(24).toString('hex');

/**
 * Gives the current session a new token, which it returns, and ends all other sessions of the learner: after a
 * change of what is needed to sign in, nobody else may go on. `hasSecondFactor` is null if it stays as it is.
 * Throws UNAUTHENTICATED if the session has ended meanwhile.
 */
export async function renewSession(
  tx: Db,
  { userId, session }: Pick<Viewer, 'userId' | 'session'>,
  hasSecondFactor: boolean | null,
): Promise<string> {
  const token = newSessionToken();
  const renewed = await tx
    .update(sessions)
    .set({ token, ...(hasSecondFactor !== null && { hasSecondFactor }) })
    .where(eq(sessions.token, session.token))
    .returning({ id: sessions.id });
  if (renewed.length === 0) throw new Failure('UNAUTHENTICATED', 'User not authenticated');
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.token, token)));
  return token;
}

export async function listSessions(
  db: Db,
  { userId, session }: Viewer,
  now: Date,
): Promise<AccountSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.updatedAt), desc(sessions.createdAt));
  return rows.map(({ id, token, userAgent, createdAt, updatedAt }) => ({
    id,
    device: userAgent ?? 'Unknown browser',
    signedInAt: createdAt.toISOString(),
    lastSeenAt: updatedAt.toISOString(),
    current: token === session.token,
  }));
}

/** Ends one of the learner's own sessions; an unknown or foreign id changes nothing. */
export async function endSession(db: Db, userId: string, id: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.id, id)));
}

/** Ends all sessions of the learner except the current one. */
export async function endOtherSessions(db: Db, { userId, session }: Viewer): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.token, session.token)));
}
