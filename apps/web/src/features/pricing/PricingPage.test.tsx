import { premium, trialDays, trialNoticeDays } from '@ena/domain/billing/plan';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, reopenApp, subscriber } from '../../../test/app.tsx';
import { ana } from '../../../test/learner.ts';
import {
  mockEndpoint,
  failure,
  holdRequests,
  networkError,
  requests,
  serverState,
  settleRequests,
} from '../../../test/mockApi.ts';
import { advanceTime, stopTime } from '../../../test/time.ts';

const region = (name: string) => page.getByRole('region', { name, exact: true });
const subscribe = () => page.getByRole('button', { name: 'Subscribe Now' });
const manage = () => page.getByRole('main').getByRole('link', { name: 'Manage Subscription' });
const notice = () => page.getByRole('main').getByRole('status');
const activated = () => notice().getByText('Your subscription has been activated successfully!');
const subscription = {
  subscription_status: 'active',
  price_id: 'price_test',
  current_period_end: 1_800_000_000,
  cancel_at_period_end: false,
  payment_method_brand: 'visa',
  payment_method_last4: '4242',
};
/** Replaces the checkout URL of the provider: a URL fragment, so that the browser stays on this page. */
const checkoutUrl = '#checkout';

describe('the plans', () => {
  it('[BILL-01] [BILL-03] [BILL-08] [BILL-09] [SUBS-06] shows both plans, reasons and questions', async () => {
    await openApp('/pricing', { learner: null });
    const home = page.getByRole('main').getByRole('link', { name: 'Back to Home' });
    await expect.element(home).toHaveAttribute('href', '/');
    await expect.element(region('Free')).toMatchTextContent(/\$0\s*Forever[^$]*Beginner Lessons/u);
    await expect.element(region('Premium')).toMatchTextContent(/Recommended\s*\$4\.99\s*per month/u);
    for (const feature of [
      'Beginner, Intermediate and Advanced Lessons',
      'All Quizzes',
      'Advanced Progress Tracking',
      'The first 7 days are free.',
    ])
      await expect.element(region('Premium')).toMatchTextContent(feature);
    for (const reason of ['Complete learning path', 'Premium content', 'Advanced features'])
      await expect.element(region('Why Choose Premium')).toMatchTextContent(reason);
    for (const text of [
      'access continues to the end of the period',
      'the payment provider shows you',
      'free trial of 7 days',
      'There is one paid plan.',
    ])
      await expect.element(region('Questions')).toMatchTextContent(text);
    await expect.element(region('Questions')).not.toMatchTextContent(/PayPal/iu);
  });

  it('[BILL-02] [BILL-07] link a visitor to the sign-up, and to the login with a link back', async () => {
    await openApp('/pricing?from=%2Fbeginner%2Fnumbers', { learner: null });
    const start = page.getByRole('link', { name: 'Get Started' });
    await expect.element(start).toHaveAttribute('href', '/signup');
    const login = page.getByRole('main').getByRole('link', { name: 'Subscribe Now' });
    const back = encodeURIComponent('/pricing?from=%2Fbeginner%2Fnumbers');
    await expect.element(login).toHaveAttribute('href', `/login?from=${back}`);
  });

  it('[BILL-02] [GUARD-28] tell a learner that the requested page is part of Premium', async () => {
    await openApp('/pricing?from=%2Fbeginner%2Fnumbers');
    await expect.element(page.getByText('Numbers is part of Premium.')).toBeVisible();
    await expect.element(subscribe()).toBeEnabled();
    await expect
      .element(page.getByRole('link', { name: 'Get Started' }))
      .toHaveAttribute('href', '/beginner');
  });

  it('link a learner to the Beginner level, too, while the session is loading', async () => {
    holdRequests('session.get');
    await openApp('/pricing', { wasSignedIn: true });
    await expect
      .element(page.getByRole('link', { name: 'Get Started' }))
      .toHaveAttribute('href', '/beginner');
    await expect.element(page.getByText(/^The first \d+ days are free\.$/u)).not.toBeVisible();
    await expect.element(subscribe()).toBeDisabled();
  });

  it('[BILL-13] say once that the checkout was canceled', async () => {
    await openApp('/pricing?checkout=canceled&from=%2Fbeginner%2Fnumbers');
    const text = page.getByRole('status').getByText('Checkout was canceled. Please try again.');
    await expect.element(text).toBeVisible();
    await expect.poll(() => location.search).toBe('?from=%2Fbeginner%2Fnumbers');
    await expect.element(text).toBeVisible();
    await reopenApp(location.pathname + location.search);
    await expect.element(subscribe()).toBeEnabled();
    expect(text.elements()).toEqual([]);
  });

  it('[BILL-14] say once that the subscription was activated, as soon as it is', async () => {
    stopTime();
    await openApp('/pricing?checkout=success');
    await expect.element(notice().getByText('We are confirming your payment…')).toBeVisible();
    expect(location.search).toBe('?checkout=success');
    await advanceTime(30_000);
    await expect.element(notice().getByText(/has not confirmed a payment yet/u)).toBeVisible();
    expect(activated().elements()).toEqual([]);
    serverState().learner = { ...subscriber, id: ana.id, subscription };
    window.dispatchEvent(new Event('focus'));
    await expect.element(activated()).toBeVisible();
    await expect.element(manage()).toBeVisible();
    expect(location.search).toBe('');
    await reopenApp('/pricing');
    await expect.element(manage()).toBeVisible();
    expect(activated().elements()).toEqual([]);
  });

  it('[BILL-14] say that the subscription was activated only after a checkout in this tab, by this learner', async () => {
    mockEndpoint('billing.createCheckoutSession', () => ({ url: checkoutUrl }));
    await openApp('/pricing');
    await subscribe().click();
    await expect.poll(() => location.hash).toBe(checkoutUrl);
    const paid = { ...subscriber, id: ana.id, subscription };
    for (const learner of [{ ...paid, id: 'someone-else' }, paid]) {
      await reopenApp('/pricing?checkout=success', learner);
      await expect.element(manage()).toBeVisible();
      await expect.poll(() => location.search).toBe('');
      expect(activated().elements()).toEqual([]);
    }
    await reopenApp('/pricing', ana);
    await subscribe().click();
    await expect.poll(() => location.hash).toBe(checkoutUrl);
    await reopenApp('/pricing?checkout=success', paid);
    await expect.element(activated()).toBeVisible();
    await reopenApp('/pricing?checkout=success', paid);
    await expect.element(manage()).toBeVisible();
    await expect.poll(() => location.search).toBe('');
    expect(activated().elements()).toEqual([]);
  });

  it('[BILL-14] ask a visitor who comes back from the checkout to log in, and claim nothing', async () => {
    await openApp('/pricing?checkout=success', { learner: null });
    await expect.element(notice().getByText(/^You are signed out\./u)).toBeVisible();
    await expect
      .element(notice().getByRole('link', { name: 'Log in' }))
      .toHaveAttribute(
        'href',
        `/login?from=${encodeURIComponent('/settings?checkout=success&tab=subscription')}`,
      );
    expect(activated().elements()).toEqual([]);
  });

  it('[BILL-05] link a subscriber to their settings, without an offer', async () => {
    await openApp('/pricing?from=%2Fbeginner%2Fnumbers', { learner: { ...subscriber, subscription } });
    await expect.element(manage()).toHaveAttribute('href', '/settings?tab=subscription');
    expect(subscribe().elements()).toEqual([]);
    expect(page.getByText(/is part of Premium/u).elements()).toEqual([]);
    expect(page.getByText(/days are free/u).elements()).toEqual([]);
  });

  it('link an admin to their settings', async () => {
    await openApp('/pricing', { learner: { ...ana, isAdmin: true, entitled: true } });
    await expect.element(manage()).toBeVisible();
  });

  it.each(['past_due', 'unpaid', 'incomplete', 'paused', 'unknown_status'])(
    'never sell a second subscription beside one that is %s',
    async (status) => {
      await openApp('/pricing', {
        learner: { ...ana, subscription: { ...subscription, subscription_status: status } },
      });
      await expect.element(manage()).toBeVisible();
      await expect
        .element(page.getByRole('main').getByRole('alert'))
        .toMatchTextContent(/Your progress is kept\./u);
      expect(subscribe().elements()).toEqual([]);
    },
  );

  it('say on the way to a locked lesson that the payment failed, and lead to the payment provider', async () => {
    mockEndpoint('billing.createPortalSession', () => ({ url: '#portal' }));
    await openApp('/pricing?from=%2Fbeginner%2Fnumbers', {
      learner: { ...ana, subscription: { ...subscription, subscription_status: 'past_due' } },
    });
    const alert = page.getByRole('main').getByRole('alert');
    await expect
      .element(alert)
      .toMatchTextContent(/^Your last payment with your card ending in 4242 failed/u);
    await alert.getByRole('button', { name: 'Check my payment' }).click();
    await expect.poll(() => location.hash).toBe('#portal');
  });

  it('show the trial as a time line, in the days of the plan, until a first subscription', async () => {
    await openApp('/pricing', { learner: ana });
    const steps = region('How the Free Trial Works').getByRole('listitem');
    await expect.element(steps).toHaveLength(3);
    await expect.element(steps.nth(1)).toMatchTextContent(`Day ${trialDays - trialNoticeDays}`);
    await expect.element(steps.nth(2)).toMatchTextContent(`Day ${trialDays}`);
    await reopenApp('/pricing', {
      ...ana,
      subscription: { ...subscription, subscription_status: 'canceled' },
    });
    await expect.element(subscribe()).toBeEnabled();
    expect(region('How the Free Trial Works').elements()).toEqual([]);
  });

  it('offer Premium again, without a trial, after a subscription that has ended', async () => {
    await openApp('/pricing', {
      learner: { ...ana, subscription: { ...subscription, subscription_status: 'canceled' } },
    });
    await expect.element(subscribe()).toBeEnabled();
    expect(page.getByText(/days are free/u).elements()).toEqual([]);
  });

  it('say that no payment provider is connected', async () => {
    mockEndpoint('billing.plans', () => ({ plans: [] }));
    await openApp('/pricing');
    await expect.element(region('Premium').getByText(/^No payment provider is connected/u)).toBeVisible();
    expect(subscribe().elements()).toEqual([]);
  });

  it('show a retry button when the session could not be loaded', async () => {
    mockEndpoint('session.get', () => failure('UNAVAILABLE'));
    await openApp('/pricing');
    const again = region('Premium').getByRole('button', { name: 'Try again' });
    await expect.element(again).toBeVisible();
    // Not earlier: the session is also reloaded automatically.
    again
      .element()
      .addEventListener('pointerdown', () => mockEndpoint('session.get', () => ({ learner: ana })), {
        once: true,
      });
    await again.click();
    await expect.element(subscribe()).toBeEnabled();
  });
});

