import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, reopenApp, setOffline } from '../../../test/app.tsx';
import { ana } from '../../../test/learner.ts';
import {
  mockEndpoint,
  failure,
  holdRequests,
  networkError,
  requests,
  serverState,
  settleRequests,
} from '../../../test/mockApi.ts';
import { advanceTime, stopTime } from '../../../test/time.ts';

const main = () => page.getByRole('main');
const email = () => page.getByLabelText('Email');
const password = () => page.getByLabelText('Password', { exact: true });
const logInButton = () => main().getByRole('button', { name: 'Log in' });
const forgotten = () => page.getByRole('button', { name: 'Forgot your password?' });
const resend = () => page.getByRole('button', { name: 'Resend confirmation email' });
const alert = () => main().getByRole('alert');
const fill = async (typedEmail: string, typedPassword: string) => {
  await email().fill(typedEmail);
  await password().fill(typedPassword);
};
async function logInWithoutNetwork() {
  stopTime();
  mockEndpoint('auth.signIn', networkError);
  await openApp('/login', { learner: null });
  await fill('ana@ena.example', 'gamarjoba');
  await logInButton().click();
}
/** The server accepts e-mail and password from now on. */
const acceptSignIn = () =>
  mockEndpoint('auth.signIn', () => {
    serverState().learner = ana;
    return { ok: true };
  });
const address = () => location.pathname + location.search;

