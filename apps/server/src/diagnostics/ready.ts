import { sql } from 'drizzle-orm';
import { Failure } from '../failure.ts';
import type { Parts } from '../parts.ts';

const patience = 1000;

/** Ready while the database answers within a second and the server is not shutting down; else UNAVAILABLE. */
export async function checkReady({ db, isOpen }: Pick<Parts, 'db' | 'isOpen'>): Promise<{ ok: true }> {
  const unavailable = new Failure('UNAVAILABLE', 'Not ready.', 2);
  if (!isOpen()) throw unavailable;
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(unavailable), patience);
  try {
    await Promise.race([db.execute(sql`select 1`), late]);
    return { ok: true };
  } catch {
    throw unavailable;
  } finally {
    clearTimeout(timer);
  }
}
