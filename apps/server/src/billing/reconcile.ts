/** Repairs what was never told: every customer of the provider is looked at anew, with their orders. */
import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { stripeCustomers, stripeSubscriptions, users } from '../db/schema.ts';
import { describeError } from '../http/log.ts';
import type { BillingParts } from './billing.ts';
import { keepOrder, syncCustomer } from './sync.ts';

export interface Reconciled {
  readonly looked: number;
  /** Learners whose subscription is another one than before. */
  readonly repaired: number;
  readonly failed: number;
}

const page = 500;

/** Looks at all customers, one after the other; what fails is counted and told, and stops no other. */
export async function reconcile(parts: BillingParts): Promise<Reconciled> {
  await findLost(parts);
  const sum = { looked: 0, repaired: 0, failed: 0 };
  for (let after = ''; ; ) {
    const rows = await parts.db
      .select({ userId: stripeCustomers.userId, customerId: stripeCustomers.customerId })
      .from(stripeCustomers)
      .where(and(isNotNull(stripeCustomers.customerId), gt(sql`${stripeCustomers.userId}::text`, after)))
      .orderBy(asc(sql`${stripeCustomers.userId}::text`))
      .limit(page);
    for (const { userId, customerId } of rows) {
      if (customerId === null) continue;
      sum.looked += 1;
      try {
        if (await repair(parts, userId, customerId)) sum.repaired += 1;
      } catch (error) {
        sum.failed += 1;
        parts.log.error({ userId, error: describeError(error) }, 'a customer could not be reconciled');
      }
    }
    const last = rows.at(-1);
    if (!last || rows.length < page) return sum;
    after = last.userId;
  }
}

async function repair(parts: BillingParts, userId: string, customerId: string): Promise<boolean> {
  const read = async () => {
    const [row] = await parts.db
      .select()
      .from(stripeSubscriptions)
      .where(eq(stripeSubscriptions.userId, userId));
    return row && { ...row, updatedAt: null };
  };
  const before = await read();
  await syncCustomer(parts, userId, customerId);
  for (const order of await parts.provider.ordersOf(customerId)) await keepOrder(parts, userId, order);
  return JSON.stringify(before) !== JSON.stringify(await read());
}

/** Customers that carry a learner's id and are not known here, as after restoring an old backup. */
async function findLost({ db, provider }: BillingParts): Promise<void> {
  for await (const { customerId, userId } of provider.customers()) {
    const [user] = await db
      .select({ id: users.id })
      .from(users)
      .where(eq(sql`${users.id}::text`, userId));
    if (user) await db.insert(stripeCustomers).values({ userId: user.id, customerId }).onConflictDoNothing();
  }
}
