/** Premium with the Stripe sandbox: checkout, declined card, portal, cancel, failed payment, two tabs. */
import type { Page } from '@playwright/test';
import { visit } from './fixtures/page.ts';
import { expect, test } from './fixtures/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const activated = 'Your subscription has been activated successfully!';

/** Goes from a page with plans to the provider's checkout. */
async function goToCheckout(page: Page): Promise<void> {
  await button(page, 'Subscribe Now').click();
  await page.waitForURL('**/stripe-sandbox/checkout/*');
  await expect(page.getByText('Test checkout: no money moves')).toBeVisible();
}

async function pay(page: Page, card: 'Visa ···· 4242' | 'Visa ···· 0002' | 'Mastercard ···· 0341') {
  await page.getByText(card).click();
  await page.getByRole('button', { name: /^(?:Start free trial|Pay )/u }).click();
}

async function subscribe(page: Page, card: Parameters<typeof pay>[1] = 'Visa ···· 4242'): Promise<void> {
  await visit(page, '/pricing');
  await goToCheckout(page);
  await pay(page, card);
  await page.waitForURL('**/settings?*');
  await expect(button(page, 'Manage Subscription')).toBeVisible();
}

/** Presses buttons in the provider's portal, each of which reloads its page, and returns to Ena. */
async function inPortal(page: Page, ...names: string[]): Promise<void> {
  await page.goto('/settings?tab=subscription');
  await button(page, 'Manage Subscription').click();
  await page.waitForURL('**/stripe-sandbox/portal/*');
  for (const name of names) {
    await Promise.all([page.waitForEvent('domcontentloaded'), button(page, name).click()]);
    await expect(page.getByRole('heading', { name: 'Your subscription' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Back to Ena' }).click();
  await page.waitForURL('**/settings?tab=subscription');
}

test.describe('a declined card', () => {
  // The provider responds to a declined card with 402, which the browser logs.
  test.use({ failOnPageErrors: false });

  test('[BILL-04] [BILL-11] [BILL-13] [BILL-17] [BILL-18] [SET-02] [SET-03] [SET-26] a learner cancels the checkout, is declined, pays, and opens the lesson; the other tab is updated', async ({
    page,
    signInNewLearner,
  }) => {
    await signInNewLearner(page);
    const otherTab = await page.context().newPage();
    await otherTab.goto('/beginner');
    await expect(otherTab.getByText('Premium Content').first()).toBeVisible();

    await page.goto('/beginner/numbers');
    await page.waitForURL('**/pricing?from=*');
    await goToCheckout(page);
    await expect(page.getByText('7 days free, then $4.99 per month.')).toBeVisible();
    await page.getByRole('link', { name: 'Cancel and go back' }).click();
    await expect(page.getByText('Checkout was canceled. Please try again.')).toBeVisible();
    await expect(page.getByText('Numbers is part of Premium.')).toBeVisible();

    await goToCheckout(page);
    await pay(page, 'Visa ···· 0002');
    await expect(page.getByText('Your card was declined. Nothing was paid.')).toBeVisible();
    await pay(page, 'Visa ···· 4242');
    await page.waitForURL('**/settings?*');
    await expect(page.getByText(activated)).toBeVisible();
    await expect(page.getByText('Free trial', { exact: true })).toBeVisible();
    await expect(otherTab.getByText('Premium Content')).toHaveCount(0);

    await expect(page.getByRole('tab', { name: 'Subscription' })).toHaveAttribute('aria-selected', 'true');
    const panel = page.getByRole('tabpanel');
    const day = new Date(Date.now() + 7 * 86_400_000).toLocaleDateString('en-US', { dateStyle: 'long' });
    await panel.getByText('Details').click();
    for (const text of [day, '$4.99 per month', 'Visa ending in 4242', 'price_practice_premium'])
      await expect(panel.getByText(text)).toBeVisible();
    await expect(panel.getByText('Cancels at period end')).toHaveCount(0);

    await page.getByRole('link', { name: 'Continue to Numbers' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Numbers' })).toBeVisible();
    await expect(page.getByText(`Free trial until ${day}.`)).toBeVisible();
  });
});

test.describe('a subscription that ends', () => {
  // A page of an ended subscription gets an error status, which the browser logs.
  test.use({ failOnPageErrors: false });

  test('[BILL-12] [BILL-21] [SET-27] persists across a restart of the server, lasts until its period ends, then closes the open lesson, and is renewed without a second trial', async ({
    page,
    server,
    signInNewLearner,
  }) => {
    await signInNewLearner(page);
    await subscribe(page);
    await server.restart();
    await inPortal(page, 'Cancel at the end of the period');
    await expect(page.getByText('Cancels at period end')).toBeVisible();
    const lesson = await page.context().newPage();
    await lesson.goto('/beginner/numbers');
    await expect(lesson.getByText(/Premium is active\.\s*Ends on /u)).toBeVisible();
    await inPortal(page, 'Keep my subscription');
    await expect(page.getByText('First payment on')).toBeVisible();
    await expect(page.getByText('Cancels at period end')).toHaveCount(0);

    await inPortal(page, 'Cancel at the end of the period', 'Test: end the billing period now');
    await expect(page.getByText('Your subscription has ended')).toBeVisible();
    await expect(lesson).toHaveURL('/pricing?from=%2Fbeginner%2Fnumbers');

    await goToCheckout(page);
    await expect(page.getByText('$4.99 per month, beginning today.')).toBeVisible();
    await button(page, 'Pay $4.99').click();
    await expect(page.getByText('Renews on')).toBeVisible();
    await inPortal(page, 'Cancel now');
    await expect(page.getByText('Your subscription has ended')).toBeVisible();
  });
});

test('a failed second payment closes Premium, offers no second subscription, and is resolved with another card', async ({
  page,
  signInNewLearner,
}) => {
  await signInNewLearner(page);
  await subscribe(page, 'Mastercard ···· 0341');
  await expect(page.getByText('Mastercard ending in 0341')).toBeVisible();
  const end = 'Test: end the billing period now';
  await inPortal(page, end, end);
  await expect(page.getByText(/^Your last payment .*failed/u)).toBeVisible();
  await page.goto('/beginner/numbers');
  await page.waitForURL('**/pricing?from=*');
  await expect(page.getByRole('link', { name: 'Manage Subscription' })).toBeVisible();
  await expect(button(page, 'Subscribe Now')).toHaveCount(0);
  await page.goto('/settings?tab=subscription');
  await button(page, 'Manage Subscription').click();
  await page.getByText('Visa ···· 4242').click();
  await button(page, 'Use this card').click();
  await expect(page.getByText('Active')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Ena' }).click();
  await expect(page.getByText('Visa ending in 4242')).toBeVisible();
  await expect(page.getByText('Renews on')).toBeVisible();
});

test.describe('two open checkouts', () => {
  test.use({ failOnPageErrors: false });

  test('of one learner are the same session, so that nothing is paid twice', async ({
    page,
    signInNewLearner,
  }) => {
    await signInNewLearner(page);
    const otherTab = await page.context().newPage();
    await page.goto('/pricing');
    await otherTab.goto('/settings?tab=subscription');
    await goToCheckout(page);
    await goToCheckout(otherTab);
    await expect(otherTab).toHaveURL(page.url());
    await pay(page, 'Visa ···· 4242');
    await expect(page.getByText(activated)).toBeVisible();
    await pay(otherTab, 'Visa ···· 4242');
    await expect(otherTab.getByText('You are not charged twice.')).toBeVisible();
    await otherTab.getByRole('link', { name: 'Back to Ena' }).click();
    await expect(button(otherTab, 'Manage Subscription')).toBeVisible();
  });
});

test.describe('the demo subscriber', () => {
  test.use({ role: 'subscriber' });

  test('can open the portal like any other', async ({ page }) => {
    await page.goto('/settings?tab=subscription');
    await expect(page.getByText('Renews on')).toBeVisible();
    await button(page, 'Manage Subscription').click();
    await expect(page.getByRole('heading', { name: 'Your subscription' })).toBeVisible();
    await expect(button(page, 'Cancel at the end of the period')).toBeEnabled();
    await page.getByRole('link', { name: 'Back to Ena' }).click();
    await expect(button(page, 'Manage Subscription')).toBeVisible();
  });
});
