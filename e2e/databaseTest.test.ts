/** The database test: what it does, what it says when something fails, and that it leaves no trace. */
import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browseAs, demo, launch, open, setOffline, soon, visit } from './support/browser.ts';
import { type Ena, startEna } from './support/ena.ts';
import { newLearner } from './support/learner.ts';

let ena: Ena;
let browser: Browser;
beforeAll(async () => {
  [ena, browser] = await Promise.all([startEna(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await ena.stop();
});

const admin = 'admin@demo.ena.example';
const titles = ['Database Connection', 'Authentication', 'Data Operations'] as const;
type Title = (typeof titles)[number];
const card = (page: Page, title: Title) => page.getByRole('region', { name: title, exact: true });
const details = (page: Page) => page.getByRole('alert', { name: 'Error Details' });
const run = (page: Page) => page.getByRole('button', { name: 'Run Tests' }).click();
/** Waits until a card says this. */
const says = async (
  page: Page,
  title: Title,
  status: 'Success' | 'Error' | 'Loading' | 'Not run',
  text = '',
) => {
  await card(page, title).getByText(status, { exact: true }).waitFor();
  if (text !== '') await card(page, title).getByText(text, { exact: true }).waitFor();
};
/** What the page asks of the test's endpoints, in order. */
function watch(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, check] = /\/api\/diagnostics\/(\w+)$/u.exec(request.url()) ?? [];
    if (check !== undefined) asked.push(check);
  });
  return asked;
}
const answering = (page: Page, check: string, how: (route: Route) => Promise<void>) =>
  page.route(`**/api/diagnostics/${check}`, how);
const fails = (status: number, code: string) => (route: Route) =>
  route.fulfill({ status, json: { defined: true, code, status, message: 'at db-7.internal:5432' } });

const connected = 'Successfully connected to PostgreSQL';
const allDone = 'Data operations successful. Read, write, and delete operations completed.';
const skipped = 'Data operations skipped. Authentication required.';
const found = 'Authentication successful. User profile found.';

