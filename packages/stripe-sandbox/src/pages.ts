/** Checkout, billing portal and invoice pages of the Stripe sandbox: plain HTML with forms, no script. */
import { formatAmount } from '@ena/domain/billing/notices';
import { formatDollars, premium, premiumCents } from '@ena/domain/billing/plan';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { invoiceNumber } from './objects.ts';
import type { StripeStore, Card, Checkout, Payment, Portal, Subscription } from './store.ts';
import { type Markup, renderPage, contentSecurityPolicy } from './styles.ts';

const cards: Readonly<Record<string, Card & { readonly title: string; readonly description: string }>> = {
  works: {
    brand: 'visa',
    last4: '4242',
    pays: 'always',
    title: 'Visa ···· 4242',
    description: 'Every payment succeeds.',
  },
  declined: {
    brand: 'visa',
    last4: '0002',
    pays: 'never',
    title: 'Visa ···· 0002',
    description: 'Every payment is declined.',
  },
  later: {
    brand: 'mastercard',
    last4: '0341',
    pays: 'later',
    title: 'Mastercard ···· 0341',
    description: 'The first payment succeeds, the next one fails.',
  },
};
const cardOf = (name: unknown): Card => {
  const { brand, last4, pays } =
    cards[typeof name === 'string' ? name : ''] ?? cards['works'] ?? throwNoCard();
  return { brand, last4, pays };
};
const titleOf = ({ last4 }: Card): string =>
  Object.values(cards).find((one) => one.last4 === last4)?.title ?? `···· ${last4}`;
const throwNoCard = (): never => {
  throw new Error('There is a card that works.');
};

const monthly = `${formatDollars(premiumCents)} per month`;
const dateOf = (unix: number) =>
  new Date(unix * 1000).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const cardChoice = (legend: string): Markup => html`<fieldset><legend>${legend}</legend>
${Object.entries(cards).map(
  ([name, { title, description }]) =>
    html`<label><input type="radio" name="card" value="${name}" ${name === 'works' ? 'checked' : ''}><span><strong>${title}</strong><span class="muted">${description}</span></span></label>`,
)}
</fieldset>`;

const checkoutPage = (checkout: Checkout, declined: boolean): Markup => {
  const trial = checkout.trialDays;
  return renderPage(
    'Test checkout',
    html`<section class="card">
<h1>${premium.title}</h1>
<p class="price">${formatDollars(premiumCents)} <small>per month</small></p>
<p class="muted">${trial > 0 ? `${trial} days free, then ${monthly}. Cancel before then and you pay nothing.` : `${monthly}, beginning today.`}</p>
</section>
<form class="card" method="post">
${declined ? html`<p class="bad" role="alert">Your card was declined. Nothing was paid. Choose another card.</p>` : ''}
${cardChoice('Pay with a test card')}
<button type="submit">${trial > 0 ? 'Start free trial' : `Pay ${formatDollars(premiumCents)}`}</button>
<a class="button quiet" href="${checkout.cancelUrl}">Cancel and go back</a>
</form>`,
  );
};

const closedPage = (returnTo: string): Markup =>
  renderPage(
    'Test checkout',
    html`<section class="card"><h1>This checkout is closed</h1>
<p>It was paid or has expired. You are not charged twice.</p><a class="button" href="${returnTo}">Back to Ena</a></section>`,
  );

const statusTexts: Readonly<Record<string, string>> = {
  trialing: 'Free trial',
  active: 'Active',
  past_due: 'Payment failed',
  canceled: 'Canceled',
};

const actionForm = (name: string, text: string, className = 'quiet'): Markup =>
  html`<form method="post"><button type="submit" class="${className}" name="action" value="${name}">${text}</button></form>`;

const actionsOf = ({ endedAt, cancelAtPeriodEnd, status }: Subscription): Markup => {
  if (endedAt !== null) return html`<p class="muted">It has ended. Subscribe again in Ena.</p>`;
  return html`${
    cancelAtPeriodEnd
      ? actionForm('keep', 'Keep my subscription', '')
      : actionForm('cancel-later', 'Cancel at the end of the period')
  }
${actionForm('cancel', 'Cancel now')}
${status === 'trialing' ? actionForm('shorten-trial', 'Test: move to 3 days before the end of the trial') : ''}
${status === 'past_due' ? '' : actionForm('end-period', 'Test: end the billing period now')}`;
};

