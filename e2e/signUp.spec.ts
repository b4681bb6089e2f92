import { randomUUID } from 'node:crypto';
import { mailedLink } from './fixtures/mail.ts';
import { pauseClock, visit } from './fixtures/page.ts';
import { expect, learnerPassword, test } from './fixtures/test.ts';

test.describe('sign-up by e-mail', () => {
  // The browser logs the refused login as an error.
  test.use({ failOnPageErrors: false });

  test('[AUTH-12] [AUTH-13] [AUTH-32] [AUTH-36] [AUTH-37] sends a confirmation link, again on request, which signs in and leads to the home page', async ({
    page,
    server,
  }) => {
    const email = `${randomUUID()}@ena.example`;
    await visit(page, '/signup');
    await page.getByLabel('Display name').fill('Lali');
    await page.getByLabel('Email').fill(email);
    for (const label of ['Password', 'Confirm password'])
      await page.getByLabel(label, { exact: true }).fill(learnerPassword);
    await page.getByRole('checkbox').check();
    await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    const mails = async () => (await server.sentMail()).filter(({ to }) => to === email);
    await expect.poll(mails).toHaveLength(1);

    await visit(page, '/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    const logIn = page.getByRole('main').getByRole('button', { name: 'Log in' });
    await logIn.click();
    await expect(
      page.getByText('The email or password you entered is incorrect. Please try again.'),
    ).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill(learnerPassword);
    await logIn.click();
    await expect(page.getByText('Please confirm your email address before logging in.')).toBeVisible();
    await page.getByRole('button', { name: 'Resend confirmation email' }).click();
    await expect(page.getByText('Confirmation email resent successfully!')).toBeVisible();
    await expect.poll(mails).toHaveLength(2);
    await pauseClock(page);
    await page.goto(await mailedLink(server, email, '/confirmation'));
    await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
    await page.clock.runFor(2000);
    await page.clock.resume();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Lali' })).toBeVisible();
    await page.goto('/beginner/alphabet');
    await expect(page.getByRole('heading', { level: 1, name: 'Georgian Alphabet' })).toBeVisible();
  });
});
