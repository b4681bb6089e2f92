/**
 * The state and business rules of the Stripe sandbox: customers, checkouts, subscriptions, payments, and an
 * event for each change. The sandbox saves the data in a file; tests keep it in memory and change it
 * directly.
 * Times are unix seconds, amounts US cents.
 */
import { randomBytes } from 'node:crypto';
import { premiumCents } from '@ena/domain/billing/plan';

export interface Card {
  readonly brand: string;
  readonly last4: string;
  /** `later`: the first payment succeeds, later ones fail. */
  readonly pays: 'always' | 'never' | 'later';
}
export interface Customer {
  readonly id: string;
  readonly email: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly created: number;
  deleted: boolean;
  card: Card | null;
}
export interface Checkout {
  readonly id: string;
  readonly customer: string;
  readonly price: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly trialDays: number;
  readonly metadata: Readonly<Record<string, string>>;
  readonly created: number;
  status: 'open' | 'complete' | 'expired';
  subscription: string | null;
}
export interface Subscription {
  readonly id: string;
  readonly customer: string;
  readonly price: string;
  readonly created: number;
  readonly trialStart: number | null;
  trialEnd: number | null;
  status: string;
  periodEnd: number;
  cancelAtPeriodEnd: boolean;
  endedAt: number | null;
  latestInvoice: string | null;
  /** The end of the trial for which the event three days before was sent. */
  announcedTrialEnd?: number;
}
/** An invoice with its payment, which is tried again while it has failed. */
export interface Payment {
  readonly charge: string;
  readonly intent: string;
  readonly invoice: string;
  readonly subscription: string;
  readonly customer: string;
  readonly amount: number;
  paid: boolean;
  /** Null until it is paid. */
  paidAt?: number | null;
  /** The period that the invoice is for ends then. */
  readonly periodEnd?: number;
  readonly created: number;
  refunded: number;
  dispute: { id: string; status: string } | null;
}
export interface Portal {
  readonly id: string;
  readonly customer: string;
  readonly returnUrl: string;
}
export type StripeObject =
  | { readonly object: 'customer'; readonly value: Customer }
  | { readonly object: 'checkout.session'; readonly value: Checkout }
  | { readonly object: 'subscription'; readonly value: Subscription }
  | { readonly object: 'invoice' | 'charge' | 'dispute'; readonly value: Payment };

/** The data of the store; serializable. */
export interface StripeStoreData {
  readonly customers: Customer[];
  readonly checkouts: Checkout[];
  readonly subscriptions: Subscription[];
  readonly payments: Payment[];
  readonly portals: Portal[];
}
export const createStripeStoreData = (): StripeStoreData => ({
  customers: [],
  checkouts: [],
  subscriptions: [],
  payments: [],
  portals: [],
});

const day = 24 * 60 * 60;
/** A period of the monthly price, simplified to 30 days. */
const period = 30 * day;
const checkoutLifetime = day;
/** The event `customer.subscription.trial_will_end` is sent this long before the end of a trial. */
const trialNotice = 3 * day;

const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;

export type EmitEvent = (type: string, object: StripeObject) => void;

