import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from '../../../test/app.tsx';
import { ana } from '../../../test/learner.ts';
import { failure, mockEndpoint, requests, serverState } from '../../../test/mockApi.ts';

const main = () => page.getByRole('main');
const button = (name: string) => main().getByRole('button', { name });
const code = () => page.getByLabelText('Code', { exact: true });
const address = () => location.pathname + location.search;
const acceptCode = (learner = ana) =>
  mockEndpoint('auth.enterCode', () => {
    serverState().learner = learner;
    return { ok: true };
  });

describe('logging in with two-step verification', () => {
  beforeEach(async () => {
    mockEndpoint('auth.signIn', () => ({ ok: true, needsCode: true }));
    await openApp('/login', { learner: null });
    await page.getByLabelText('Email').fill('ana@ena.example');
    await page.getByLabelText('Password', { exact: true }).fill('გამარჯობა');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { name: 'Two-step verification' })).toBeVisible();
  });

  it('asks for the code, focused, with the keyboard of digits and the suggestion of a message', async () => {
    acceptCode();
    await expect.element(code()).toHaveFocus();
    await expect.element(code()).toHaveAttribute('inputmode', 'numeric');
    await expect.element(code()).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.keyboard('123456{Enter}');
    await expect.poll(address).toBe('/');
    expect(requests('auth.enterCode')).toEqual([{ code: '123456' }]);
  });

  it('a wrong code is an error of the field, which has the focus and keeps its text', async () => {
    mockEndpoint('auth.enterCode', () => failure('WRONG_CODE'));
    await code().fill('123456');
    await userEvent.keyboard('{Enter}');
    await expect
      .element(code())
      .toHaveAccessibleDescription('This code is wrong or was already used. Please try again.');
    await expect.element(code()).toHaveFocus();
    await expect.element(code()).toHaveValue('123456');
  });

  it('too many wrong codes say for how long none is taken, and that a recovery code may be sooner', async () => {
    mockEndpoint('auth.enterCode', () => failure('RATE_LIMITED'));
    await code().fill('123456');
    await userEvent.keyboard('{Enter}');
    await expect
      .element(main().getByRole('alert'))
      .toHaveTextContent(
        'Too many wrong attempts. Please wait 15 minutes. If the app’s codes are still refused then, please use a recovery code: after many wrong codes, the app’s are not accepted for up to a day.',
      );
  });

  it('an expired second step says so, and leads back to the password', async () => {
    mockEndpoint('auth.enterCode', () => failure('SIGN_IN_EXPIRED'));
    await code().fill('123456');
    await userEvent.keyboard('{Enter}');
    await expect
      .element(main().getByRole('alert'))
      .toHaveTextContent('This took too long. Please go back to the password.');
    await button('Back to the password').click();
    await expect.element(page.getByLabelText('Email')).toHaveValue('ana@ena.example');
    expect(main().getByRole('alert').elements()).toEqual([]);
  });

  it('takes a recovery code instead, and goes back to the password without a message', async () => {
    await button('Use a recovery code').click();
    await expect.element(page.getByLabelText('Recovery code')).toHaveFocus();
    await expect.element(page.getByLabelText('Recovery code')).toHaveAttribute('inputmode', 'text');
    await button('Back to the password').click();
    await expect.element(page.getByLabelText('Email')).toHaveValue('ana@ena.example');
    expect(main().getByRole('alert').elements()).toEqual([]);
  });
});

it('an administrator without two-step verification is led to the settings after logging in', async () => {
  mockEndpoint('account.sessions', () => ({ sessions: [] }));
  mockEndpoint('auth.signIn', () => {
    serverState().learner = { ...ana, needsSecondFactor: true };
    return { ok: true };
  });
  await openApp('/login', { learner: null });
  await page.getByLabelText('Email').fill('ana@ena.example');
  await page.getByLabelText('Password', { exact: true }).fill('გამარჯობა');
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe('/settings?tab=account');
  await expect
    .element(page.getByText('As an administrator you need two-step verification.', { exact: false }))
    .toBeVisible();
});
