/** An account from log-in to deletion, with real mail, cookies and sessions. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { mailedLink } from './fixtures/mail.ts';
import { logIn, logOut, phone, visit } from './fixtures/page.ts';
import { expect, learnerPassword, test } from './fixtures/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const loginLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Log in' });
const sessionCookie = async (page: Page) => {
  const cookie = (await page.context().cookies()).find(({ name }) => name.endsWith('ena.session'));
  if (!cookie) throw new Error('no session cookie');
  return cookie;
};

test('[AUTH-06] [AUTH-07] [GUARD-27] a login returns to the requested page, survives a reload, ends in all tabs on Log out, and persists after the browser is closed only with Remember me', async ({
  page,
  signInNewLearner,
}) => {
  const email = await signInNewLearner(page);
  await page.context().clearCookies();
  await page.goto('/beginner/alphabet?letter=1');
  await page.waitForURL('**/login?from=*');
  await page.getByLabel('Remember me').uncheck();
  await logIn(page, email, learnerPassword);
  await expect(page).toHaveURL('/beginner/alphabet?letter=1');
  expect(await sessionCookie(page)).toMatchObject({ expires: -1, httpOnly: true, sameSite: 'Lax' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Georgian Alphabet' })).toBeVisible();

  const otherTab = await page.context().newPage();
  await visit(otherTab, '/beginner');
  await logOut(page);
  await expect(otherTab).toHaveURL('/login?from=%2Fbeginner');
  await visit(page, '/login?from=/beginner');
  await logIn(page, email, learnerPassword);
  await expect(page).toHaveURL('/beginner');
  // The other tab, which shows the login page, is signed in too.
  await expect(otherTab).toHaveURL('/beginner');
  const { expires, httpOnly, sameSite } = await sessionCookie(page);
  expect((expires * 1000 - Date.now()) / 86_400_000).toBeGreaterThan(29.9);
  expect([httpOnly, sameSite]).toEqual([true, 'Lax']);
});

