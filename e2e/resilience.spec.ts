/** Failures that need the built app and a real server: no JavaScript, slow scripts, offline, stale chunks. */
import type { Page } from '@playwright/test';
import { runScreen, setOffline, visit, waitForHydration } from './fixtures/page.ts';
import { expect, test } from './fixtures/test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the account forms send nothing, in particular no password in the URL', async ({ page }) => {
    const requested: string[] = [];
    for (const path of ['/login', '/signup']) {
      await page.goto(path);
      await page.getByLabel('Email').fill('ana@ena.example');
      for (const name of await page.getByLabel('Display name').all()) await name.fill('Ana');
      for (const field of await page.locator('input[type=password]').all()) await field.fill('gamarjoba');
      page.on('request', (request) => requested.push(request.url()));
      await page.keyboard.press('Enter');
      await page.locator('input[type=password]').first().press('Enter');
      await expect(page).toHaveURL(path);
      page.removeAllListeners('request');
    }
    expect(requested).toEqual([]);
  });
});

test.describe('before hydration of a public page', () => {
  // /404 has the status 404, which the browser logs.
  test.use({ failOnPageErrors: false });

  /** Waits until React has the typed text in its state. */
  type WaitForState = (page: Page) => Promise<void>;
  const searchInAddress: WaitForState = (page) => expect(page).toHaveURL(/\?search=/u);
  const cases: readonly (readonly [path: string, labels: readonly string[], waitForState: WaitForState])[] = [
    [
      '/login',
      ['Email', 'Password'],
      async (page) => {
        await page.getByRole('button', { name: 'Forgot your password?' }).click();
        await expect(page.getByText('Password reset email sent successfully!')).toBeVisible();
      },
    ],
    // One key press renders all fields again from React state.
    ['/contact', ['Name', 'Email', 'Subject', 'Message'], (page) => page.keyboard.press('Backspace')],
    ['/faq', ['Search questions'], searchInAddress],
    ['/phrases', ['Search phrases'], searchInAddress],
    ['/404', ['Search the course'], (page) => expect(page.getByRole('option').first()).toBeVisible()],
  ];
  test('text typed into its fields is kept', async ({ newPage }) => {
    for (const [path, labels, waitForState] of cases)
      await test.step(path, async () => {
        const page = await newPage();
        const { promise: scriptsReleased, resolve: releaseScripts } = Promise.withResolvers<void>();
        await page.route('**/*.js', async (route) => {
          await scriptsReleased;
          await route.continue();
        });
        await page.goto(path, { waitUntil: 'commit' });
        const field = (label: string) => page.getByRole('main').getByLabel(label, { exact: true });
        const text = 'someone@ena.example';
        for (const label of labels) await field(label).fill(text);
        releaseScripts();
        await waitForHydration(page);
        await waitForState(page);
        for (const label of labels.slice(0, -1)) await expect(field(label)).toHaveValue(text);
        await expect(field(labels.at(-1) ?? '')).toHaveValue(path === '/contact' ? text.slice(0, -1) : text);
      });
  });
});

