/** What is said of a subscription, also where nothing is bought. */
import type { Subscription } from '@ena/contract/billing';

/** Unix seconds as people read a day: 'May 1, 2025' (SET-26). */
export const longDate = (unixSeconds: number): string =>
  new Date(unixSeconds * 1000).toLocaleDateString('en-US', { dateStyle: 'long' });

/** What happens next with a subscription that is open, and when: 'Renews on May 1, 2025'. */
export function nextStep({
  subscription_status,
  cancel_at_period_end,
  current_period_end,
}: Subscription): string | null {
  if (current_period_end === null) return null;
  const day = longDate(current_period_end);
  if (cancel_at_period_end) return `Ends on ${day}`;
  return subscription_status === 'trialing' ? `Free trial until ${day}` : `Renews on ${day}`;
}
