/** The account section of the settings: password, sessions, all data, the end of the account. */
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  browseAs,
  demo,
  desktop,
  launch,
  logIn,
  logOut,
  open,
  phone,
  soon,
  visit,
} from './support/browser.ts';
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

const password = 'გამარჯობა მეგობარო';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describe('the account', () => {
  it('a new password is set by the present one, and ends the sessions elsewhere', async () => {
    const { page, problems } = await newLearner(browser, ena, 'secretive');
    const { page: other } = await open(browser, ena.url, phone);
    await logIn(other, 'secretive@ena.example', password);
    await visit(page, '/settings?tab=account');
    const fill = async (present: string, next: string, again = next) => {
      await page.getByLabel('Present password', { exact: true }).fill(present);
      await page.getByLabel('New password', { exact: true }).fill(next);
      await page.getByLabel('Confirm password', { exact: true }).fill(again);
      await button(page, 'Change password').click();
    };
    await fill(password, 'ახალი სიტყვა', 'სხვა სიტყვა');
    await page.getByText('Passwords do not match').waitFor();
    await fill('not the password', 'ახალი სიტყვა');
    await page.getByText('This is not your present password. Please try again.').waitFor();
    expect(await page.getByLabel('New password', { exact: true }).inputValue()).toBe('ახალი სიტყვა');
    await fill(password, 'password1');
    await page.getByText('This password is too easy to guess. Please choose another one.').waitFor();
    await fill(password, 'ახალი სიტყვა');
    await page.getByText('Your new password is saved.').waitFor();
    expect(await page.getByLabel('New password', { exact: true }).inputValue()).toBe('');
    await page.getByText('You are signed in nowhere else.').waitFor();
    await other.goto('/settings');
    await other.waitForURL('**/login?*');
    await logIn(other, 'secretive@ena.example', 'ახალი სიტყვა');
    await other.context().close();
    expect(problems.filter((text) => !text.includes('status of 4'))).toEqual([]);
    await page.context().close();
  });

  it('sessions are listed, and ended one by one or all others at once', async () => {
    const { page, problems } = await newLearner(browser, ena, 'everywhere');
    const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0';
    const others = await Promise.all(
      [{ ...desktop, userAgent: firefox }, phone, phone].map((options) => open(browser, ena.url, options)),
    );
    for (const { page: other } of others) await logIn(other, 'everywhere@ena.example', password);
    await visit(page, '/settings?tab=account');
    const rows = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
    await soon(() => rows.count()).toBe(4);
    expect(await rows.filter({ hasText: 'This device' }).count()).toBe(1);
    await button(page, 'Sign out Firefox on Windows').click();
    await soon(() => rows.count()).toBe(3);
    expect(await rows.filter({ hasText: 'Firefox' }).count()).toBe(0);
    await button(page, 'Sign out everywhere else').click();
    await page.getByText('You are signed in nowhere else.').waitFor();
    for (const { page: other } of others) {
      await other.goto('/settings');
      await other.waitForURL('**/login?*');
      await other.context().close();
    }
    expect(await rows.count()).toBe(1);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it('sessions of who was signed in before are not shown to who is now', async () => {
    const { page } = await newLearner(browser, ena, 'before');
    await visit(page, '/settings?tab=account');
    await page.getByText('You are signed in nowhere else.').waitFor();
    await logOut(page);
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await page.waitForURL('**/login*');
    await logIn(page, demo.learner);
    // Their own list takes its time.
    await page.route('**/api/auth/sessions', () => undefined);
    await page.getByRole('banner').getByRole('button', { expanded: false }).first().click();
    await page.getByRole('menuitem', { name: 'Settings' }).click();
    await page.getByRole('tab', { name: 'Account' }).click();
    await page.getByRole('heading', { name: 'Where you are signed in' }).waitFor();
    await page.getByRole('status', { name: 'Loading your sessions' }).waitFor();
    expect(await page.getByRole('list', { name: 'Sessions' }).count()).toBe(0);
    await page.context().close();
  });

  it('all data come as one file', async () => {
    await browseAs(browser, ena.url, demo.subscriber, async (page) => {
      await visit(page, '/settings?tab=account');
      const begun = page.waitForEvent('download');
      await button(page, 'Download all my data').click();
      const file = await begun;
      expect(file.suggestedFilename()).toMatch(/^ena-data-\d{4}-\d\d-\d\d\.json$/u);
      const data: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
      expect(data).toMatchObject({
        tables: { users: [{ email: demo.subscriber }], user_progress: expect.arrayContaining([]) },
      });
      await page.getByText('Your file is in the downloads of your browser.').waitFor();
    });
  });

  it('is deleted by its password, after all that goes is said, and is gone everywhere at once', async () => {
    const { page, problems } = await newLearner(browser, ena, 'leaving');
    const other = await page.context().newPage();
    await visit(other, '/beginner');
    await visit(page, '/settings?tab=account');
    await button(page, 'Delete my account…').click();
    await page.getByText('the drafts and texts that you have written').waitFor();
    await button(page, 'Keep my account').click();
    await soon(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Delete my account…');
    await page.keyboard.press('Enter');
    const typed = page.getByLabel('Your password', { exact: true });
    await soon(() => typed.evaluate((field) => field === document.activeElement)).toBe(true);
    await typed.fill('not the password');
    await page.keyboard.press('Enter');
    await page.getByText('This is not your present password. Please try again.').waitFor();
    await typed.fill(password);
    await button(page, 'Delete everything now').click();
    await page.waitForURL(`${ena.url}/`);
    await page.getByText('Your account is deleted').waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
    await other.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
    await visit(page, '/login');
    await page.getByLabel('Email').fill('leaving@ena.example');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await button(page, 'Log in').last().click();
    await page.getByText('The email or password you entered is incorrect. Please try again.').waitFor();
    expect(problems.filter((text) => !text.includes('status of 40'))).toEqual([]);
    await page.context().close();
  });

  it('is kept where its subscription can not be cancelled, and says so', async () => {
    const { page } = await newLearner(browser, ena, 'bound');
    await visit(page, '/settings?tab=account');
    await page.route('**/api/account/delete', (route) =>
      route.fulfill({ status: 503, json: { code: 'PAYMENT_UNAVAILABLE' } }),
    );
    await button(page, 'Delete my account…').click();
    await page.getByLabel('Your password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await page.getByText('Your subscription could not be canceled, so nothing was deleted.').waitFor();
    expect(await page.getByLabel('Your password', { exact: true }).inputValue()).toBe(password);
    await page.context().close();
  });
});

describe('on a phone of 320 px', () => {
  it.each(['profile', 'account'])('the tab %s does not overflow', async (name) => {
    const { page } = await newLearner(browser, ena, `narrow-${name}`, {
      viewport: { width: 320, height: 700 },
    });
    await visit(page, `/settings?tab=${name}`);
    // Not one of the footer's, which are there before.
    await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor();
    if (name === 'account') await page.getByRole('list', { name: 'Sessions' }).waitFor();
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
    await soon(wide).toBe(320);
    if (name === 'account') {
      await button(page, 'Delete my account…').click();
      await button(page, 'Delete everything now').waitFor();
      expect(await wide()).toBe(320);
    }
    await page.context().close();
  });
});
