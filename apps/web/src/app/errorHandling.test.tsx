/** Error handling of the app: ended sessions, full storage, keys pressed elsewhere, failed requests. */
import type { ErrorCode } from '@ena/contract/errors';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, setOffline } from '../../test/app.tsx';
import { ana } from '../../test/learner.ts';
import { css } from '../../test/locators.ts';
import { mockEndpoint, failure, networkError, requests, serverState } from '../../test/mockApi.ts';
import { render } from '../../test/react.ts';
import { errorText } from '../platform/errorTexts.ts';

const practice = () => page.getByRole('region', { name: 'Practice Exercises' });
const openMatching = async () => {
  await practice()
    .getByRole('button', { name: /^Letter Matching/u })
    .click();
  await expect.element(practice().getByCss('[data-item]')).toBeVisible();
  // Its keys work once it has the focus.
  await expect.poll(() => practice().element().contains(document.activeElement)).toBe(true);
};
const feedback = () => practice().getByText(/^(?:Correct!|Incorrect)/u);
const recorded = () => requests('answers.record').flatMap(({ answers }) => answers.map(({ id }) => id));

describe('an open exercise', () => {
  it('ignores keys typed into a field outside of it', async () => {
    await openApp('/beginner/alphabet');
    await openMatching();
    await userEvent.keyboard('1');
    await expect.element(feedback()).toBeVisible();
    const search = page.getByRole('main').getByRole('searchbox');
    await search.fill('shi');
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('2');
    await expect.element(search).toHaveValue('shi2');
    await expect.element(practice().getByText('1 of 5', { exact: true })).toBeVisible();
    expect(recorded()).toHaveLength(1);
  });

  it('records an answer when local storage is full', async () => {
    await openApp('/beginner/alphabet');
    await openMatching();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await userEvent.keyboard('1');
    await expect.poll(() => recorded().length).toBe(1);
    vi.restoreAllMocks();
  });

  it('queues answers while offline, and sends each once when online', async () => {
    await openApp('/beginner/alphabet');
    await openMatching();
    setOffline(true);
    await userEvent.keyboard('1');
    await expect.element(feedback()).toBeVisible();
    await expect.poll(() => localStorage.getItem('outbox') ?? '').toContain('"answer"');
    expect(recorded()).toEqual([]);
    setOffline(false);
    await expect.poll(() => recorded().length).toBe(1);
    await expect.poll(() => localStorage.getItem('outbox') ?? '').not.toContain('"answer"');
    expect(new Set(recorded()).size).toBe(1);
  });
});

describe('a session that ended', () => {
  /** Signs in with the form; the mock server then has a session. */
  async function logIn() {
    mockEndpoint('auth.signIn', () => {
      serverState().learner = ana;
      return { ok: true };
    });
    await page.getByLabelText('Email').fill(ana.email);
    await page.getByLabelText('Password', { exact: true }).fill('gamarjoba');
    await page.getByRole('button', { name: 'Log in' }).click();
  }
  /** Answers an item without a session: the mock server rejects it. */
  async function answerWithoutSession() {
    serverState().learner = null;
    await userEvent.keyboard('1');
    await expect.poll(() => recorded().length).toBeGreaterThan(0);
  }

  it('redirects to the login and back, and sends the answers given meanwhile', async () => {
    const router = await openApp('/beginner/alphabet');
    await openMatching();
    await answerWithoutSession();
    const [id] = recorded();
    await page.getByRole('button', { name: 'Back to Exercises' }).click();
    await page.getByRole('link', { name: 'Back to Beginner Level' }).click();
    await expect
      .poll(() => router.state.location.pathname + router.state.location.search)
      .toMatch(/^\/login\?from=%2Fbeginner/u);
    const before = recorded().length;
    await logIn();
    await expect.poll(() => recorded().length).toBeGreaterThan(before);
    expect(recorded().at(-1)).toBe(id);
    expect(router.state.location.pathname).toBe('/beginner');
  });

  it('redirects to the login when the tab regains focus, and back to the same page', async () => {
    const router = await openApp('/beginner/alphabet');
    await openMatching();
    await answerWithoutSession();
    const [id] = recorded();
    window.dispatchEvent(new Event('focus'));
    await expect
      .poll(() => router.state.location.pathname + router.state.location.search)
      .toMatch(/^\/login\?from=%2Fbeginner%2Falphabet%3Fpractice/u);
    await logIn();
    await expect.poll(() => recorded().at(-1)).toBe(id);
    await expect.poll(() => router.state.location.pathname).toBe('/beginner/alphabet');
  });
});