describe('the login form', () => {
  beforeEach(() => openApp('/login', { learner: null }));

  it('[AUTH-01] has e-mail, password, Remember me, password reset and a link to /signup', async () => {
    await expect.element(email()).toBeVisible();
    await expect.element(password()).toBeVisible();
    await expect.element(page.getByRole('checkbox', { name: 'Remember me on this device' })).toBeChecked();
    await expect.element(forgotten()).toBeVisible();
    await expect.element(logInButton()).toBeEnabled();
    const link = main().getByRole('link', { name: 'Create an account' });
    await expect.element(link).toHaveAttribute('href', '/signup');
    await expect.element(email()).toHaveAttribute('autocomplete', 'email');
    await expect.element(password()).toHaveAttribute('autocomplete', 'current-password');
  });

  it('[AUTH-02] shows and hides the typed password', async () => {
    await password().fill('secret');
    await expect.element(password()).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect.element(password()).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect.element(password()).toHaveAttribute('type', 'password');
    await expect.element(password()).toHaveValue('secret');
  });

  it.each([
    ['', 'gamarjoba', 'Email'],
    ['ana@ena.example', '', 'Password'],
    ['nobody', 'gamarjoba', 'Email'],
  ])(
    '[AUTH-03] is not sent with the e-mail %o and the password %o; focuses %s',
    async (typed, secret, label) => {
      await fill(typed, secret);
      await logInButton().click();
      const field = page.getByLabelText(label, { exact: true });
      await expect.element(field).toHaveFocus();
      await expect.element(field).toBeInvalid();
      await settleRequests();
      expect(requests('auth.signIn')).toEqual([]);
    },
  );

  it.each([false, true])(
    '[AUTH-06] [AUTH-07] sends Remember me as %s with the trimmed e-mail, by Enter',
    async (rememberMe) => {
      acceptSignIn();
      if (!rememberMe) await page.getByRole('checkbox', { name: 'Remember me on this device' }).click();
      await fill(' ana@ena.example ', ' გამარჯობა ');
      await userEvent.keyboard('{Enter}');
      await expect.poll(address).toBe('/');
      await expect.element(page.getByRole('banner').getByRole('button', { name: 'Ana' })).toBeVisible();
      expect(requests('auth.signIn')).toEqual([
        { email: 'ana@ena.example', password: ' გამარჯობა ', rememberMe },
      ]);
    },
  );

  it('sends a double submit once and is disabled while the request is in flight', async () => {
    acceptSignIn();
    const release = holdRequests('auth.signIn');
    await fill('ana@ena.example', 'gamarjoba');
    const form = document.querySelector('main form');
    if (!(form instanceof HTMLFormElement)) throw new Error('no form');
    form.requestSubmit();
    form.requestSubmit();
    await expect.element(page.getByRole('button', { name: 'Logging in…' })).toBeDisabled();
    release();
    await expect.poll(address).toBe('/');
    expect(requests('auth.signIn')).toHaveLength(1);
  });

  it.each([
    ['INVALID_CREDENTIALS', '[ERR-01]', 'The email or password you entered is incorrect. Please try again.'],
    ['EMAIL_NOT_CONFIRMED', '[ERR-02]', 'Please confirm your email address before logging in.'],
    ['INTERNAL', '[ERR-05]', 'An error occurred during login. Please try again.'],
    ['UNAVAILABLE', 'an overload', 'Ena cannot be reached right now. Please try again in a moment.'],
  ] as const)('[AUTH-21] %s (%s) shows an alert, no retry, and keeps the input', async (code, _, text) => {
    mockEndpoint('auth.signIn', () => failure(code));
    await fill('ana@ena.example', 'wrong');
    await logInButton().click();
    await expect.element(alert()).toMatchTextContent(text);
    await expect.element(email()).toHaveValue('ana@ena.example');
    await expect.element(password()).toHaveValue('wrong');
    await expect.element(logInButton()).toBeEnabled();
    expect(requests('auth.signIn')).toHaveLength(1);
    await expect.poll(() => resend().elements()).toHaveLength(code === 'EMAIL_NOT_CONFIRMED' ? 1 : 0);
    acceptSignIn();
    await logInButton().click();
    await expect.poll(address).toBe('/');
  });

  it('a locked account says for how long, and offers a new password', async () => {
    mockEndpoint('auth.signIn', () => failure('RATE_LIMITED', '', { 'retry-after': '700' }));
    mockEndpoint('auth.requestReset', () => ({ ok: true }));
    await fill('ana@ena.example', 'wrong');
    await logInButton().click();
    await expect.element(alert()).toMatchTextContent(/Please wait 12 minutes/u);
    await alert().getByRole('button', { name: 'Choose a new password' }).click();
    await expect.element(page.getByText(/^Password reset email sent successfully!/u)).toBeVisible();
    expect(requests('auth.requestReset')).toEqual([{ email: 'ana@ena.example' }]);
  });

  it('[AUTH-12] [ERR-02] [ERR-10] offers to send the confirmation link again when the e-mail address is not confirmed', async () => {
    mockEndpoint('auth.signIn', () => failure('EMAIL_NOT_CONFIRMED'));
    await fill('lali@ena.example', 'gamarjoba');
    await logInButton().click();
    await email().fill('');
    await resend().click();
    await expect
      .element(page.getByText('Please enter your email address to resend the confirmation.'))
      .toBeVisible();
    await settleRequests();
    expect(requests('auth.resend')).toEqual([]);
    mockEndpoint('auth.resend', networkError);
    await email().fill('lali@ena.example');
    await resend().click();
    await expect
      .element(page.getByText('Failed to resend confirmation email. Please try again later.'))
      .toBeVisible();
    mockEndpoint('auth.resend', () => ({ ok: true }));
    await resend().click();
    await expect
      .element(
        page.getByText('Confirmation email resent successfully! Please check your inbox and spam folder.'),
      )
      .toBeVisible();
    expect(requests('auth.resend')).toEqual([{ email: 'lali@ena.example' }, { email: 'lali@ena.example' }]);
  });
});