test.describe('with refused requests', () => {
  // The browser logs each refused request as an error.
  test.use({ failOnPageErrors: false });

  test('[AUTH-15] [AUTH-39] [AUTH-40] [AUTH-41] [AUTH-42] a forgotten password is reset by a mailed link, which works once', async ({
    page,
    server,
    signInNewLearner,
  }) => {
    const email = await signInNewLearner(page);
    await page.context().clearCookies();
    await visit(page, '/login');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await expect(page.getByText('Password reset email sent successfully!')).toBeVisible();
    const link = await mailedLink(server, email, '/reset-password');
    const save = async (password: string) => {
      for (const label of ['New password', 'Confirm password'])
        await page.getByLabel(label, { exact: true }).fill(password);
      await button(page, 'Save new password').click();
    };
    await page.goto(link);
    await save('ახალი პაროლი');
    await expect(page.getByText('Your new password is saved. Log in with it.')).toBeVisible();
    await logIn(page, email, 'ახალი პაროლი');

    await page.goto('about:blank');
    await page.goto(link);
    await expect(page.getByText('This link has expired or was already used.')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await button(page, 'Send a new link').click();
    await expect(page.getByText('Password reset email sent successfully!')).toBeVisible();
    await expect.poll(() => mailedLink(server, email, '/reset-password')).not.toBe(link);
  });

  test('a session revoked in the settings, or by a password change, ends on the other device', async ({
    page,
    newPage,
    signInNewLearner,
  }) => {
    const email = await signInNewLearner(page);
    const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0';
    const [firefox, other] = [await newPage({ userAgent }), await newPage(phone)];
    for (const device of [firefox, other]) await logIn(device, email, learnerPassword);
    await visit(page, '/settings?tab=account');
    const rows = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
    await expect(rows).toHaveCount(3);
    await expect(rows.filter({ hasText: 'This device' })).toHaveCount(1);
    await page.getByRole('button', { name: /^Sign out Firefox on Windows, signed in/ }).click();
    await expect(rows).toHaveCount(2);
    await firefox.goto('/settings');
    await expect(firefox).toHaveURL('/login?from=%2Fsettings');
    await other.goto('/settings');
    await expect(other.getByLabel('Display name')).toHaveValue('Ana');

    await page.getByLabel('Current password', { exact: true }).fill(learnerPassword);
    for (const label of ['New password', 'Confirm password'])
      await page.getByLabel(label, { exact: true }).fill('ახალი სიტყვა');
    await button(page, 'Change password').click();
    await expect(page.getByText('Your new password is saved.')).toBeVisible();
    await expect(page.getByText('You are not signed in anywhere else.')).toBeVisible();
    await other.goto('/settings');
    await expect(other).toHaveURL('/login?from=%2Fsettings');
    await logIn(other, email, 'ახალი სიტყვა');
    await expect(other.getByLabel('Display name')).toHaveValue('Ana');
    await page.reload();
    await button(page, 'Sign out everywhere else').click();
    await expect(page.getByText('You are not signed in anywhere else.')).toBeVisible();
    await other.goto('/settings');
    await expect(other).toHaveURL('/login?from=%2Fsettings');
  });

  test('a learner downloads all data and deletes the account, which signs out every tab', async ({
    page,
    signInNewLearner,
  }) => {
    const email = await signInNewLearner(page);
    const otherTab = await page.context().newPage();
    await visit(otherTab, '/terms-of-service');
    await visit(page, '/settings?tab=account');
    const download = page.waitForEvent('download');
    await button(page, 'Download all my data').click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^ena-data-\d{4}-\d\d-\d\d\.json$/u);
    const data: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
    expect(data).toMatchObject({
      tables: { users: [{ email }], user_progress: expect.arrayContaining([]) },
    });

    await button(page, 'Delete my account…').click();
    await page.getByLabel('Your password', { exact: true }).fill(learnerPassword);
    await button(page, 'Delete everything now').click();
    await expect(page.getByText('Your account and all its data have been deleted')).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(loginLink(page)).toBeVisible();
    await expect(loginLink(otherTab)).toBeVisible();
    await visit(page, '/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(learnerPassword);
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await expect(
      page.getByText('The email or password you entered is incorrect. Please try again.'),
    ).toBeVisible();
  });
});

/** Draws a square PNG in the browser, `edge` pixels wide. */
async function drawPicture(page: Page, edge: number): Promise<Buffer> {
  const url = await page.evaluate((size) => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = size;
    return canvas.toDataURL('image/png');
  }, edge);
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

test('[SET-04] [SET-08] [SET-09] [SET-14] name, picture and preferences are stored: after a reload and on another device', async ({
  page,
  newPage,
  signInNewLearner,
}) => {
  const email = await signInNewLearner(page);
  await visit(page, '/settings');
  await page.getByLabel('Display name').fill('Nino Beridze');
  await page.getByRole('checkbox', { name: 'Study reminders' }).check();
  await page.getByRole('checkbox', { name: 'News' }).uncheck();
  await page.getByLabel('Time zone').selectOption('Asia/Tbilisi');
  await button(page, 'Save').click();
  await expect(page.getByText('Your profile has been updated successfully!')).toBeVisible();
  await page
    .getByLabel('Picture file')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await drawPicture(page, 300) });
  await expect(page.getByText('Your new picture is saved.')).toBeVisible();

  const expectStored = async (device: Page) => {
    await expect(device.getByLabel('Display name')).toHaveValue('Nino Beridze');
    await expect(device.getByRole('checkbox', { name: 'Study reminders' })).toBeChecked();
    await expect(device.getByRole('checkbox', { name: 'News' })).not.toBeChecked();
    await expect(device.getByRole('checkbox', { name: 'Progress updates' })).toBeChecked();
    await expect(device.getByLabel('Time zone')).toHaveValue('Asia/Tbilisi');
  };
  const pictures = page.locator('img[data-avatar]:visible');
  await page.reload();
  await expectStored(page);
  await expect(pictures).toHaveCount(3);
  for (const [size, container] of [
    [256, page.getByRole('main')],
    [96, page.getByRole('banner')],
  ] as const)
    await expect(container.locator('img[data-avatar]')).toHaveJSProperty('naturalWidth', size);
  const other = await newPage(phone);
  await logIn(other, email, learnerPassword);
  await visit(other, '/settings');
  await expectStored(other);
  await button(page, 'Remove').click();
  await expect(page.getByText('Your picture is removed.')).toBeVisible();
  await page.reload();
  await expect(page.locator('[data-avatar=letter]:visible')).toHaveCount(3);
  await expect(pictures).toHaveCount(0);
});
