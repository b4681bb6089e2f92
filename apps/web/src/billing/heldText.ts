/** Apart from subscriptionText.ts, which every lesson and quiz loads. */
import type { Subscription } from '@ena/contract/billing';

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
