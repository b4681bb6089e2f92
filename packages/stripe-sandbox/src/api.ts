/** The HTTP API of the Stripe sandbox: forms in, JSON out, idempotency keys, and Stripe's errors. */
import { timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { StripeStore, Payment } from './store.ts';
import {
  chargeObject,
  checkoutObject,
  customerObject,
  disputeObject,
  invoiceObject,
  invoicePaymentObject,
  toList,
  portalObject,
  subscriptionObject,
} from './objects.ts';

type Json = Readonly<Record<string, unknown>>;

/** An error response of the API. */
class ApiError extends Error {
  readonly status: 400 | 404;
  readonly body: Json;
  constructor(status: 400 | 404, body: Json) {
    super('refused');
    this.status = status;
    this.body = body;
  }
}
const notFound = (what: string) =>
  new ApiError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}`,
  });

const requireFound = <Found>(object: Found | undefined, what: string): Found => {
  if (object === undefined) throw notFound(what);
  return object;
};

/** The fields `name[key]` of a form. */
const fieldsOf = (form: URLSearchParams, name: string): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([key, value]) => {
      const inner = new RegExp(`^${name}\\[(\\w+)\\]$`).exec(key)?.[1];
      return inner === undefined ? [] : [[inner, value]];
    }),
  );

/** `pageUrl`: the URL of the page of a checkout or portal that redirects back to `returnTo`, or of an invoice. */
export function createStripeApi(
  store: StripeStore,
  key: string,
  pageUrl: (kind: 'checkout' | 'portal' | 'invoice', id: string, returnTo: string) => string,
): Hono {
  const api = new Hono().basePath('/v1');
  /** Responses by idempotency key. */
  const responses = new Map<string, { readonly form: string; readonly body: string }>();
  const { data } = store;

  /** A customer that exists and is not deleted. */
  const existingCustomer = (id: string | null) => {
    const customer = requireFound(store.customer(id ?? ''), 'customer');
    if (customer.deleted) throw notFound('customer');
    return customer;
  };
  const paymentBy = (test: (payment: Payment) => boolean, what: string) =>
    requireFound(data.payments.find(test), what);
  const sessionObject = (id: string) => {
    const checkout = requireFound(store.checkout(id), 'checkout.session');
    return checkoutObject(checkout, pageUrl('checkout', id, checkout.successUrl));
  };

  /** Handles a form once per idempotency key; the same key with another form is an error. */
  const post = (path: string, handle: (form: URLSearchParams, id: string) => Json) =>
    api.post(path, async (c) => {
      const form = await c.req.text();
      const name = c.req.header('idempotency-key');
      const known = name === undefined ? undefined : responses.get(name);
      if (known && known.form !== form) {
        throw new ApiError(400, {
          type: 'idempotency_error',
          message: 'Keys for idempotent requests can only be used with the same parameters.',
        });
      }
      if (known) return c.body(known.body, 200, { 'content-type': 'application/json' });
      const body = JSON.stringify(handle(new URLSearchParams(form), c.req.param('id') ?? ''));
      if (name !== undefined) responses.set(name, { form, body });
      return c.body(body, 200, { 'content-type': 'application/json' });
    });
  const get = (path: string, read: (id: string, c: Context) => Json) =>
    api.get(path, (c) => c.json(read(c.req.param('id') ?? '', c)));

  api.use(async (c, next) => {
    const given = Buffer.from(c.req.header('authorization') ?? '');
    const expected = Buffer.from(`Bearer ${key}`);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
      return c.json({ error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } }, 401);
    }
    store.advance();
    return next();
  });

  post('/customers', (form) =>
    customerObject(store.addCustomer(form.get('email') ?? '', fieldsOf(form, 'metadata'))),
  );
  get('/customers', () =>
    toList(data.customers.filter(({ deleted }) => !deleted).map(customerObject), '/v1/customers'),
  );
  get('/customers/:id', (id) => customerObject(requireFound(store.customer(id), 'customer')));
  api.delete('/customers/:id', (c) => {
    const { id } = existingCustomer(c.req.param('id'));
    store.deleteCustomer(id);
    return c.json({ id, object: 'customer', deleted: true });
  });
  get('/subscriptions', (_, c) => {
    const { id } = existingCustomer(c.req.query('customer') ?? null);
    return toList(store.subscriptionsOf(id).map(subscriptionObject), '/v1/subscriptions');
  });
  get('/subscriptions/:id', (id) => subscriptionObject(requireFound(store.subscription(id), 'subscription')));
  api.delete('/subscriptions/:id', (c) => {
    const subscription = requireFound(store.subscription(c.req.param('id')), 'subscription');
    if (subscription.endedAt !== null) throw notFound('subscription');
    store.cancel(subscription);
    return c.json(subscriptionObject(subscription));
  });
  post('/checkout/sessions', (form) => {
    const { id } = store.addCheckout({
      customer: existingCustomer(form.get('customer')).id,
      price: form.get('line_items[0][price]') ?? '',
      successUrl: form.get('success_url') ?? '',
      cancelUrl: form.get('cancel_url') ?? '',
      trialDays: Number(form.get('subscription_data[trial_period_days]') ?? 0),
      metadata: fieldsOf(form, 'metadata'),
    });
    return sessionObject(id);
  });
  get('/checkout/sessions', (_, c) => {
    const { customer, status } = c.req.query();
    const found = data.checkouts.filter((one) => one.customer === customer && one.status === status);
    return toList(
      found.map(({ id }) => sessionObject(id)),
      '/v1/checkout/sessions',
    );
  });
  get('/checkout/sessions/:id', sessionObject);
  post('/checkout/sessions/:id/expire', (_, id) => {
    store.expire(requireFound(store.checkout(id), 'checkout.session'));
    return sessionObject(id);
  });
  post('/billing_portal/sessions', (form) => {
    const returnUrl = form.get('return_url') ?? '';
    const portal = store.addPortal(existingCustomer(form.get('customer')).id, returnUrl);
    return portalObject(portal, pageUrl('portal', portal.id, returnUrl));
  });
  const invoiceWithUrl = (payment: Payment) =>
    invoiceObject(payment, pageUrl('invoice', payment.invoice, ''));
  get('/invoices', (_, c) => {
    const { id } = existingCustomer(c.req.query('customer') ?? null);
    const found = data.payments.filter(({ customer }) => customer === id).toReversed();
    return toList(found.map(invoiceWithUrl), '/v1/invoices');
  });
  get('/invoices/:id', (id) => invoiceWithUrl(paymentBy(({ invoice }) => invoice === id, 'invoice')));
  get('/charges/:id', (id) => chargeObject(paymentBy(({ charge }) => charge === id, 'charge')));
  get('/disputes/:id', (id) => disputeObject(paymentBy(({ dispute }) => dispute?.id === id, 'dispute')));
  get('/invoice_payments', (_, c) => {
    const intent = c.req.query('payment[payment_intent]');
    const found = data.payments.filter((payment) => payment.intent === intent);
    return toList(found.map(invoicePaymentObject), '/v1/invoice_payments');
  });

  api.notFound((c) =>
    c.json({ error: { type: 'invalid_request_error', message: 'Unrecognized request URL' } }, 404),
  );
  api.onError((error, c) => {
    if (error instanceof ApiError) return c.json({ error: error.body }, error.status);
    throw error;
  });
  return api;
}
