/** Interprets the subscriptions that the payment provider returns for a customer. */
import type { subscriptionStatuses } from '../entitlement/entitlement.ts';

/**
 * What a status means for buying. `open`: Premium is active. `held`: Premium is inactive, but the subscription
 * exists, so it is fixed in the billing portal and not bought again. `ended`: no subscription is left.
 */
export type SubscriptionPhase = 'open' | 'held' | 'ended';

const phaseByStatus: Readonly<Record<(typeof subscriptionStatuses)[number], SubscriptionPhase>> = {
  active: 'open',
  trialing: 'open',
  past_due: 'held',
  unpaid: 'held',
  incomplete: 'held',
  paused: 'held',
  incomplete_expired: 'ended',
  canceled: 'ended',
};
const isStatus = (status: string): status is keyof typeof phaseByStatus =>
  Object.hasOwn(phaseByStatus, status);

/** An unknown status counts as held, so that a customer never pays twice (decision 0019). */
export function subscriptionPhaseOf(status: string | null): SubscriptionPhase {
  if (status === null) return 'ended';
  return isStatus(status) ? phaseByStatus[status] : 'held';
}

const priority: Readonly<Record<SubscriptionPhase, number>> = { open: 2, held: 1, ended: 0 };

/**
 * The relevant one of all subscriptions that a customer ever had: open before held before ended, newer before
 * older. `created` in unix seconds.
 */
export function currentSubscription<
  Found extends { readonly id: string; readonly status: string; readonly created: number },
>(found: readonly Found[]): Found | null {
  const [first] = found.toSorted(
    (a, b) =>
      priority[subscriptionPhaseOf(b.status)] - priority[subscriptionPhaseOf(a.status)] ||
      b.created - a.created ||
      (a.id < b.id ? 1 : -1),
  );
  return first ?? null;
}
