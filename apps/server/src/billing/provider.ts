/**
 * Adapter of the payment provider (Stripe): the only module that uses its client and its objects, besides the
 * errors of the client in providerCalls.ts.
 */
import type { InvoiceEntry } from '@ena/contract/billing';
import { currentSubscription } from '@ena/domain/billing/subscription';
import type { InvoiceFacts } from '@ena/domain/billing/notices';
import { trialDays } from '@ena/domain/billing/plan';
import { Stripe } from 'stripe';
import { Failure } from '../platform/failure.ts';
import { isStorableText } from '../platform/http/body.ts';
import { nullIfMissing, retryWhileKeyInUse, translateErrors } from './providerCalls.ts';
import type { SubscriptionRow } from './view.ts';

export interface ProviderSettings {
  readonly secretKey: string;
  /** Secret of the signatures of webhook events. */
  readonly webhookSecret: string;
  /** The price of Premium. */
  readonly priceId: string;
  /** Base URL of a sandbox or test double on this machine; null for the API of Stripe. */
  readonly apiUrl: string | null;
}

/** The current state of a customer at the provider. */
export interface CustomerState {
  /** The customer was deleted at the provider. */
  readonly isDeleted: boolean;
  readonly trialUsed: boolean;
  /** Number of subscriptions that have not ended; more than one is an error. */
  readonly ongoingSubscriptionCount: number;
  readonly subscription: (SubscriptionRow & { readonly subscriptionId: string }) | null;
  /** The price of the subscription per period; null if it is unknown. */
  readonly price: { readonly amount: number; readonly currency: string } | null;
}

/** An invoice with its present state. Times in unix seconds. */
export interface Invoice extends InvoiceFacts {
  readonly invoiceId: string;
  readonly customerId: string | null;
  readonly currency: string;
  /** As printed on the invoice. */
  readonly number: string | null;
  readonly paidAt: number | null;
  /** End of the period that it pays for. */
  readonly periodEnd: number | null;
  /** When a failed payment is tried again; null if it is not. */
  readonly nextAttemptAt: number | null;
}

/** The ids of a webhook event; the rest is fetched when it is applied. */
export interface WebhookEvent {
  readonly id: string;
  readonly type: string;
  readonly customerId: string | null;
  readonly objectId: string;
}

/** A completed checkout, as stored in orders. Amount in the smallest unit of the currency. */
export interface Order {
  readonly customerId: string | null;
  readonly checkoutSessionId: string;
  readonly paymentIntentId: string | null;
  readonly amountTotal: number;
  readonly currency: string;
  readonly status: string;
}

export interface CheckoutParams {
  readonly userId: string;
  readonly customerId: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly withTrial: boolean;
  /** Idempotency key: two calls with the same key get the same checkout. */
  readonly idempotencyKey: string;
}

/** Timeout of one call. A learner's request makes at most three calls; their browser waits for 15 seconds. */
export const callTimeoutMs = 4_000;
/** Webhook events that were signed longer ago, or so far in the future, are refused, against replay attacks. */
const maxEventAgeSeconds = 300;

