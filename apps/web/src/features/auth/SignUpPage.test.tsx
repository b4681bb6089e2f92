import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, phone, setOffline } from '../../../test/app.tsx';
import {
  mockEndpoint,
  failure,
  holdRequests,
  networkError,
  requests,
  settleRequests,
} from '../../../test/mockApi.ts';

const field = (label: string) => page.getByLabelText(label, { exact: true });
const terms = () => page.getByRole('checkbox');
const signUpButton = () => page.getByRole('main').getByRole('button', { name: 'Sign Up' });
const fill = async () => {
  await field('Display name').fill('Lali');
  await field('Email').fill('lali@example.com');
  for (const label of ['Password', 'Confirm password']) await field(label).fill('ორი ლამაზი დღე');
  await terms().click();
};
const alert = () => page.getByRole('main').getByRole('alert');
const acceptSignUp = () => mockEndpoint('auth.signUp', () => ({ ok: true }));

describe('the sign-up form', () => {
  beforeEach(async () => {
    await openApp('/signup', { learner: null });
    await expect.element(signUpButton()).toBeVisible();
    await fill();
  });

  it('links to the terms, the privacy policy and the login', async () => {
    const main = page.getByRole('main');
    for (const [name, href] of [
      ['Terms of Service', '/terms-of-service'],
      ['Privacy Policy', '/privacy-policy'],
      ['Log in', '/login'],
    ] as const)
      await expect.element(main.getByRole('link', { name })).toHaveAttribute('href', href);
    await expect.element(field('Password')).toHaveAttribute('autocomplete', 'new-password');
  });

  it.each([
    ['Display name', ''],
    ['Display name', '   '],
    ['Email', ''],
    ['Email', 'nobody'],
    ['Email', 'nino@gmail'],
    ['Email', 'a..b@x.example'],
    ['Password', ''],
  ])('[AUTH-25] is not sent with the %s %o, which gets the focus', async (label, value) => {
    await field(label).fill(value);
    await signUpButton().click();
    await expect.element(field(label)).toHaveFocus();
    await expect.element(field(label)).toBeInvalid();
    await settleRequests();
    expect(requests('auth.signUp')).toEqual([]);
  });

  it('[AUTH-26] [AUTH-27] [AUTH-28] ties each problem to its field and sends nothing', async () => {
    await field('Password').fill('12345');
    await field('Confirm password').fill('123456');
    await terms().click();
    await signUpButton().click();
    for (const [input, text] of [
      [field('Password'), 'Password must be at least 6 characters'],
      [field('Confirm password'), 'Passwords do not match'],
      [terms(), 'You must agree to the Terms of Service and Privacy Policy'],
    ] as const) {
      await expect.element(input).toHaveAttribute('aria-invalid', 'true');
      await expect.element(input).toHaveAccessibleDescription(text);
    }
    await settleRequests();
    expect(requests('auth.signUp')).toEqual([]);
    acceptSignUp();
    for (const label of ['Password', 'Confirm password']) await field(label).fill('123456');
    await terms().click();
    await signUpButton().click();
    await expect.element(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  });

  it.each([
    ['EMAIL_TAKEN', '[ERR-06]', 'This email is already registered. Please log in instead.'],
    ['RATE_LIMITED', 'the limit', 'Too many attempts. Please wait a moment and try again.'],
    ['INTERNAL', '[ERR-09]', 'Failed to create an account. Please try again.'],
  ] as const)('%s (%s) shows an alert and keeps the input', async (code, _, text) => {
    mockEndpoint('auth.signUp', () => failure(code));
    await signUpButton().click();
    await expect.element(alert()).toMatchTextContent(text);
    await expect.element(signUpButton()).toHaveFocus();
    await expect.element(field('Email')).toHaveValue('lali@example.com');
    await expect.element(field('Password')).toHaveValue('ორი ლამაზი დღე');
    await expect.element(terms()).toBeChecked();
    expect(requests('auth.signUp')).toHaveLength(1);
  });

  it('[ERR-09] [D29] the reason why the server refuses a password is shown at its field', async () => {
    const reason = 'This password is among the most common ones; choose another';
    mockEndpoint('auth.signUp', () => failure('WEAK_PASSWORD', reason));
    await signUpButton().click();
    await expect.element(field('Password')).toHaveAccessibleDescription(reason);
    await expect.element(field('Password')).toHaveFocus();
    expect(alert().elements()).toEqual([]);
  });

  it('[ERR-09] the reason why an address is refused is shown at its field', async () => {
    await field('Email').fill('nino@gmail');
    await signUpButton().click();
    await expect.element(field('Email')).toHaveAccessibleDescription(/needs an ending/u);
  });

  it('[ERR-06] leads to the log-in with the registered address filled in', async () => {
    mockEndpoint('auth.signUp', () => failure('EMAIL_TAKEN'));
    await signUpButton().click();
    await alert().getByRole('link', { name: 'Log in' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    await expect.element(field('Email')).toHaveValue('lali@example.com');
  });

  it('[D29] hints at the strength of the password while it is typed', async () => {
    const hint = () => field('Password');
    await hint().fill('sunny7');
    await expect.element(hint()).toHaveAccessibleDescription(/^Easy to guess/u);
    await hint().fill('ორი ლამაზი დღე');
    await expect.element(hint()).toHaveAccessibleDescription('Strong password.');
  });

  it('shows an internationalized address as it was typed, also on the next page', async () => {
    acceptSignUp();
    await field('Email').fill('nino@ქართული.გე');
    await expect.element(field('Email')).toHaveValue('nino@ქართული.გე');
    await signUpButton().click();
    await expect.element(page.getByRole('main').getByText('nino@ქართული.გე')).toBeVisible();
    expect(requests('auth.signUp')).toMatchObject([{ email: 'nino@ქართული.გე' }]);
  });

  it('[ERR-07] [ERR-13] sends nothing offline, shows an alert after a network error, and keeps the input', async () => {
    setOffline(true);
    await signUpButton().click();
    await expect.element(page.getByText(/^You are currently offline/u)).toBeVisible();
    await settleRequests();
    expect(requests('auth.signUp')).toEqual([]);
    setOffline(false);
    await expect.element(page.getByText('You are online.')).toBeVisible();
    mockEndpoint('auth.signUp', networkError);
    await signUpButton().click();
    await expect
      .element(
        page.getByText('Network connection error. Please check your internet connection and try again.'),
      )
      .toBeVisible();
    await expect.element(field('Display name')).toHaveValue('Lali');
    acceptSignUp();
    await signUpButton().click();
    await expect.element(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  });

  it('[AUTH-32] [AUTH-13] sends once and stores the e-mail address for the resend button of /confirmation', async () => {
    acceptSignUp();
    mockEndpoint('auth.resend', () => ({ ok: true }));
    const release = holdRequests('auth.signUp');
    await field('Display name').fill('  Lali ');
    const form = document.querySelector('main form');
    if (!(form instanceof HTMLFormElement)) throw new Error('no form');
    form.requestSubmit();
    form.requestSubmit();
    await expect.element(page.getByRole('button', { name: 'Creating your account…' })).toBeDisabled();
    release();
    await expect.element(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await expect.element(page.getByText(/^Account created successfully!/u)).toBeVisible();
    // A reload, which hydrates the prerendered file, shows it no more.
    await expect.poll((): unknown => history.state).toMatchObject({ usr: null });
    expect(location.pathname).toBe('/confirmation');
    expect(requests('auth.signUp')).toEqual([
      { name: 'Lali', email: 'lali@example.com', password: 'ორი ლამაზი დღე' },
    ]);
    expect(localStorage.getItem('signupEmail')).toBe('lali@example.com');
    await expect.element(field('Email')).not.toBeInTheDocument();
    await expect.element(page.getByRole('main').getByText('lali@example.com')).toBeVisible();
    await page.getByRole('button', { name: 'Resend confirmation email' }).click();
    await expect.element(page.getByText(/^Confirmation email resent successfully!/u)).toBeVisible();
    expect(requests('auth.resend')).toEqual([{ email: 'lali@example.com' }]);
  });
});

it.each([
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', phone],
  ['a phone whose keyboard is open', { width: 390, height: 420 }],
])(
  '[ERR-06] [ERR-07] [ERR-09] [ERR-13] each reason of a failed sign-up is within the window of %s',
  async (_, viewport) => {
    await openApp('/signup', { learner: null, viewport });
    await expect.element(signUpButton()).toBeVisible();
    await fill();
    const answers = [
      ...(['EMAIL_TAKEN', 'RATE_LIMITED', 'INTERNAL'] as const).map((code) => () => failure(code)),
      networkError,
    ];
    for (const answer of answers) {
      mockEndpoint('auth.signUp', answer);
      await signUpButton().click();
      await expect.element(alert()).toBeInViewport({ ratio: 1 });
    }
    setOffline(true);
    // As with the Enter key in the first field.
    window.scrollTo({ top: 0 });
    document.querySelector<HTMLFormElement>('main form')?.requestSubmit();
    await expect.element(alert()).toMatchTextContent(/offline/u);
    await expect.element(alert()).toBeInViewport({ ratio: 1 });
    setOffline(false);
    await field('Confirm password').fill('123456');
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await signUpButton().click();
      await expect.element(field('Confirm password')).toHaveFocus();
      await expect.element(page.getByText('Passwords do not match')).toBeInViewport({ ratio: 1 });
    }
  },
);

it.each([{ width: 1440, height: 900 }, { width: 1366, height: 768 }, phone])(
  'the button is within the window of $width x $height on opening',
  async (viewport) => {
    await openApp('/signup', { learner: null, viewport });
    await expect.element(signUpButton()).toBeInViewport({ ratio: 1 });
  },
);

it('a typo in the address is corrected by signing up again, with name and address kept and the password typed anew', async () => {
  mockEndpoint('auth.signUp', () => ({ ok: true }));
  await openApp('/signup', { learner: null });
  await expect.element(signUpButton()).toBeEnabled();
  await fill();
  await signUpButton().click();
  await page.getByRole('link', { name: 'Correct it' }).click();
  await expect.element(field('Display name')).toHaveValue('Lali');
  await expect.element(field('Email')).toHaveValue('lali@example.com');
  await expect.element(field('Password')).toHaveValue('');
  expect(JSON.stringify([history.state, localStorage, sessionStorage])).not.toContain('დღე');
  await fill();
  await field('Email').fill('lali@ena.example');
  await signUpButton().click();
  await expect.element(page.getByRole('main').getByText('lali@ena.example')).toBeVisible();
});

it('passes the page that was asked for on to the mailed link', async () => {
  for (const endpoint of ['auth.signUp', 'auth.resend'] as const)
    mockEndpoint(endpoint, () => ({ ok: true }));
  await openApp('/signup?from=%2Fbeginner%2Falphabet', { learner: null });
  await expect.element(signUpButton()).toBeEnabled();
  await fill();
  await signUpButton().click();
  await page.getByRole('button', { name: 'Resend confirmation email' }).click();
  await expect.poll(() => requests('auth.resend')).toMatchObject([{ from: '/beginner/alphabet' }]);
  expect(requests('auth.signUp')).toMatchObject([{ from: '/beginner/alphabet' }]);
});

it.each([{ width: 1440, height: 900 }, phone])(
  'the Georgian word beside the title is whole at %o',
  async (viewport) => {
    await openApp('/signup', { learner: null, viewport });
    const word = page.getByRole('main').getByText('დაიწყეთ', { exact: true });
    await expect.element(word).toBeVisible();
    const { scrollWidth, clientWidth } = word.element();
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
);
