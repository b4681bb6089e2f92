/** What a screen reader gets of navigation, form errors and the network: keeps docs/accessibility/pages.md true. */
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { reportFile, startReport } from '../../test/accessibilityReport.ts';
import { openPage, reopenApp, setOffline } from '../../test/app.tsx';
import { failure, holdRequests, mockEndpoint } from '../../test/mockApi.ts';

const main = () => page.getByRole('main');
const heading = (name: RegExp | string) => page.getByRole('heading', { level: 1, name });
/** What is left out of the trees: all but the name of a page, and its fields and messages. */
const notName = /^(?!\s*- (?:main|heading .*level=1|status: Loading))/u;
const notForm = /- (?:text|paragraph$|link|heading .*level=[2-6])|^(?!\s*- \w)/u;

async function reportNavigation(): Promise<string> {
  const { step, table } = startReport('From page to page', { omitted: notName });
  await openPage('/beginner');
  step('the hub of a level opened', { lostFocus: true });
  const release = holdRequests('course.lesson');
  await main()
    .getByRole('link', { name: /Georgian Alphabet/u })
    .first()
    .click();
  await expect.element(page.getByRole('status').filter({ hasText: /^Loading$/u })).toBeVisible();
  step('a link in the page: the next page loads');
  release();
  await expect.element(heading(/^Georgian Alphabet/u)).toBeVisible();
  await expect.element(main()).toHaveFocus();
  step('it is there');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect.element(heading(/Questions/u)).toBeVisible();
  step('a link in the footer, which stays');
  return table();
}

async function reportLogin(): Promise<string> {
  const { step, table } = startReport('Errors of a form, and the network', { omitted: notForm });
  await reopenApp('/login', null);
  const button = main().getByRole('button', { name: 'Log in', exact: true });
  await expect.element(button).toBeEnabled();
  step('the login opened', { lostFocus: true });
  await button.click();
  await expect.element(page.getByLabelText('Email')).toHaveFocus();
  step('Log in with empty fields: the browser itself says what is missing');
  await page.getByLabelText('Email').fill('ana@ena.example');
  await page.getByLabelText('Password', { exact: true }).fill('wrong');
  mockEndpoint('auth.signIn', () => failure('INVALID_CREDENTIALS'));
  await button.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(button).toHaveFocus();
  step('Log in with a wrong password');
  setOffline(true);
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  step('the browser is offline');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByText(/^You are still offline/u)).toBeVisible();
  step('Retry');
  setOffline(false);
  await expect.element(page.getByText('You are online.')).toBeVisible();
  step('online again', { lostFocus: true });
  return table();
}

it('pages are what docs/accessibility/pages.md says', async () => {
  const tables = [await reportNavigation(), await reportLogin()];
  await expect(reportFile('Pages', tables)).toMatchFileSnapshot('../../../../docs/accessibility/pages.md');
});