describe('the password reset request', () => {
  beforeEach(() => openApp('/login', { learner: null }));

  it('[AUTH-14] asks for the e-mail address when it is missing, and sends nothing', async () => {
    await forgotten().click();
    await expect
      .element(page.getByText('Please enter your email address to reset your password.'))
      .toBeVisible();
    await settleRequests();
    expect(requests('auth.requestReset')).toEqual([]);
  });

  it('[AUTH-15] is sent once at a time, and shows that the e-mail was sent', async () => {
    mockEndpoint('auth.requestReset', () => ({ ok: true }));
    const release = holdRequests('auth.requestReset');
    await email().fill('ana@ena.example');
    await forgotten().click();
    await expect.element(page.getByText('Sending…')).toBeVisible();
    await expect.element(forgotten()).toBeDisabled();
    release();
    await expect
      .element(
        page.getByText('Password reset email sent successfully! Please check your inbox and spam folder.'),
      )
      .toBeVisible();
    expect(requests('auth.requestReset')).toEqual([{ email: 'ana@ena.example' }]);
  });

  it('is not sent to what is no address', async () => {
    await email().fill('ana@ena');
    await forgotten().click();
    await expect.element(alert()).toMatchTextContent(/needs an ending/u);
    await settleRequests();
    expect(requests('auth.requestReset')).toEqual([]);
  });

  it('passes the page that was asked for on to the mailed link', async () => {
    mockEndpoint('auth.requestReset', () => ({ ok: true }));
    await reopenApp('/login?from=%2Fbeginner%2Falphabet');
    await email().fill('ana@ena.example');
    await forgotten().click();
    await expect
      .poll(() => requests('auth.requestReset'))
      .toEqual([{ email: 'ana@ena.example', from: '/beginner/alphabet' }]);
  });

  it('and the login show only the latest message', async () => {
    mockEndpoint('auth.requestReset', () => ({ ok: true }));
    mockEndpoint('auth.signIn', () => failure('INVALID_CREDENTIALS'));
    await fill('ana@ena.example', 'wrong');
    for (let round = 0; round < 2; round += 1) {
      await logInButton().click();
      await expect.element(alert()).toBeVisible();
      await expect.element(page.getByText(/^Password reset email sent/u)).not.toBeInTheDocument();
      await forgotten().click();
      await expect.element(page.getByText(/^Password reset email sent/u)).toBeVisible();
      await expect.element(alert()).not.toBeInTheDocument();
    }
  });

  it.each([
    ['a server error', () => failure('INTERNAL')],
    ['too many tries', () => failure('RATE_LIMITED')],
    ['a network error', networkError],
  ])('[ERR-11] shows an error message after %s', async (_, response) => {
    mockEndpoint('auth.requestReset', response);
    await email().fill('ana@ena.example');
    await forgotten().click();
    await expect
      .element(page.getByText('Failed to send password reset email. Please try again later.'))
      .toBeVisible();
  });
});

