/** Tables of subscriptions and payments. */
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ownerId } from '../platform/db/users.ts';
import { createdAt, dateTime, updatedAt } from '../platform/db/columns.ts';

/** The learner's customer at the payment provider; also maps the provider's id to the learner. */
export const stripeCustomers = pgTable('stripe_customers', {
  userId: ownerId().primaryKey(),
  /** Null while it is being created. */
  customerId: text('customer_id').unique(),
  /** The customer was deleted at the provider: the next checkout creates another one. */
  customerGone: boolean('customer_gone').notNull().default(false),
  /** The trial is given once per customer (D19). */
  trialUsed: boolean('trial_used').notNull().default(false),
  /** The latest checkout session, which is reused while it is open. */
  checkoutSessionId: text('checkout_session_id'),
  /** Numbers of the last request for the current state, and of the last one whose result was stored. */
  asked: integer('asked').notNull().default(0),
  written: integer('written').notNull().default(0),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** One subscription per learner: its current state at the provider. End of the period in unix seconds. */
export const stripeSubscriptions = pgTable('stripe_subscriptions', {
  userId: ownerId().primaryKey(),
  subscriptionId: text('subscription_id').notNull(),
  status: text('status').notNull(),
  priceId: text('price_id').notNull(),
  currentPeriodEnd: bigint('current_period_end', { mode: 'number' }),
  cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
  paymentMethodBrand: text('payment_method_brand'),
  paymentMethodLast4: text('payment_method_last4'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** Purchases, one per finished checkout. Amounts in the smallest unit of the currency. */
export const stripeOrders = pgTable(
  'stripe_orders',
  {
    userId: ownerId(),
    checkoutSessionId: text('checkout_session_id').notNull(),
    paymentIntentId: text('payment_intent_id'),
    amountTotal: integer('amount_total').notNull(),
    currency: text('currency').notNull(),
    status: text('status').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.checkoutSessionId] }),
    check('stripe_orders_amount', sql`${table.amountTotal} >= 0`),
  ],
);

/** The mails about payments that were queued: the key names what a mail is about, and is used once. */
export const billingMails = pgTable(
  'billing_mails',
  { userId: ownerId(), key: text('key').notNull(), createdAt: createdAt() },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);

/** Webhook events of the provider: stored before they are acknowledged, applied once (billing/inbox.ts). */
export const stripeEvents = pgTable(
  'stripe_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    /** Null if the event names none, such as a dispute event. */
    customerId: text('customer_id'),
    /** What the event is about: a subscription, an invoice, a checkout, a charge, … */
    objectId: text('object_id').notNull(),
    receivedAt: dateTime('received_at').notNull().defaultNow(),
    attempts: integer('attempts').notNull().default(0),
    /** Null once it is applied or has failed permanently. */
    nextAttemptAt: dateTime('next_attempt_at'),
    appliedAt: dateTime('applied_at'),
  },
  (table) => [
    index('stripe_events_due').on(table.nextAttemptAt),
    index('stripe_events_received').on(table.receivedAt),
  ],
);
