import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPage, phone } from '../../../test/app.tsx';
import { ana } from '../../../test/learner.ts';
import { holdRequests, mockEndpoint, requests, serverState } from '../../../test/mockApi.ts';
import { handleSessionChange } from '../../platform/session.ts';

const nameField = () => page.getByLabelText('Display name');
const tab = (name: string) => page.getByRole('tab', { name });
const dialog = () => page.getByRole('alertdialog', { name: 'Leave without saving?' });
const keepEditing = () => dialog().getByRole('button', { name: 'Keep editing' });
const discard = () => dialog().getByRole('button', { name: 'Discard changes' });
const homeLink = () => page.getByRole('main').getByRole('link', { name: 'Back to Home' });
const address = () => location.pathname + location.search;
/** Whether the browser would ask before the document is unloaded. */
const asksBeforeUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

async function openSettings(viewport?: { width: number; height: number }) {
  const router = await openPage('/faq', viewport && { viewport });
  await router.navigate('/settings');
  await expect.element(nameField()).toBeVisible();
  return router;
}
/** The settings with another name that is not saved; the page before is /faq. */
async function openEdited(viewport?: { width: number; height: number }) {
  const router = await openSettings(viewport);
  await nameField().fill('Lali');
  return router;
}
async function expectStillEditing() {
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(nameField()).toHaveValue('Lali');
  expect(address()).toBe('/settings');
}

beforeEach(() => {
  mockEndpoint('account.sessions', () => ({ sessions: [] }));
  mockEndpoint('profile.update', ({ displayName = ana.displayName }) => {
    const learner = { ...ana, displayName };
    serverState().learner = learner;
    return { learner };
  });
});

describe('with unsaved changes', () => {
  it.each(['a click on "Keep editing"', 'Esc'])('a link asks first; %s stays', async (how) => {
    await openEdited();
    await homeLink().click();
    await expect
      .element(dialog())
      .toHaveAccessibleDescription('Your changes to the profile are not saved yet.');
    await expect.element(keepEditing()).toHaveFocus();
    if (how === 'Esc') await userEvent.keyboard('{Escape}');
    else await keepEditing().click();
    await expectStillEditing();
    await expect.element(homeLink()).toHaveFocus();
    // It asks each time.
    await homeLink().click();
    await expect.element(dialog()).toBeVisible();
  });

  it('a link is followed after "Discard changes"', async () => {
    await openEdited();
    await homeLink().click();
    await discard().click();
    await expect.poll(address).toBe('/');
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(requests('profile.update')).toEqual([]);
  });

  it('Back asks first', async () => {
    const router = await openEdited();
    await router.navigate(-1);
    await keepEditing().click();
    await expectStillEditing();
    await router.navigate(-1);
    await discard().click();
    await expect.poll(address).toBe('/faq');
  });

  it('another tab asks first, by a click and by an arrow key', async () => {
    await openEdited();
    await tab('Account').click();
    await keepEditing().click();
    await expectStillEditing();
    await expect.element(tab('Profile')).toHaveFocus();
    await expect.element(tab('Profile')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(keepEditing()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expectStillEditing();
    await tab('Account').click();
    await discard().click();
    await expect.poll(address).toBe('/settings?tab=account');
    await expect.element(page.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible();
    await expect.element(tab('Account')).toHaveFocus();
    await tab('Profile').click();
    await expect.element(nameField()).toHaveValue(ana.displayName);
  });

  it('the browser asks before the page is closed or reloaded', async () => {
    await openSettings();
    expect(asksBeforeUnload()).toBe(false);
    await nameField().fill('Lali');
    await expect.poll(asksBeforeUnload).toBe(true);
    await nameField().fill(ana.displayName);
    await expect.poll(asksBeforeUnload).toBe(false);
  });

  it.each([
    ['the profile menu', undefined],
    ['the menu of a phone', phone],
  ])('signing out in %s asks first, and then signs out', async (_, viewport) => {
    mockEndpoint('auth.signOut', () => {
      serverState().learner = null;
      return { ok: true };
    });
    await openEdited(viewport);
    const signOut = async () => {
      if (!viewport) {
        await page.getByRole('banner').getByRole('button', { name: 'Ana' }).click();
        await page.getByRole('menuitem', { name: 'Log out' }).click();
        return;
      }
      const logout = page.getByRole('button', { name: 'Log out' });
      if (logout.query() === null) await page.getByRole('button', { name: 'Open menu' }).click();
      await logout.click();
    };
    await signOut();
    await keepEditing().click();
    await expectStillEditing();
    expect(requests('auth.signOut')).toEqual([]);
    await signOut();
    await discard().click();
    await expect.poll(() => requests('auth.signOut')).toHaveLength(1);
    await expect.poll(address).toBe('/');
    await expect.element(nameField()).not.toBeInTheDocument();
  });

  it('a link of the profile menu asks first', async () => {
    await openEdited();
    await page.getByRole('banner').getByRole('button', { name: 'Ana' }).click();
    await page.getByRole('menuitem', { name: 'Subscription' }).click();
    await keepEditing().click();
    await expectStillEditing();
    await expect.poll(() => document.activeElement).not.toBe(document.body);
  });

  it('the end of the session leads to the login without a question', async () => {
    const router = await openEdited();
    await homeLink().click();
    await expect.element(dialog()).toBeVisible();
    serverState().learner = null;
    await handleSessionChange();
    await router.revalidate();
    await expect.poll(address).toBe('/login?from=%2Fsettings');
    await expect.element(dialog()).not.toBeInTheDocument();
    await router.navigate('/faq');
    await expect.poll(address).toBe('/faq');
  });
});

describe('without unsaved changes', () => {
  it('nothing is asked after saving', async () => {
    await openEdited();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText('Your profile has been updated successfully!')).toBeVisible();
    expect(asksBeforeUnload()).toBe(false);
    await tab('Account').click();
    await expect.poll(address).toBe('/settings?tab=account');
    await homeLink().click();
    await expect.poll(address).toBe('/');
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  it('a question ends when the changes are saved meanwhile', async () => {
    const release = holdRequests('profile.update');
    await openEdited();
    await page.getByRole('button', { name: 'Save' }).click();
    await homeLink().click();
    await expect.element(dialog()).toBeVisible();
    release();
    await expect.poll(address).toBe('/');
    await expect.element(dialog()).not.toBeInTheDocument();
  });
});
