/** Premium: what can be bought, checkout, billing portal, and the provider's events at work. */
import { premium } from '@ena/domain/billing/plan';
import type { Viewer } from '../auth/viewer.ts';
import type { Db } from '../db/open.ts';
import { Failure } from '../failure.ts';
import { describeError, type Log } from '../http/log.ts';
import { type CheckoutInput, createCheckout } from './checkout.ts';
import { applyDue, storeEvent } from './inbox.ts';
import { createPortal } from './portal.ts';
import { callTimeoutMs, createProvider, type Provider, type ProviderSettings } from './provider.ts';

export interface BillingParts {
  readonly db: Db;
  readonly provider: Provider;
  readonly log: Log;
  readonly now: () => Date;
}

export interface Plan {
  readonly name: string;
  readonly mode: 'subscription';
  readonly price_id: string;
  readonly title: string;
  readonly description: string;
}

/** Without a payment provider there is nothing to buy, no webhook, and purchases answer PAYMENT_UNAVAILABLE. */
export interface Billing {
  readonly plans: readonly Plan[];
  readonly checkout: (viewer: Viewer, input: CheckoutInput) => Promise<string | null>;
  readonly portal: (userId: string, returnUrl: string) => Promise<string | null>;
  /** Takes a webhook event as it came in; returns once it is stored. BAD_SIGNATURE. */
  readonly receive: (raw: string, signature: string | undefined) => Promise<void>;
  /**
   * Has a customer deleted at the provider, which ends their subscription there at once. Without a provider:
   * PAYMENT_UNAVAILABLE where a subscription stands as far as we know, for nobody could end it.
   */
  readonly dismiss: (customerId: string, stands: boolean) => Promise<void>;
  /** Finishes what is being applied and stops. */
  readonly stop: () => Promise<void>;
}

/** For a learner who waits: beyond this they are told so, and whatever is still under way does no harm. */
const patienceMs = 10_000;

/** Timeout of one call of the provider, and the pause between two looks for due events, in milliseconds. */
export interface BillingTimes {
  readonly callTimeout: number;
  readonly pollInterval: number;
}
const billingTimes: BillingTimes = { callTimeout: callTimeoutMs, pollInterval: 5_000 };

const notConnected = async () => {
  throw new Failure('PAYMENT_UNAVAILABLE', 'No payment provider is connected to this server.');
};
export const noBilling: Billing = {
  plans: [],
  checkout: notConnected,
  portal: notConnected,
  receive: async () => {
    throw new Failure('NOT_FOUND', 'No payment provider is connected to this server.');
  },
  dismiss: async (_, stands) => {
    if (stands) await notConnected();
  },
  stop: async () => undefined,
};

/** Connects the payment provider, and applies its events as long as the process runs. */
export function startBilling(
  settings: ProviderSettings,
  { db, log, now }: Omit<BillingParts, 'provider'>,
  { callTimeout, pollInterval }: BillingTimes = billingTimes,
): Billing {
  const parts = { db, log, now, provider: createProvider(settings, callTimeout) };
  const inbox = startInbox(parts, pollInterval);
  return {
    plans: [{ ...premium, price_id: settings.priceId }],
    checkout: (viewer, input) => inTime(createCheckout(parts, viewer, input)),
    portal: (userId, returnUrl) => inTime(createPortal(parts, userId, returnUrl)),
    receive: async (raw, signature) => {
      const note = parts.provider.readEvent(raw, signature, now());
      if (await storeEvent(parts, note)) inbox.wake();
    },
    dismiss: (customerId) => inTime(parts.provider.deleteCustomer(customerId)),
    stop: inbox.stop,
  };
}

async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Failure('PAYMENT_SLOW', 'The payment provider took too long to answer.')),
    patienceMs,
  );
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** One round at a time; a wake during a round brings another one. */
function startInbox(parts: BillingParts, pollInterval: number) {
  let stopped = false;
  let again = false;
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  const rounds = async () => {
    do {
      again = false;
      while (!stopped && (await applyDue(parts)) > 0);
    } while (again && !stopped);
  };
  const work = () => {
    clearTimeout(timer);
    if (stopped) return;
    if (running) {
      again = true;
      return;
    }
    running = rounds()
      .catch((error: unknown) =>
        parts.log.error({ error: describeError(error) }, 'webhook events could not be read'),
      )
      .finally(() => {
        running = null;
        if (!stopped) timer = setTimeout(work, again ? 0 : pollInterval);
      });
  };
  timer = setTimeout(work, 0);
  return {
    wake: work,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
