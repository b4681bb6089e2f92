import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, reopenApp } from '../../../test/app.tsx';
import { ana } from '../../../test/learner.ts';
import { failure, mockEndpoint, requests, serverState } from '../../../test/mockApi.ts';
import { recordAnnouncements } from '../../../test/screenReader.ts';
import { LoginPage } from './LoginPage.tsx';

const main = () => page.getByRole('main');
const button = (name: string) => main().getByRole('button', { name });
const code = () => page.getByLabelText('Code', { exact: true });
const password = () => page.getByLabelText('Password', { exact: true });
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

  it('a wrong code is an error of the field, which has the focus and keeps its text; announced each time', async () => {
    mockEndpoint('auth.enterCode', () => failure('WRONG_CODE'));
    await code().fill('123456');
    const takeAnnouncements = recordAnnouncements();
    for (let round = 1; round <= 2; round += 1) {
      await userEvent.keyboard('{Enter}');
      await expect
        .poll(takeAnnouncements)
        .toEqual(['assertive: This code is wrong or was already used. Please try again.']);
    }
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

  it('an expired second step leads back to the password, and says why; also after a reload', async () => {
    mockEndpoint('auth.enterCode', () => failure('SIGN_IN_EXPIRED'));
    await code().fill('123456');
    await userEvent.keyboard('{Enter}');
    await expect
      .element(main().getByRole('alert'))
      .toHaveTextContent('This took too long. Please enter your password again.');
    await expect.element(page.getByLabelText('Email')).toHaveValue('ana@ena.example');
    await expect.element(password()).toHaveFocus();
    await reopenApp('/login');
    await expect.element(password()).toBeVisible();
  });

  it('an accepted code is not sent again if only the session could not be loaded', async () => {
    acceptCode();
    mockEndpoint('session.get', () => failure('INTERNAL'));
    await userEvent.keyboard('123456{Enter}');
    await expect.element(main().getByRole('alert')).toBeVisible();
    mockEndpoint('session.get', () => ({ learner: ana }));
    mockEndpoint('auth.enterCode', () => failure('SIGN_IN_EXPIRED'));
    await button('Log in').click();
    await expect.poll(address).toBe('/');
    expect(requests('auth.enterCode')).toHaveLength(1);
  });

  it('is still asked for after a reload, for ten minutes', async () => {
    await reopenApp('/login');
    await expect.element(code()).toHaveFocus();
    vi.setSystemTime(Date.now() + 10 * 60 * 1000);
    await reopenApp('/login');
    await expect.element(password()).toBeVisible();
  });

  it('keeps for the reload nothing but a time, until the code was accepted', async () => {
    const kept = () => sessionStorage.getItem('second-step-until');
    expect(kept()).toMatch(/^\d{13}$/u);
    acceptCode();
    await userEvent.keyboard('123456{Enter}');
    await expect.poll(address).toBe('/');
    expect(kept()).toBeNull();
  });

  it('takes a recovery code instead, and goes back to the password without a message', async () => {
    await button('Use a recovery code').click();
    await expect.element(page.getByLabelText('Recovery code')).toHaveFocus();
    await expect.element(page.getByLabelText('Recovery code')).toHaveAttribute('inputmode', 'text');
    await button('Back to the password').click();
    await expect.element(page.getByLabelText('Email')).toHaveValue('ana@ena.example');
    await expect.element(password()).toHaveFocus();
    expect(main().getByRole('alert').elements()).toEqual([]);
    await reopenApp('/login');
    await expect.element(password()).toBeVisible();
  });

  it('after a reload, going back leads to the e-mail, which is empty', async () => {
    await reopenApp('/login');
    await button('Back to the password').click();
    await expect.element(page.getByLabelText('Email')).toHaveFocus();
  });

  it('the prerendered page has the password, which hydration replaces by the code without a mismatch', async () => {
    await reopenApp('/faq');
    const login = () => (
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <LoginPage /> }])} />
    );
    const container = document.createElement('div');
    container.innerHTML = renderToString(login());
    expect(container.querySelector('[name="password"]')).not.toBeNull();
    document.body.append(container);
    const errors: unknown[] = [];
    const root = hydrateRoot(container, login(), { onRecoverableError: (error) => errors.push(error) });
    onTestFinished(() => {
      root.unmount();
      container.remove();
    });
    await expect.element(code()).toBeVisible();
    expect(errors).toEqual([]);
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
