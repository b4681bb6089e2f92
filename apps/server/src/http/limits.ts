import { createHmac } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { rateLimits } from '../db/schema.ts';
import { Failure } from '../failure.ts';

export interface Rule {
  readonly name: string;
  readonly max: number;
  readonly seconds: number;
}

export interface Limiter {
  /** Counts one call in the database; RATE_LIMITED beyond `max` in the window. */
  readonly count: (rule: Rule, subject: string) => Promise<void>;
  /** How many calls were counted in the present window, and when it ends; null where none is open. */
  readonly counted: (rule: Rule, subject: string) => Promise<{ count: number; resetsAt: Date | null }>;
  /** Forgives what was counted. */
  readonly forget: (rule: Rule, subject: string) => Promise<void>;
  /** Counts one call in this process only: fairness among learners, not defence. */
  readonly countHere: (rule: Rule, subject: string) => void;
}

const limited = (resetsAt: number, now: number) =>
  new Failure('RATE_LIMITED', 'Too many requests.', Math.max(1, Math.ceil((resetsAt - now) / 1000)));

/** Fixed windows. Subjects are hashed with the secret, so that the table holds no address in the clear. */
export function createLimiter(db: Db, secret: string, now: () => Date): Limiter {
  const keyOf = (rule: Rule, subject: string) =>
    `${rule.name}:${createHmac('sha256', secret).update(`limit:${subject}`).digest('base64url')}`;
  const here = new Map<string, { count: number; resetsAt: number }>();

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
            resetsAt: sql`case when ${over} then excluded.resets_at else ${rateLimits.resetsAt} end`,
          },
        })
        .returning();
      if (row && row.count > rule.max) throw limited(row.resetsAt.getTime(), time.getTime());
    },

    async counted(rule, subject) {
      const [row] = await db
        .select()
        .from(rateLimits)
        .where(eq(rateLimits.key, keyOf(rule, subject)));
      const isOpen = row !== undefined && row.resetsAt > now();
      return isOpen ? { count: row.count, resetsAt: row.resetsAt } : { count: 0, resetsAt: null };
    },

    async forget(rule, subject) {
      await db.delete(rateLimits).where(eq(rateLimits.key, keyOf(rule, subject)));
    },

    countHere(rule, subject) {
      const time = now().getTime();
      const key = `${rule.name}:${subject}`;
      const window = here.get(key);
      if (window && window.resetsAt > time) {
        window.count += 1;
        if (window.count > rule.max) throw limited(window.resetsAt, time);
        return;
      }
      if (here.size > 10_000) for (const [old, { resetsAt }] of here) if (resetsAt <= time) here.delete(old);
      here.set(key, { count: 1, resetsAt: time + rule.seconds * 1000 });
    },
  };
}

/** Counts nothing; for tests of other things. */
export const noLimits: Limiter = {
  count: async () => undefined,
  counted: async () => ({ count: 0, resetsAt: null }),
  forget: async () => undefined,
  countHere: () => undefined,
};