test.describe('a learner', () => {
  const openMatching = async (page: Page) => {
    await visit(page, '/beginner/alphabet');
    const practice = page.getByRole('region', { name: 'Practice Exercises' });
    await practice.getByRole('button', { name: 'Letter Matching' }).click();
    // Its keyboard shortcuts work once it has the focus.
    await expect(runScreen(page)).toBeFocused();
    return runScreen(page);
  };

  test.describe('who answers offline and closes the tab', () => {
    test.use({ failOnPageErrors: false });

    test('loses no answer: the next page sends it', async ({ page, context, signInNewLearner }) => {
      await signInNewLearner(page);
      const practice = await openMatching(page);
      await setOffline(page, true);
      await page.keyboard.press('1');
      await expect(practice.getByText(/^(?:Correct!|Incorrect)/u)).toBeVisible();
      await page.close();
      const next = await context.newPage();
      const recorded = next.waitForResponse(
        (response) => response.url().endsWith('/api/answers') && response.ok(),
      );
      await context.setOffline(false);
      await next.goto('/beginner');
      await recorded;
      // Once, also if the closing tab has sent it: the browser stays offline for open tabs only.
      const { tables } = await (await next.request.get('/api/account/data')).json();
      expect(tables.user_answers).toHaveLength(1);
    });
  });

  test.describe('whose tab was opened before a release that removed its chunks', () => {
    test.use({ role: 'learner', failOnPageErrors: false });

    test('gets an error page, and from there to the home page', async ({ page }) => {
      await visit(page, '/beginner');
      await expect(page.getByRole('complementary', { name: 'Your learning' })).toBeVisible();
      await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: 'gone' }));
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
      const failure = page.getByRole('heading', { name: 'This page could not be loaded' });
      await expect(failure).toBeVisible();
      await page.unroute('**/assets/*.js');
      await page.getByRole('link', { name: 'Back to Home' }).click();
      await expect(failure).toHaveCount(0);
      await expect(page).toHaveURL('/');
    });
  });

  test.describe('who searches the letters while the code of the search does not load', () => {
    test.use({ role: 'learner', failOnPageErrors: false });

    test('sees all letters and can try again', async ({ page }) => {
      await visit(page, '/beginner/alphabet');
      const cards = page
        .getByRole('main')
        .locator('section button[aria-expanded]')
        .filter({ hasText: /^[ა-ჰ]/u });
      await page.route('**/assets/letterSearch-*.js', (route) => route.abort());
      await page.getByRole('searchbox', { name: 'Search letters' }).fill('mother');
      await expect(
        page.getByRole('alert').filter({ hasText: 'This part could not be loaded.' }),
      ).toBeVisible();
      await expect(cards).toHaveCount(33);
      await page.unroute('**/assets/letterSearch-*.js');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(cards).toHaveCount(1);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  });

  test.describe('whose tab was opened before a release', () => {
    test.use({ role: 'learner' });

    test('gets the new release with the next page, and not during an exercise', async ({ page }) => {
      await visit(page, '/beginner/basic-vocabulary');
      await page.evaluate(() => document.documentElement.setAttribute('data-old', ''));
      const oldDocument = page.locator('html[data-old]');
      await page.route('**/api/**', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, headers: { ...response.headers(), 'ena-build': 'next' } });
      });
      await page.getByRole('button', { name: 'Word Matching' }).click();
      const answered = page.waitForResponse('**/api/answers');
      await page.getByRole('group', { name: 'Options' }).getByRole('button').first().click();
      await answered;
      await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeEnabled();
      await expect(oldDocument).toHaveCount(1);
      await page.getByRole('button', { name: 'Back to Exercises' }).click();
      await page.getByRole('link', { name: 'Back to Beginner Level' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Beginner' })).toBeVisible();
      await expect(oldDocument).toHaveCount(0);
    });
  });
});

test.describe('a static page whose connection drops before its scripts are loaded', () => {
  test.use({ failOnPageErrors: false });

  test('works once it is back', async ({ page }) => {
    let isDown = true;
    await page.route(/\/assets\/(?!index-).*\.js$|\/api\//u, (route) =>
      isDown ? route.abort('connectionfailed') : route.continue(),
    );
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/health'));
    await page.goto('/faq');
    await failed;
    isDown = false;
    await page.getByRole('button', { name: 'Switch to light theme' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light', { timeout: 20_000 });
  });
});

test.describe('static pages, after a release that has removed their scripts', () => {
  test.use({ failOnPageErrors: false });

  /** Counts the documents that the page loads; `isRemoved`: for which of them its scripts are missing. */
  async function openWithoutScripts(page: Page, isRemoved: (document: number) => boolean) {
    const loaded = { documents: 0, failed: 0 };
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loaded.documents++;
    });
    await page.route(/\/assets\/(?!index-).*\.js$/u, async (route) => {
      if (!isRemoved(loaded.documents)) return route.continue();
      await route.fulfill({ status: 404 });
      loaded.failed = loaded.documents;
    });
    await page.goto('/faq', { waitUntil: 'networkidle' });
    return loaded;
  }

  test('are reloaded', async ({ page }) => {
    const loaded = await openWithoutScripts(page, (document) => document === 1);
    await expect.poll(() => loaded.documents).toBe(2);
    await waitForHydration(page);
  });

  test('are reloaded only once, and stay readable', async ({ page }) => {
    let checks = 0;
    page.on('response', (response) => (checks += response.url().endsWith('/api/health') ? 1 : 0));
    const loaded = await openWithoutScripts(page, () => true);
    await expect.poll(() => loaded.failed).toBe(2);
    // The second document has tried twice, and found both times that the server is reachable.
    await expect.poll(() => checks, { timeout: 20_000 }).toBeGreaterThanOrEqual(3);
    expect(loaded.documents).toBe(2);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('while the server is down', () => {
  test.use({ failOnPageErrors: false });

  test('a page says so, and recovers by itself', async ({ page, signInNewLearner }) => {
    await signInNewLearner(page);
    await page.route('**/api/**', (route) => route.abort('connectionrefused'));
    await page.goto('/achievements');
    await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
    await page.unrouteAll();
    await expect(page.getByRole('heading', { level: 1, name: 'Achievements' })).toBeVisible({
      timeout: 30_000,
    });
  });
});