describe('the redirect to the checkout', () => {
  it('[BILL-04] [BILL-06] [BILL-17] [BILL-18] sends plan and return URLs once, disables both buttons, and goes to the provider', async () => {
    mockEndpoint('billing.createCheckoutSession', () => ({ url: checkoutUrl }));
    const release = holdRequests('billing.createCheckoutSession');
    await openApp('/pricing?from=%2Fbeginner%2Fnumbers');
    await subscribe().click();
    const loading = page.getByRole('button', { name: 'Loading' });
    await expect.element(loading).toHaveLength(2);
    for (const button of loading.elements()) expect(button.hasAttribute('disabled')).toBe(true);
    release();
    await expect.poll(() => location.hash).toBe(checkoutUrl);
    expect(requests('billing.createCheckoutSession')).toEqual([
      {
        price_id: 'price_test',
        success_url: `${location.origin}/settings?checkout=success&tab=subscription&from=%2Fbeginner%2Fnumbers`,
        cancel_url: `${location.origin}/pricing?checkout=canceled&from=%2Fbeginner%2Fnumbers`,
        mode: 'subscription',
      },
    ]);
  });

  it('can be used again after the back button (bfcache)', async () => {
    mockEndpoint('billing.createCheckoutSession', () => ({ url: checkoutUrl }));
    await openApp('/pricing');
    await subscribe().click();
    await expect.poll(() => location.hash).toBe(checkoutUrl);
    await expect.element(page.getByRole('button', { name: 'Loading' })).toHaveLength(2);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await expect.element(subscribe()).toBeEnabled();
  });

  it.each([
    ['PAYMENT_UNAVAILABLE', 'The payment provider cannot be reached right now. Nothing was charged.'],
    ['PAYMENT_SLOW', 'The payment provider took too long to answer. Nothing was charged.'],
    ['RATE_LIMITED', 'Too many attempts. Please wait a moment and try again.'],
  ] as const)('[BILL-19] %s shows an alert; the button is enabled and focused', async (code, text) => {
    mockEndpoint('billing.createCheckoutSession', () => failure(code));
    await openApp('/pricing');
    await subscribe().click();
    await expect
      .element(page.getByRole('main').getByRole('alert'))
      .toHaveTextContent(`Failed to process subscription. Please try again later. Error: ${text}`);
    await expect.element(subscribe()).toBeEnabled();
    await expect.element(subscribe()).toHaveFocus();
    await expect.element(page.getByRole('link', { name: 'Get Started' })).toBeVisible();
    mockEndpoint('billing.createCheckoutSession', () => ({ url: checkoutUrl }));
    await subscribe().click();
    await expect.poll(() => location.hash).toBe(checkoutUrl);
  });

  it.each([
    ['a network error', networkError, /Error: Network connection error\./u],
    [
      'a response without a URL',
      () => ({ url: null }),
      /Failed to create checkout session - no URL returned$/u,
    ],
  ] as const)('[BILL-20] %s shows an alert', async (_, response, text) => {
    mockEndpoint('billing.createCheckoutSession', response);
    await openApp('/pricing');
    await subscribe().click();
    await expect.element(page.getByRole('main').getByRole('alert')).toMatchTextContent(text);
    await expect.element(subscribe()).toBeEnabled();
  });

  it('[BILL-16] sends nothing when the plan is not offered', async () => {
    mockEndpoint('billing.plans', () => ({
      plans: [{ ...premium, name: 'other', price_id: 'price_other' }],
    }));
    await openApp('/pricing');
    await subscribe().click();
    await expect
      .element(page.getByRole('main').getByRole('alert'))
      .toMatchTextContent('Invalid product name: premium');
    await settleRequests();
    expect(requests('billing.createCheckoutSession')).toEqual([]);
  });

  it('becomes a link to the settings when Premium was bought in another tab', async () => {
    mockEndpoint('billing.createCheckoutSession', () => {
      serverState().learner = { ...subscriber, id: ana.id, subscription };
      return failure('ALREADY_SUBSCRIBED');
    });
    await openApp('/pricing');
    await subscribe().click();
    await expect.element(manage()).toBeVisible();
  });
});
