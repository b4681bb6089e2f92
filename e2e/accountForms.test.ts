import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it } from 'vitest';
import { demo, launch, open, soon, visit } from './support/browser.ts';
import { type Ena, mailedLink, startEna } from './support/ena.ts';

let ena: Ena;
let browser: Browser;
let page: Page;
let sent: string[];
beforeAll(async () => {
  [ena, browser] = await Promise.all([startEna(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await ena.stop();
});
beforeEach(async () => {
  ({ page } = await open(browser, ena.url));
  sent = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/auth/')) sent.push(pathname);
  });
});
afterEach(() => page.context().close());

const main = () => page.getByRole('main');
const logInButton = () => main().getByRole('button', { name: 'Log in' });
const signUpButton = () => main().getByRole('button', { name: 'Sign Up' });
/** Waits until the browser itself holds the form back, at the field that is to be mended. */
const heldBack = () => main().locator('input:invalid:focus').waitFor();
const fillLogIn = async (email: string, password: string) => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
};
const fillSignUp = async (email: string) => {
  await page.getByLabel('Display name').fill('Lali');
  await page.getByLabel('Email').fill(email);
  for (const field of ['Password', 'Confirm password'])
    await page.getByLabel(field, { exact: true }).fill('ორი ლამაზი დღე');
  await page.getByRole('checkbox').check();
};

describe('/login', () => {
  beforeEach(() => visit(page, '/login'));

  it('[AUTH-01] has its fields, its actions and the way to /signup', async () => {
    await page.getByLabel('Email').waitFor();
    await page.getByLabel('Password', { exact: true }).waitFor();
    await page.getByRole('checkbox', { name: 'Remember me' }).waitFor();
    await page.getByRole('button', { name: 'Forgot your password?' }).waitFor();
    await logInButton().waitFor();
    expect(await main().getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe(
      '/signup',
    );
  });

  it.each([
    ['', 'gamarjoba'],
    [demo.learner, ''],
    ['nobody', 'gamarjoba'],
  ])('[AUTH-03] is not sent with the e-mail %o and the password %o', async (email, password) => {
    await fillLogIn(email, password);
    await logInButton().click();
    await heldBack();
    await page.waitForTimeout(300);
    expect(sent).toEqual([]);
  });

  it('[AUTH-12] [ERR-02] [ERR-10] an unconfirmed e-mail can have its letter sent again, and only then', async () => {
    await visit(page, '/signup');
    await fillSignUp('lali1@example.com');
    await signUpButton().click();
    await page.waitForURL('**/confirmation');
    await visit(page, '/login');
    await fillLogIn('lali1@example.com', 'wrong');
    await logInButton().click();
    await page.getByText('The email or password you entered is incorrect. Please try again.').waitFor();
    const resend = page.getByRole('button', { name: 'Resend confirmation email' });
    expect(await resend.count()).toBe(0);
    await fillLogIn('lali1@example.com', 'ორი ლამაზი დღე');
    await logInButton().click();
    await page.getByText('Please confirm your email address before logging in.').waitFor();
    sent.length = 0;
    await page.getByLabel('Email').fill('');
    await resend.click();
    await page.getByText('Please enter your email address to resend the confirmation.').waitFor();
    expect(sent).toEqual([]);
    await page.route('**/api/auth/send-verification-email', (route) => route.abort(), { times: 1 });
    await page.getByLabel('Email').fill('lali1@example.com');
    await resend.click();
    await page.getByText('Failed to resend confirmation email. Please try again later.').waitFor();
    const first = await mailedLink(ena, 'lali1@example.com');
    await resend.click();
    await page
      .getByText('Confirmation email resent successfully! Please check your inbox and spam folder.')
      .waitFor();
    expect(new URL(await mailedLink(ena, 'lali1@example.com')).pathname).toBe(new URL(first).pathname);
  });

  it('[ERR-05] [ERR-11] a fault of the server is told in a plain sentence', async () => {
    await page.route('**/api/auth/**', (route) => route.fulfill({ status: 500, json: { code: 'INTERNAL' } }));
    await fillLogIn(demo.learner, 'gamarjoba');
    await logInButton().click();
    await page.getByText('An error occurred during login. Please try again.').waitFor();
    expect(sent).toHaveLength(1);
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await page.getByText('Failed to send password reset email. Please try again later.').waitFor();
  });

  it('[AUTH-16] an unknown network state blocks nothing', async () => {
    expect(await page.getByText('You are online.').count()).toBe(0);
    await fillLogIn(demo.learner, 'gamarjoba');
    await logInButton().click();
    await page.waitForURL(`${ena.url}/`);
  });
});

describe('/signup', () => {
  beforeEach(() => visit(page, '/signup'));

  it.each([
    ['Display name', ''],
    ['Display name', '   '],
    ['Email', ''],
    ['Email', 'nobody'],
    ['Password', ''],
  ])('[AUTH-25] is not sent with the %s %o', async (field, value) => {
    await fillSignUp('lali2@example.com');
    await page.getByLabel(field, { exact: true }).fill(value);
    await signUpButton().click();
    await heldBack();
    await page.waitForTimeout(300);
    expect(sent).toEqual([]);
  });

  it('[ERR-06] a known e-mail says so', async () => {
    await fillSignUp(demo.learner.toUpperCase());
    await signUpButton().click();
    await page.getByText('This email is already registered. Please log in instead.').waitFor();
  });

  it('[ERR-09] a fault of the server is told in a plain sentence', async () => {
    await page.route('**/api/auth/**', (route) => route.fulfill({ status: 500, json: { code: 'INTERNAL' } }));
    await fillSignUp('lali3@example.com');
    await signUpButton().click();
    await page.getByText('Failed to create an account. Please try again.').waitFor();
  });

  it('[AUTH-32] [AUTH-13] the e-mail is kept for the confirmation page, whose button mails the letter again', async () => {
    await fillSignUp('lali4@example.com');
    await signUpButton().click();
    await page.waitForURL('**/confirmation');
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('signupEmail'))).toBe('lali4@example.com');
    await soon(() => page.getByLabel('Email').count()).toBe(0);
    await page.getByRole('button', { name: 'Resend confirmation email' }).click();
    await page.getByText('Confirmation email resent successfully!').waitFor();
  });
});

describe('/confirmation', () => {
  it('[AUTH-34] [AUTH-35] without a link stays pending, with a resend button and a way home', async () => {
    await visit(page, '/confirmation');
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    await page.waitForTimeout(2500);
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    await page.getByRole('button', { name: 'Resend confirmation email' }).waitFor();
    expect(await page.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
    expect(sent).toEqual([]);
  });
});
