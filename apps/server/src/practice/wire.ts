/** The provider's wire protocol over the books: HTTP forms in, JSON out, idempotency keys, its own errors. */
import { timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { Books, Payment } from './books.ts';
import {
  chargeObject,
  checkoutObject,
  customerObject,
  disputeObject,
  invoicePaymentObject,
  listOf,
  portalObject,
  subscriptionObject,
} from './objects.ts';

type Json = Readonly<Record<string, unknown>>;

/** An error as the provider answers it. */
class Refusal extends Error {
  readonly status: 400 | 404;
  readonly body: Json;
  constructor(status: 400 | 404, body: Json) {
    super('refused');
    this.status = status;
    this.body = body;
  }
}
const missing = (what: string) =>
  new Refusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}`,
  });

const had = <Thing>(thing: Thing | undefined, what: string): Thing => {
  if (thing === undefined) throw missing(what);
  return thing;
};

/** The fields `name[key]` of a form. */
const fieldsOf = (form: URLSearchParams, name: string): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([key, value]) => {
      const inner = new RegExp(`^${name}\\[(\\w+)\\]$`).exec(key)?.[1];
      return inner === undefined ? [] : [[inner, value]];
    }),
  );

/** `pageOf`: where people see a checkout or a portal, for those who are sent back to `returnTo`. */
export function createWire(
  books: Books,
  key: string,
  pageOf: (kind: 'checkout' | 'portal', id: string, returnTo: string) => string,
): Hono {
  const wire = new Hono().basePath('/v1');
  const answers = new Map<string, { readonly form: string; readonly body: string }>();
  const { ledger } = books;

  /** A customer that can be used: known, and not deleted. */
  const liveCustomer = (id: string | null) => {
    const customer = had(books.customer(id ?? ''), 'customer');
    if (customer.deleted) throw missing('customer');
    return customer;
  };
  const paymentBy = (test: (payment: Payment) => boolean, what: string) =>
    had(ledger.payments.find(test), what);
  const sessionObject = (id: string) => {
    const checkout = had(books.checkout(id), 'checkout.session');
    return checkoutObject(checkout, pageOf('checkout', id, checkout.successUrl));
  };

  /** Answers a form once for each idempotency key; the same key with another form is an error. */
  const post = (path: string, act: (form: URLSearchParams, id: string) => Json) =>
    wire.post(path, async (c) => {
      const form = await c.req.text();
      const name = c.req.header('idempotency-key');
      const known = name === undefined ? undefined : answers.get(name);
      if (known && known.form !== form) {
        throw new Refusal(400, {
          type: 'idempotency_error',
          message: 'Keys for idempotent requests can only be used with the same parameters.',
        });
      }
      if (known) return c.body(known.body, 200, { 'content-type': 'application/json' });
      const body = JSON.stringify(act(new URLSearchParams(form), c.req.param('id') ?? ''));
      if (name !== undefined) answers.set(name, { form, body });
      return c.body(body, 200, { 'content-type': 'application/json' });
    });
  const get = (path: string, read: (id: string, c: Context) => Json) =>
    wire.get(path, (c) => c.json(read(c.req.param('id') ?? '', c)));

  wire.use(async (c, next) => {
    const given = Buffer.from(c.req.header('authorization') ?? '');
    const expected = Buffer.from(`Bearer ${key}`);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
      return c.json({ error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } }, 401);
    }
    books.advance();
    return next();
  });

  post('/customers', (form) =>
    customerObject(books.addCustomer(form.get('email') ?? '', fieldsOf(form, 'metadata'))),
  );
  get('/customers', () =>
    listOf(ledger.customers.filter(({ deleted }) => !deleted).map(customerObject), '/v1/customers'),
  );
  get('/customers/:id', (id) => customerObject(had(books.customer(id), 'customer')));
  wire.delete('/customers/:id', (c) => {
    const { id } = liveCustomer(c.req.param('id'));
    books.deleteCustomer(id);
    return c.json({ id, object: 'customer', deleted: true });
  });
  get('/subscriptions', (_, c) => {
    const { id } = liveCustomer(c.req.query('customer') ?? null);
    return listOf(books.subscriptionsOf(id).map(subscriptionObject), '/v1/subscriptions');
  });
  get('/subscriptions/:id', (id) => subscriptionObject(had(books.subscription(id), 'subscription')));
  wire.delete('/subscriptions/:id', (c) => {
    const subscription = had(books.subscription(c.req.param('id')), 'subscription');
    if (subscription.endedAt !== null) throw missing('subscription');
    books.cancel(subscription);
    return c.json(subscriptionObject(subscription));
  });
  post('/checkout/sessions', (form) => {
    const { id } = books.addCheckout({
      customer: liveCustomer(form.get('customer')).id,
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
    const found = ledger.checkouts.filter((one) => one.customer === customer && one.status === status);
    return listOf(
      found.map(({ id }) => sessionObject(id)),
      '/v1/checkout/sessions',
    );
  });
  get('/checkout/sessions/:id', sessionObject);
  post('/checkout/sessions/:id/expire', (_, id) => {
    books.expire(had(books.checkout(id), 'checkout.session'));
    return sessionObject(id);
  });
  post('/billing_portal/sessions', (form) => {
    const returnUrl = form.get('return_url') ?? '';
    const portal = books.addPortal(liveCustomer(form.get('customer')).id, returnUrl);
    return portalObject(portal, pageOf('portal', portal.id, returnUrl));
  });
  get('/charges/:id', (id) => chargeObject(paymentBy(({ charge }) => charge === id, 'charge')));
  get('/disputes/:id', (id) => disputeObject(paymentBy(({ dispute }) => dispute?.id === id, 'dispute')));
  get('/invoice_payments', (_, c) => {
    const intent = c.req.query('payment[payment_intent]');
    const found = ledger.payments.filter((payment) => payment.intent === intent);
    return listOf(found.map(invoicePaymentObject), '/v1/invoice_payments');
  });

  wire.notFound((c) =>
    c.json({ error: { type: 'invalid_request_error', message: 'Unrecognized request URL' } }, 404),
  );
  wire.onError((error, c) => {
    if (error instanceof Refusal) return c.json({ error: error.body }, error.status);
    throw error;
  });
  return wire;
}
