import type { InvoiceEntry, Subscription } from '@ena/contract/billing';
import type { Learner } from '@ena/contract/session';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, subscriber } from '../../../test/app.tsx';
import { ana } from '../../../test/learner.ts';
import {
  mockEndpoint,
  failure,
  holdRequests,
  networkError,
  requests,
  serverState,
} from '../../../test/mockApi.ts';
import { advanceTime, stopTime } from '../../../test/time.ts';

const day = 'January 15, 2027';
const trial: Subscription = {
  subscription_status: 'trialing',
  price_id: 'price_test',
  current_period_end: Date.parse('2027-01-15T12:00:00Z') / 1000,
  cancel_at_period_end: false,
  payment_method_brand: 'visa',
  payment_method_last4: '4242',
};
const withSubscription = (changes: Partial<Subscription> = {}, entitled = true): Learner => ({
  ...ana,
  entitled,
  subscription: { ...trial, ...changes },
});
const panel = () => page.getByRole('tabpanel', { name: 'Subscription' });
const manage = () => panel().getByRole('button', { name: 'Manage Subscription' });
const subscribe = () => panel().getByRole('button', { name: 'Subscribe Now' });
const open = (learner: Learner, query = 'tab=subscription') => openApp(`/settings?${query}`, { learner });
const fact = (name: string) => panel().getByText(name).element().nextElementSibling?.textContent;

describe('the subscription', () => {
  it.each([
    ['a free trial', {}, 'Free trial', 'First payment on'],
    ['an active subscription', { subscription_status: 'active' }, 'Active', 'Renews on'],
  ])(
    '[SET-02] [SET-25] [SET-26] [SUBS-06] shows state, price, date and card of %s',
    async (_, changes, badge, date) => {
      await open(withSubscription(changes));
      await expect.element(manage()).toBeEnabled();
      await expect.element(panel().getByText(badge)).toBeVisible();
      expect(['Price', date, 'Payment method', 'Price ID'].map(fact)).toEqual([
        '$4.99 per month',
        day,
        'Visa ending in 4242',
        'price_test',
      ]);
      await expect.element(panel().getByText('price_test')).not.toBeVisible();
      await panel().getByText('Details').click();
      await expect.element(panel().getByText('price_test')).toBeVisible();
      expect(panel().getByText('Cancels at period end').elements()).toEqual([]);
      expect(subscribe().elements()).toEqual([]);
    },
  );

  it('[SET-27] shows when it ends after it was canceled', async () => {
    await open(withSubscription({ cancel_at_period_end: true }));
    await expect
      .element(panel().getByRole('status'))
      .toHaveTextContent(`Cancels at period end: you keep Premium until ${day}, and nothing more is paid.`);
    expect(fact('Ends on')).toBe(day);
  });

  it.each([
    [{ payment_method_brand: null }, 'None on file'],
    [{ payment_method_last4: null }, 'Visa'],
    [{ payment_method_brand: 'mastercard', payment_method_last4: '0341' }, 'Mastercard ending in 0341'],
  ])('shows for the card %o: %s', async (changes, text) => {
    await open(withSubscription({ ...changes, current_period_end: null }));
    await expect.element(manage()).toBeVisible();
    expect(fact('Payment method')).toBe(text);
    expect(panel().getByText('First payment on').elements()).toEqual([]);
  });

  it.each([
    ['past_due', 'Your last payment with your card ending in 4242 failed, so Premium is on hold.'],
    ['unpaid', 'Your last payment with your card ending in 4242 failed, so Premium is on hold.'],
    ['incomplete', 'Your first payment is not finished.'],
    ['paused', 'Your subscription is paused, so Premium is on hold.'],
    ['unknown_status', 'Your subscription is on hold, and Premium with it.'],
  ])('that is %s shows why, links to the provider, and is not offered again', async (status, text) => {
    await open(withSubscription({ subscription_status: status }, false));
    await expect.element(manage()).toBeEnabled();
    await expect.element(panel().getByRole('alert')).toMatchTextContent(text);
    await expect.element(panel().getByRole('alert')).toMatchTextContent(/Your progress is kept\.$/u);
    expect(subscribe().elements()).toEqual([]);
  });

  it('[SET-25] that has ended can be bought again, without a second trial', async () => {
    await open(withSubscription({ subscription_status: 'canceled' }, false));
    await expect
      .element(panel().getByText(/^Your subscription has ended\. Your progress is kept\./u))
      .toBeVisible();
    expect(
      panel()
        .getByText(/free trial/u)
        .elements(),
    ).toEqual([]);
    await expect.element(subscribe()).toBeEnabled();
  });

  it('[SET-25] is offered with a trial to a learner who never had one', async () => {
    await open(ana);
    await expect.element(subscribe()).toBeEnabled();
    await expect
      .element(panel().getByText(/\$4\.99 per month, after a free trial of 7 days\.$/u))
      .toBeVisible();
    await expect
      .element(panel().getByRole('link', { name: 'Compare the plans' }))
      .toHaveAttribute('href', '/pricing');
  });

  it('of an admin comes with the admin role: no payment, no portal', async () => {
    await open({ ...ana, isAdmin: true, entitled: true });
    await expect.element(panel().getByText(/comes with the admin role/u)).toBeVisible();
    expect([...manage().elements(), ...subscribe().elements()]).toEqual([]);
  });

  it('cannot be bought when no payment provider is connected', async () => {
    mockEndpoint('billing.plans', () => ({ plans: [] }));
    await open(ana);
    await expect.element(panel().getByText(/^No payment provider is connected/u)).toBeVisible();
    expect(subscribe().elements()).toEqual([]);
  });
});

