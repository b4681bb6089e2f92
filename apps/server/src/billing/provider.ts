/** The payment provider, through its own client: the only place that knows what its objects look like. */
import { setTimeout } from 'node:timers/promises';
import { presentSubscription } from '@ena/domain/billing/subscription';
import { trialDays } from '@ena/domain/billing/plan';
import { Stripe } from 'stripe';
import { Failure } from '../failure.ts';
import type { SubscriptionRow } from './view.ts';

export interface ProviderSettings {
  readonly secretKey: string;
  /** Signs the webhook events that are sent to us. */
  readonly webhookSecret: string;
  /** The price of Premium. */
  readonly priceId: string;
  /** Where its API answers: a double of it on this machine; null is the provider itself. */
  readonly apiUrl: string | null;
}

/** The present state of a customer at the provider. */
export interface CustomerState {
  /** The customer was deleted there. */
  readonly gone: boolean;
  readonly trialUsed: boolean;
  /** How many subscriptions stand: more than one is a fault. */
  readonly standing: number;
  readonly subscription: (SubscriptionRow & { readonly subscriptionId: string }) | null;
}

/** What a webhook event is about; the rest is asked for when it is applied. */
export interface EventNote {
  readonly id: string;
  readonly type: string;
  readonly customerId: string | null;
  readonly objectId: string;
}

/** A finished checkout, as orders keep it. Amount in the smallest unit of the currency. */
export interface Order {
  readonly customerId: string | null;
  readonly checkoutSessionId: string;
  readonly paymentIntentId: string | null;
  readonly amountTotal: number;
  readonly currency: string;
  readonly status: string;
}

export interface CheckoutWish {
  readonly userId: string;
  readonly customerId: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly withTrial: boolean;
  /** Two calls with the same key get the same checkout. */
  readonly key: string;
}

/** Timeout of one call, in milliseconds. The learner waits for three of them at most, and their browser for 15 seconds. */
export const callTimeoutMs = 4_000;
/** Older signed events are refused (trust: webhooks), in seconds. */
const maxEventAge = 300;

/** How often, and after which pause, a call is tried whose idempotency key is in use. */
const keyTries = 8;
const keyPauseMs = 250;