const portalPage = (portal: Portal, subscription: Subscription | undefined, card: Card | null): Markup =>
  renderPage(
    'Test billing portal',
    html`<section class="card"><h1>Your subscription</h1>
${
  subscription
    ? html`<dl><dt>Price</dt><dd>${monthly}</dd>
<dt>State</dt><dd>${statusTexts[subscription.status] ?? subscription.status}</dd>
<dt>${subscription.cancelAtPeriodEnd ? 'Ends' : 'Next payment'}</dt><dd>${subscription.endedAt === null ? dateOf(subscription.periodEnd) : 'none'}</dd>
<dt>Card</dt><dd>${card ? titleOf(card) : 'none'}</dd></dl>
${actionsOf(subscription)}`
    : html`<p>There is no subscription yet.</p>`
}
</section>
<form class="card" method="post">${cardChoice('Pay with another card')}<button type="submit" class="quiet" name="action" value="card">Use this card</button></form>
<a class="button" href="${portal.returnUrl}">Back to Ena</a>`,
  );

const invoicePage = (payment: Payment, homeUrl: string): Markup =>
  renderPage(
    'Test invoice',
    html`<section class="card"><h1>Invoice ${invoiceNumber(payment)}</h1>
<dl><dt>For</dt><dd>${premium.title}</dd>
<dt>Amount</dt><dd>${formatAmount(payment.amount, 'usd')}</dd>
<dt>Date</dt><dd>${dateOf(payment.created)}</dd>
<dt>State</dt><dd>${payment.paid ? 'Paid' : 'Not paid'}</dd></dl></section>
<a class="button" href="${homeUrl}/settings?tab=subscription">Back to Ena</a>`,
  );

/** Serves the pages of checkout, portal and invoices. The server that mounts them checks host and origin before. */
export function createSandboxPages(store: StripeStore, homeUrl: string): Hono {
  const pages = new Hono();
  const show = (c: Context, page: Markup, status: 200 | 402 | 404 = 200) => c.html(page, status);
  const notFound = (c: Context) => show(c, closedPage(homeUrl), 404);

  pages.use(async (c, next) => {
    store.advance();
    await next();
    c.header('Content-Security-Policy', contentSecurityPolicy);
    c.header('Cache-Control', 'no-store');
  });

  pages.get('/checkout/:id', (c) => {
    const checkout = store.checkout(c.req.param('id'));
    if (!checkout) return notFound(c);
    return show(
      c,
      checkout.status === 'open' ? checkoutPage(checkout, false) : closedPage(checkout.successUrl),
    );
  });
  pages.post('/checkout/:id', async (c) => {
    const checkout = store.checkout(c.req.param('id'));
    if (!checkout) return notFound(c);
    const { card } = await c.req.parseBody();
    switch (store.pay(checkout.id, cardOf(card))) {
      case 'paid':
        return c.redirect(checkout.successUrl, 303);
      case 'declined':
        return show(c, checkoutPage(checkout, true), 402);
      case 'closed':
        return show(c, closedPage(checkout.successUrl));
    }
  });

  pages.get('/invoice/:id', (c) => {
    const payment = store.data.payments.find(({ invoice }) => invoice === c.req.param('id'));
    return payment ? show(c, invoicePage(payment, homeUrl)) : notFound(c);
  });

  const latestSubscription = (customer: string) =>
    store.subscriptionsOf(customer).findLast(({ endedAt }) => endedAt === null) ??
    store.subscriptionsOf(customer).at(-1);
  pages.get('/portal/:id', (c) => {
    const portal = store.portal(c.req.param('id'));
    if (!portal) return notFound(c);
    const card = store.customer(portal.customer)?.card ?? null;
    return show(c, portalPage(portal, latestSubscription(portal.customer), card));
  });
  pages.post('/portal/:id', async (c) => {
    const portal = store.portal(c.req.param('id'));
    if (!portal) return notFound(c);
    const { action, card } = await c.req.parseBody();
    const subscription = latestSubscription(portal.customer);
    if (action === 'card') store.replaceCard(portal.customer, cardOf(card));
    else if (subscription && action === 'cancel') store.cancel(subscription);
    else if (subscription && action === 'cancel-later') store.cancelAtPeriodEnd(subscription, true);
    else if (subscription && action === 'keep') store.cancelAtPeriodEnd(subscription, false);
    else if (subscription && action === 'shorten-trial') store.shortenTrial(subscription);
    else if (subscription && action === 'end-period') store.endPeriod(subscription);
    return c.redirect(c.req.path, 303);
  });
  return pages;
}
