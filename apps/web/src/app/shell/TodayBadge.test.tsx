/** How many reviews are due, in the top bar, the sidebar and the menu of a phone. */
import type { ReviewSummary } from '@ena/contract/reviews';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, openPage, subscriber } from '../../../test/app.tsx';
import { horizontalOverflow, violations } from '../../../test/axe.ts';
import {
  failure,
  holdRequests,
  mockEndpoint,
  requests,
  serverState,
  settleRequests,
} from '../../../test/mockApi.ts';
import { ana } from '../../../test/learner.ts';
import { noReviews } from '../../../test/reviews.ts';
import { handleSessionChange } from '../../platform/session.ts';
import { recordAnswer } from '../../study/recordAnswer.ts';

const mockSummary = (rest: Partial<ReviewSummary>) =>
  mockEndpoint('reviews.summary', () => ({ ...noReviews, ...rest }));
const banner = () => page.getByRole('banner');
const sidebar = () => page.getByRole('complementary', { name: 'Your learning' });
const inBar = (name: string) => banner().getByRole('link', { name, exact: true });
const inSidebar = (name: string) => sidebar().getByRole('link', { name, exact: true });
const becomeVisible = () => document.dispatchEvent(new Event('visibilitychange'));
const answer = () => recordAnswer('alphabet', 'letter.a', null);

describe('the due reviews in the links to Today', () => {
  it('follow when they are loaded, once for all, without moving a link', async () => {
    mockSummary({ due: 12 });
    const release = holdRequests('reviews.summary');
    await openPage('/faq');
    await expect.element(inSidebar('Today')).toBeVisible();
    const places = () =>
      [inBar('Home'), inSidebar('Alphabet')].map((link) => {
        const { left, top } = link.element().getBoundingClientRect();
        return [left, top];
      });
    const before = places();
    release();
    await expect.element(inBar('Today 12 reviews due')).toBeVisible();
    await expect.element(inSidebar('Today 12 reviews due')).toMatchTextContent(/^Today1212 reviews due$/u);
    expect(places()).toEqual(before);
    expect(requests('reviews.summary')).toHaveLength(1);
    expect(await violations()).toEqual([]);
  });

  it.each<[string, number, string, string]>([
    ['one', 1, 'Today 1 review due', '1'],
    ['as many as fit into the session', 1240, 'Today 75 reviews due', '75'],
  ])('can be %s', async (_, due, name, shown) => {
    mockSummary({ due });
    await openPage('/faq');
    await expect.element(inBar(name).getByText(shown, { exact: true })).toBeVisible();
  });

  it.each<[string, Parameters<typeof mockEndpoint<'reviews.summary'>>[1]]>([
    ['there are none', () => noReviews],
    ['reviews are paused', () => ({ ...noReviews, due: 12, pausedSince: '2026-03-01' })],
    ['they could not be loaded', () => failure('UNAVAILABLE')],
  ])('are not shown where %s', async (_, summary) => {
    mockEndpoint('reviews.summary', summary);
    await openPage('/faq');
    await expect.poll(() => requests('reviews.summary')).toHaveLength(1);
    await settleRequests();
    await expect.element(inBar('Today')).toBeVisible();
    await expect.element(inSidebar('Today')).toBeVisible();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  it('are not loaded for visitors', async () => {
    await openPage('/', { learner: null });
    await settleRequests();
    expect(requests('reviews.summary')).toEqual([]);
  });

  it('are in the menu of a small phone', async () => {
    mockSummary({ due: 1240 });
    await openPage('/faq', { viewport: { width: 320, height: 640 } });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect.element(menu.getByRole('link', { name: 'Today 75 reviews due' })).toBeVisible();
    expect(horizontalOverflow()).toBe(0);
    expect(await violations()).toEqual([]);
  });
});

describe('the due reviews are loaded again', () => {
  it('after an answer was recorded, at most every five seconds', async () => {
    mockSummary({ due: 12 });
    await openPage('/faq');
    await expect.element(inBar('Today 12 reviews due')).toBeVisible();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    mockSummary({ due: 11 });
    answer();
    await expect.element(inBar('Today 11 reviews due')).toBeVisible();
    mockSummary({ due: 9 });
    answer();
    answer();
    await expect.poll(() => requests('answers.record').flatMap(({ answers }) => answers)).toHaveLength(3);
    await settleRequests();
    expect(requests('reviews.summary')).toHaveLength(2);
    vi.advanceTimersByTime(5000);
    await expect.element(inBar('Today 9 reviews due')).toBeVisible();
    expect(requests('reviews.summary')).toHaveLength(3);
  });

  it('when the tab becomes visible; the last known ones stay if that fails', async () => {
    mockSummary({ due: 12 });
    await openPage('/faq');
    await expect.element(inBar('Today 12 reviews due')).toBeVisible();
    mockEndpoint('reviews.summary', () => failure('UNAVAILABLE'));
    becomeVisible();
    await expect.poll(() => requests('reviews.summary')).toHaveLength(2);
    await settleRequests();
    await expect.element(inBar('Today 12 reviews due')).toBeVisible();
    mockSummary({ due: 3 });
    becomeVisible();
    await expect.element(inBar('Today 3 reviews due')).toBeVisible();
  });

  it('when a day begins', async () => {
    vi.useFakeTimers({
      toFake: ['setInterval', 'clearInterval', 'Date'],
      now: Date.parse('2026-03-01T23:58Z'),
    });
    mockSummary({ due: 2 });
    await openApp('/faq');
    await expect.element(inBar('Today 2 reviews due')).toBeVisible();
    mockSummary({ due: 20 });
    vi.advanceTimersByTime(60_000);
    expect(requests('reviews.summary')).toHaveLength(1);
    vi.advanceTimersByTime(60_000);
    await expect.element(inBar('Today 20 reviews due')).toBeVisible();
  });

  it('when Today is opened, whose pause hides them', async () => {
    mockSummary({ due: 12 });
    await openPage('/faq');
    mockSummary({ due: 10 });
    await inBar('Today 12 reviews due').click();
    await expect.element(inBar('Today 10 reviews due')).toBeVisible();
    mockEndpoint('reviews.settings', () => ({ ...noReviews, due: 0, pausedSince: '2026-03-01' }));
    await page.getByText('Session settings').click();
    await page.getByRole('button', { name: 'Pause reviews' }).click();
    await expect.element(inBar('Today')).toBeVisible();
    await expect.element(inSidebar('Today')).toBeVisible();
  });
});

it.each([
  ['another learner', subscriber],
  ['the same learner', ana],
])(
  'the due reviews from before a sign-out are not shown to %s, even if they arrive later',
  async (_, next) => {
    mockSummary({ due: 12 });
    await openPage('/faq');
    await expect.element(inBar('Today 12 reviews due')).toBeVisible();
    const releaseFormer = holdRequests('reviews.summary');
    becomeVisible();
    await expect.poll(() => requests('reviews.summary')).toHaveLength(2);
    await banner().getByRole('button', { name: 'Ana' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect.element(banner().getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: /reviews due/u })).not.toBeInTheDocument();

    mockSummary({ due: 3 });
    const release = holdRequests('reviews.summary');
    serverState().learner = next;
    await handleSessionChange();
    await expect.poll(() => requests('reviews.summary')).toHaveLength(3);
    releaseFormer();
    await expect.element(inBar('Today')).toBeVisible();
    release();
    await expect.element(inBar('Today 3 reviews due')).toBeVisible();
  },
);
