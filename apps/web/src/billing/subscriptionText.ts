/** Texts about a subscription, also for pages that sell nothing. */
import type { Subscription } from '@ena/contract/billing';

/** Formats Unix seconds as a date: 'May 1, 2025' (SET-26). */
export const longDate = (unixSeconds: number): string =>
  new Date(unixSeconds * 1000).toLocaleDateString('en-US', { dateStyle: 'long' });

/** When an open subscription renews or ends: 'Renews on May 1, 2025'. */
export function renewalText({
  subscription_status,
  cancel_at_period_end,
  current_period_end,
}: Subscription): string | null {
  if (current_period_end === null) return null;
  const day = longDate(current_period_end);
  if (cancel_at_period_end) return `Ends on ${day}`;
  return subscription_status === 'trialing' ? `Free trial until ${day}` : `Renews on ${day}`;
}
