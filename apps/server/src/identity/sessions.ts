/** Lists and ends the sessions of a learner. */
import type { AccountSession } from '@ena/contract/account';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { Db } from '../platform/db/open.ts';
import { sessions } from '../platform/db/schema.ts';
import type { Viewer } from './viewer.ts';

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
