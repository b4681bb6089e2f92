import { sql } from 'drizzle-orm';
import { Failure } from '../../platform/failure.ts';
import { withTimeout } from '../../platform/withTimeout.ts';
import type { Services } from '../services.ts';

const timeoutMs = 1000;

/**
 * Readiness check: throws UNAVAILABLE if the database does not respond within a second or can't write because the disk
 * is full, or during shutdown.
 */
export async function checkReady({
  db,
  assertDiskSpace,
  isOpen,
}: Pick<Services, 'db' | 'assertDiskSpace' | 'isOpen'>): Promise<{ ok: true }> {
  const unavailable = new Failure('UNAVAILABLE', 'Not ready.', 2);
  if (!isOpen()) throw unavailable;
  assertDiskSpace();
  try {
    await withTimeout(db.execute(sql`select 1`), timeoutMs);
    return { ok: true };
  } catch {
    throw unavailable;
  }
}