describe('the database test', () => {
  it('[DBT-01] [DBT-09] [DBT-10] [DBT-14] for a visitor: three cards, a login to be had, and nothing written', () =>
    browseAs(browser, ena.url, null, async (page) => {
      const asked = watch(page);
      await visit(page, '/database-test');
      const back = page.getByRole('main').getByRole('link', { name: 'Back to Home' });
      expect(await back.getAttribute('href')).toBe('/');
      for (const title of titles) await says(page, title, 'Not run');
      expect(asked).toEqual([]);

      await run(page);
      await says(page, 'Data Operations', 'Error', skipped);
      await says(page, 'Database Connection', 'Success', connected);
      await says(page, 'Authentication', 'Error', 'Not authenticated. Please log in to test authentication.');
      expect(asked).toEqual(['connection', 'authentication']);

      const info = page.getByRole('region', { name: 'Connection Info' });
      await info.getByText(ena.url, { exact: true }).waitFor();
      await info.getByText('Not signed in').waitFor();
      expect(await info.getByRole('list', { name: 'Tables' }).getByRole('listitem').allInnerTexts()).toEqual([
        'user_profiles',
        'user_progress',
        'user_achievements',
        'stripe_customers',
        'stripe_subscriptions',
        'stripe_orders',
      ]);

      await page.getByRole('link', { name: 'Log in to test authentication' }).click();
      await page.waitForURL((url) => url.pathname === '/login');
      await page.getByLabel('Email').fill(demo.learner);
      await page.getByLabel('Password', { exact: true }).fill('gamarjoba');
      await page.getByRole('button', { name: 'Log in' }).click();
      await page.waitForURL((url) => url.pathname === '/database-test');
      await info.getByText(demo.learner, { exact: true }).waitFor();
      expect(await page.getByRole('link', { name: 'Log in to test authentication' }).count()).toBe(0);
    }));

  it('[DBT-02] [DBT-03] [DBT-05] [DBT-11] runs the checks in order, each seen to be loading', async () => {
    const { page, problems } = await newLearner(browser, ena, 'checks');
    const asked = watch(page);
    const holds = new Map<string, () => void>();
    for (const check of ['connection', 'authentication', 'data'])
      await answering(page, check, async (route) => {
        await new Promise<void>((resolve) => void holds.set(check, resolve));
        await route.continue();
      });
    const release = async (check: string) => {
      await soon(() => holds.has(check)).toBe(true);
      holds.get(check)?.();
    };
    await visit(page, '/database-test');
    await run(page);
    await says(page, 'Database Connection', 'Loading');
    await says(page, 'Authentication', 'Not run');
    expect(await page.getByRole('button', { name: 'Running' }).isDisabled()).toBe(true);
    await release('connection');
    await says(page, 'Authentication', 'Loading');
    await says(page, 'Database Connection', 'Success', connected);
    await release('authentication');
    await says(page, 'Data Operations', 'Loading');
    await says(page, 'Authentication', 'Success', found);
    await release('data');
    await says(page, 'Data Operations', 'Success', allDone);
    expect(asked).toEqual(['connection', 'authentication', 'data']);
    expect(await details(page).count()).toBe(0);
    await soon(() =>
      page.getByRole('button', { name: 'Run Tests' }).evaluate((button) => button === document.activeElement),
    ).toBe(true);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it('[DBT-12] leaves no test record and changes no figure of somebody who studies', () =>
    browseAs(browser, ena.url, demo.subscriber, async (page) => {
      const read = async () => {
        const bodies = ['progress', 'profile/statistics', 'achievements', 'session'].map(async (path) =>
          (await page.request.get(`/api/${path}`)).json(),
        );
        return Promise.all(bodies);
      };
      await visit(page, '/database-test');
      const before = await read();
      expect(JSON.stringify(before)).toContain('"streak":9');
      for (const _ of [1, 2]) {
        await run(page);
        await page.getByRole('button', { name: 'Run Tests' }).waitFor();
        await says(page, 'Data Operations', 'Success', allDone);
      }
      const after = await read();
      expect(after).toEqual(before);
      expect(JSON.stringify(after)).not.toContain('test_');
      // Nor anywhere in what is kept of them.
      expect(await (await page.request.get('/api/account/data')).text()).not.toContain('test_');
    }));

  it('[DBT-07] [DBT-14] tells an admin so, with a badge', () =>
    browseAs(browser, ena.url, admin, async (page) => {
      await visit(page, '/database-test');
      await run(page);
      await says(page, 'Authentication', 'Success', `${found} User has admin privileges.`);
      const info = page.getByRole('region', { name: 'Connection Info' });
      await info.getByText(admin, { exact: true }).waitFor();
      expect(await info.getByText('Admin', { exact: true }).count()).toBe(1);
    }));
});

describe('a database test that fails', () => {
  const ended = 'Ena cannot be reached right now. Please try again in a moment.';

  it('[DBT-04] at the connection says why and goes no further', () =>
    browseAs(browser, ena.url, demo.learner, async (page) => {
      const asked = watch(page);
      await visit(page, '/database-test');
      await answering(page, 'connection', fails(503, 'UNAVAILABLE'));
      await run(page);
      await says(page, 'Database Connection', 'Error', `Connection failed: ${ended}`);
      await details(page).getByText('Failed to connect to the database', { exact: true }).waitFor();
      for (const title of ['Authentication', 'Data Operations'] as const) await says(page, title, 'Not run');
      expect(asked).toEqual(['connection']);

      await page.unroute('**/api/diagnostics/connection');
      await setOffline(page, true);
      await run(page);
      await card(page, 'Database Connection')
        .getByText(/^Connection failed: You are currently offline/u)
        .waitFor();
      await setOffline(page, false);
      // And another try may succeed.
      await run(page);
      await says(page, 'Data Operations', 'Success', allDone);
      expect(await details(page).count()).toBe(0);
    }));

  it.each([
    ['[DBT-06]', { profileFound: false, isAdmin: false }, 'not found but can be created.'],
    [
      '[DBT-07]',
      { profileFound: false, isAdmin: true },
      'not found but can be created. User has admin privileges.',
    ],
  ])('%s is none where %o is answered', (_, json, text) =>
    browseAs(browser, ena.url, demo.learner, async (page) => {
      await visit(page, '/database-test');
      await answering(page, 'authentication', (route) => route.fulfill({ json }));
      await run(page);
      await says(page, 'Authentication', 'Success', `Authentication successful. User profile ${text}`);
      await says(page, 'Data Operations', 'Success', allDone);
    }),
  );

  it('[DBT-08] [DBT-13] [DBT-15] at authentication or data says what people can use, and no more', () =>
    browseAs(browser, ena.url, demo.learner, async (page) => {
      await visit(page, '/database-test');
      await answering(page, 'authentication', fails(503, 'UNAVAILABLE'));
      await answering(page, 'data', fails(500, 'INTERNAL'));
      await run(page);
      await says(page, 'Authentication', 'Error', `Authentication test failed: ${ended}`);
      const fault = 'Something went wrong on our side. Please try again.';
      await says(page, 'Data Operations', 'Error', `Data operations test failed: ${fault}`);
      await details(page).getByText(fault, { exact: true }).waitFor();
      expect(await page.locator('body').innerText()).not.toContain('db-7');
    }));

  it('[DBT-15] answers hold nothing but what is named, to anybody', async () => {
    const { page } = await open(browser, ena.url);
    const bodies: string[] = [];
    page.on('response', async (response) => {
      if (response.url().includes('/api/')) bodies.push(await response.text().catch(() => ''));
    });
    await visit(page, '/database-test');
    await run(page);
    await says(page, 'Data Operations', 'Error', skipped);
    await soon(() => bodies.join('')).toContain('"database":"PostgreSQL"');
    const all = [...bodies, await page.content()].join('\n');
    for (const secret of [
      demo.learner,
      demo.subscriber,
      admin,
      '/tmp/',
      'postgres://',
      'DATA_DIR',
      'password_hash',
    ])
      expect(all).not.toContain(secret);
    await page.context().close();
  });
});
