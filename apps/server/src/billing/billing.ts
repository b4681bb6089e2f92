/** Premium: plans, checkout, billing portal, and the webhook events of the payment provider. */
import type { InvoiceEntry } from '@ena/contract/billing';
import { premium } from '@ena/domain/billing/plan';
import { Failure } from '../platform/failure.ts';
import { type CheckoutInput, createCheckout } from './checkout.ts';
import { startInboxWorker, storeEvent } from './inbox.ts';
import { listInvoices } from './invoices.ts';
import { createPortal } from './portal.ts';
import { callTimeoutMs, createProvider, type ProviderSettings } from './provider.ts';
import type { BillingServices, Buyer } from './services.ts';

export interface Plan {
  readonly name: string;
  readonly mode: 'subscription';
  readonly price_id: string;
  readonly title: string;
  readonly description: string;
}

/** Without a payment provider: no plans, no webhook, and purchases fail with PAYMENT_UNAVAILABLE. */
export interface Billing {
  readonly plans: readonly Plan[];
  readonly checkout: (buyer: Buyer, input: CheckoutInput) => Promise<string | null>;
  readonly portal: (userId: string, returnUrl: string) => Promise<string | null>;
  readonly invoices: (userId: string) => Promise<InvoiceEntry[]>;
  /** Receives a raw webhook event; resolves once it is stored. Throws BAD_SIGNATURE. */
  readonly receiveWebhook: (raw: string, signature: string | undefined) => Promise<void>;
  /**
   * Deletes a customer at the provider, which cancels their subscription immediately. Without a provider:
   * throws PAYMENT_UNAVAILABLE if `hasSubscription` (by our own records), because it cannot be canceled.
   */
  readonly deleteCustomer: (customerId: string, hasSubscription: boolean) => Promise<void>;
  /** Stops after the events that are being applied. */
  readonly stop: () => Promise<void>;
}

/** A learner's request fails with PAYMENT_SLOW after this; calls still in flight are harmless (idempotent). */
const requestTimeoutMs = 10_000;

/** Timeout of one call of the provider, and the interval of polling for due events. */
export interface BillingTimes {
  readonly callTimeoutMs: number;
  readonly pollIntervalMs: number;
}
const billingTimes: BillingTimes = { callTimeoutMs, pollIntervalMs: 5_000 };

const notConnected = async () => {
  throw new Failure('PAYMENT_UNAVAILABLE', 'No payment provider is connected to this server.');
};
export const disabledBilling: Billing = {
  plans: [],
  checkout: notConnected,
  portal: notConnected,
  invoices: async () => [],
  receiveWebhook: async () => {
    throw new Failure('NOT_FOUND', 'No payment provider is connected to this server.');
  },
  deleteCustomer: async (_, hasSubscription) => {
    if (hasSubscription) await notConnected();
  },
  stop: async () => undefined,
};

/** Connects the payment provider, and applies its events until `stop`. */
export function startBilling(
  settings: ProviderSettings,
  { db, log, now, mail }: Omit<BillingServices, 'provider'>,
  times: BillingTimes = billingTimes,
): Billing {
  const services = { db, log, now, mail, provider: createProvider(settings, times.callTimeoutMs) };
  const inbox = startInboxWorker(services, times.pollIntervalMs);
  return {
    plans: [{ ...premium, price_id: settings.priceId }],
    checkout: (viewer, input) => withTimeout(createCheckout(services, viewer, input)),
    portal: (userId, returnUrl) => withTimeout(createPortal(services, userId, returnUrl)),
    invoices: (userId) => withTimeout(listInvoices(services, userId)),
    receiveWebhook: async (raw, signature) => {
      const event = services.provider.parseWebhookEvent(raw, signature, now());
      if (await storeEvent(services, event)) inbox.wake();
    },
    deleteCustomer: (customerId) => withTimeout(services.provider.deleteCustomer(customerId)),
    stop: inbox.stop,
  };
}

async function withTimeout<Result>(result: Promise<Result>): Promise<Result> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Failure('PAYMENT_SLOW', 'The payment provider took too long to respond.')),
    requestTimeoutMs,
  );
  try {
    return await Promise.race([result, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
