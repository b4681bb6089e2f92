/** Repairs differences from lost webhook events: syncs every customer of the provider, with their orders. */
import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { users } from '../platform/db/users.ts';
import { stripeCustomers, stripeSubscriptions } from './tables.ts';
import { describeError } from '../platform/log.ts';
import type { BillingServices } from './services.ts';
import { storeOrder, syncCustomer } from './sync.ts';

export interface ReconcileResult {
  readonly checked: number;
  /** Learners whose stored subscription has changed. */
  readonly repaired: number;
  readonly failed: number;
}

const pageSize = 500;

/** Syncs all customers, one after the other; a failure is counted and logged, and the others continue. */
export async function reconcile(services: BillingServices): Promise<ReconcileResult> {
  await addUnknownCustomers(services);
  const sum = { checked: 0, repaired: 0, failed: 0 } satisfies ReconcileResult;
  for (let after = ''; ; ) {
    const rows = await services.db
      .select({ userId: stripeCustomers.userId, customerId: stripeCustomers.customerId })
      .from(stripeCustomers)
      .where(and(isNotNull(stripeCustomers.customerId), gt(sql`${stripeCustomers.userId}::text`, after)))
      .orderBy(asc(sql`${stripeCustomers.userId}::text`))
      .limit(pageSize);
    for (const { userId, customerId } of rows) {
      if (customerId === null) continue;
      sum.checked += 1;
      try {
        if (await repair(services, userId, customerId)) sum.repaired += 1;
      } catch (error) {
        sum.failed += 1;
        services.log.error({ userId, error: describeError(error) }, 'a customer could not be reconciled');
      }
    }
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return sum;
    after = last.userId;
  }
}

async function repair(services: BillingServices, userId: string, customerId: string): Promise<boolean> {
  const read = async () => {
    const [row] = await services.db
      .select()
      .from(stripeSubscriptions)
      .where(eq(stripeSubscriptions.userId, userId));
    return row && { ...row, updatedAt: null };
  };
  const before = await read();
  await syncCustomer(services, userId, customerId);
  for (const order of await services.provider.fetchOrders(customerId))
    await storeOrder(services, userId, order);
  return JSON.stringify(before) !== JSON.stringify(await read());
}

/**
 * Stores customers of the provider that are missing here, for example after restoring an old backup: also where a checkout
 * had begun without one, or the one before was deleted.
 */
async function addUnknownCustomers({ db, provider }: BillingServices): Promise<void> {
  for await (const { customerId, userId } of provider.listCustomers()) {
    const [user] = await db
      .select({ id: users.id })
      .from(users)
      .where(eq(sql`${users.id}::text`, userId));
    const isKnown = (await db.$count(stripeCustomers, eq(stripeCustomers.customerId, customerId))) > 0;
    if (!user || isKnown) continue;
    await db
      .insert(stripeCustomers)
      .values({ userId: user.id, customerId })
      .onConflictDoUpdate({
        target: stripeCustomers.userId,
        set: { customerId, customerGone: false },
        setWhere: sql`${stripeCustomers.customerId} is null or ${stripeCustomers.customerGone}`,
      });
  }
}
