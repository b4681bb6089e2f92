/** Reading what the payment provider says of a customer's subscriptions. */
import type { subscriptionStatuses } from '../entitlement/entitlement.ts';

/**
 * What a status means for buying. `open`: Premium is open. `held`: closed, but the contract stands, so that
 * it is mended in the billing portal and never bought a second time. `ended`: nothing is left of it.
 */
export type Standing = 'open' | 'held' | 'ended';

const standings: Readonly<Record<(typeof subscriptionStatuses)[number], Standing>> = {
  active: 'open',
  trialing: 'open',
  past_due: 'held',
  unpaid: 'held',
  incomplete: 'held',
  paused: 'held',
  incomplete_expired: 'ended',
  canceled: 'ended',
};
const isStatus = (status: string): status is keyof typeof standings => Object.hasOwn(standings, status);

/** A status that nobody knows is held: nobody pays twice while we do not understand the first contract. */
export function standingOf(status: string | null): Standing {
  if (status === null) return 'ended';
  return isStatus(status) ? standings[status] : 'held';
}

const weight: Readonly<Record<Standing, number>> = { open: 2, held: 1, ended: 0 };

/**
 * The one subscription that counts of all that a customer ever had: an open one before a held one before an
 * ended one, the newer before the older. `created` in unix seconds.
 */
export function presentSubscription<
  Found extends { readonly id: string; readonly status: string; readonly created: number },
>(found: readonly Found[]): Found | null {
  const [first] = found.toSorted(
    (a, b) =>
      weight[standingOf(b.status)] - weight[standingOf(a.status)] ||
      b.created - a.created ||
      (a.id < b.id ? 1 : -1),
  );
  return first ?? null;
}
