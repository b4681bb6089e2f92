import { eq } from 'drizzle-orm';
import { sessions } from '../tables.ts';
import type { IdentityServices } from '../services.ts';
import type { Viewer } from './viewer.ts';

/**
 * Prolongs a session in use, at most once an hour. Returns the cookie to renew, which those with 'remember me' need; others end
 * with the browser. To be called at the end of a request: null for a session that has ended meanwhile or has a new token, whose
 * cookie this one would replace.
 */
export async function prolongSession(
  { db, accounts, now }: Pick<IdentityServices, 'db' | 'accounts' | 'now'>,
  { session: { token, remembered }, prolongUntil }: Viewer,
): Promise<string | null> {
  if (prolongUntil === null) return null;
  const prolonged = await db
    .update(sessions)
    .set({ expiresAt: prolongUntil, updatedAt: now() })
    .where(eq(sessions.token, token))
    .returning({ id: sessions.id });
  return remembered && prolonged.length > 0 ? accounts.cookies.issue(token, true) : null;
}
