/** What holds on every page: theme, errors, unknown addresses, what search engines find, the top bar. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  demo,
  desktop,
  launch,
  logIn,
  logOut,
  open,
  phone,
  running,
  soon,
  visit,
} from './support/browser.ts';
import { type Ena, startEna } from './support/ena.ts';

let ena: Ena;
let browser: Browser;
beforeAll(async () => {
  [ena, browser] = await Promise.all([startEna(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await ena.stop();
});

const themeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['theme']);
const groundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

describe('the theme', () => {
  it('[THEME-01] [THEME-02] [THEME-03] [THEME-04] is dark at first, whatever the system prefers, and stays as chosen', async () => {
    const { page } = await open(browser, ena.url, { ...desktop, colorScheme: 'light' });
    await page.goto('/');
    expect([await themeOf(page), await groundOf(page)]).toEqual(['dark', 'rgb(20, 17, 26)']);
    await running(page);
    await page.getByRole('button', { name: 'Switch to light theme' }).click();
    expect([await themeOf(page), await groundOf(page)]).toEqual(['light', 'rgb(251, 247, 240)']);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
    await page.reload();
    expect(await themeOf(page)).toBe('light');
    await logIn(page, demo.learner);
    expect(await themeOf(page)).toBe('light');
    await logOut(page);
    await page.getByRole('link', { name: 'Start Learning' }).waitFor();
    expect(await themeOf(page)).toBe('light');
    await page.context().close();
  });

  it('never draws a frame in the wrong theme', async () => {
    const { page } = await open(browser, ena.url, desktop);
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'light');
      const seen: string[] = [];
      Object.assign(window, { seen });
      const look = () => {
        if (document.body) seen.push(document.documentElement.dataset['theme'] ?? 'none');
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await visit(page, '/');
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => [...new Set((window as unknown as { seen: string[] }).seen)])).toEqual([
      'light',
    ]);
    await page.context().close();
  });
});

describe('a page that fails', () => {
  it('shows a friendly error with a way on, keeps the frame, and works again', async () => {
    const { page } = await open(browser, ena.url);
    await logIn(page, demo.learner);
    await page.route('**/api/course/lessons/alphabet', (route) =>
      route.fulfill({ json: { id: 'alphabet', title: null } }),
    );
    await page.goto('/beginner/alphabet');
    await page.getByRole('heading', { name: 'That did not work' }).waitFor();
    expect(await page.getByRole('banner').count()).toBe(1);
    await page.unroute('**/api/course/lessons/alphabet');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: /Georgian Alphabet/u }).waitFor();
    await page.context().close();
  });

  it('[GUARD-31] an unanswered session is not taken for a visitor: no redirect to /login', async () => {
    const { page } = await open(browser, ena.url);
    await page.route('**/api/session', (route) =>
      route.fulfill({ status: 503, json: { code: 'UNAVAILABLE' } }),
    );
    await page.goto('/beginner');
    await page.getByText('Ena cannot be reached right now.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/beginner');
    await page.context().close();
  });

  it('[LERR-03] never shows the text of a server error', async () => {
    const { page } = await open(browser, ena.url);
    await logIn(page, demo.learner);
    await page.route('**/api/course/lessons/alphabet', (route) =>
      route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'secret detail' } }),
    );
    await page.goto('/beginner/alphabet');
    await page.getByRole('heading', { name: 'That did not work' }).waitFor();
    expect(await page.getByText('secret detail').count()).toBe(0);
    await page.context().close();
  });
});

describe('unknown addresses', () => {
  it('[NF-01] [NF-02] [NF-03] are answered with 404 and lead to /404', async () => {
    const { page, problems } = await open(browser, ena.url);
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await page.waitForURL('**/404');
    await page.getByRole('heading', { name: '404 | Page Not Found' }).waitFor();
    expect(await page.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
    expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
    await page.context().close();
  });

  it.each(['/advanced/speaking', '/advanced/speaking/quiz', '/advanced/quizzes'])(
    'an address that only looks like a unit’s is not found: %s',
    async (path) => {
      expect((await fetch(ena.url + path)).status).toBe(404);
    },
  );
});

describe('search engines and previews', () => {
  it('find title, description, canonical address and picture of each public page, and a site map', async () => {
    const text = async (path: string) => (await fetch(ena.url + path)).text();
    const login = await text('/login');
    expect(login).toContain('<title>Log in · Ena</title>');
    expect(login).toMatch(/<meta name="description" content="[^"]{20,}"/u);
    expect(login).toContain(`<link rel="canonical" href="${ena.url}/login" />`);
    expect(login).toContain(`content="${ena.url}/social.png"`);
    expect((await fetch(`${ena.url}/social.png`)).headers.get('content-type')).toBe('image/png');
    expect(await text('/sitemap.xml')).toContain(`<loc>${ena.url}/signup</loc>`);
    expect(await text('/robots.txt')).toContain(`Sitemap: ${ena.url}/sitemap.xml`);
    expect(await text('/beginner')).toContain('<meta name="robots" content="noindex" />');
  });
});

describe('the top bar', () => {
  it('[NAV-03] is solid from 11 px of scroll on, not at 10', async () => {
    const { page } = await open(browser, ena.url);
    await visit(page, '/');
    // Each is another than the one before, so that none is read too early.
    for (const [y, solid] of [
      [11, 'true'],
      [10, 'false'],
      [11, 'true'],
      [0, 'false'],
    ] as const) {
      await page.evaluate((to) => window.scrollTo(0, to), y);
      await soon(() => page.getByRole('banner').getAttribute('data-solid')).toBe(solid);
    }
    await page.context().close();
  });

  it('[NAV-04] [NAV-09] holds the same for a visitor on a phone, in a menu that Esc closes', async () => {
    const { page } = await open(browser, ena.url, phone);
    await visit(page, '/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await menu.waitFor();
    expect(await menu.getByRole('link').allInnerTexts()).toEqual(['Home', 'Login', 'Sign Up']);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await page.context().close();
  });

  it('[BEG-02] a lesson begins at the top, also when coming from a scrolled page', async () => {
    const { page } = await open(browser, ena.url, phone);
    await logIn(page, demo.learner);
    await page.goto('/');
    await page.evaluate(() => window.scrollTo(0, 900));
    await page.goto('/beginner/alphabet');
    await page.locator('main button[aria-expanded]').first().waitFor();
    await soon(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 2000));
    await page.goto('/beginner');
    await page.getByRole('heading', { name: 'Topics' }).waitFor();
    await page.getByRole('link', { name: /Georgian Alphabet All 33/u }).click();
    await page.locator('main button[aria-expanded]').first().waitFor();
    await soon(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.context().close();
  });
});