describe('the redirect after the login', () => {
  it.each([
    ['/login?from=%2Fpricing%3Ffrom%3D%252Fbeginner%252Fnumbers', '/pricing?from=%2Fbeginner%2Fnumbers'],
    ['/login?from=%2Fbeginner%2Falphabet%3Fletter%3D1', '/beginner/alphabet?letter=1'],
    ['/login?from=https%3A%2F%2Fevil.example', '/'],
  ])('[GUARD-27] [AUTH-04] goes from %s to %s', async (from, to) => {
    acceptSignIn();
    await openApp(from, { learner: null });
    await fill('ana@ena.example', 'gamarjoba');
    await logInButton().click();
    await expect.poll(address).toBe(to);
    await expect.element(page.getByRole('banner').getByRole('button', { name: 'Ana' })).toBeVisible();
  });

  it.each([
    ['/beginner/alphabet', 'Log in to open “Georgian Alphabet”.'],
    ['/beginner/quiz/alphabet?again=1', 'Log in to open “Georgian Alphabet Quiz”.'],
    ['/learning-tips', 'Log in to open your learning tips.'],
    ['/today', 'Log in to open today’s session.'],
  ])('says that %s needs one, and keeps the page for a sign-up', async (path, text) => {
    await openApp(path, { learner: null });
    await expect.element(main().getByText(text)).toBeVisible();
    await main().getByRole('link', { name: 'Create an account' }).click();
    await expect.element(main().getByText(text.replace('Log in', 'Create an account'))).toBeVisible();
    expect(address()).toBe(`/signup?from=${encodeURIComponent(path)}`);
  });

  it('[AUTH-04] leads back to the page whose Login link was used, also by way of the sign-up', async () => {
    acceptSignIn();
    await openApp('/phrases?q=water#top', { learner: null });
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
    await expect.element(password()).toBeVisible();
    expect(
      main()
        .getByText(/^Log in to open/u)
        .elements(),
    ).toEqual([]);
    await main().getByRole('link', { name: 'Create an account' }).click();
    await expect.element(page.getByLabelText('Display name')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
    await fill('ana@ena.example', 'gamarjoba');
    await logInButton().click();
    await expect.poll(() => address() + location.hash).toBe('/phrases?q=water#top');
  });

  it.each([
    ['/login?from=/pricing', '/pricing'],
    ['/signup?from=/pricing', '/pricing'],
    ['/login', '/'],
    ['/signup', '/'],
  ])('[AUTH-05] [AUTH-24] takes a learner who is signed in already from %s to %s', async (from, to) => {
    await openApp(from);
    await expect.poll(address).toBe(to);
  });
});

describe('a log-in with a failing network', () => {
  const offlineText = 'You are currently offline. Please check your internet connection and try again.';

  it('[AUTH-19] [ERR-03] [ERR-04] is retried after 1, 2 and 4 seconds; then it fails and blocks the form until Retry', async () => {
    await logInWithoutNetwork();
    for (const [index, seconds] of [1, 2, 4].entries()) {
      const text = `Network error. Retrying in ${seconds} seconds... (Attempt ${index + 1}/3)`;
      await expect.element(page.getByText(text)).toBeVisible();
      await advanceTime(seconds * 1000 - 1);
      await settleRequests();
      expect(requests('auth.signIn')).toHaveLength(index + 1);
      await advanceTime(1);
    }
    const failed =
      'Network connection failed after multiple attempts. Please check your internet connection and try again later.';
    await expect.element(page.getByText(failed)).toBeVisible();
    expect(requests('auth.signIn')).toHaveLength(4);
    await logInButton().click();
    await expect.element(page.getByText(offlineText)).toBeVisible();
    await settleRequests();
    expect(requests('auth.signIn')).toHaveLength(4);
    acceptSignIn();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByText('You are online.')).toBeVisible();
    await logInButton().click();
    await expect.poll(address).toBe('/');
  });

  it('[AUTH-20] a retry that succeeds signs in', async () => {
    await logInWithoutNetwork();
    await expect.element(page.getByText(/^Network error\. Retrying in 1 seconds/u)).toBeVisible();
    acceptSignIn();
    await advanceTime(1000);
    await expect.poll(address).toBe('/');
    expect(requests('auth.signIn')).toHaveLength(2);
  });

  it('leaving the page cancels the retries', async () => {
    await logInWithoutNetwork();
    await expect.element(page.getByText(/^Network error\. Retrying in 1 seconds/u)).toBeVisible();
    acceptSignIn();
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect.element(page.getByLabelText('Display name')).toBeVisible();
    await advanceTime(7000);
    await settleRequests();
    expect(requests('auth.signIn')).toHaveLength(1);
  });

  it('[AUTH-17] [AUTH-18] [ERR-12] [ERR-14] offline sends nothing and keeps the input; Retry checks the network', async () => {
    acceptSignIn();
    await openApp('/login', { learner: null });
    await fill('ana@ena.example', 'gamarjoba');
    setOffline(true);
    await logInButton().click();
    await expect.element(alert()).toMatchTextContent(offlineText);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(alert()).toMatchTextContent(/^You are still offline/u);
    expect(requests('auth.signIn')).toEqual([]);
    await expect.element(email()).toHaveValue('ana@ena.example');
    setOffline(false);
    await expect.element(page.getByText('You are online.')).toBeVisible();
    await logInButton().click();
    await expect.poll(address).toBe('/');
  });

  it('[AUTH-16] [AUTH-17] an unknown network state shows nothing and blocks nothing; the first response shows that the browser is online', async () => {
    acceptSignIn();
    const release = holdRequests('session.get');
    await openApp('/login', { learner: null });
    await expect.element(logInButton()).toBeEnabled();
    expect(page.getByText('You are online.').elements()).toEqual([]);
    expect(page.getByRole('button', { name: 'Retry' }).elements()).toEqual([]);
    release();
    await expect.element(page.getByText('You are online.')).toBeVisible();
    await fill('ana@ena.example', 'gamarjoba');
    await logInButton().click();
    await expect.poll(address).toBe('/');
  });
});