describe('keyboard focus', () => {
  it('moves to the page that a link leads to', async () => {
    await openApp('/beginner/alphabet');
    const link = page.getByRole('link', { name: 'Back to Beginner Level' });
    await expect.element(link).toBeVisible();
    link.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { name: 'Topics' })).toBeVisible();
    await expect.poll(() => document.activeElement?.id).toBe('content');
  });

  it('scrolls a quiz option above the bottom bar of a low window', async () => {
    await openApp('/beginner/quiz/alphabet', { viewport: { width: 320, height: 512 } });
    const last = page.getByRole('group', { name: 'Options' }).getByRole('button').last();
    await expect.element(last).toBeInTheDocument();
    last.element().focus();
    await expect
      .poll(() => {
        const { left, right, bottom } = last.element().getBoundingClientRect();
        return last.element().contains(document.elementFromPoint((left + right) / 2, bottom - 4));
      })
      .toBe(true);
  });
});

describe('a page that cannot be loaded', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    return () => vi.restoreAllMocks();
  });
  const alert = () => page.getByRole('main').getByRole('alert');

  it.each<ErrorCode>(['INTERNAL', 'UNAVAILABLE', 'RATE_LIMITED'])(
    'because of %s shows the error within the layout, that nothing was lost, and what to do',
    async (code) => {
      mockEndpoint('course.lesson', () => failure(code));
      await openApp('/beginner/alphabet');
      await expect
        .element(alert().getByRole('heading', { name: 'This page could not be loaded' }))
        .toBeVisible();
      await expect
        .element(alert())
        .toMatchTextContent(new RegExp(errorText(code).replaceAll('.', '\\.'), 'u'));
      await expect.element(alert()).toMatchTextContent(/Your progress is saved\./u);
      await expect.element(alert().getByRole('button', { name: 'Try again' })).toBeVisible();
      await expect.element(alert().getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
      await expect.element(page.getByRole('banner')).toBeVisible();
      await expect.poll(() => vi.mocked(console.error).mock.calls.length).toBeGreaterThan(0);
    },
  );

  it('because of a broken connection shows a network error', async () => {
    mockEndpoint('course.lesson', networkError);
    await openApp('/beginner/alphabet');
    await expect
      .element(alert())
      .toMatchTextContent(new RegExp(errorText('NETWORK').replaceAll('.', '\\.'), 'u'));
  });

  it('because the browser is offline shows that it is offline', async () => {
    const router = await openApp('/beginner');
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    setOffline(true);
    await router.navigate('/beginner/alphabet');
    await expect.element(alert()).toMatchTextContent(/You are currently offline\./u);
  });
});

it('an error other than a failed request is shown without its message', async () => {
  const { ErrorPage } = await import('../ui/ErrorPage.tsx');
  const { createMemoryRouter, RouterProvider } = await import('react-router');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const error = new TypeError('x is undefined');
  await render(
    <RouterProvider router={createMemoryRouter([{ path: '/', element: <ErrorPage error={error} /> }])} />,
  );
  await expect
    .element(
      page.getByText(
        /^Something went wrong while your browser was showing this page\..+ Your progress is saved\.$/u,
      ),
    )
    .toBeVisible();
  expect(css('body').element().textContent).not.toContain('undefined');
  vi.restoreAllMocks();
});
