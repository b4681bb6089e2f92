import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, setOffline } from '../../../test/app.tsx';
import { mockEndpoint, failure, holdRequests, requests, settleRequests } from '../../../test/mockApi.ts';

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const field = (label: string) => page.getByLabelText(label, { exact: true });
const save = () => page.getByRole('button', { name: 'Save new password' });
const fill = async (password: string, confirmation = password) => {
  await field('New password').fill(password);
  await field('Confirm password').fill(confirmation);
};
const openLink = async () => {
  await openApp('/reset-password#token=mailed&email=ana%2Bka%40ena.example', { learner: null });
  await expect.element(field('New password')).toBeVisible();
};

describe('/reset-password', () => {
  beforeEach(() => mockEndpoint('auth.checkResetLink', () => ({ ok: true })));

  it('[AUTH-41] [AUTH-42] says on opening that the link was used or is expired, and sends a new one to its address', async () => {
    mockEndpoint('auth.checkResetLink', () => failure('LINK_EXPIRED'));
    mockEndpoint('auth.requestReset', () => ({ ok: true }));
    await openApp('/reset-password#token=mailed&email=ana%2Bka%40ena.example', { learner: null });
    await expect.element(heading('This link did not work')).toBeVisible();
    await expect.element(page.getByText(/^This link has expired or was already used\./u)).toBeVisible();
    await page.getByRole('button', { name: 'Send a new link' }).click();
    await expect.element(page.getByText(/^Password reset email sent successfully!/u)).toBeVisible();
    await expect.element(page.getByText(/Request a new link/u)).not.toBeInTheDocument();
    expect(requests('auth.requestReset')).toEqual([{ email: 'ana+ka@ena.example' }]);
  });

  it('shows the form if the link cannot be checked: the server checks it again', async () => {
    mockEndpoint('auth.checkResetLink', () => failure('RATE_LIMITED'));
    await openLink();
    expect(requests('auth.checkResetLink')).toEqual([{ token: 'mailed' }]);
  });

  it('[AUTH-39] [AUTH-40] applies the password rules of the sign-up, and redirects to the login with a message', async () => {
    mockEndpoint('auth.resetPassword', () => ({ ok: true }));
    await openLink();
    await fill('12345', '123456');
    await save().click();
    await expect
      .element(field('New password'))
      .toHaveAccessibleDescription('Password must be at least 6 characters');
    await expect.element(field('Confirm password')).toHaveAccessibleDescription('Passwords do not match');
    await settleRequests();
    expect(requests('auth.resetPassword')).toEqual([]);
    const release = holdRequests('auth.resetPassword');
    await fill('ახალი პაროლი');
    await save().click();
    await expect.element(page.getByRole('button', { name: 'Saving…' })).toBeDisabled();
    release();
    await expect.element(page.getByText('Your new password is saved. Log in with it.')).toBeVisible();
    expect(location.pathname).toBe('/login');
    expect(requests('auth.resetPassword')).toEqual([{ token: 'mailed', password: 'ახალი პაროლი' }]);
  });

  it('keeps address and target page for the log-in', async () => {
    mockEndpoint('auth.resetPassword', () => ({ ok: true }));
    await openApp('/reset-password#token=kept&email=ana%40ena.example&from=%2Fphrases%3Fq%3Dwater', {
      learner: null,
    });
    await fill('ახალი პაროლი');
    await save().click();
    await expect.element(field('Email')).toHaveValue('ana@ena.example');
    expect(location.search).toBe(`?from=${encodeURIComponent('/phrases?q=water')}`);
  });

  it('leads to the password also if the code of an earlier log-in is pending in this tab', async () => {
    sessionStorage.setItem('second-step-until', String(Date.now() + 60_000));
    mockEndpoint('auth.resetPassword', () => ({ ok: true }));
    await openLink();
    await fill('ახალი პაროლი');
    await save().click();
    await expect.element(page.getByText('Your new password is saved. Log in with it.')).toBeVisible();
    await expect.element(field('Password')).toBeVisible();
  });

  it('[AUTH-41] [AUTH-42] says that the link does not work, and sends a new one on request', async () => {
    mockEndpoint('auth.resetPassword', () => failure('LINK_EXPIRED'));
    mockEndpoint('auth.requestReset', () => ({ ok: true }));
    await openLink();
    await fill('კიდევ ერთი');
    await save().click();
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(/^This link has expired or was already used\./u);
    await page.getByLabelText('Email').fill('');
    await page.getByRole('button', { name: 'Send a new link' }).click();
    await expect
      .element(page.getByText('Please enter your email address to reset your password.'))
      .toBeVisible();
    await page.getByLabelText('Email').fill('ana@ena.example');
    await page.getByRole('button', { name: 'Send a new link' }).click();
    await expect.element(page.getByText(/^Password reset email sent successfully!/u)).toBeVisible();
    expect(requests('auth.requestReset')).toEqual([{ email: 'ana@ena.example' }]);
  });

  it.each([
    ['WEAK_PASSWORD', 'Password must not be your own email or name', () => field('New password')],
    [
      'SAME_PASSWORD',
      'This is the password that you have now. Please choose a new one.',
      () => field('New password'),
    ],
    ['INTERNAL', '', () => save()],
  ] as const)('%s shows why, keeps the input, and focuses what is next', async (code, text, focused) => {
    mockEndpoint('auth.resetPassword', () => failure(code, text));
    await openLink();
    await fill('password1');
    await save().click();
    await expect.element(page.getByText(text || /^Something went wrong on our side/u)).toBeVisible();
    await expect.element(focused()).toHaveFocus();
    await expect.element(field('New password')).toHaveValue('password1');
  });

  it('sends nothing offline and keeps the input', async () => {
    await openLink();
    await fill('ახალი პაროლი');
    setOffline(true);
    await save().click();
    await expect.element(page.getByRole('alert')).toMatchTextContent(/^You are currently offline/u);
    await settleRequests();
    expect(requests('auth.resetPassword')).toEqual([]);
    await expect.element(field('New password')).toHaveValue('ახალი პაროლი');
  });

  it('[GUARD-03] without a token says that the link did not work', async () => {
    await openApp('/reset-password', { learner: null });
    await expect.element(heading('This link did not work')).toBeVisible();
    const back = page.getByRole('link', { name: 'Back to log in' });
    await expect.element(back).toHaveAttribute('href', '/login');
  });
});
