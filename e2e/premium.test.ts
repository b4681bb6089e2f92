/** Premium from end to end, with the practice provider: subscribe, manage, cancel, lapse, trial, bad cards, two tabs. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browseAs, demo, launch, logIn, open, soon, visit } from './support/browser.ts';
import { type Ena, startEna } from './support/ena.ts';
import { learnerPassword, newLearner } from './support/learner.ts';

let ena: Ena;
let browser: Browser;
beforeAll(async () => {
  [ena, browser] = await Promise.all([startEna(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await ena.stop();
});

const activated = 'Your subscription has been activated successfully!';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const pathOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

/** From a page with the plans to the provider's checkout. */
async function toCheckout(page: Page): Promise<void> {
  await button(page, 'Subscribe Now').click();
  await page.waitForURL('**/practice/checkout/*');
  await page.getByText('Test checkout: no money moves').waitFor();
}
async function pay(page: Page, card: 'Visa ···· 4242' | 'Visa ···· 0002' | 'Mastercard ···· 0341') {
  await page.getByText(card).click();
  await page.getByRole('button', { name: /^(?:Start free trial|Pay )/u }).click();
}
async function subscribe(page: Page, card: Parameters<typeof pay>[1] = 'Visa ···· 4242'): Promise<void> {
  await page.goto('/pricing');
  await toCheckout(page);
  await pay(page, card);
  await page.waitForURL('**/settings?*');
  await button(page, 'Manage Subscription').waitFor();
}
/** In the provider's portal, and back. */
async function inPortal(page: Page, ...presses: string[]): Promise<void> {
  await page.goto('/settings?tab=subscription');
  await button(page, 'Manage Subscription').click();
  await page.waitForURL('**/practice/portal/*');
  for (const name of presses) {
    // The same page once more, by a form: what stands there may be that from before.
    await Promise.all([page.waitForEvent('domcontentloaded'), button(page, name).click()]);
    await page.getByRole('heading', { name: 'Your subscription' }).waitFor();
  }
  await page.getByRole('link', { name: 'Back to Ena' }).click();
  await page.waitForURL('**/settings?tab=subscription');
}

