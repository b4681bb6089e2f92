import { lessonsOf } from '@ena/course/catalog';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openOtherTab, openPage, phone, subscriber } from '../../../test/app.tsx';
import { horizontalOverflow } from '../../../test/axe.ts';
import { ana } from '../../../test/learner.ts';
import { failure, holdRequests, mockEndpoint, requests } from '../../../test/mockApi.ts';
import { noReviews } from '../../../test/reviews.ts';

const banner = () => page.getByRole('banner');
const hrefs = (selector: string) =>
  [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href'));
const visitorHomeLink = () => page.getByRole('link', { name: 'Start Learning' });

describe('the top bar', () => {
  it('[NAV-03] is solid from 11 px of scroll on, not at 10', async () => {
    await openPage('/', { learner: null });
    await expect.element(visitorHomeLink()).toBeVisible();
    // Each expected value differs from the previous one, so that a stale value is never accepted.
    for (const [y, solid] of [
      [11, 'true'],
      [10, 'false'],
      [11, 'true'],
      [0, 'false'],
    ] as const) {
      await expect
        .poll(() => {
          // In each attempt: the router scrolls to the top once the page is rendered.
          window.scrollTo(0, y);
          return banner().element().getAttribute('data-solid');
        })
        .toBe(solid);
    }
  });

  it('[NAV-04] leads a visitor home, to the login and to the sign-up', async () => {
    await openPage('/faq', { learner: null });
    await expect.element(banner().getByRole('link', { name: 'Sign Up' })).toBeVisible();
    expect(hrefs('header nav a')).toEqual(['/', '/login?from=%2Ffaq', '/signup']);
    await expect.element(banner().getByRole('button', { name: /theme/u })).toBeVisible();
    await expect.element(banner().getByRole('button', { name: 'Search' })).toBeVisible();
  });

  it('[NAV-05] leads a learner to Today, home and to the three levels', async () => {
    await openPage('/beginner', { learner: subscriber });
    await expect.element(banner().getByRole('button', { name: 'Ana' })).toBeVisible();
    expect(hrefs('header nav a')).toEqual(['/today', '/', '/beginner', '/intermediate', '/advanced']);
    await expect.element(banner().getByRole('button', { name: /theme/u })).toBeVisible();
    await expect
      .element(banner().getByRole('link', { name: 'Beginner' }))
      .toHaveAttribute('aria-current', 'page');
  });
});

describe('while the session of a learner is loading', () => {
  const visitorLinks = () => page.getByRole('link', { name: /^(?:Log in|Sign Up)$/u });
  const learnerPaths = ['/today', '/', '/beginner', '/intermediate', '/advanced'];

  it('the top bar has no links for visitors', async () => {
    const release = holdRequests('session.get');
    await openPage('/faq', { wasSignedIn: true });
    await expect.poll(() => hrefs('header nav a')).toEqual(learnerPaths);
    await expect.element(visitorLinks()).toHaveLength(0);
    release();
    await expect.element(banner().getByRole('button', { name: 'Ana' })).toBeVisible();
    expect(hrefs('header nav a')).toEqual(learnerPaths);
  });

  it('the menu of a phone has neither links for visitors nor Log out', async () => {
    const release = holdRequests('session.get');
    await openPage('/faq', { wasSignedIn: true, viewport: phone });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect.element(menu.getByRole('link', { name: 'Beginner' })).toBeVisible();
    await expect.element(visitorLinks()).toHaveLength(0);
    await expect.element(menu.getByRole('button', { name: 'Log out' })).not.toBeInTheDocument();
    release();
    await expect.element(menu.getByText(ana.email)).toBeVisible();
    await expect.element(menu.getByRole('button', { name: 'Log out' })).toBeVisible();
  });

  it('the place of the sidebar is reserved', async () => {
    const release = holdRequests('session.get');
    await openPage('/faq', { wasSignedIn: true });
    const left = () => page.getByRole('main').element().getBoundingClientRect().left;
    const before = left();
    expect(before).toBeGreaterThan(200);
    release();
    await expect.element(page.getByRole('complementary', { name: 'Your learning' })).toBeVisible();
    expect(left()).toBe(before);
  });
});

it('a session that could not be loaded is announced on a page for visitors, and loaded when the network is back', async () => {
  mockEndpoint('session.get', () => failure('UNAVAILABLE'));
  await openPage('/support', { wasSignedIn: true });
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Your account could not be loaded\./u);
  await expect.element(page.getByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
  mockEndpoint('session.get', () => ({ learner: ana }));
  window.dispatchEvent(new Event('online'));
  await expect.element(banner().getByRole('button', { name: 'Ana' })).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

describe('the theme', () => {
  const theme = () => document.documentElement.dataset['theme'];
  const background = () => getComputedStyle(document.documentElement).backgroundColor;

  it('[THEME-01] [THEME-02] [THEME-03] switches between dark and light, and remembers the choice', async () => {
    document.documentElement.dataset['theme'] = 'dark';
    await openPage('/faq', { learner: null });
    await expect.poll(background).toBe('rgb(20, 17, 26)');
    await page.getByRole('button', { name: 'Switch to light theme' }).click();
    await expect.element(page.getByRole('button', { name: 'Switch to dark theme' })).toBeVisible();
    await expect.poll(background).toBe('rgb(251, 247, 240)');
    expect([theme(), localStorage.getItem('theme')]).toEqual(['light', 'light']);
    await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    await expect.element(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
    await expect.poll(background).toBe('rgb(20, 17, 26)');
    expect([theme(), localStorage.getItem('theme')]).toEqual(['dark', 'dark']);
  });

  it('[THEME-04] does not change when the learner signs out', async () => {
    await openPage('/faq');
    await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    await banner().getByRole('button', { name: 'Ana' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect.element(visitorHomeLink()).toBeVisible();
    expect([theme(), localStorage.getItem('theme')]).toEqual(['dark', 'dark']);
  });

  it.each([
    ['a visitor', null],
    ['a learner', ana],
  ])('follows the choice of %s in another tab', async (_, learner) => {
    await openPage('/faq', { learner });
    const otherTab = openOtherTab();
    otherTab.setItem('theme', 'dark');
    await expect.element(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
    expect(theme()).toBe('dark');
    otherTab.setItem('theme', 'light');
    await expect.element(page.getByRole('button', { name: 'Switch to dark theme' })).toBeVisible();
    expect(theme()).toBe('light');
  });

  it('applies to the open page when local storage fails', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await openPage('/faq', { learner: null });
    await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    await expect.element(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
    expect(theme()).toBe('dark');
  });
});

describe('the profile menu', () => {
  const trigger = () => banner().getByRole('button', { name: 'Ana' });
  const menu = () => page.getByRole('menu');
  const highlighted = () => document.querySelector('[role=menuitem][data-highlighted]')?.textContent.trim();

  beforeEach(async () => {
    await openPage('/beginner', { learner: subscriber });
    await expect.element(trigger()).toBeVisible();
  });

  it('[NAV-06] [NAV-07] opens and closes by keyboard, and returns the focus', async () => {
    trigger().element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(menu().getByText(ana.email)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(menu()).not.toBeInTheDocument();
    await expect.element(trigger()).toHaveFocus();
  });

  it('[NAV-07] leads to settings and subscription', async () => {
    await trigger().click();
    await expect.element(page.getByRole('menuitem')).toHaveLength(3);
    const items = page.getByRole('menuitem').elements();
    expect(items.map((item) => [item.textContent.trim(), item.getAttribute('href')])).toEqual([
      ['Settings', '/settings'],
      ['Subscription', '/pricing'],
      ['Log out', null],
    ]);
  });

  it('[NAV-07] [NAV-08] can be navigated by keyboard, and signs out', async () => {
    await trigger().click();
    await expect.element(menu()).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(highlighted).toBe('Settings');
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(highlighted).toBe('Subscription');
    await userEvent.keyboard('{End}');
    await expect.poll(highlighted).toBe('Log out');
    await userEvent.keyboard('{Enter}');
    await expect.element(visitorHomeLink()).toBeVisible();
    expect(location.pathname).toBe('/');
    expect(requests('auth.signOut')).toHaveLength(1);
  });
});

it.each([
  [true, 1],
  [false, 0],
])('the profile menu of a learner with isAdmin %s has %i Admin badge(s)', async (isAdmin, count) => {
  await openPage('/faq', { learner: { ...ana, isAdmin } });
  await banner().getByRole('button', { name: 'Ana' }).click();
  await expect.element(page.getByRole('menu').getByText(ana.email)).toBeVisible();
  expect(page.getByRole('menu').getByText('Admin').elements()).toHaveLength(count);
});

describe('the menu of a phone', () => {
  const menu = () => page.getByRole('navigation', { name: 'Menu' });
  const labels = () =>
    menu()
      .getByRole('link')
      .elements()
      .map((link) => link.textContent.trim());
  const openMenu = async () => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect.element(menu()).toBeVisible();
  };

  it('[NAV-04] [NAV-09] offers a visitor the same as the top bar, and Esc closes it', async () => {
    await openPage('/faq', { learner: null, viewport: phone });
    await openMenu();
    expect(labels()).toEqual(['Home', 'Log in', 'Sign Up']);
    await expect
      .element(page.getByRole('button', { name: 'Close menu' }))
      .toHaveAttribute('aria-expanded', 'true');
    await expect.element(banner()).toHaveAttribute('data-solid', 'true');
    await userEvent.keyboard('{Escape}');
    await expect.element(menu()).not.toBeInTheDocument();
    await expect
      .element(page.getByRole('button', { name: 'Open menu' }))
      .toHaveAttribute('aria-expanded', 'false');
  });

  it('is closed by its button and by navigation', async () => {
    await openPage('/faq', { learner: null, viewport: phone });
    await openMenu();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect.element(menu()).not.toBeInTheDocument();
    await openMenu();
    await menu().getByRole('link', { name: 'Log in' }).click();
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => location.pathname).toBe('/login');
    await expect.element(menu()).not.toBeInTheDocument();
  });

  it('[NAV-09] offers a learner the same as top bar, sidebar and profile menu, and signs out', async () => {
    await openPage('/beginner', { viewport: phone });
    await expect.element(page.getByRole('heading', { name: 'Topics' })).toBeVisible();
    await openMenu();
    await expect.element(menu().getByText(ana.email)).toBeVisible();
    await expect.element(menu().getByText('0% of the course')).toBeVisible();
    expect(labels()).toEqual([
      'Today',
      'Home',
      'Beginner 0%',
      'Intermediate Premium',
      'Advanced Premium',
      'Your Words',
      'Word Packs',
      'Alphabet',
      'Vocabulary Premium',
      'Phrasebook',
      'Verbs',
      'Read',
      'Drills',
      'Quizzes',
      'Achievements',
      'Learning Tips',
      'AI Chat Assistant',
      'Offline',
      'Settings',
      'Subscription',
    ]);
    await menu().getByRole('button', { name: 'Log out' }).click();
    await expect.element(visitorHomeLink()).toBeVisible();
    expect(location.pathname).toBe('/');
  });

  it.each([
    ['a subscriber', { entitled: true, isAdmin: false }, 0],
    ['an admin', { entitled: true, isAdmin: true }, 1],
  ])('[NAV-17] [NAV-18] shows %s (%o) progress and streak as the sidebar does', async (_, rights, badges) => {
    const done = lessonsOf('beginner')
      .slice(0, 3)
      .map(({ id }) => id);
    const records = done.map((lessonId) => ({
      id: lessonId,
      lessonId,
      completed: true,
      score: null,
      timeSpent: 12,
      updatedAt: '2026-01-01T00:00:00.000Z',
    }));
    await openPage('/faq', { learner: { ...ana, ...rights, studyStreak: 9 }, records, viewport: phone });
    await openMenu();
    const percent = Math.round((100 * done.length) / lessonsOf('beginner').length);
    await expect.element(menu().getByRole('link', { name: `Beginner ${percent}%` })).toBeVisible();
    for (const name of ['Intermediate 0%', 'Advanced 0%', 'Vocabulary'])
      await expect.element(menu().getByRole('link', { name, exact: true })).toBeVisible();
    await expect.element(menu().getByText('9-day streak')).toBeVisible();
    expect(menu().getByText('Admin', { exact: true }).elements()).toHaveLength(badges);
  });
});

it.each([768, 800, 843, 1024])(
  'stays in one row at %i pixels, also with a long name and a number of reviews',
  async (width) => {
    mockEndpoint('reviews.summary', () => ({ ...noReviews, due: 60 }));
    await openPage('/faq', {
      learner: { ...ana, displayName: 'Konstantine Gamsakhurdia' },
      viewport: { width, height: 800 },
    });
    const menu = page.getByRole('banner').getByRole('button', { name: 'Konstantine' });
    await expect.element(menu).toBeInViewport({ ratio: 1 });
    expect(page.getByRole('banner').element().clientHeight).toBeLessThan(70);
    expect(horizontalOverflow()).toBe(0);
  },
);
