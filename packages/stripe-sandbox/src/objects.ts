/** Maps entries of the store to objects of Stripe's API, with the properties that Ena uses. */
import { premiumCents } from '@ena/domain/billing/plan';
import type { Card, Checkout, Customer, Payment, Portal, Subscription, StripeObject } from './store.ts';

type Json = Readonly<Record<string, unknown>>;

export const toList = (data: readonly Json[], url: string): Json => ({
  object: 'list',
  url,
  has_more: false,
  data,
});

const methodOf = (customer: Customer | undefined): Json | null => {
  const card = customer?.card ?? null;
  return card && { id: `pm_${customer?.id}`, object: 'payment_method', type: 'card', card: cardOf(card) };
};
const cardOf = ({ brand, last4 }: Card) => ({ brand, last4 });

export const customerObject = (customer: Customer): Json =>
  customer.deleted
    ? { id: customer.id, object: 'customer', deleted: true }
    : {
        id: customer.id,
        object: 'customer',
        email: customer.email,
        metadata: customer.metadata,
        created: customer.created,
        invoice_settings: { default_payment_method: methodOf(customer) },
      };

export const subscriptionObject = (one: Subscription): Json => ({
  id: one.id,
  object: 'subscription',
  customer: one.customer,
  status: one.status,
  created: one.created,
  trial_start: one.trialStart,
  trial_end: one.trialEnd,
  cancel_at: null,
  cancel_at_period_end: one.cancelAtPeriodEnd,
  ended_at: one.endedAt,
  latest_invoice: one.latestInvoice,
  default_payment_method: null,
  items: toList(
    [
      {
        id: `si_${one.id}`,
        object: 'subscription_item',
        price: { id: one.price, object: 'price', unit_amount: premiumCents, currency: 'usd' },
        current_period_end: one.periodEnd,
      },
    ],
    '/v1/subscription_items',
  ),
});

/** `url`: the checkout page; only in the object while the checkout is open. */
export const checkoutObject = (one: Checkout, url: string | null): Json => ({
  id: one.id,
  object: 'checkout.session',
  mode: 'subscription',
  customer: one.customer,
  status: one.status,
  url: one.status === 'open' ? url : null,
  metadata: one.metadata,
  created: one.created,
  subscription: one.subscription,
  payment_intent: null,
  payment_status: one.status === 'open' ? 'unpaid' : one.trialDays > 0 ? 'no_payment_required' : 'paid',
  amount_total: one.trialDays > 0 ? 0 : premiumCents,
  currency: 'usd',
  success_url: one.successUrl,
  cancel_url: one.cancelUrl,
});

export const portalObject = (one: Portal, url: string): Json => ({
  id: one.id,
  object: 'billing_portal.session',
  customer: one.customer,
  return_url: one.returnUrl,
  url,
});

export const invoiceNumber = ({ invoice }: Payment): string => `TEST-${invoice.slice(-8).toUpperCase()}`;

/** `url`: the page of the invoice; only in responses of the API. */
export const invoiceObject = (one: Payment, url: string | null = null): Json => ({
  id: one.invoice,
  object: 'invoice',
  customer: one.customer,
  created: one.created,
  currency: 'usd',
  total: one.amount,
  hosted_invoice_url: url,
  amount_due: one.amount,
  amount_paid: one.paid ? one.amount : 0,
  attempted: true,
  next_payment_attempt: null,
  number: invoiceNumber(one),
  status: one.paid ? 'paid' : 'open',
  status_transitions: { paid_at: one.paid ? (one.paidAt ?? one.created) : null },
  lines: toList(
    one.periodEnd === undefined ? [] : [{ object: 'line_item', period: { end: one.periodEnd } }],
    `/v1/invoices/${one.invoice}/lines`,
  ),
  parent: { type: 'subscription_details', subscription_details: { subscription: one.subscription } },
});

export const chargeObject = (one: Payment): Json => ({
  id: one.charge,
  object: 'charge',
  customer: one.customer,
  payment_intent: one.intent,
  amount: one.amount,
  amount_refunded: one.refunded,
  paid: one.paid,
  refunded: one.amount > 0 && one.refunded >= one.amount,
});

export const disputeObject = (one: Payment): Json => ({
  id: one.dispute?.id,
  object: 'dispute',
  charge: one.charge,
  payment_intent: one.intent,
  status: one.dispute?.status,
});

export const invoicePaymentObject = (one: Payment): Json => ({
  id: `inpay_${one.invoice}`,
  object: 'invoice_payment',
  invoice: invoiceObject(one),
  payment: { type: 'payment_intent', payment_intent: one.intent },
});

/** The copy of an object in the payload of an event. */
export function toEventObject(entry: StripeObject): Json {
  switch (entry.object) {
    case 'customer':
      return customerObject({ ...entry.value, deleted: false });
    case 'checkout.session':
      return checkoutObject(entry.value, null);
    case 'subscription':
      return subscriptionObject(entry.value);
    case 'invoice':
      return invoiceObject(entry.value);
    case 'charge':
      return chargeObject(entry.value);
    case 'dispute':
      return disputeObject(entry.value);
  }
}
