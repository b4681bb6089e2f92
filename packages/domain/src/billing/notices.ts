/** Which mail a change of a subscription or of an invoice calls for. Times are unix seconds. */
import { trialNoticeDays } from './plan.ts';
import { subscriptionPhaseOf } from './subscription.ts';

/** What the decision needs to know about a subscription. */
export interface SubscriptionFacts {
  readonly subscriptionId: string;
  readonly status: string;
  /** End of the trial or of the paid period, or the scheduled end. */
  readonly currentPeriodEnd: number | null;
  readonly cancelAtPeriodEnd: boolean;
}

/**
 * `trial begun`: nothing is paid yet. `trial ending`: the first payment is near. `canceled`: it ends at a later date.
 * `resumed`: the cancellation was taken back. `ended`: it has ended without such an announcement.
 */
export type SubscriptionNotice = 'trial begun' | 'trial ending' | 'canceled' | 'resumed' | 'ended';

/**
 * As the payment provider's event announces, and an hour: its clock may be ahead of ours, and there is no second event.
 */
const trialNoticeSeconds = trialNoticeDays * 24 * 60 * 60 + 60 * 60;

/**
 * The mail about a subscription whose stored state `before` is replaced by `after`. Cancellation and end are
 * changes: comparing two equal states returns null. `trial ending` holds for three days, so the caller has to
 * remember that it was sent.
 */
export function subscriptionNotice(
  before: SubscriptionFacts | null,
  after: SubscriptionFacts,
  now: number,
): SubscriptionNotice | null {
  const known = before?.subscriptionId === after.subscriptionId ? before : null;
  const end = after.currentPeriodEnd;
  if (subscriptionPhaseOf(after.status) === 'ended') {
    // Never paid, or already known to have ended.
    if (!known || known.status === 'incomplete' || subscriptionPhaseOf(known.status) === 'ended') return null;
    const isAnnounced =
      known.cancelAtPeriodEnd && known.currentPeriodEnd !== null && known.currentPeriodEnd <= now;
    return isAnnounced ? null : 'ended';
  }
  if (after.cancelAtPeriodEnd) return known?.cancelAtPeriodEnd ? null : 'canceled';
  if (known?.cancelAtPeriodEnd && subscriptionPhaseOf(after.status) === 'open') return 'resumed';
  const isTrialEnding =
    after.status === 'trialing' && end !== null && end > now && end - now <= trialNoticeSeconds;
  if (isTrialEnding) return 'trial ending';
  return after.status === 'trialing' && known?.status !== 'trialing' ? 'trial begun' : null;
}

/** What the decision needs to know about an invoice. Amounts in the smallest unit of the currency. */
export interface InvoiceFacts {
  readonly status: string | null;
  readonly amountDue: number;
  readonly amountPaid: number;
  /** A payment was attempted. */
  readonly attempted: boolean;
}

export type InvoiceNotice = 'receipt' | 'payment failed';

/**
 * The mail about the present state of an invoice: nothing about a free trial's invoice of zero. A failed payment
 * concerns only an ongoing subscription: the first payment fails on the page of the checkout, which says so.
 */
export function invoiceNotice(
  { status, amountDue, amountPaid, attempted }: InvoiceFacts,
  subscriptionStatus: string | null,
): InvoiceNotice | null {
  if (status === 'paid') return amountPaid > 0 ? 'receipt' : null;
  const isOngoing =
    subscriptionPhaseOf(subscriptionStatus) !== 'ended' && subscriptionStatus !== 'incomplete';
  return status === 'open' && attempted && amountDue > 0 && isOngoing ? 'payment failed' : null;
}

/** The provider counts these in hundredths, although they have no smaller unit (docs.stripe.com/currencies). */
const countedInHundredths: ReadonlySet<string> = new Set(['ISK', 'UGX']);

/** Formats an amount in the smallest unit of a currency: 499 and 'usd' as '$4.99'. */
export function formatAmount(amount: number, currency: string): string {
  const code = currency.toUpperCase();
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: code });
  const digits = countedInHundredths.has(code) ? 2 : (format.resolvedOptions().maximumFractionDigits ?? 2);
  return format.format(amount / 10 ** digits);
}
