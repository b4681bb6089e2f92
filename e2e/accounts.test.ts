import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demo, launch, logIn, open, setOffline, soon, stopClock, visit } from './support/browser.ts';
import { type Ena, mailedLink, startEna } from './support/ena.ts';

let ena: Ena;
let browser: Browser;
beforeAll(async () => {
  [ena, browser] = await Promise.all([startEna(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await ena.stop();
});

const requestsTo = (page: Page, path: string) => {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) seen.push(request.method());
  });
  return seen;
};

describe('a forgotten password', () => {
  let page: Page;
  let link: string;

  it('[AUTH-14] asks for the e-mail first and sends nothing', async () => {
    ({ page } = await open(browser, ena.url));
    await visit(page, '/login');
    const sent = requestsTo(page, '/api/auth/request-password-reset');
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await page.getByText('Please enter your email address to reset your password.').waitFor();
    expect(sent).toEqual([]);
  });

  it('[AUTH-15] mails a link and says so', async () => {
    await page.getByLabel('Email').fill(demo.learner);
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await page
      .getByText('Password reset email sent successfully! Please check your inbox and spam folder.')
      .waitFor();
    link = await mailedLink(ena, demo.learner);
    expect(new URL(link).pathname).toBe('/reset-password');
  });

  it('[AUTH-39] [AUTH-40] the link leads to a page for a new password, with the rules of the sign-up', async () => {
    await page.goto(link);
    await page.getByLabel('New password').fill('12345');
    await page.getByLabel('Confirm password').fill('123456');
    await page.getByRole('button', { name: 'Save new password' }).click();
    await page.getByText('Password must be at least 6 characters', { exact: true }).waitFor();
    await page.getByText('Passwords do not match').waitFor();
    for (const field of ['New password', 'Confirm password'])
      await page.getByLabel(field).fill('ახალი პაროლი');
    await page.getByRole('button', { name: 'Save new password' }).click();
    await page.waitForURL('**/login');
    await page.getByText('Your new password is saved. Log in with it.').waitFor();
    await logIn(page, demo.learner, 'ახალი პაროლი');
  });

  it('[AUTH-41] [AUTH-42] the used link says so, and has a new one sent', async () => {
    await page.goto('about:blank');
    await page.goto(link);
    for (const field of ['New password', 'Confirm password']) await page.getByLabel(field).fill('კიდევ ერთი');
    await page.getByRole('button', { name: 'Save new password' }).click();
    await page.getByText('This link has expired or was used already.').waitFor();
    await page.getByLabel('Email').fill(demo.learner);
    await page.getByRole('button', { name: 'Send a new link' }).click();
    await page.getByText('Password reset email sent successfully!').waitFor();
    expect(await mailedLink(ena, demo.learner)).not.toBe(link);
  });

  it('[GUARD-03] without a link the page is there, and says that it needs one', async () => {
    await page.goto('/reset-password');
    await page.getByRole('heading', { name: 'This link did not work' }).waitFor();
    await page.context().close();
  });
});

describe('a session', () => {
  it('[AUTH-06] [AUTH-07] outlives the browser only where it is remembered', async () => {
    for (const remember of [true, false]) {
      const { page } = await open(browser, ena.url);
      await logIn(page, demo.subscriber, 'gamarjoba', remember);
      const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'ena.session');
      const days = cookie && cookie.expires > 0 ? (cookie.expires * 1000 - Date.now()) / 86_400_000 : null;
      if (remember) expect(days).toBeGreaterThan(29.9);
      else expect(days).toBe(null);
      expect([cookie?.httpOnly, cookie?.sameSite]).toEqual([true, 'Lax']);
      await page.context().close();
    }
  });

  it('[AUTH-05] [AUTH-24] someone signed in is sent on from /login and /signup', async () => {
    const { page } = await open(browser, ena.url);
    await logIn(page, demo.subscriber);
    await page.goto('/login?from=/beginner');
    await page.waitForURL(`${ena.url}/beginner`);
    await page.goto('/signup');
    await page.waitForURL(`${ena.url}/`);
    await page.context().close();
  });

  it('[AUTH-02] the typed password can be shown and hidden', async () => {
    const { page } = await open(browser, ena.url);
    await visit(page, '/login');
    const field = page.getByLabel('Password', { exact: true });
    await field.fill('secret');
    await page.getByRole('button', { name: 'Show password' }).click();
    await soon(() => field.getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await soon(() => field.getAttribute('type')).toBe('password');
    await page.context().close();
  });

  it('[ERR-01] [AUTH-21] a wrong password says so, after one request', async () => {
    const { page } = await open(browser, ena.url);
    await visit(page, '/login');
    const sent = requestsTo(page, '/api/auth/sign-in/email');
    await page.getByLabel('Email').fill(demo.subscriber);
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByText('The email or password you entered is incorrect. Please try again.').waitFor();
    await page.waitForTimeout(1500);
    expect(sent).toHaveLength(1);
    await page.context().close();
  });
});