describe('the invoices', () => {
  const invoice: InvoiceEntry = {
    id: 'in_1',
    number: 'ENA-0001',
    createdAt: Date.parse('2026-12-15T12:00:00Z') / 1000,
    amount: 499,
    currency: 'usd',
    status: 'paid',
    url: 'https://pay.example/in_1',
  };

  it('have date, number, amount and state, and lead to the payment provider', async () => {
    const unpaid: InvoiceEntry = { ...invoice, id: 'in_2', status: 'open', url: null };
    mockEndpoint('billing.invoices', () => ({ invoices: [unpaid, invoice] }));
    await open(withSubscription({ subscription_status: 'past_due' }, false));
    const list = panel().getByRole('list', { name: 'Invoices' });
    await expect.element(list).toMatchTextContent(/\$4\.99 · Not paid.*\$4\.99 · Paid/u);
    const link = list.getByRole('link', { name: /^December 15, 2026 · ENA-0001/u });
    await expect.element(link).toHaveAttribute('href', 'https://pay.example/in_1');
  });

  it('are none during the trial, and say so', async () => {
    await open(withSubscription());
    await expect.element(panel().getByText('There are no invoices yet: nothing was charged.')).toBeVisible();
  });

  it('can be loaded again after a failure', async () => {
    mockEndpoint('billing.invoices', () => failure('PAYMENT_UNAVAILABLE'));
    await open(withSubscription());
    await expect.element(panel().getByText(/^Your invoices could not be loaded\./u)).toBeVisible();
    mockEndpoint('billing.invoices', () => ({ invoices: [invoice] }));
    await panel().getByRole('button', { name: 'Try again' }).click();
    await expect.element(panel().getByText(/\$4\.99 · Paid/u)).toBeVisible();
  });

  it('are not requested for a learner who never subscribed', async () => {
    await open(ana);
    await expect.element(subscribe()).toBeEnabled();
    expect(requests('billing.invoices')).toEqual([]);
  });
});

