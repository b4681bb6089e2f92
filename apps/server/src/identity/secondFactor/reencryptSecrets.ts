import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/open.ts';
import { secondFactors } from '../tables.ts';
import { createSecretBox } from './secretBox.ts';

/**
 * After a change of AUTH_SECRET: encrypts the keys of authenticator apps that the previous secret encrypted with the
 * present one, so that the apps keep working. Safe to repeat, and in several replicas. Returns how many were encrypted
 * anew, and how many neither secret can read.
 */
export async function reencryptSecrets(
  db: Db,
  secrets: { readonly previous: string; readonly present: string },
): Promise<{ readonly reencrypted: number; readonly unreadable: number }> {
  const [previous, present] = [createSecretBox(secrets.previous), createSecretBox(secrets.present)];
  let [reencrypted, unreadable] = [0, 0];
  for (const { userId, secret } of await db.select().from(secondFactors)) {
    if (present.decrypt(secret, userId) !== null) continue;
    const key = previous.decrypt(secret, userId);
    if (key === null) {
      unreadable++;
      continue;
    }
    // Unless the learner, or another replica, has changed it meanwhile.
    const isUnchanged = and(eq(secondFactors.userId, userId), eq(secondFactors.secret, secret));
    const updated = await db
      .update(secondFactors)
      .set({ secret: present.encrypt(key, userId) })
      .where(isUnchanged)
      .returning({ userId: secondFactors.userId });
    reencrypted += updated.length;
  }
  return { reencrypted, unreadable };
}