describe('a failing network', () => {
  const fill = async (page: Page) => {
    await page.getByLabel('Email').fill(demo.subscriber);
    await page.getByLabel('Password', { exact: true }).fill('gamarjoba');
  };

  it('[AUTH-19] [ERR-03] [ERR-04] log-in tries again after 1, 2 and 4 seconds, then says that it failed', async () => {
    const { page } = await open(browser, ena.url);
    await page.clock.install();
    await visit(page, '/login');
    const sent = requestsTo(page, '/api/auth/sign-in/email');
    await page.route('**/api/auth/sign-in/email', (route) => route.abort());
    await fill(page);
    // Each wait is told no longer than it takes.
    await stopClock(page);
    await page.getByRole('button', { name: 'Log in' }).click();
    for (const [attempt, seconds] of [1, 2, 4].entries()) {
      await page
        .getByText(`Network error. Retrying in ${seconds} seconds... (Attempt ${attempt + 1}/3)`)
        .waitFor();
      await page.clock.runFor(seconds * 1000);
    }
    await page
      .getByText(
        'Network connection failed after multiple attempts. Please check your internet connection and try again later.',
      )
      .waitFor();
    expect(sent).toHaveLength(4);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('button', { name: 'Retry' }).waitFor();
    expect(sent).toHaveLength(4);
    await page.unroute('**/api/auth/sign-in/email');
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText('You are online.').waitFor();
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL(`${ena.url}/`);
    await page.context().close();
  });

  it('[AUTH-20] a retry that succeeds signs in', async () => {
    const { page } = await open(browser, ena.url);
    await visit(page, '/login');
    const sent = requestsTo(page, '/api/auth/sign-in/email');
    await page.route('**/api/auth/sign-in/email', (route) => route.abort(), { times: 1 });
    await fill(page);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL(`${ena.url}/`);
    expect(sent).toHaveLength(2);
    await page.context().close();
  });

  it('[AUTH-17] [AUTH-18] [ERR-12] [ERR-14] offline blocks the log-in, says so, and Retry looks again', async () => {
    const { page } = await open(browser, ena.url);
    await visit(page, '/login');
    const sent = requestsTo(page, '/api/auth/sign-in/email');
    await fill(page);
    await setOffline(page, true);
    await page.getByRole('button', { name: 'Log in' }).click();
    const offline = page.getByText(
      'You are currently offline. Please check your internet connection and try again.',
    );
    await offline.first().waitFor();
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText('You are still offline.').waitFor();
    expect(sent).toEqual([]);
    expect(await page.getByLabel('Email').inputValue()).toBe(demo.subscriber);
    await setOffline(page, false);
    await page.getByText('You are online.').waitFor();
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL(`${ena.url}/`);
    await page.context().close();
  });

  it('[ERR-13] [ERR-07] sign-up offline sends nothing; a network error is told, and all that was typed stays', async () => {
    const { page } = await open(browser, ena.url);
    await visit(page, '/signup');
    const sent = requestsTo(page, '/api/auth/sign-up/email');
    await page.getByLabel('Display name').fill('Dato');
    await page.getByLabel('Email').fill('dato@example.com');
    for (const field of ['Password', 'Confirm password'])
      await page.getByLabel(field, { exact: true }).fill('ოთხი ძროხა');
    await page.getByRole('checkbox').check();
    await setOffline(page, true);
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await page.getByText('You are currently offline.').first().waitFor();
    expect(sent).toEqual([]);
    await setOffline(page, false);
    await page.getByText('You are online.').waitFor();
    await page.route('**/api/auth/sign-up/email', (route) => route.abort(), { times: 1 });
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await page
      .getByText('Network connection error. Please check your internet connection and try again.')
      .waitFor();
    expect(await page.getByLabel('Display name').inputValue()).toBe('Dato');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await page.waitForURL('**/confirmation');
    await page.context().close();
  });
});