describe('the redirect to the payment provider', () => {
  it('[BILL-21] [SET-28] to the portal sends the return URL and is busy until the page is left', async () => {
    mockEndpoint('billing.createPortalSession', () => ({ url: '#portal' }));
    const release = holdRequests('billing.createPortalSession');
    await open(withSubscription());
    await manage().click();
    await expect.element(panel().getByRole('button', { name: 'Processing…' })).toBeDisabled();
    release();
    await expect.poll(() => location.hash).toBe('#portal');
    expect(requests('billing.createPortalSession')).toEqual([
      { returnUrl: `${location.origin}/settings?tab=subscription` },
    ]);
  });

  it.each([
    ['no URL', () => ({ url: null }), /Error: Failed to create customer portal session - no URL returned$/u],
    ['a network error', networkError, /Error: Network connection error\./u],
    ['no subscription', () => failure('NO_SUBSCRIPTION'), /Error: There is no subscription to manage\.$/u],
  ] as const)(
    '[BILL-22] [BILL-23] [SET-28] to the portal that fails with %s shows the reason and can be retried',
    async (_, response, text) => {
      mockEndpoint('billing.createPortalSession', response);
      await open(withSubscription());
      await manage().click();
      const alert = panel().getByRole('alert');
      await expect
        .element(alert)
        .toMatchTextContent(/^Failed to access subscription management\. Please try again later\. /u);
      await expect.element(alert).toMatchTextContent(text);
      await expect.element(manage()).toBeEnabled();
      await expect.element(manage()).toHaveFocus();
    },
  );

  it('[BILL-20] [SET-28] to the checkout that fails with no URL shows the reason and can be retried', async () => {
    mockEndpoint('billing.createCheckoutSession', () => ({ url: null }));
    const release = holdRequests('billing.createCheckoutSession');
    await open(ana, 'tab=subscription&from=%2Fbeginner%2Fnumbers');
    await subscribe().click();
    await expect.element(panel().getByRole('button', { name: 'Processing…' })).toBeDisabled();
    release();
    await expect
      .element(panel().getByRole('alert'))
      .toHaveTextContent(
        'Failed to process subscription. Please try again later. Error: Failed to create checkout session - no URL returned',
      );
    await expect.element(subscribe()).toBeEnabled();
    expect(requests('billing.createCheckoutSession')[0]?.success_url).toMatch(
      /&from=%2Fbeginner%2Fnumbers$/u,
    );
  });
});

describe('the subscription tab after paying', () => {
  it('[SET-03] is open and polls the session until Premium is active', async () => {
    stopTime();
    await open(ana, 'checkout=success&from=%2Fbeginner%2Fnumbers');
    await expect
      .element(page.getByRole('tab', { name: 'Subscription' }))
      .toHaveAttribute('aria-selected', 'true');
    await expect.element(panel().getByText('We are confirming your payment…')).toBeVisible();
    serverState().learner = { ...subscriber, id: ana.id, subscription: trial };
    await advanceTime(1000);
    await expect
      .element(panel().getByText('Your subscription has been activated successfully!'))
      .toBeVisible();
    await expect.poll(() => location.search).toBe('?from=%2Fbeginner%2Fnumbers&tab=subscription');
    const lesson = panel().getByRole('link', { name: 'Continue to Numbers' });
    await expect.element(lesson).toHaveAttribute('href', '/beginner/numbers');
    await expect.element(panel().getByText('Free trial')).toBeVisible();
    await lesson.click();
    await expect.poll(() => location.pathname).toBe('/beginner/numbers');
    await expect.element(page.getByText(`Free trial until ${day}.`)).toBeVisible();
  });

  it('says after 30 seconds that the provider has not confirmed it', async () => {
    stopTime();
    await open(ana, 'checkout=success&tab=subscription');
    await expect.element(panel().getByText('We are confirming your payment…')).toBeVisible();
    await advanceTime(29_000);
    await expect.element(panel().getByText('We are confirming your payment…')).toBeVisible();
    await advanceTime(1000);
    await expect
      .element(panel().getByText(/^The payment provider has not confirmed a payment yet\./u))
      .toBeVisible();
  });

  it('tells the other tabs to load the session again', async () => {
    const otherTab = new BroadcastChannel('ena-session');
    const messages: unknown[] = [];
    otherTab.addEventListener('message', ({ data }) => messages.push(data));
    await open(withSubscription());
    await expect.poll(() => messages).toEqual(['changed']);
    otherTab.close();
  });
});

describe('the subscription tab while the session loads', () => {
  it('[SET-25] shows a skeleton, and a retry after a failure', async () => {
    const release = holdRequests('session.get');
    await openApp('/settings?tab=subscription', { learner: withSubscription() });
    await expect.element(page.getByRole('status', { name: 'Loading' }).first()).toBeVisible();
    release();
    await expect.element(manage()).toBeVisible();
  });
});