describe('a visitor', () => {
  it('[BILL-02] [BILL-07] is led to the login, and back to the plans', async () => {
    const { page } = await open(browser, ena.url);
    await visit(page, '/pricing?from=%2Fbeginner%2Fnumbers');
    const getStarted = page.getByRole('link', { name: 'Get Started' });
    expect(await getStarted.getAttribute('href')).toBe('/signup');
    await page.getByRole('link', { name: 'Subscribe Now' }).click();
    await page.waitForURL('**/login?from=*');
    await page.getByLabel('Email').fill(demo.learner);
    await page.getByLabel('Password', { exact: true }).fill('gamarjoba');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL((url) => url.pathname === '/pricing');
    await page.getByText('Numbers is part of Premium.').waitFor();
    await button(page, 'Subscribe Now').waitFor();
    expect(await getStarted.getAttribute('href')).toBe('/beginner');
    await page.context().close();
  });

  it('[BILL-01] [BILL-03] [BILL-08] [BILL-09] sees both plans, the reasons and the questions', async () => {
    const { page, problems } = await open(browser, ena.url);
    await visit(page, '/pricing');
    expect(await page.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
    const free = page.getByRole('region', { name: 'Free' });
    const premium = page.getByRole('region', { name: 'Premium', exact: true });
    expect(await free.innerText()).toMatch(/\$0\s+Forever[^$]*Beginner Lessons/u);
    const text = await premium.innerText();
    expect(text).toMatch(/Recommended\s+\$4\.99\s+per month/u);
    for (const feature of [
      'Beginner, Intermediate and Advanced Lessons',
      'All Quizzes',
      'Advanced Progress Tracking',
    ])
      expect(text).toContain(feature);
    const why = await page.getByRole('region', { name: 'Why Choose Premium' }).innerText();
    for (const reason of ['Complete learning path', 'Premium content', 'Advanced features'])
      expect(why).toContain(reason);
    const asked = await page.getByRole('region', { name: 'Questions' }).innerText();
    for (const answer of [
      'access continues to the end of the period',
      'the payment provider shows you',
      'free trial of 7 days',
      'There is one paid plan.',
    ])
      expect(asked).toContain(answer);
    expect(asked).not.toMatch(/PayPal/iu);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it('[BILL-13] [BILL-14] sees what the provider sent back with', async () => {
    const { page, problems } = await open(browser, ena.url);
    await page.goto('/pricing?checkout=canceled');
    await page.getByText('Checkout was canceled. Please try again.').waitFor();
    await page.goto('/pricing?checkout=success');
    await page.getByText(activated).waitFor();
    expect(problems).toEqual([]);
    await page.context().close();
  });
});

describe('a learner', () => {
  it('[BILL-04] [BILL-05] [BILL-11] [BILL-17] [BILL-18] [SET-02] [SET-03] [SET-26] [SUBS-06] subscribes, with a declined card first, and goes on to what they wanted', async () => {
    const { page, problems } = await newLearner(browser, ena, 'subscribes');
    const other = await page.context().newPage();
    await other.goto('/beginner');
    await other.getByText('Premium Content').first().waitFor();

    await page.goto('/beginner/numbers');
    await page.waitForURL('**/pricing?from=*');
    const price = page.getByRole('region', { name: 'Premium', exact: true });
    expect(await price.innerText()).toMatch(/\$4\.99\s+per month/u);
    const asked = page.waitForRequest('**/api/billing/create-checkout-session');
    await toCheckout(page);
    expect((await asked).postDataJSON()).toEqual({
      price_id: 'price_practice_premium',
      success_url: `${ena.url}/settings?checkout=success&tab=subscription&from=%2Fbeginner%2Fnumbers`,
      cancel_url: `${ena.url}/pricing?checkout=canceled&from=%2Fbeginner%2Fnumbers`,
      mode: 'subscription',
    });
    await page.getByText('7 days free, then $4.99 per month.').waitFor();
    await page.getByRole('link', { name: 'Cancel and go back' }).click();
    await page.getByText('Checkout was canceled. Please try again.').waitFor();
    await page.getByText('Numbers is part of Premium.').waitFor();

    await toCheckout(page);
    await pay(page, 'Visa ···· 0002');
    await page.getByText('Your card was declined. Nothing was paid.').waitFor();
    await pay(page, 'Visa ···· 4242');
    await page.waitForURL('**/settings?checkout=success&tab=subscription&from=*');
    const paid = Date.now();
    await page.getByText(activated).waitFor();
    await page.getByText('Free trial', { exact: true }).waitFor();
    // Another tab that stayed open learns of it by itself.
    await other.getByText('Premium Content').first().waitFor({ state: 'detached', timeout: 5_000 });
    expect(Date.now() - paid).toBeLessThan(5_000);

    expect(await page.getByRole('tab', { name: 'Subscription' }).getAttribute('aria-selected')).toBe('true');
    const panel = page.getByRole('tabpanel');
    const day = new Date(Date.now() + 7 * 86_400_000).toLocaleDateString('en-US', { dateStyle: 'long' });
    await panel.getByText(day).waitFor();
    await panel.getByText('$4.99 per month').waitFor();
    await panel.getByText('Visa ending in 4242').waitFor();
    await panel.getByText('price_practice_premium').waitFor();
    expect(await panel.getByText('Cancels at period end').count()).toBe(0);

    await page.getByRole('link', { name: 'Go on to Numbers' }).click();
    await page.waitForURL('**/beginner/numbers');
    await page.getByText(`Free trial until ${day}.`).waitFor();
    await page.goto('/pricing');
    const manage = page.getByRole('link', { name: 'Manage Subscription' });
    expect(await manage.getAttribute('href')).toBe('/settings?tab=subscription');
    expect(problems.filter((problem) => !problem.includes('402'))).toEqual([]);
    await page.context().close();
  });

  it('[SET-27] [BILL-12] [BILL-21] cancels, keeps Premium until the end, loses it then, and gets no second trial', async () => {
    const { page } = await newLearner(browser, ena, 'cancels');
    await subscribe(page);
    await inPortal(page, 'Cancel at the end of the period');
    await page.getByText('Cancels at period end').waitFor();
    const lesson = await page.context().newPage();
    await lesson.goto('/beginner/numbers');
    await lesson.getByText(/Premium is active\.\s*Ends on /u).waitFor();
    await inPortal(page, 'Do not cancel after all');
    await page.getByText('First payment on').waitFor();
    expect(await page.getByText('Cancels at period end').count()).toBe(0);

    await inPortal(page, 'Cancel at the end of the period', 'For practice: let the period end now');
    const ended = Date.now();
    await page.getByText('Your subscription has ended').waitFor();
    // The lesson that was left open closes by itself: Premium is over.
    await lesson.waitForURL('**/pricing?from=%2Fbeginner%2Fnumbers', { timeout: 5_000 });
    expect(Date.now() - ended).toBeLessThan(5_000);

    await button(page, 'Subscribe Now').click();
    await page.waitForURL('**/practice/checkout/*');
    await page.getByText('$4.99 per month, beginning today.').waitFor();
    await button(page, 'Pay $4.99').click();
    await page.getByText('Renews on').waitFor();
    await page.context().close();
  });

  it('whose second payment fails is told so, pays with another card, and is never sold a second subscription', async () => {
    const { page } = await newLearner(browser, ena, 'fails');
    await subscribe(page, 'Mastercard ···· 0341');
    await page.getByText('Mastercard ending in 0341').waitFor();
    const end = 'For practice: let the period end now';
    await inPortal(page, end, end);
    await page.getByText('Your last payment failed').waitFor();
    await page.goto('/beginner/numbers');
    await page.waitForURL('**/pricing?from=*');
    await page.getByRole('link', { name: 'Manage Subscription' }).waitFor();
    expect(await button(page, 'Subscribe Now').count()).toBe(0);
    await page.goto('/settings?tab=subscription');
    await button(page, 'Manage Subscription').click();
    await page.getByText('Visa ···· 4242').click();
    await button(page, 'Use this card').click();
    await page.getByText('Active').waitFor();
    await page.getByRole('link', { name: 'Back to Ena' }).click();
    await page.getByText('Visa ending in 4242').waitFor();
    await page.getByText('Renews on').waitFor();
    await page.context().close();
  });

  it('who pays in one of two tabs cannot pay in the other', async () => {
    const { page } = await newLearner(browser, ena, 'twice');
    const other = await page.context().newPage();
    await page.goto('/pricing');
    await other.goto('/settings?tab=subscription');
    await Promise.all([toCheckout(page), toCheckout(other)]);
    expect(pathOf(page)).toBe(pathOf(other));
    await pay(page, 'Visa ···· 4242');
    await page.getByText(activated).waitFor();
    await pay(other, 'Visa ···· 4242');
    await other.getByText('Nothing is paid twice.').waitFor();
    await other.getByRole('link', { name: 'Back to Ena' }).click();
    await button(other, 'Manage Subscription').waitFor();
    await page.context().close();
  });

  it('on another device learns of it when they look at that one again, or open the next page there', async () => {
    const { page } = await newLearner(browser, ena, 'devices');
    const { page: phone } = await open(browser, ena.url);
    await logIn(phone, 'devices@ena.example', learnerPassword);
    await phone.goto('/beginner');
    await phone.getByText('Premium Content').first().waitFor();
    await subscribe(page);
    const looked = phone.waitForResponse('**/api/session');
    await phone.evaluate(() => window.dispatchEvent(new Event('focus')));
    await looked;
    await phone.getByText('Premium Content').first().waitFor({ state: 'detached' });
    await inPortal(page, 'Cancel now');
    await page.getByText('Your subscription has ended').waitFor();
    await phone
      .getByRole('main')
      .getByRole('link', { name: /Animals/u })
      .first()
      .click();
    await phone.waitForURL('**/pricing?from=%2Fbeginner%2Fanimals');
    await button(phone, 'Subscribe Now').waitFor();
    await phone.context().close();
    await page.context().close();
  });

  it('stays a subscriber when the server is started anew', async () => {
    const { page } = await newLearner(browser, ena, 'restart');
    await subscribe(page);
    await ena.restart();
    await inPortal(page, 'Cancel now');
    await page.getByText('Your subscription has ended').waitFor();
    await page.context().close();
  });
});

describe('where the way to the provider fails', () => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await newLearner(browser, ena, 'stuck'));
  });
  afterAll(() => page.context().close());
  /** The answer to a call, kept back until the function that comes with it is called. */
  const held = async (path: string, body: object, status = 200) => {
    let answer = () => {};
    const allowed = new Promise<void>((resolve) => (answer = resolve));
    await page.route(`**/api/billing/${path}`, async (route) => {
      await allowed;
      await route.fulfill({ status, json: body });
    });
    return answer;
  };

  it('[BILL-06] [BILL-19] on the plans: both buttons wait, then say why, and work again', async () => {
    await visit(page, '/pricing');
    const failure = { defined: true, code: 'PAYMENT_UNAVAILABLE', status: 503, message: '' };
    const reply = await held('create-checkout-session', failure, 503);
    await button(page, 'Subscribe Now').click();
    const waiting = button(page, 'Loading');
    await soon(() => waiting.count()).toBe(2);
    for (const each of await waiting.all()) expect(await each.isDisabled()).toBe(true);
    reply();
    await page
      .getByText(
        'Failed to process subscription. Please try again later. Error: The payment provider cannot be reached right now. Nothing was charged.',
      )
      .waitFor();
    expect(await button(page, 'Subscribe Now').isEnabled()).toBe(true);
    await page.getByRole('link', { name: 'Get Started' }).waitFor();
    await page.unroute('**/api/billing/create-checkout-session');
    await toCheckout(page);
  });

  it('[BILL-20] [SET-28] in the settings, with no address in the answer', async () => {
    const reply = await held('create-checkout-session', { url: null });
    await page.goto('/settings?tab=subscription');
    await button(page, 'Subscribe Now').click();
    expect(await button(page, 'Processing…').isDisabled()).toBe(true);
    reply();
    await page
      .getByText(
        'Failed to process subscription. Please try again later. Error: Failed to create checkout session - no URL returned',
      )
      .waitFor();
    expect(await button(page, 'Subscribe Now').isEnabled()).toBe(true);
    await page.unroute('**/api/billing/create-checkout-session');
  });

  it('[BILL-22] [BILL-23] [SET-28] with the portal', async () => {
    await subscribe(page);
    const reply = await held('create-portal-session', { url: null });
    await page.goto('/settings?tab=subscription');
    await button(page, 'Manage Subscription').click();
    expect(await button(page, 'Processing…').isDisabled()).toBe(true);
    reply();
    await page
      .getByText(
        'Failed to access subscription management. Please try again later. Error: Failed to create customer portal session - no URL returned',
      )
      .waitFor();
    await page.unroute('**/api/billing/create-portal-session');
    await page.route('**/api/billing/create-portal-session', (route) => route.abort());
    await button(page, 'Manage Subscription').click();
    await page
      .getByText(/^Failed to access subscription management\. Please try again later\. Error: Network/u)
      .waitFor();
    expect(await button(page, 'Manage Subscription').isEnabled()).toBe(true);
  });

  it('[SET-25] a session that takes its time shows that it is loading', async () => {
    await visit(page, '/');
    let answer = () => {};
    const allowed = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/session', async (route) => {
      await allowed;
      await route.continue();
    });
    await page.goto('/settings?tab=subscription');
    await page.getByRole('status', { name: 'Loading' }).first().waitFor();
    answer();
    await button(page, 'Manage Subscription').waitFor();
    await page.unroute('**/api/session');
  });
});

it('an admin has Premium by their role: nothing to pay, no portal', () =>
  browseAs(browser, ena.url, 'admin@demo.ena.example', async (page) => {
    await visit(page, '/pricing');
    await page.getByRole('link', { name: 'Manage Subscription' }).click();
    await page.getByText('comes with the admin role').waitFor();
    expect(await button(page, 'Manage Subscription').count()).toBe(0);
    expect(await page.getByText('Premium is active.').count()).toBe(0);
  }));

it('the demo subscriber can be managed like any other', () =>
  browseAs(browser, ena.url, demo.subscriber, async (page) => {
    await inPortal(page, 'Cancel at the end of the period', 'Do not cancel after all');
    await page.getByText('Renews on').waitFor();
    expect(await page.getByText('Cancels at period end').count()).toBe(0);
  }));
