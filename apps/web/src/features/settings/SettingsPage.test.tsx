import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from '../../../test/app.tsx';
import { mockEndpoint, failure, holdRequests } from '../../../test/mockApi.ts';

const tab = (name: string) => page.getByRole('tab', { name });
const address = () => location.pathname + location.search;
const noSessions = () => mockEndpoint('account.sessions', () => ({ sessions: [] }));

describe('/settings', () => {
  it('[SET-01] has its title, a link home, and tabs with a URL each, which the arrow keys open', async () => {
    noSessions();
    await openApp('/settings');
    await expect.element(page.getByRole('heading', { name: 'Profile Settings', level: 1 })).toBeVisible();
    const home = page.getByRole('main').getByRole('link', { name: 'Back to Home' });
    await expect.element(home).toHaveAttribute('href', '/');
    expect(
      page
        .getByRole('tab')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Profile', 'Learning Tracking', 'Subscription', 'Account']);
    await expect.element(tab('Profile')).toHaveAttribute('aria-selected', 'true');
    tab('Profile').element().focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(address).toBe('/settings?tab=account');
    await expect.element(page.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect.poll(address).toBe('/settings?tab=profile');
    await expect.element(page.getByLabelText('Display name')).toBeVisible();
  });

  it('[SET-02] opens the profile for an unknown tab in the URL', async () => {
    await openApp('/settings?tab=nonsense');
    await expect.element(tab('Profile')).toHaveAttribute('aria-selected', 'true');
    await expect.element(page.getByLabelText('Display name')).toBeVisible();
  });

  it.each([320, 390, 1440])('[SET-01] shows all tabs at once on a screen of %i pixels', async (width) => {
    await openApp('/settings', { viewport: { width, height: 700 } });
    const list = page.getByRole('tablist', { name: 'Settings' });
    for (const name of ['Profile', 'Learning Tracking', 'Subscription', 'Account'])
      await expect.element(tab(name)).toBeInViewport({ ratio: 0.95 });
    const { scrollWidth, clientWidth } = list.element();
    expect(scrollWidth).toBe(clientWidth);
  });

  it('shows a skeleton while the session is loaded, and then the form', async () => {
    const release = holdRequests('session.get');
    await openApp('/settings');
    await expect.element(page.getByRole('status', { name: 'Loading' }).first()).toBeVisible();
    release();
    await expect.element(page.getByLabelText('Display name')).toBeVisible();
  });

  it('shows an error page when the session cannot be loaded', async () => {
    mockEndpoint('session.get', () => failure('UNAVAILABLE'));
    await openApp('/settings');
    await expect.element(page.getByText(/^Ena cannot be reached right now\./u).first()).toBeVisible();
  });

  it.each(['profile', 'account'])('the tab %s does not overflow at 320 px', async (id) => {
    noSessions();
    await openApp(`/settings?tab=${id}`, { viewport: { width: 320, height: 700 } });
    await expect.element(page.getByRole('tabpanel').getByRole('heading', { level: 2 }).first()).toBeVisible();
    const width = () => document.documentElement.scrollWidth;
    if (id === 'account') {
      await expect.element(page.getByRole('list', { name: 'Sessions' })).toBeInTheDocument();
      await page.getByRole('button', { name: 'Delete my account…' }).click();
      await expect.element(page.getByRole('button', { name: 'Delete everything now' })).toBeVisible();
    }
    await expect.poll(width).toBe(320);
  });
});