const idOf = (value: string | { readonly id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

export function createProvider(
  { secretKey, webhookSecret, priceId, apiUrl }: ProviderSettings,
  timeout = callTimeoutMs,
) {
  const api = apiUrl === null ? null : new URL(apiUrl);
  const stripe = new Stripe(secretKey, {
    // Whoever waits tries again, and so does the inbox; two calls with one key have one effect.
    maxNetworkRetries: 0,
    timeout,
    telemetry: false,
    ...(api && {
      host: api.hostname,
      port: api.port || (api.protocol === 'http:' ? 80 : 443),
      protocol: api.protocol === 'http:' ? 'http' : 'https',
    }),
  });

  /** Every subscription that the customer ever had. */
  const subscriptionsOf = (customer: string) =>
    stripe.subscriptions
      .list({ customer, status: 'all', limit: 100, expand: ['data.default_payment_method'] })
      .autoPagingToArray({ limit: 1_000 });

  return {
    priceId,

    /** Makes a customer; the same one where `key` is known. */
    async makeCustomer(userId: string, email: string, key: string): Promise<string> {
      const make = () =>
        stripe.customers.create({ email, metadata: { user_id: userId } }, { idempotencyKey: key });
      return (await asked(unlessTaken(make, async () => null))).id;
    },

    /**
     * Deletes a customer, for good. The provider ends their subscriptions at once and lets no open checkout of
     * theirs be paid; what it has to keep of past payments it keeps.
     */
    async deleteCustomer(customerId: string): Promise<void> {
      await unlessMissing(stripe.customers.del(customerId));
    },

    /** The present state of a customer. */
    async look(customerId: string): Promise<CustomerState> {
      const customer = await unlessMissing(
        stripe.customers.retrieve(customerId, { expand: ['invoice_settings.default_payment_method'] }),
      );
      const gone = { gone: true, trialUsed: false, standing: 0, subscription: null };
      if (customer === null || customer.deleted) return gone;
      const found = await unlessMissing(subscriptionsOf(customerId));
      if (found === null) return gone;
      const present = presentSubscription(found);
      return {
        gone: false,
        trialUsed: found.some(({ trial_start }) => trial_start !== null),
        standing: found.filter(({ status }) => status !== 'canceled' && status !== 'incomplete_expired')
          .length,
        subscription: present && toRow(present, customer.invoice_settings.default_payment_method, priceId),
      };
    },

    /** The address of a checkout that is still open for our price, or null. */
    async openCheckout(checkoutSessionId: string): Promise<string | null> {
      const session = await unlessMissing(stripe.checkout.sessions.retrieve(checkoutSessionId));
      if (session?.status !== 'open') return null;
      if (session.metadata?.['price_id'] === priceId) return session.url;
      // The price was changed since: nobody buys at the old one.
      await asked(stripe.checkout.sessions.expire(checkoutSessionId));
      return null;
    },

    async startCheckout(wish: CheckoutWish): Promise<{ id: string; url: string | null }> {
      const metadata = { user_id: wish.userId };
      const start = () =>
        stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            customer: wish.customerId,
            client_reference_id: wish.userId,
            line_items: [{ price: priceId, quantity: 1 }],
            success_url: wish.successUrl,
            cancel_url: wish.cancelUrl,
            metadata: { ...metadata, price_id: priceId },
            subscription_data: { metadata, ...(wish.withTrial && { trial_period_days: trialDays }) },
          },
          { idempotencyKey: wish.key },
        );
      /** Made by another tab with the same key and another way back, or by a process that died before noting it. */
      const made = async () => {
        const open = await stripe.checkout.sessions.list({ customer: wish.customerId, status: 'open' });
        return open.data.find(({ metadata: own }) => own?.['price_id'] === priceId) ?? null;
      };
      const { id, url } = await asked(unlessTaken(start, made));
      // Typed as always there; an answer without it is told as such (BILL-20).
      return { id, url: url ?? null };
    },

    /** The address of the billing portal; null where the customer is not known there any more. */
    async openPortal(customerId: string, returnUrl: string): Promise<{ url: string | null } | null> {
      const portal = await unlessMissing(
        stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl }),
      );
      // The same here (BILL-23).
      return portal && { url: portal.url ?? null };
    },

    /** A checkout as an order, once it is finished. */
    async orderOf(checkoutSessionId: string): Promise<Order | null> {
      const session = await unlessMissing(stripe.checkout.sessions.retrieve(checkoutSessionId));
      return session?.status === 'complete' ? toOrder(session) : null;
    },

    /** All finished checkouts of a customer. */
    async ordersOf(customer: string): Promise<Order[]> {
      const found = await unlessMissing(
        stripe.checkout.sessions.list({ customer, status: 'complete', limit: 100 }).autoPagingToArray({
          limit: 1_000,
        }),
      );
      return (found ?? []).map(toOrder);
    },

    /**
     * Ends at once the subscription that a payment was for, where its money went back: in a dispute always,
     * by a refund only where it was the whole of its newest payment. Returns the customer.
     */
    async endRefunded(event: Pick<EventNote, 'type' | 'objectId'>): Promise<string | null> {
      const about = event.type.startsWith('charge.dispute.')
        ? await unlessMissing(stripe.disputes.retrieve(event.objectId))
        : null;
      // An inquiry of the bank takes no money yet.
      const disputed = about !== null && !about.status.startsWith('warning_');
      const chargeId = about ? idOf(about.charge) : event.objectId;
      const charge = chargeId === null ? null : await unlessMissing(stripe.charges.retrieve(chargeId));
      const intent = idOf(charge?.payment_intent);
      if (!charge || intent === null || !(disputed || charge.refunded)) return idOf(charge?.customer);

      const payments = await asked(
        stripe.invoicePayments.list({
          payment: { type: 'payment_intent', payment_intent: intent },
          expand: ['data.invoice'],
        }),
      );
      for (const { invoice } of payments.data) {
        if (typeof invoice === 'string' || invoice.deleted) continue;
        const paidFor = idOf(invoice.parent?.subscription_details?.subscription);
        const subscription =
          paidFor === null ? null : await unlessMissing(stripe.subscriptions.retrieve(paidFor));
        if (!subscription || subscription.ended_at !== null) continue;
        if (disputed || idOf(subscription.latest_invoice) === invoice.id) {
          await asked(stripe.subscriptions.cancel(subscription.id));
        }
      }
      return idOf(charge.customer);
    },

    /** Every customer there that carries the id of a learner. */
    async *customers(): AsyncGenerator<{ readonly customerId: string; readonly userId: string }> {
      for (let after: string | undefined; ; ) {
        const page = await asked(
          stripe.customers.list({ limit: 100, ...(after !== undefined && { starting_after: after }) }),
        );
        for (const { id, metadata } of page.data) {
          const userId = metadata['user_id'];
          if (userId !== undefined) yield { customerId: id, userId };
        }
        after = page.data.at(-1)?.id;
        if (!page.has_more) return;
      }
    },

    /** A webhook event, once its signature and age are right; else BAD_SIGNATURE. */
    readEvent(raw: string, signature: string | undefined, now: Date): EventNote {
      try {
        const event = stripe.webhooks.constructEvent(
          raw,
          signature ?? '',
          webhookSecret,
          maxEventAge,
          undefined,
          now.getTime(),
        );
        return toNote(event);
      } catch {
        throw new Failure('BAD_SIGNATURE', 'The signature does not fit, or it is too old.');
      }
    },
  };
}
export type Provider = ReturnType<typeof createProvider>;

