/** Texts about a subscription, also for pages that sell nothing. */
import type { Subscription } from '@ena/contract/billing';

/** Formats Unix seconds as a date: 'May 1, 2025' (SET-26). */
export const longDate = (unixSeconds: number): string =>
  new Date(unixSeconds * 1000).toLocaleDateString('en-US', { dateStyle: 'long' });

/** Why a subscription gives no access now, and what to do about it. */
export function heldText({
  subscription_status,
  payment_method_brand: brand,
  payment_method_last4: last4,
}: Subscription): string {
  const card = brand !== null && last4 !== null ? ` with your card ending in ${last4}` : '';
  switch (subscription_status) {
    case 'past_due':
    case 'unpaid':
      return `Your last payment${card} failed, so Premium is on hold. Check your card or choose another one: Premium opens again as soon as the payment is made.`;
    case 'incomplete':
      return 'Your first payment is not finished. Premium opens as soon as it is.';
    case 'paused':
      return 'Your subscription is paused, so Premium is on hold. You can continue it at any time.';
    default:
      return 'Your subscription is on hold, and Premium with it.';
  }
}

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
