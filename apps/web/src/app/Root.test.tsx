import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, openPage, setOffline, subscriber } from '../../test/app.tsx';
import { ana } from '../../test/learner.ts';
import {
  mockEndpoint,
  failure,
  holdRequests,
  networkError,
  requests,
  serverState,
} from '../../test/mockApi.ts';
import { session } from '../platform/session.ts';

const sidebar = () => page.getByRole('complementary', { name: 'Your learning' });
const main = () => page.getByRole('main');
const firstHeading = () => main().getByRole('heading').first();

describe('the page layout', () => {
  it.each([
    ['/', null],
    ['/login', null],
    ['/terms-of-service', null],
    ['/404', null],
    ['/beginner', ana],
    ['/beginner/alphabet', ana],
    ['/beginner/quiz/alphabet', ana],
  ])('[NAV-01] %s has a top bar, content and a footer', async (path, learner) => {
    await openApp(path, { learner });
    await expect.element(firstHeading()).toBeVisible();
    for (const role of ['banner', 'main', 'contentinfo'] as const)
      await expect.element(page.getByRole(role)).toHaveLength(1);
  });

  it.each([
    [768, 'is visible'],
    [767, 'is hidden'],
  ])('[NAV-02] at %i px the sidebar of a learner %s', async (width, expected) => {
    await openApp('/beginner', { viewport: { width, height: 800 } });
    const aside = page.getByRole('complementary', { includeHidden: true });
    await expect.element(aside).toBeInTheDocument();
    if (expected === 'is visible') await expect.element(sidebar()).toBeVisible();
    else await expect.element(aside).not.toBeVisible();
  });

  it('[NAV-02] a visitor has no sidebar', async () => {
    await openApp('/faq', { learner: null });
    await expect.element(firstHeading()).toBeVisible();
    await session.get();
    expect(document.querySelector('aside')).toBeNull();
  });

  it.each(['/beginner/quiz/alphabet', '/advanced/idioms/quiz', '/advanced/quiz'])(
    'a quiz has no sidebar: %s',
    async (path) => {
      await openApp(path, { learner: subscriber });
      await expect.element(page.getByText(/^1 of \d+$/u)).toBeVisible();
      expect(document.querySelector('aside')).toBeNull();
    },
  );

  it('the chat ends with its field, without a footer', async () => {
    await openApp('/chat');
    await expect.element(main().getByRole('textbox')).toBeVisible();
    expect(page.getByRole('contentinfo').elements()).toEqual([]);
  });

  it('the hub of all quizzes has the sidebar', async () => {
    await openApp('/quizzes');
    await expect.element(sidebar()).toBeVisible();
  });
});