/** Creates the store. `emit` is called right after each change; `now` in unix seconds. */
export function createStripeStore(data: StripeStoreData, now: () => number, emit: EmitEvent) {
  const find = <Entry extends { readonly id: string }>(entries: readonly Entry[], id: string) =>
    entries.find((entry) => entry.id === id);
  const emitSubscription = (type: string, value: Subscription) =>
    emit(type, { object: 'subscription', value });

  /** Charges the open invoice of the subscription, or else a new one, for the period until `periodEnd`. */
  function charge(subscription: Subscription, amount: number, periodEnd: number): boolean {
    const { customer: customerId } = subscription;
    const card = find(data.customers, customerId)?.card;
    const first = !data.payments.some((one) => one.subscription === subscription.id && one.amount > 0);
    const paid = amount === 0 || (card?.pays === 'later' ? first : card?.pays === 'always');
    const open = data.payments.find(({ invoice, paid: isPaid }) => {
      return invoice === subscription.latestInvoice && !isPaid;
    });
    const payment: Payment = open ?? {
      charge: newId('ch'),
      intent: newId('pi'),
      invoice: newId('in'),
      subscription: subscription.id,
      customer: customerId,
      amount,
      paid,
      periodEnd,
      created: now(),
      refunded: 0,
      dispute: null,
    };
    if (!open) data.payments.push(payment);
    payment.paid = paid;
    payment.paidAt = paid ? now() : null;
    subscription.latestInvoice = payment.invoice;
    emit(paid ? 'invoice.paid' : 'invoice.payment_failed', { object: 'invoice', value: payment });
    return paid;
  }

  function end(subscription: Subscription): void {
    if (subscription.endedAt !== null) return;
    subscription.status = 'canceled';
    subscription.endedAt = now();
    emitSubscription('customer.subscription.deleted', subscription);
  }

  function announceTrialEnd(subscription: Subscription): void {
    const { status, trialEnd, announcedTrialEnd } = subscription;
    if (status !== 'trialing' || trialEnd === null || trialEnd === announcedTrialEnd) return;
    if (now() < trialEnd - trialNotice || now() >= trialEnd) return;
    subscription.announcedTrialEnd = trialEnd;
    emitSubscription('customer.subscription.trial_will_end', subscription);
  }

  /** Applies the changes that are due by now: the end of trials, periods and checkouts. */
  function advance(): void {
    for (const checkout of data.checkouts) {
      if (checkout.status === 'open' && now() >= checkout.created + checkoutLifetime)
        checkout.status = 'expired';
    }
    for (const subscription of data.subscriptions) {
      announceTrialEnd(subscription);
      while (subscription.endedAt === null && now() >= subscription.periodEnd) {
        if (subscription.cancelAtPeriodEnd) end(subscription);
        else if (subscription.status !== 'active' && subscription.status !== 'trialing') break;
        else renew(subscription);
      }
    }
  }

  function renew(subscription: Subscription): void {
    const paid = charge(subscription, premiumCents, subscription.periodEnd + period);
    subscription.status = paid ? 'active' : 'past_due';
    if (paid) subscription.periodEnd += period;
    emitSubscription('customer.subscription.updated', subscription);
  }

  const paymentOf = (test: (payment: Payment) => boolean): Payment => {
    const payment = data.payments.findLast(test);
    if (!payment) throw new Error('There is no such payment.');
    return payment;
  };

  return {
    data,
    advance,
    customer: (id: string) => find(data.customers, id),
    checkout: (id: string) => find(data.checkouts, id),
    subscription: (id: string) => find(data.subscriptions, id),
    portal: (id: string) => find(data.portals, id),
    subscriptionsOf: (customer: string) =>
      data.subscriptions.filter((subscription) => subscription.customer === customer),

    addCustomer(email: string, metadata: Readonly<Record<string, string>>, id = newId('cus')): Customer {
      const customer: Customer = { id, email, metadata, created: now(), deleted: false, card: null };
      data.customers.push(customer);
      return customer;
    },

    deleteCustomer(id: string): void {
      const customer = find(data.customers, id);
      if (!customer || customer.deleted) return;
      customer.deleted = true;
      data.subscriptions.filter((subscription) => subscription.customer === id).forEach(end);
      emit('customer.deleted', { object: 'customer', value: customer });
    },

    addCheckout(params: Omit<Checkout, 'id' | 'created' | 'status' | 'subscription'>): Checkout {
      const checkout: Checkout = {
        ...params,
        id: newId('cs_test'),
        created: now(),
        status: 'open',
        subscription: null,
      };
      data.checkouts.push(checkout);
      return checkout;
    },

    addPortal(customer: string, returnUrl: string): Portal {
      const portal: Portal = { id: newId('bps'), customer, returnUrl };
      data.portals.push(portal);
      return portal;
    },

    /** Adds a subscription that begins now, with a trial or with its first payment. */
    subscribe(customerId: string, price: string, trialDays: number): Subscription {
      const trialEnd = trialDays > 0 ? now() + trialDays * day : null;
      const subscription: Subscription = {
        id: newId('sub'),
        customer: customerId,
        price,
        created: now(),
        trialStart: trialEnd === null ? null : now(),
        trialEnd,
        status: trialEnd === null ? 'active' : 'trialing',
        periodEnd: trialEnd ?? now() + period,
        cancelAtPeriodEnd: false,
        endedAt: null,
        latestInvoice: null,
      };
      data.subscriptions.push(subscription);
      if (!charge(subscription, trialEnd === null ? premiumCents : 0, subscription.periodEnd))
        subscription.status = 'incomplete';
      emitSubscription('customer.subscription.created', subscription);
      return subscription;
    },

    /** Pays a checkout. `declined` leaves it open, like Stripe's checkout page; `closed`: it was not open. */
    pay(checkoutId: string, card: Card): 'paid' | 'declined' | 'closed' {
      advance();
      const checkout = find(data.checkouts, checkoutId);
      const customer = checkout && find(data.customers, checkout.customer);
      if (checkout?.status !== 'open' || !customer || customer.deleted) return 'closed';
      if (card.pays === 'never') return 'declined';
      customer.card = card;
      checkout.status = 'complete';
      checkout.subscription = this.subscribe(customer.id, checkout.price, checkout.trialDays).id;
      emit('checkout.session.completed', { object: 'checkout.session', value: checkout });
      return 'paid';
    },

    expire(checkout: Checkout): void {
      checkout.status = 'expired';
    },

    /** Replaces the card, and retries a due payment with it. */
    replaceCard(customerId: string, card: Card): void {
      const customer = find(data.customers, customerId);
      if (!customer || customer.deleted) return;
      customer.card = card;
      emit('customer.updated', { object: 'customer', value: customer });
      for (const subscription of this.subscriptionsOf(customerId)) {
        if (['past_due', 'unpaid', 'incomplete'].includes(subscription.status)) renew(subscription);
      }
    },

    cancelAtPeriodEnd(subscription: Subscription, isCanceled: boolean): void {
      if (subscription.endedAt !== null || subscription.cancelAtPeriodEnd === isCanceled) return;
      subscription.cancelAtPeriodEnd = isCanceled;
      emitSubscription('customer.subscription.updated', subscription);
    },

    cancel: end,

    /** Sets any other status of Stripe: unpaid, paused, incomplete_expired, … */
    setStatus(subscription: Subscription, status: string): void {
      if (subscription.endedAt !== null) return;
      subscription.status = status;
      if (status === 'incomplete_expired') subscription.endedAt = now();
      const change = status === 'paused' ? 'paused' : 'updated';
      emitSubscription(`customer.subscription.${change}`, subscription);
    },

    /** Ends the current period now. */
    endPeriod(subscription: Subscription): void {
      if (subscription.endedAt !== null) return;
      subscription.periodEnd = now();
      if (subscription.trialEnd !== null && subscription.trialEnd > now()) subscription.trialEnd = now();
      advance();
    },

    /** Moves the end of a trial to three days from now. */
    shortenTrial(subscription: Subscription): void {
      if (subscription.status !== 'trialing') return;
      subscription.trialEnd = now() + trialNotice;
      subscription.periodEnd = subscription.trialEnd;
      emitSubscription('customer.subscription.updated', subscription);
      advance();
    },

    refund(subscriptionId: string, amount = premiumCents): void {
      const payment = paymentOf((one) => one.subscription === subscriptionId && one.paid && one.amount > 0);
      payment.refunded = Math.min(payment.amount, payment.refunded + amount);
      emit('charge.refunded', { object: 'charge', value: payment });
    },

    dispute(subscriptionId: string, status = 'needs_response'): void {
      const payment = paymentOf((one) => one.subscription === subscriptionId && one.paid && one.amount > 0);
      payment.dispute ??= { id: newId('dp'), status };
      emit('charge.dispute.created', { object: 'dispute', value: payment });
    },
  };
}
export type StripeStore = ReturnType<typeof createStripeStore>;
