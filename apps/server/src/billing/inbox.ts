/**
 * Webhook events: stored, acknowledged, and then applied once each, in any order. A process that dies in
 * between leaves its events to the next one; what was applied and not noted is applied again, to no effect.
 */
import { asc, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { stripeEvents } from '../db/schema.ts';
import { describeError } from '../http/log.ts';
import type { BillingParts } from './billing.ts';
import type { EventNote } from './provider.ts';
import { keepOrder, learnerOf, syncCustomer } from './sync.ts';

type StoredEvent = typeof stripeEvents.$inferSelect;

/** What changes a subscription, a card or an order; other events are acknowledged and dropped. */
const told: ReadonlySet<string> = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.updated',
  'customer.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.funds_withdrawn',
]);

const second = 1000;
/** A process that dies while applying leaves its events to others after this time. */
const lease = 20 * second;
const day = 24 * 60 * 60 * second;
/** After that the reconcile command has to find it; the provider itself gives up after three days. */
const giveUpAfter = 3 * day;
/** Ids are kept this long, so that a late repetition is known. */
const keptFor = 30 * day;
/** Events that are applied at the same time. */
const batch = 20;

/** Milliseconds until the next attempt: 1 s, doubling, at most 10 min. */
const retryDelay = (attempts: number): number =>
  Math.min(second * 2 ** Math.max(0, attempts - 1), 600 * second);

/** Stores an event; false where it is known already or tells us nothing. */
export async function storeEvent({ db, now }: BillingParts, note: EventNote): Promise<boolean> {
  if (!told.has(note.type)) return false;
  const time = now();
  const rows = await db
    .insert(stripeEvents)
    .values({ ...note, receivedAt: time, nextAttemptAt: time })
    .onConflictDoNothing()
    .returning({ id: stripeEvents.id });
  return rows.length > 0;
}

/** Applies what is due; returns how many events it took. */
export async function applyDue(parts: BillingParts): Promise<number> {
  const events = await claim(parts);
  const byCustomer = Map.groupBy(events, ({ id, customerId }) => customerId ?? id);
  await Promise.all([...byCustomer.values()].map((group) => applyGroup(parts, group)));
  return events.length;
}

/** Forgets applied events that are too old to come again. */
export async function sweepEvents(db: Db, now: Date): Promise<void> {
  await db.delete(stripeEvents).where(lt(stripeEvents.receivedAt, new Date(now.getTime() - keptFor)));
}

/** Takes due events for the time of the lease; replicas skip what another one is taking. */
async function claim({ db, now }: BillingParts): Promise<StoredEvent[]> {
  const time = now();
  const due = db
    .select({ id: stripeEvents.id })
    .from(stripeEvents)
    .where(lte(stripeEvents.nextAttemptAt, time))
    .orderBy(asc(stripeEvents.nextAttemptAt))
    .limit(batch)
    .for('update', { skipLocked: true });
  return db
    .update(stripeEvents)
    .set({ attempts: sql`${stripeEvents.attempts} + 1`, nextAttemptAt: new Date(time.getTime() + lease) })
    .where(sql`${stripeEvents.id} = any(array(${due}))`)
    .returning();
}

/** The events of one customer: money that went back first, then one look at the present state for all. */
async function applyGroup(parts: BillingParts, events: readonly StoredEvent[]): Promise<void> {
  const { db, now, log } = parts;
  const ids = events.map(({ id }) => id);
  try {
    const customers = new Set<string>();
    for (const event of events) {
      const customerId = event.type.startsWith('charge.')
        ? await parts.provider.endRefunded(event)
        : event.customerId;
      if (customerId !== null) customers.add(customerId);
    }
    for (const customerId of customers) {
      const userId = await learnerOf(parts, customerId);
      if (userId === null) continue;
      await syncCustomer(parts, userId, customerId);
      for (const { type, objectId } of events) {
        if (!type.startsWith('checkout.session.')) continue;
        const order = await parts.provider.orderOf(objectId);
        if (order) await keepOrder(parts, userId, order);
      }
    }
    await db
      .update(stripeEvents)
      .set({ appliedAt: now(), nextAttemptAt: null })
      .where(inArray(stripeEvents.id, ids));
  } catch (error) {
    log.warn({ events: ids, error: describeError(error) }, 'webhook events not applied yet');
    await Promise.all(events.map((event) => postpone(parts, event)));
  }
}

async function postpone({ db, now }: BillingParts, { id, attempts, receivedAt }: StoredEvent): Promise<void> {
  const time = now().getTime();
  const givenUp = time - receivedAt.getTime() > giveUpAfter;
  await db
    .update(stripeEvents)
    .set({ nextAttemptAt: givenUp ? null : new Date(time + retryDelay(attempts)) })
    .where(eq(stripeEvents.id, id));
}