describe('navigation to another page', () => {
  it('changes the title of the document', async () => {
    await openApp('/beginner');
    await expect.poll(() => document.title).toBe('Beginner · Ena');
    await main()
      .getByRole('link', { name: /Georgian Alphabet/u })
      .first()
      .click();
    await expect.poll(() => document.title).toBe('Georgian Alphabet · Ena');
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect.poll(() => document.title).toBe('Questions about learning Georgian · Ena');
  });

  it('[BEG-02] scrolls to the top of the page', async () => {
    await openApp('/beginner', { viewport: { width: 390, height: 400 } });
    const link = main().getByRole('link', { name: 'Georgian Alphabet', exact: true });
    await expect.element(link).toBeVisible();
    await link.click();
    await expect.element(page.getByRole('heading', { level: 1, name: /Georgian Alphabet/u })).toBeVisible();
    await expect.poll(() => window.scrollY).toBe(0);
    window.scrollTo(0, 300);
    await expect.poll(() => window.scrollY).toBe(300);
    await page.getByRole('link', { name: /learn Georgian/u }).click();
    await expect.element(page.getByRole('link', { name: 'Continue Learning' })).toBeVisible();
    await expect.poll(() => window.scrollY).toBe(0);
  });

  it('moves the focus to the content when the clicked link is no longer on the page', async () => {
    await openApp('/support', { learner: null });
    await main().getByRole('link', { name: 'More questions and answers' }).click();
    await expect.element(page.getByRole('heading', { name: 'Frequently Asked Questions' })).toBeVisible();
    await expect.element(main()).toHaveFocus();
  });

  it('keeps the focus on a clicked link that is still on the page', async () => {
    await openApp('/support', { learner: null });
    await expect.element(firstHeading()).toBeVisible();
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' });
    await link.click();
    await expect.element(page.getByRole('heading', { name: 'Frequently Asked Questions' })).toBeVisible();
    await expect.element(link).toHaveFocus();
  });

  it('is announced while the next page loads, and the previous page stays visible', async () => {
    await openApp('/beginner');
    await expect.element(page.getByRole('heading', { name: 'Topics' })).toBeVisible();
    const release = holdRequests('course.lesson');
    await main()
      .getByRole('link', { name: /Georgian Alphabet/u })
      .first()
      .click();
    await expect.element(page.getByRole('status').filter({ hasText: /^Loading$/u })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Topics' })).toBeVisible();
    release();
    await expect.element(page.getByRole('heading', { level: 1, name: /Georgian Alphabet/u })).toBeVisible();
    await expect.element(page.getByRole('status').filter({ hasText: /^Loading$/u })).not.toBeInTheDocument();
  });

  it('the skip link is the first tab stop and moves the focus to the content', async () => {
    await openApp('/faq', { learner: null });
    await expect.element(firstHeading()).toBeVisible();
    await userEvent.keyboard('{Tab}');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect.element(skip).toHaveFocus();
    await expect.element(skip).toBeInViewport();
    await userEvent.keyboard('{Enter}');
    await expect.element(main()).toHaveFocus();
  });
});

describe('a page that fails', () => {
  it('shows what happened and what to do, between top bar and footer', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    mockEndpoint('course.lesson', () => HttpResponse.json({ id: 'alphabet', title: null }));
    await openApp('/beginner/alphabet');
    await expect.element(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
    const alert = main().getByRole('alert');
    await expect
      .element(alert)
      .toMatchTextContent(/Something went wrong while your browser was showing this page\./u);
    await expect.element(alert).toMatchTextContent(/Your progress is saved\./u);
    await expect.element(page.getByRole('banner')).toHaveLength(1);
    await expect.element(page.getByRole('contentinfo')).toBeVisible();
    await expect.element(alert.getByRole('button', { name: 'Try again' })).toBeEnabled();
    await expect.element(alert.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  });

  it('[GUARD-31] does not redirect to /login when the session request fails', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    mockEndpoint('session.get', () => failure('UNAVAILABLE'));
    await openApp('/beginner');
    await expect.element(page.getByText(/Ena cannot be reached right now\./u)).toBeVisible();
    expect(location.pathname).toBe('/beginner');
  });

  it('[LERR-03] never shows the text of a server error', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    mockEndpoint('course.lesson', () =>
      HttpResponse.json({ code: 'INTERNAL', message: 'secret detail' }, { status: 500 }),
    );
    await openApp('/beginner/alphabet');
    await expect.element(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
    await expect.element(main().getByRole('alert')).toMatchTextContent(/Something went wrong on our side\./u);
    expect(document.body.textContent).not.toContain('secret detail');
  });
});

describe('sessions', () => {
  it('signing out in another tab signs out this one', async () => {
    await openPage('/');
    await expect.element(page.getByRole('link', { name: 'Continue Learning' })).toBeVisible();
    serverState().learner = null;
    // The other tab.
    const otherTab = new BroadcastChannel('ena-session');
    otherTab.postMessage('changed');
    await expect.element(page.getByRole('link', { name: 'Start Learning' })).toBeVisible();
    await expect.element(sidebar()).not.toBeInTheDocument();
    otherTab.close();
  });

  it('signing out here notifies other tabs', async () => {
    const otherTab = new BroadcastChannel('ena-session');
    const received = new Promise((resolve) => otherTab.addEventListener('message', resolve, { once: true }));
    await openPage('/faq', { learner: subscriber });
    await page.getByRole('banner').getByRole('button', { name: 'Ana' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect.element(page.getByRole('link', { name: 'Start Learning' })).toBeVisible();
    await received;
    otherTab.close();
  });

  it('a tab that regains focus reloads the session and shows Premium at once', async () => {
    await openPage('/beginner');
    const locked = sidebar().getByText('Premium', { exact: true });
    await expect.element(locked.first()).toBeVisible();
    serverState().learner = subscriber;
    window.dispatchEvent(new Event('focus'));
    await expect.element(locked).not.toBeInTheDocument();
  });

  it('signing out loads no data of the learner for the home page', async () => {
    await openPage('/faq', { learner: subscriber });
    const release = holdRequests('auth.signOut');
    await page.getByRole('banner').getByRole('button', { name: 'Ana' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect.element(main().getByRole('status', { name: 'Loading your progress' })).toBeVisible();
    release();
    await expect.element(page.getByRole('link', { name: 'Start Learning' })).toBeVisible();
    expect(requests('profile.statistics')).toEqual([]);
  });

  it('shows an error when signing out did not reach the server, and keeps the learner signed in', async () => {
    await openPage('/faq');
    mockEndpoint('auth.signOut', networkError);
    await page.getByRole('banner').getByRole('button', { name: 'Ana' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(
        'You are still signed in: the server could not be reached. Check your connection and log out again.',
      );
    await expect.element(page.getByRole('link', { name: 'Continue Learning' })).toBeVisible();
    expect(requests('auth.signOut')).toHaveLength(1);
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect.element(page.getByText(/You are still signed in/u)).not.toBeInTheDocument();
  });

  it('offline keeps the page open and says within the window that the learner is still signed in', async () => {
    await openPage('/beginner/alphabet');
    await page.getByRole('banner').getByRole('button', { name: 'Ana' }).click();
    window.scrollTo(0, 500);
    setOffline(true);
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect.element(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
    await expect.element(page.getByRole('alert')).toMatchTextContent(/^You are still signed in/u);
    await expect.element(firstHeading()).toMatchTextContent('Georgian Alphabet');
    expect(requests('auth.signOut')).toEqual([]);
  });

  it('a message passed to a page is removed from the history entry, so that a reload does not show it again', async () => {
    const router = await openPage('/faq');
    await router.navigate('/', { state: { accountDeleted: true } });
    await expect.element(page.getByText(/^Your account and all its data have been deleted/u)).toBeVisible();
    await expect.poll((): unknown => history.state).toMatchObject({ usr: null });
    await router.navigate('/faq');
    await router.navigate(-1);
    await expect.element(page.getByRole('link', { name: 'Continue Learning' })).toBeVisible();
    await expect.element(page.getByText(/have been deleted/u)).not.toBeInTheDocument();
  });
});
