import { createHmac } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { rateLimits } from './tables.ts';
import { Failure } from '../failure.ts';

export interface RateLimitRule {
  readonly name: string;
  readonly max: number;
  readonly seconds: number;
}

export interface Limiter {
  /** Counts one call in the database; throws RATE_LIMITED above `max` in the window. */
  readonly count: (rule: RateLimitRule, subject: string) => Promise<void>;
  /** The count of the current window, and its end; null without a current window. */
  readonly readCount: (
    rule: RateLimitRule,
    subject: string,
  ) => Promise<{ count: number; resetsAt: Date | null }>;
  /** Resets the count. */
  readonly reset: (rule: RateLimitRule, subject: string) => Promise<void>;
  /** Counts a call, or `times`, in memory of this process: for fairness among learners, not for security. */
  readonly countInMemory: (rule: RateLimitRule, subject: string, times?: number) => void;
  /** Throws RATE_LIMITED if `max` calls were counted in memory in the current window; counts nothing. */
  readonly checkInMemory: (rule: RateLimitRule, subject: string) => void;
}

const limited = (resetsAt: number, now: number) =>
  new Failure('RATE_LIMITED', 'Too many requests.', Math.max(1, Math.ceil((resetsAt - now) / 1000)));

/**
 * Rate limiter with fixed windows. Subjects are hashed with the secret: the table has no plain addresses.
 * A window never ends later than its length from now, so that nobody is locked out for longer if the clock was
 * set back.
 * `maxima`: replaces the `max` of rules, by their names (setting RATE_LIMITS).
 */
export function createLimiter(
  db: Db,
  secret: string,
  now: () => Date,
  maxima: ReadonlyMap<string, number> = new Map(),
): Limiter {
  const maxOf = ({ name, max }: RateLimitRule) => maxima.get(name) ?? max;
  const keyOf = (rule: RateLimitRule, subject: string) =>
    `${rule.name}:${createHmac('sha256', secret).update(`limit:${subject}`).digest('base64url')}`;
  const inMemory = new Map<string, { count: number; resetsAt: number }>();
  /** Once a minute: windows of a day would be looked through in vain with every new one. */
  let cleanedAt = 0;

  return {
    async count(rule, subject) {
      const time = now();
      const resetsAt = new Date(time.getTime() + rule.seconds * 1000);
      const over = sql`${rateLimits.resetsAt} <= ${time.toISOString()}::timestamptz`;
      const [row] = await db
        .insert(rateLimits)
        .values({ key: keyOf(rule, subject), count: 1, resetsAt })
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            count: sql`case when ${over} then 1 else least(${rateLimits.count} + 1, 1000000) end`,
            resetsAt: sql`case when ${over} then excluded.resets_at else least(${rateLimits.resetsAt}, excluded.resets_at) end`,
          },
        })
        .returning();
      if (row && row.count > maxOf(rule)) throw limited(row.resetsAt.getTime(), time.getTime());
    },

    async readCount(rule, subject) {
      const [row] = await db
        .select()
        .from(rateLimits)
        .where(eq(rateLimits.key, keyOf(rule, subject)));
      const time = now().getTime();
      if (row === undefined || row.resetsAt.getTime() <= time) return { count: 0, resetsAt: null };
      const latest = time + rule.seconds * 1000;
      return { count: row.count, resetsAt: new Date(Math.min(row.resetsAt.getTime(), latest)) };
    },

    async reset(rule, subject) {
      await db.delete(rateLimits).where(eq(rateLimits.key, keyOf(rule, subject)));
    },

    countInMemory(rule, subject, times = 1) {
      const time = now().getTime();
      const key = `${rule.name}:${subject}`;
      const window = inMemory.get(key);
      const latest = time + rule.seconds * 1000;
      if (window && window.resetsAt > time) {
        window.count += times;
        window.resetsAt = Math.min(window.resetsAt, latest);
        if (window.count > maxOf(rule)) throw limited(window.resetsAt, time);
        return;
      }
      if (inMemory.size > 10_000 && Math.abs(time - cleanedAt) > 60_000) {
        cleanedAt = time;
        for (const [old, { resetsAt }] of inMemory) if (resetsAt <= time) inMemory.delete(old);
      }
      inMemory.set(key, { count: times, resetsAt: latest });
    },

    checkInMemory(rule, subject) {
      const time = now().getTime();
      const window = inMemory.get(`${rule.name}:${subject}`);
      if (window && window.resetsAt > time && window.count >= maxOf(rule))
        throw limited(window.resetsAt, time);
    },
  };
}

/** Counts nothing; for tests of other features. */
export const noLimits: Limiter = {
  count: async () => undefined,
  readCount: async () => ({ count: 0, resetsAt: null }),
  reset: async () => undefined,
  countInMemory: () => undefined,
  checkInMemory: () => undefined,
};
