import { sql } from 'drizzle-orm';
import { Failure } from '../../platform/failure.ts';
import type { Services } from '../services.ts';

const timeoutMs = 1000;

/** Readiness check: throws UNAVAILABLE if the database does not respond within a second, or during shutdown. */
export async function checkReady({ db, isOpen }: Pick<Services, 'db' | 'isOpen'>): Promise<{ ok: true }> {
  const unavailable = new Failure('UNAVAILABLE', 'Not ready.', 2);
  if (!isOpen()) throw unavailable;
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(unavailable), timeoutMs);
  try {
    await Promise.race([db.execute(sql`select 1`), timeout]);
    return { ok: true };
  } catch {
    throw unavailable;
  } finally {
    clearTimeout(timer);
  }
}
