import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/open.ts';
import { sessions } from '../tables.ts';

/** Deletes the session, so that its cookie is refused from now on (AUTH-10). */
export async function signOut(db: Db, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.token, token));
}