const idOf = (value: string | { readonly id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

export function createProvider(
  { secretKey, webhookSecret, priceId, apiUrl }: ProviderSettings,
  timeoutMs = callTimeoutMs,
) {
  const api = apiUrl === null ? null : new URL(apiUrl);
  const stripe = new Stripe(secretKey, {
    // No retries here: the learner or the webhook inbox retries, with idempotency keys.
    maxNetworkRetries: 0,
    timeout: timeoutMs,
    telemetry: false,
    ...(api && {
      host: api.hostname,
      port: api.port || (api.protocol === 'http:' ? 80 : 443),
      protocol: api.protocol === 'http:' ? 'http' : 'https',
    }),
  });

  /** All subscriptions of the customer, including ended ones. */
  const listSubscriptions = (customer: string) =>
    stripe.subscriptions
      .list({ customer, status: 'all', limit: 100, expand: ['data.default_payment_method'] })
      .autoPagingToArray({ limit: 1_000 });

  return {
    priceId,

    /** Creates a customer and returns its id; a repeated `idempotencyKey` returns the existing one. */
    async createCustomer(userId: string, email: string, idempotencyKey: string): Promise<string> {
      const create = () =>
        stripe.customers.create({ email, metadata: { user_id: userId } }, { idempotencyKey });
      return (await translateErrors(retryWhileKeyInUse(create, async () => null))).id;
    },

    /**
     * Deletes a customer permanently. The provider cancels their subscriptions immediately and closes their
     * open checkouts; it keeps records of past payments as required by law.
     */
    async deleteCustomer(customerId: string): Promise<void> {
      await nullIfMissing(stripe.customers.del(customerId));
    },

    /** Fetches the current state of a customer. */
    async fetchCustomerState(customerId: string): Promise<CustomerState> {
      const customer = await nullIfMissing(
        stripe.customers.retrieve(customerId, { expand: ['invoice_settings.default_payment_method'] }),
      );
      const deleted: CustomerState = {
        isDeleted: true,
        trialUsed: false,
        ongoingSubscriptionCount: 0,
        subscription: null,
        price: null,
      };
      if (customer === null || customer.deleted) return deleted;
      const found = await nullIfMissing(listSubscriptions(customerId));
      if (found === null) return deleted;
      const current = currentSubscription(found);
      return {
        isDeleted: false,
        trialUsed: found.some(({ trial_start }) => trial_start !== null),
        ongoingSubscriptionCount: found.filter(
          ({ status }) => status !== 'canceled' && status !== 'incomplete_expired',
        ).length,
        subscription:
          current && toSubscriptionRow(current, customer.invoice_settings.default_payment_method, priceId),
        price: current && toPrice(current),
      };
    },

    /** The URL of a checkout if it is still open, with the current price; otherwise null. */
    async findOpenCheckoutUrl(checkoutSessionId: string): Promise<string | null> {
      const session = await nullIfMissing(stripe.checkout.sessions.retrieve(checkoutSessionId));
      if (session?.status !== 'open') return null;
      if (session.metadata?.['price_id'] === priceId) return session.url;
      // The price has changed since: close the checkout at the old price.
      await translateErrors(stripe.checkout.sessions.expire(checkoutSessionId));
      return null;
    },

    async startCheckout(params: CheckoutParams): Promise<{ id: string; url: string | null }> {
      const metadata = { user_id: params.userId };
      const start = () =>
        stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            customer: params.customerId,
            client_reference_id: params.userId,
            line_items: [{ price: priceId, quantity: 1 }],
            success_url: params.successUrl,
            cancel_url: params.cancelUrl,
            metadata: { ...metadata, price_id: priceId },
            subscription_data: { metadata, ...(params.withTrial && { trial_period_days: trialDays }) },
          },
          { idempotencyKey: params.idempotencyKey },
        );
      /** Created by another tab (same key, other return URL), or by a process that died before storing it. */
      const findExisting = async () => {
        const open = await stripe.checkout.sessions.list({ customer: params.customerId, status: 'open' });
        return open.data.find(({ metadata: own }) => own?.['price_id'] === priceId) ?? null;
      };
      const { id, url } = await translateErrors(retryWhileKeyInUse(start, findExisting));
      // Typed as always present; a response without it is returned as null (BILL-20).
      return { id, url: url ?? null };
    },

    /** Creates a billing portal session; null if the customer does not exist at the provider any more. */
    async openPortal(customerId: string, returnUrl: string): Promise<{ url: string | null } | null> {
      const portal = await nullIfMissing(
        stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl }),
      );
      // Typed as always present, as above (BILL-23).
      return portal && { url: portal.url ?? null };
    },

    /** Fetches a checkout as an order; null unless it is completed. */
    async fetchOrder(checkoutSessionId: string): Promise<Order | null> {
      const session = await nullIfMissing(stripe.checkout.sessions.retrieve(checkoutSessionId));
      return session?.status === 'complete' ? toOrder(session) : null;
    },

    /** Fetches all completed checkouts of a customer. */
    async fetchOrders(customer: string): Promise<Order[]> {
      const found = await nullIfMissing(
        stripe.checkout.sessions.list({ customer, status: 'complete', limit: 100 }).autoPagingToArray({
          limit: 1_000,
        }),
      );
      return (found ?? []).map(toOrder);
    },

    async fetchInvoice(invoiceId: string): Promise<Invoice | null> {
      const invoice = await nullIfMissing(stripe.invoices.retrieve(invoiceId));
      return invoice && toInvoice(invoice);
    },

    /** The latest invoices of a customer, newest first, without drafts and those of zero, such as a trial's. */
    async listInvoices(customer: string): Promise<InvoiceEntry[]> {
      const found = await nullIfMissing(stripe.invoices.list({ customer, limit: 50 }));
      return (found?.data ?? []).flatMap(toInvoiceEntry);
    },

    /**
     * Immediately cancels the subscription of a disputed payment, or of a fully refunded payment if that was the
     * latest one of the subscription. Returns the id of the customer.
     */
    async cancelRefundedSubscription(event: Pick<WebhookEvent, 'type' | 'objectId'>): Promise<string | null> {
      const dispute = event.type.startsWith('charge.dispute.')
        ? await nullIfMissing(stripe.disputes.retrieve(event.objectId))
        : null;
      // Status `warning_*`: an inquiry of the bank, which withdraws no money yet.
      const isDisputed = dispute !== null && !dispute.status.startsWith('warning_');
      const chargeId = dispute ? idOf(dispute.charge) : event.objectId;
      const charge = chargeId === null ? null : await nullIfMissing(stripe.charges.retrieve(chargeId));
      const intent = idOf(charge?.payment_intent);
      if (!charge || intent === null || !(isDisputed || charge.refunded)) return idOf(charge?.customer);

      const payments = await translateErrors(
        stripe.invoicePayments.list({
          payment: { type: 'payment_intent', payment_intent: intent },
          expand: ['data.invoice'],
        }),
      );
      for (const { invoice } of payments.data) {
        if (typeof invoice === 'string' || invoice.deleted) continue;
        const subscriptionId = idOf(invoice.parent?.subscription_details?.subscription);
        const subscription =
          subscriptionId === null ? null : await nullIfMissing(stripe.subscriptions.retrieve(subscriptionId));
        if (!subscription || subscription.ended_at !== null) continue;
        if (isDisputed || idOf(subscription.latest_invoice) === invoice.id) {
          await translateErrors(stripe.subscriptions.cancel(subscription.id));
        }
      }
      return idOf(charge.customer);
    },

    /** Lists all customers at the provider whose metadata has the id of a learner, page by page. */
    async *listCustomers(): AsyncGenerator<{ readonly customerId: string; readonly userId: string }> {
      for (let after: string | undefined; ; ) {
        const page = await translateErrors(
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

    /** Verifies signature and time of a webhook event and parses it. Throws BAD_SIGNATURE. */
    parseWebhookEvent(raw: string, signature: string | undefined, now: Date): WebhookEvent {
      try {
        const event = stripe.webhooks.constructEvent(
          raw,
          signature ?? '',
          webhookSecret,
          maxEventAgeSeconds,
          undefined,
          now.getTime(),
        );
        // The client checks only the age: with an event of the future, its signature would be valid for longer.
        if (signedAt(signature ?? '') * 1000 > now.getTime() + maxEventAgeSeconds * 1000)
          throw new RangeError('This event is of the future.');
        return toWebhookEvent(event);
      } catch {
        throw new Failure('BAD_SIGNATURE', 'The signature is invalid, too old or of the future.');
      }
    },
  };
}
export type Provider = ReturnType<typeof createProvider>;

/** The time of a verified signature header, in unix seconds: its last `t`, which is the one that the client reads. */
const signedAt = (header: string): number => {
  const time = header.split(',').findLast((part) => part.startsWith('t='));
  return Number.parseInt(time?.slice(2) ?? '', 10);
};

/** The provider's ids are never longer; a longer one could not be indexed. */
const maxIdLength = 255;
const isId = (value: unknown): boolean =>
  typeof value === 'string' && value.length <= maxIdLength && isStorableText(value);

function toWebhookEvent({ id, type, data }: Stripe.Event): WebhookEvent {
  // as: objects of many kinds; the properties that are read are checked below.
  const object = data.object as { id?: unknown; customer?: unknown };
  const customer =
    type.startsWith('customer.') && !type.startsWith('customer.subscription.') ? object.id : object.customer;
  if (![id, type].every(isId) || ![object.id, customer].every((one) => typeof one !== 'string' || isId(one)))
    throw new TypeError('This is not an event.');
  return {
    id,
    type,
    customerId: typeof customer === 'string' ? customer : null,
    objectId: typeof object.id === 'string' ? object.id : '',
  };
}

function toSubscriptionRow(
  found: Stripe.Subscription,
  customerDefaultMethod: string | Stripe.PaymentMethod | null,
  priceId: string,
): NonNullable<CustomerState['subscription']> {
  const [item] = found.items.data;
  const method = found.default_payment_method ?? customerDefaultMethod;
  const card = typeof method === 'object' ? method?.card : undefined;
  return {
    subscriptionId: found.id,
    status: found.status,
    priceId: item?.price.id ?? priceId,
    // `cancel_at`: a scheduled end that need not be the end of a period.
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

function toPrice(found: Stripe.Subscription): CustomerState['price'] {
  const price = found.items.data[0]?.price;
  return typeof price?.unit_amount === 'number'
    ? { amount: price.unit_amount, currency: price.currency }
    : null;
}

function toInvoiceEntry({
  id,
  number,
  created,
  total,
  currency,
  status,
  hosted_invoice_url: url,
}: Stripe.Invoice): InvoiceEntry[] {
  if (total <= 0 || status === null || status === 'draft') return [];
  const shown = status === 'paid' ? 'paid' : status === 'void' ? 'void' : 'open';
  return [{ id, number, createdAt: created, amount: total, currency, status: shown, url: url ?? null }];
}

const toInvoice = (invoice: Stripe.Invoice): Invoice => ({
  invoiceId: invoice.id,
  customerId: idOf(invoice.customer),
  status: invoice.status,
  amountDue: invoice.amount_due,
  amountPaid: invoice.amount_paid,
  currency: invoice.currency,
  attempted: invoice.attempted,
  number: invoice.number,
  paidAt: invoice.status_transitions.paid_at,
  periodEnd: invoice.lines.data.map(({ period }) => period.end).sort((a, b) => b - a)[0] ?? null,
  nextAttemptAt: invoice.next_payment_attempt,
});
