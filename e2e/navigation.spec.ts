import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';
import { setOffline, visit, waitForHydration } from './fixtures/page.ts';

/** Presses Tab until an element has the focus; throws after `maxStops`. */
async function tabTo(
  page: Page,
  role: 'link' | 'button',
  name: string | RegExp,
  maxStops = 30,
): Promise<void> {
  const target = page.getByRole(role, { name }).first();
  for (let stops = 0; stops < maxStops; stops++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${String(name)} was not reached within ${maxStops} stops`);
}

test('[NAV-07] [NAV-08] a learner gets from the home page to a lesson and signs out by keyboard alone', async ({
  page,
  signInNewLearner,
}) => {
  await signInNewLearner(page);
  await visit(page, '/');
  await expect(page.getByRole('link', { name: 'Continue Learning' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, 'link', 'Continue Learning', 3);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Topics' })).toBeVisible();
  // The focused link was removed with its page, so the focus moves to main.
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, 'link', /^Georgian Alphabet$/u);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Georgian Alphabet' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const profile = page.getByRole('banner').getByRole('button', { name: 'Ana' });
  await profile.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(profile).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[role=menuitem][data-highlighted]')).toHaveText('Settings');
  await page.keyboard.press('End');
  await expect(page.locator('[role=menuitem][data-highlighted]')).toHaveText('Log out');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Start Learning' })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test.describe('failures', () => {
  test.use({ failOnPageErrors: false });

  test('[NF-01] [NF-02] an unknown path returns 404 and leads to /404, which searches for the words of the path', async ({
    page,
    pageErrors,
    request,
  }) => {
    const response = await page.goto('/beginner/food_drinks.html');
    expect(response?.status()).toBe(404);
    await expect(page).toHaveURL('/404');
    await expect(page.getByRole('heading', { name: '404 | Page Not Found' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Search the course' })).toHaveValue('food drinks');
    await expect(page.getByRole('option').filter({ hasText: 'Food and Drinks' }).first()).toBeVisible();
    // Paths that merely resemble those of units.
    for (const path of ['/advanced/speaking', '/advanced/speaking/quiz', '/advanced/quizzes'])
      expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
    expect(pageErrors.filter((error) => !error.includes('404'))).toEqual([]);
  });

  test('Try again recovers a page that failed to load, and a reload the search whose chunk failed to load offline', async ({
    page,
    signInNewLearner,
  }) => {
    await signInNewLearner(page);
    await page.route('**/api/course/lessons/alphabet', (route) =>
      route.fulfill({ json: { id: 'alphabet', title: null } }),
    );
    await page.goto('/beginner/alphabet');
    await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
    await page.unroute('**/api/course/lessons/alphabet');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Georgian Alphabet' })).toBeVisible();

    await setOffline(page, true);
    await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
    const banner = page.getByText('The search could not be loaded.');
    await expect(banner).toBeVisible();
    await setOffline(page, false);
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(banner).toBeHidden();
    await waitForHydration(page);
    await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('combobox', { name: 'Search the course' })).toBeFocused();
  });
});
