/**
 * Inbox of webhook events: stored, acknowledged, and then applied once each, in any order. If a process crashes
 * before applying them, another one does after the lease; applying an event again has no effect (idempotent).
 */
import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Db } from '../platform/db/open.ts';
import { stripeEvents } from './tables.ts';
import { isDue, leasedUntil, nextAttemptAfter } from '../platform/jobs/claim.ts';
import { startWorker, type Worker } from '../platform/jobs/worker.ts';
import { describeError } from '../platform/log.ts';
import type { BillingServices } from './services.ts';
import type { WebhookEvent } from './provider.ts';
import { queueInvoiceMail } from './mailQueue.ts';
import { storeOrder, findUserIdByCustomer, syncCustomer } from './sync.ts';

type StoredEvent = typeof stripeEvents.$inferSelect;

/** Events about subscriptions, cards and orders; others are acknowledged and ignored. */
const handledEventTypes: ReadonlySet<string> = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.subscription.trial_will_end',
  'customer.updated',
  'customer.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.funds_withdrawn',
]);

const secondMs = 1000;
/** Claimed events that are not applied in this time, because the process died, can be claimed again. */
const leaseMs = 20 * secondMs;
const dayMs = 24 * 60 * 60 * secondMs;
const retryPolicy = {
  firstDelayMs: secondMs,
  maxDelayMs: 10 * 60 * secondMs,
  /** Later, only `npm run billing:reconcile` repairs the state. The provider itself retries for three days. */
  giveUpAfterMs: 3 * dayMs,
};
/** Events are kept this long to detect duplicates by their id. */
const retentionMs = 30 * dayMs;
/** Events that are claimed and applied together. */
const batchSize = 20;

/** Stores an event; false for a duplicate or an event type that is not handled. */
export async function storeEvent({ db, now }: BillingServices, event: WebhookEvent): Promise<boolean> {
  if (!handledEventTypes.has(event.type)) return false;
  const time = now();
  const rows = await db
    .insert(stripeEvents)
    .values({ ...event, receivedAt: time, nextAttemptAt: time })
    .onConflictDoNothing()
    .returning({ id: stripeEvents.id });
  return rows.length > 0;
}

/** Applies due events; returns how many it claimed. */
export async function applyDueEvents(services: BillingServices): Promise<number> {
  const events = await claim(services);
  const byCustomer = Map.groupBy(events, ({ id, customerId }) => customerId ?? id);
  await Promise.all([...byCustomer.values()].map((group) => applyGroup(services, group)));
  return events.length;
}

/** Polls for due events and applies them. */
export const startInboxWorker = (services: BillingServices, pollIntervalMs: number): Worker =>
  startWorker({
    name: 'webhook events',
    log: services.log,
    pollIntervalMs,
    async run(isStopped) {
      while (!isStopped() && (await applyDueEvents(services)) > 0);
    },
  });

/** Deletes events that are too old to be received again. */
export async function deleteOldEvents(db: Db, now: Date): Promise<void> {
  await db.delete(stripeEvents).where(lt(stripeEvents.receivedAt, new Date(now.getTime() - retentionMs)));
}

/** Claims due events for the time of the lease. */
function claim({ db, now }: BillingServices): Promise<StoredEvent[]> {
  const time = now();
  return db
    .update(stripeEvents)
    .set(leasedUntil(stripeEvents, time, leaseMs))
    .where(isDue(db, stripeEvents, time, batchSize))
    .returning();
}

/**
 * Applies the events of one customer: first refunds and disputes, of which one that always fails must not delay the others;
 * then the current state once for all.
 */
async function applyGroup(services: BillingServices, events: readonly StoredEvent[]): Promise<void> {
  const { db, now } = services;
  const customers = new Set<string>();
  const applied: string[] = [];
  for (const event of events) {
    try {
      const customerId = event.type.startsWith('charge.')
        ? await services.provider.cancelRefundedSubscription(event)
        : event.customerId;
      if (customerId !== null) customers.add(customerId);
      applied.push(event.id);
    } catch (error) {
      await postpone(services, [event], error);
    }
  }
  try {
    for (const customerId of customers) {
      const userId = await findUserIdByCustomer(services, customerId);
      if (userId === null) continue;
      await syncCustomer(services, userId, customerId);
      for (const objectId of objectIdsOf(events, 'checkout.session.')) {
        const order = await services.provider.fetchOrder(objectId);
        if (order) await storeOrder(services, userId, order);
      }
      for (const objectId of objectIdsOf(events, 'invoice.')) {
        const invoice = await services.provider.fetchInvoice(objectId);
        if (invoice?.customerId === customerId) await queueInvoiceMail(services, userId, invoice);
      }
    }
    const ofGroup = inArray(stripeEvents.id, applied);
    // Nothing is kept of a deleted account (decision 0021); its events, received again, have no effect.
    if (await isOfNobody(services, events)) await db.delete(stripeEvents).where(ofGroup);
    else await db.update(stripeEvents).set({ appliedAt: now(), nextAttemptAt: null }).where(ofGroup);
  } catch (error) {
    await postpone(
      services,
      events.filter(({ id }) => applied.includes(id)),
      error,
    );
  }
}

/** Whether the customer of these events belongs to no account. */
async function isOfNobody(services: BillingServices, events: readonly StoredEvent[]): Promise<boolean> {
  const customerId = events[0]?.customerId ?? null;
  return customerId !== null && (await findUserIdByCustomer(services, customerId)) === null;
}

/** The objects of events whose type has a prefix, each once. */
const objectIdsOf = (events: readonly StoredEvent[], prefix: string): ReadonlySet<string> =>
  new Set(events.filter(({ type }) => type.startsWith(prefix)).map(({ objectId }) => objectId));

async function postpone(
  { db, log, now }: BillingServices,
  events: readonly StoredEvent[],
  error: unknown,
): Promise<void> {
  const ids = events.map(({ id }) => id);
  log.warn({ events: ids, error: describeError(error) }, 'webhook events not applied yet');
  for (const { id, attempts, receivedAt } of events) {
    const nextAttemptAt = nextAttemptAfter(retryPolicy, attempts, receivedAt, now());
    // Another replica may have applied it after the lease.
    const isOpen = and(eq(stripeEvents.id, id), isNull(stripeEvents.appliedAt));
    await db.update(stripeEvents).set({ nextAttemptAt }).where(isOpen);
  }
}
