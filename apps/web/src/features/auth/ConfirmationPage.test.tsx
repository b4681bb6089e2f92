import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../../test/app.tsx';
import { ana } from '../../../test/learner.ts';
import {
  mockEndpoint,
  failure,
  holdRequests,
  requests,
  serverState,
  settleRequests,
} from '../../../test/mockApi.ts';
import { advanceTime, stopTime } from '../../../test/time.ts';

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const resend = () => page.getByRole('button', { name: 'Resend confirmation email' });

describe('/confirmation', () => {
  it('[AUTH-34] [AUTH-35] without a link stays pending, with a resend button and a link home', async () => {
    stopTime();
    await openApp('/confirmation', { learner: null });
    await expect.element(heading('Check your email')).toBeVisible();
    await advanceTime(60_000);
    await expect.element(resend()).toBeVisible();
    await expect.element(heading('Check your email')).toBeVisible();
    const home = page.getByRole('main').getByRole('link', { name: 'Back to Home' });
    await expect.element(home).toHaveAttribute('href', '/');
    await settleRequests();
    expect(requests('auth.confirm')).toEqual([]);
  });

  it('does not claim a mail where nobody has signed up', async () => {
    await openApp('/confirmation', { learner: null });
    await expect.element(page.getByText(/^After you sign up, we send you an email/u)).toBeVisible();
    expect(page.getByText(/We have sent/u).elements()).toEqual([]);
  });

  it('goes on to the page that was asked for when the address was confirmed in another tab', async () => {
    localStorage.setItem('signupEmail', 'ana@ena.example');
    await openApp('/confirmation?from=%2Fphrases', { learner: null });
    await expect.element(page.getByText('ana@ena.example')).toBeVisible();
    await settleRequests();
    serverState().learner = ana;
    const otherTab = new BroadcastChannel('ena-session');
    otherTab.postMessage('changed');
    otherTab.close();
    await expect.poll(() => location.pathname).toBe('/phrases');
  });

  it('leads to the log-in, with the address, when it was confirmed on another device', async () => {
    localStorage.setItem('signupEmail', 'ana@ena.example');
    await openApp('/confirmation', { learner: null });
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await expect.element(page.getByLabelText('Email')).toHaveValue('ana@ena.example');
  });

  it('asks for the e-mail address when none is stored', async () => {
    mockEndpoint('auth.resend', () => ({ ok: true }));
    await openApp('/confirmation', { learner: null });
    await resend().click();
    await expect
      .element(page.getByText('Please enter your email address to resend the confirmation.'))
      .toBeVisible();
    await page.getByLabelText('Email').fill('lali@example.com');
    await resend().click();
    await expect.element(page.getByText(/^Confirmation email resent successfully!/u)).toBeVisible();
    expect(requests('auth.resend')).toEqual([{ email: 'lali@example.com' }]);
  });

  it.each([
    ['the home page', null, '/'],
    ['the page that was asked for', '/beginner/alphabet?letter=1', '/beginner/alphabet?letter=1'],
    ['the home page instead of another site', '//evil.example', '/'],
  ])(
    '[AUTH-36] [AUTH-37] with a link shows that it is being checked, signs in, and redirects to %s after 2 s',
    async (_, from, target) => {
      stopTime();
      localStorage.setItem('signupEmail', 'ana@ena.example');
      mockEndpoint('auth.confirm', () => {
        serverState().learner = ana;
        return { ok: true, from, signsIn: true };
      });
      const release = holdRequests('auth.confirm');
      const token = `valid for ${from}`;
      await openApp(`/confirmation#token=${encodeURIComponent(token)}`, { learner: null });
      await expect.element(heading('Checking your link')).toBeVisible();
      release();
      await expect.element(heading('Your email is confirmed')).toBeVisible();
      await expect.element(page.getByRole('banner').getByRole('button', { name: 'Ana' })).toBeVisible();
      expect(requests('auth.confirm')).toEqual([{ token, rememberMe: true }]);
      await expect.element(page.getByText(/and stay so in this browser\. Redirecting/u)).toBeVisible();
      expect(localStorage.getItem('signupEmail')).toBeNull();
      await advanceTime(1900);
      expect(location.pathname).toBe('/confirmation');
      await advanceTime(200);
      await expect.poll(() => location.pathname + location.search).toBe(target);
    },
  );

  it('[OP-15] with a link opened in another browser than that of the sign-up is not remembered', async () => {
    mockEndpoint('auth.confirm', () => {
      serverState().learner = ana;
      return { ok: true, from: null, signsIn: true };
    });
    await openApp('/confirmation#token=elsewhere', { learner: null });
    await expect.element(page.getByText(/^You are signed in\. Redirecting/u)).toBeVisible();
    expect(requests('auth.confirm')).toEqual([{ token: 'elsewhere', rememberMe: false }]);
  });

  it('with a link of another account than the one that is logged in confirms it, and stays logged in', async () => {
    mockEndpoint('auth.confirm', () => ({ ok: true, from: null, signsIn: false }));
    await openApp('/confirmation#token=other', { learner: ana });
    await expect.element(heading('The email address is confirmed')).toBeVisible();
    await expect.element(page.getByText(/^You are still logged in to your other account\./u)).toBeVisible();
    await expect.element(page.getByRole('banner').getByRole('button', { name: 'Ana' })).toBeVisible();
  });

  it.each([
    ['a visitor', null, 'Log in', '/login'],
    ['a learner', ana, 'Continue', '/'],
  ])(
    '[AUTH-38] a used link says to %s that the e-mail is already confirmed, and leads on',
    async (role, learner, name, href) => {
      localStorage.setItem('signupEmail', 'ana@ena.example');
      mockEndpoint('auth.confirm', () => failure('ALREADY_CONFIRMED'));
      await openApp(`/confirmation#token=${encodeURIComponent(role)}`, { learner });
      await expect.element(heading('Your email is already confirmed')).toBeVisible();
      const link = page.getByRole('main').getByRole('link', { name });
      await expect.element(link).toHaveAttribute('href', href);
      expect(resend().elements()).toEqual([]);
    },
  );

  it.each([
    ['LINK_EXPIRED', 'This link has expired.'],
    ['LINK_INVALID', 'This link is invalid or was already used.'],
    ['INTERNAL', 'Something went wrong on our side.'],
  ] as const)('[AUTH-38] %s shows the error and offers a new link', async (code, text) => {
    localStorage.setItem('signupEmail', 'ana@ena.example');
    mockEndpoint('auth.confirm', () => failure(code));
    mockEndpoint('auth.resend', () => ({ ok: true }));
    await openApp(`/confirmation#token=${code}`, { learner: null });
    await expect.element(heading('This link did not work')).toBeVisible();
    await expect.element(page.getByRole('alert')).toMatchTextContent(new RegExp(`^${text}`, 'u'));
    await resend().click();
    await expect.element(page.getByText(/^Confirmation email resent successfully!/u)).toBeVisible();
    expect(requests('auth.resend')).toEqual([{ email: 'ana@ena.example' }]);
  });

  it('an expired link knows its address in a browser that does not', async () => {
    mockEndpoint('auth.confirm', () => failure('LINK_EXPIRED'));
    mockEndpoint('auth.resend', () => ({ ok: true }));
    const claims = btoa(JSON.stringify({ email: 'lali@ena.example' })).replace(/=+$/u, '');
    await openApp(`/confirmation#token=e30.${claims}.sign`, { learner: null });
    await expect.element(page.getByText(/request a new link for lali@ena\.example/u)).toBeVisible();
    await resend().click();
    await expect.poll(() => requests('auth.resend')).toEqual([{ email: 'lali@ena.example' }]);
  });
});
