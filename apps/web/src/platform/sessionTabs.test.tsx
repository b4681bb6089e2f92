/** How an open page reacts to session changes in other tabs, on other devices and on the server. */
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openPage, subscriber } from '../../test/app.tsx';
import { api } from './client.ts';
import { progress, session } from './session.ts';
import { ana } from '../../test/learner.ts';
import {
  holdRequests,
  mockEndpoint,
  failure,
  requests,
  serverState,
  settleRequests,
} from '../../test/mockApi.ts';

/** Sends the message that another tab sends after a sign-in or sign-out. */
function notifyFromOtherTab(): void {
  const channel = new BroadcastChannel('ena-session');
  channel.postMessage('changed');
  channel.close();
}
const focusTab = () => window.dispatchEvent(new Event('focus'));
const address = () => location.pathname + location.search;
const locked = () => page.getByText('Premium Content');

describe('another tab', () => {
  it('that signs out redirects this tab to the login', async () => {
    await openPage('/beginner/alphabet?letter=1');
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    serverState().learner = null;
    notifyFromOtherTab();
    await expect.poll(address).toBe('/login?from=%2Fbeginner%2Falphabet%3Fletter%3D1');
    await expect.element(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  });

  it('that signs in leads this tab from the login to the requested page', async () => {
    await openPage('/login?from=%2Fbeginner', { learner: null });
    await expect.element(page.getByLabelText('Email')).toBeVisible();
    serverState().learner = ana;
    notifyFromOtherTab();
    await expect.poll(address).toBe('/beginner');
  });

  it('that signs in another learner removes the data of the former one here', async () => {
    const record = {
      id: 'r',
      lessonId: 'alphabet',
      completed: true,
      score: null,
      timeSpent: 20,
      updatedAt: '2026-05-01T12:00:00Z',
    };
    await openPage('/beginner', { records: [record] });
    await expect.element(page.getByLabelText('Completed').first()).toBeVisible();
    Object.assign(serverState(), { learner: { ...ana, id: 'b', displayName: 'Beka' }, records: [] });
    notifyFromOtherTab();
    await expect.element(page.getByRole('banner').getByRole('button', { name: 'Beka' })).toBeVisible();
    await expect.poll(() => page.getByLabelText('Completed').elements()).toEqual([]);
  });

  it('that has signed in another learner, without a message so far, is noticed by a response: its data are not shown', async () => {
    await openPage('/beginner');
    await expect.element(page.getByRole('banner').getByRole('button', { name: 'Ana' })).toBeVisible();
    const beka = { ...ana, id: 'b', tag: 'tag-b', displayName: 'Beka' };
    Object.assign(serverState(), { learner: beka, records: [] });
    await expect(progress.refresh()).rejects.toThrow('LEARNER_CHANGED');
    await expect.element(page.getByRole('banner').getByRole('button', { name: 'Beka' })).toBeVisible();
  });

  it('is notified when this tab finds that Premium has changed', async () => {
    const otherTab = new BroadcastChannel('ena-session');
    const messages: unknown[] = [];
    otherTab.addEventListener('message', ({ data }) => messages.push(data));
    await openPage('/beginner');
    await expect.element(locked().first()).toBeVisible();
    serverState().learner = { ...ana, entitled: true };
    focusTab();
    await expect.poll(() => messages).toEqual(['changed']);
    otherTab.close();
  });
});

it('a late response to the former learner is dropped after signing out', async () => {
  await openPage('/beginner');
  // The page's own request must not be taken for the late one.
  await settleRequests();
  mockEndpoint('achievements.list', () => ({ records: [], achievements: [] }));
  const release = holdRequests('achievements.list');
  const before = requests('achievements.list').length;
  const late = api.achievements.list();
  await expect.poll(() => requests('achievements.list').length).toBe(before + 1);
  serverState().learner = null;
  await session.refresh();
  release();
  await expect(late).rejects.toThrow('LEARNER_CHANGED');
});

describe('a tab that regains focus', () => {
  it('unlocks Premium that was bought elsewhere', async () => {
    await openPage('/beginner');
    await expect.element(locked().first()).toBeVisible();
    serverState().learner = { ...ana, entitled: true };
    focusTab();
    await expect.poll(() => locked().elements()).toEqual([]);
  });

  it.each([
    ['Premium has ended', { ...ana, id: subscriber.id }, '/pricing'],
    ['the session has ended', null, '/login'],
  ])('redirects from a premium lesson where %s', async (_, learner, target) => {
    await openPage('/beginner/numbers', { learner: subscriber });
    await expect.element(page.getByRole('heading', { level: 1, name: /^Numbers/u })).toBeVisible();
    serverState().learner = learner;
    focusTab();
    await expect.poll(address).toBe(`${target}?from=%2Fbeginner%2Fnumbers`);
  });

  it('redirects, too, when the browser restores the page from the back/forward cache', async () => {
    await openPage('/beginner/numbers', { learner: subscriber });
    await expect.element(page.getByRole('heading', { level: 1, name: /^Numbers/u })).toBeVisible();
    serverState().learner = null;
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await expect.poll(address).toBe('/login?from=%2Fbeginner%2Fnumbers');
  });

  it('stays on the page if the server cannot be reached', async () => {
    await openPage('/beginner/numbers', { learner: subscriber });
    await expect.element(page.getByRole('heading', { level: 1, name: /^Numbers/u })).toBeVisible();
    mockEndpoint('session.get', () => failure('UNAVAILABLE'));
    const before = requests('session.get').length;
    focusTab();
    await expect.poll(() => requests('session.get').length).toBeGreaterThan(before);
    await settleRequests();
    await expect.element(page.getByRole('heading', { level: 1, name: /^Numbers/u })).toBeVisible();
    expect(location.pathname).toBe('/beginner/numbers');
  });

  it('sends no request for a visitor', async () => {
    await openPage('/terms-of-service', { learner: null });
    await expect.element(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    await settleRequests();
    const before = requests('session.get').length;
    focusTab();
    await settleRequests();
    expect(requests('session.get')).toHaveLength(before);
  });
});

describe('a learner whose subscription has ended elsewhere', () => {
  it('is redirected from the hub to the plans when they open a premium lesson', async () => {
    await openPage('/beginner', { learner: subscriber });
    const lesson = page
      .getByRole('main')
      .getByRole('link', { name: /^.*Animals/u })
      .first();
    await expect.element(lesson).toBeVisible();
    serverState().learner = { ...ana, id: subscriber.id };
    await lesson.click();
    await expect.poll(address).toBe('/pricing?from=%2Fbeginner%2Fanimals');
    await expect.element(page.getByRole('button', { name: 'Subscribe Now' })).toBeVisible();
  });
});