function toNote({ id, type, data }: Stripe.Event): EventNote {
  // as: objects of many kinds; what is read of them is checked below.
  const object = data.object as { id?: unknown; customer?: unknown };
  if (typeof id !== 'string' || typeof type !== 'string') throw new TypeError('This is no event.');
  const customer =
    type.startsWith('customer.') && !type.startsWith('customer.subscription.') ? object.id : object.customer;
  return {
    id,
    type,
    customerId: typeof customer === 'string' ? customer : null,
    objectId: typeof object.id === 'string' ? object.id : '',
  };
}

function toRow(
  found: Stripe.Subscription,
  customersOwn: string | Stripe.PaymentMethod | null,
  priceId: string,
): NonNullable<CustomerState['subscription']> {
  const [item] = found.items.data;
  const method = found.default_payment_method ?? customersOwn;
  const card = typeof method === 'object' ? method?.card : undefined;
  return {
    subscriptionId: found.id,
    status: found.status,
    priceId: item?.price.id ?? priceId,
    // A subscription can also be told to end at a moment of its own.
    currentPeriodEnd: found.cancel_at ?? item?.current_period_end ?? null,
    cancelAtPeriodEnd: found.cancel_at_period_end || found.cancel_at !== null,
    paymentMethodBrand: card?.brand ?? (typeof method === 'object' ? (method?.type ?? null) : null),
    paymentMethodLast4: card?.last4 ?? null,
  };
}

const toOrder = (session: Stripe.Checkout.Session): Order => ({
  customerId: idOf(session.customer),
  checkoutSessionId: session.id,
  paymentIntentId: idOf(session.payment_intent),
  amountTotal: session.amount_total ?? 0,
  currency: session.currency ?? '',
  status: session.payment_status,
});

/**
 * Calls with an idempotency key. Where another call with it is under way, or was made with another wish, what
 * came of that one is taken; where that is not known either, it is tried again a little later.
 */
async function unlessTaken<Answer>(
  call: () => Promise<Answer>,
  made: () => Promise<Answer | null>,
): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    try {
      return await call();
    } catch (error) {
      if (!isKeyTaken(error) || tries === keyTries) throw error;
      const found = await made();
      if (found !== null) return found;
      await setTimeout(keyPauseMs);
    }
  }
}

/** The client has a class for one of the two cases only. */
const isKeyTaken = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeIdempotencyError ||
  (error instanceof Stripe.errors.StripeError && error.statusCode === 409);

/** The answer, or the failure that says why there is none. Nothing of the provider's own text is passed on. */
async function asked<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw toFailure(error);
  }
}

/** The same, or null where the provider does not know what was asked about. */
async function unlessMissing<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing')
      return null;
    throw toFailure(error);
  }
}

function toFailure(error: unknown): Failure {
  const slow =
    error instanceof Stripe.errors.StripeConnectionError && error.message.includes('timeout being reached');
  const failure = slow
    ? new Failure('PAYMENT_SLOW', 'The payment provider took too long to answer.')
    : new Failure('PAYMENT_UNAVAILABLE', 'The payment provider could not be asked.', 5);
  failure.cause = error;
  return failure;
}
