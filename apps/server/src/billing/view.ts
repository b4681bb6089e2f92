import type { Subscription } from '@ena/contract/billing';
import { stripeSubscriptions } from './tables.ts';

/** The columns of a subscription that the API returns. */
export const viewColumns = {
  status: stripeSubscriptions.status,
  priceId: stripeSubscriptions.priceId,
  currentPeriodEnd: stripeSubscriptions.currentPeriodEnd,
  cancelAtPeriodEnd: stripeSubscriptions.cancelAtPeriodEnd,
  paymentMethodBrand: stripeSubscriptions.paymentMethodBrand,
  paymentMethodLast4: stripeSubscriptions.paymentMethodLast4,
};
export type SubscriptionRow = Pick<typeof stripeSubscriptions.$inferSelect, keyof typeof viewColumns>;

/** A stored subscription as the API returns it (SUBS-04); of the provider's ids, only the price id. */
export const toSubscription = (row: SubscriptionRow): Subscription => ({
  subscription_status: row.status,
  price_id: row.priceId,
  current_period_end: row.currentPeriodEnd,
  cancel_at_period_end: row.cancelAtPeriodEnd,
  payment_method_brand: row.paymentMethodBrand,
  payment_method_last4: row.paymentMethodLast4,
});
