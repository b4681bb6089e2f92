import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPage } from '../../../test/app.tsx';
import { ana } from '../../../test/learner.ts';
import { queueDraft } from '../../study/outbox.ts';
import { mockEndpoint, failure, requests, serverState } from '../../../test/mockApi.ts';

const banner = () => page.getByRole('banner');
const trigger = () => banner().getByRole('button', { name: 'Ana' });
const menu = () => page.getByRole('menu');
/** Waits for the page: the top bar of the loading skeleton is replaced with it, which loses focus and menu. */
const openSignedIn = async (...args: Parameters<typeof openPage>) => {
  await openPage(...args);
  await expect.element(trigger()).toBeVisible();
};
const openMenu = async () => {
  await trigger().click();
  await expect.element(menu()).toBeVisible();
};
const logout = () => page.getByRole('menuitem', { name: 'Log out' });

describe('the profile menu', () => {
  it('shows the email address and leads to settings and subscription', async () => {
    await openSignedIn('/terms-of-service');
    await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false');
    await openMenu();
    await expect.element(menu().getByText('ana@ena.example')).toBeVisible();
    expect(menu().getByText('Admin').elements()).toEqual([]);
    for (const [name, href] of [
      ['Settings', '/settings'],
      ['Subscription', '/pricing'],
    ] as const)
      await expect.element(page.getByRole('menuitem', { name })).toHaveAttribute('href', href);
  });

  it('marks an admin', async () => {
    await openSignedIn('/terms-of-service', { learner: { ...ana, isAdmin: true } });
    await openMenu();
    await expect.element(menu().getByText('Admin')).toBeVisible();
  });

  it('works by keyboard: Enter, Home, End, and Escape, which returns the focus', async () => {
    await openSignedIn('/terms-of-service');
    trigger().element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(menu()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => menu().elements()).toEqual([]);
    await expect.element(trigger()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(menu()).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect.element(logout()).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect.element(page.getByRole('menuitem', { name: 'Settings' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => location.pathname).toBe('/settings');
  });
});

describe('Log out', () => {
  it('[NAV-08] signs out, leads home, clears recent searches and the session of Today, and notifies other tabs', async () => {
    localStorage.setItem(`recent-searches:${ana.id}`, '["გამარჯობა"]');
    localStorage.setItem('today-session', '{}');
    const otherTab = new BroadcastChannel('ena-session');
    const messages: unknown[] = [];
    otherTab.addEventListener('message', ({ data }) => messages.push(data));
    await openSignedIn('/beginner');
    await openMenu();
    await logout().click();
    await expect.element(banner().getByRole('link', { name: 'Log in' })).toBeVisible();
    expect(location.pathname).toBe('/');
    expect(requests('auth.signOut')).toHaveLength(1);
    expect(localStorage.getItem(`recent-searches:${ana.id}`)).toBeNull();
    expect(localStorage.getItem('today-session')).toBeNull();
    await expect.poll(() => messages).toEqual(expect.arrayContaining(['signed-out', 'changed']));
    otherTab.close();
  });

  describe('while the server does not take everything', () => {
    const entry = (learnerId: string, text: string) => ({
      kind: 'draft',
      learnerId,
      draft: { essayId: 'essay', text, savedAt: '2026-03-01T10:00:00.000Z' },
    });
    const openWithUnsent = async () => {
      localStorage.setItem('outbox', JSON.stringify([entry(ana.id, 'ჩემი დღე'), entry('b', 'of Beka')]));
      mockEndpoint('writings.saveDraft', () => failure('UNAVAILABLE'));
      await openSignedIn('/beginner');
      await openMenu();
      await logout().click();
      await expect
        .element(page.getByRole('alertdialog'))
        .toMatchTextContent(/One answer or text has not reached Ena/u);
    };

    it('asks first, and keeps what was not sent if the learner stays', async () => {
      await openWithUnsent();
      await page.getByRole('button', { name: 'Stay', exact: true }).click();
      await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
      expect(requests('auth.signOut')).toEqual([]);
      expect(localStorage.getItem('outbox')).toContain('ჩემი დღე');
    });

    it('leaves no text of any learner in the browser if the learner signs out', async () => {
      await openWithUnsent();
      await page.getByRole('button', { name: 'Log out anyway' }).click();
      await expect.element(banner().getByRole('link', { name: 'Log in' })).toBeVisible();
      expect(localStorage.getItem('outbox') ?? '[]').toBe('[]');
      // What another part of the page still has in memory is not stored either.
      queueDraft(ana.id, entry(ana.id, 'ჩემი დღე').draft);
      expect(localStorage.getItem('outbox') ?? '[]').toBe('[]');
    });
  });

  it('that fails says that the learner is still signed in', async () => {
    mockEndpoint('auth.signOut', () => failure('UNAVAILABLE'));
    await openSignedIn('/beginner');
    await openMenu();
    await logout().click();
    await expect.element(page.getByRole('alert')).toMatchTextContent(/^You are still signed in/u);
    await expect.element(trigger()).toBeVisible();
    expect(serverState().learner).toEqual(ana);
  });
});
