import type { Learner } from '@ena/contract/session';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, setOffline } from '../../../test/app.tsx';
import { ana } from '../../../test/learner.ts';
import {
  mockEndpoint,
  failure,
  holdRequests,
  requests,
  serverState,
  settleRequests,
} from '../../../test/mockApi.ts';
import { advanceTime, stopTime } from '../../../test/time.ts';

const saved = 'Your profile has been updated successfully!';
const nameField = () => page.getByLabelText('Display name');
const save = () => page.getByRole('button', { name: 'Save' });
const saving = () => page.getByRole('button', { name: 'Saving…' });
const checkbox = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`, 'u') });
const boxes = ['Email notifications', 'Progress updates', 'Study reminders', 'News', 'No time limits'];
const checked = () =>
  boxes.map((name) => {
    const box = checkbox(name).element();
    return box instanceof HTMLInputElement && box.checked;
  });
const learner = (): Learner => serverState().learner ?? ana;

/** The server stores what is sent and responds with the changed learner. */
function storeProfile(): void {
  mockEndpoint('profile.update', ({ displayName, notifications = {}, untimed }) => {
    const before = learner();
    const { email, progress, reminders, news } = before.notifications;
    serverState().learner = {
      ...before,
      displayName: displayName ?? before.displayName,
      untimed: untimed ?? before.untimed,
      notifications: {
        email: notifications.email ?? email,
        progress: notifications.progress ?? progress,
        reminders: notifications.reminders ?? reminders,
        news: notifications.news ?? news,
      },
    };
    return { learner: learner() };
  });
  mockEndpoint('profile.setTimeZone', ({ timeZone }) => {
    serverState().learner = { ...learner(), timeZone, timeZoneChosen: timeZone !== null };
    return { learner: learner() };
  });
}

const openProfile = async (who: Learner = ana) => {
  await openApp('/settings', { learner: who });
  await expect.element(nameField()).toBeVisible();
};

describe('the profile form', () => {
  beforeEach(storeProfile);

  it('[SET-04] [PROF-06] saves the name once and shows it everywhere at once', async () => {
    const release = holdRequests('profile.update');
    await openProfile();
    await nameField().fill('Nino Beridze');
    await save().click();
    await expect.element(saving()).toBeDisabled();
    release();
    await expect.element(page.getByText(saved)).toBeVisible();
    await expect.element(page.getByRole('banner').getByRole('button', { name: 'Nino' })).toBeVisible();
    await expect.element(save()).toHaveFocus();
    expect(requests('profile.update')).toEqual([{ displayName: 'Nino Beridze' }]);
  });

  it('does not lose what is changed while the form is being saved', async () => {
    const release = holdRequests('profile.update');
    await openProfile();
    await nameField().fill('Nino');
    await save().click();
    await expect.element(saving()).toBeVisible();
    await nameField().fill('Nino Beridze');
    await checkbox('Study reminders').click();
    release();
    await expect.element(page.getByText(saved)).toBeVisible();
    await expect.element(nameField()).toHaveValue('Nino Beridze');
    await expect.element(checkbox('Study reminders')).toBeChecked();
    await save().click();
    await expect
      .poll(() => requests('profile.update'))
      .toEqual([
        { displayName: 'Nino' },
        { displayName: 'Nino Beridze', notifications: { reminders: true } },
      ]);
  });

  it('[SET-05] keeps the input after a failure, and when the learner stays', async () => {
    mockEndpoint('account.sessions', () => ({ sessions: [] }));
    mockEndpoint('profile.update', () => failure('INTERNAL'));
    await openProfile();
    await nameField().fill('Lali');
    await checkbox('Study reminders').click();
    await save().click();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('There was an error updating your profile. Please try again.');
    await page.getByRole('tab', { name: 'Account' }).click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect.element(nameField()).toHaveValue('Lali');
    await expect.element(checkbox('Study reminders')).toBeChecked();
    storeProfile();
    await save().click();
    await expect.element(page.getByText(saved)).toBeVisible();
    expect(learner()).toMatchObject({ displayName: 'Lali', notifications: { reminders: true } });
  });

  it('[SET-05] sends nothing offline and keeps the input', async () => {
    await openProfile();
    await nameField().fill('Lali');
    setOffline(true);
    await save().click();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(
        'You are currently offline. Please check your internet connection and try again. What you changed is still here.',
      );
    await expect.element(nameField()).toHaveValue('Lali');
    expect(requests('profile.update')).toEqual([]);
    setOffline(false);
    await save().click();
    await expect.element(page.getByText(saved)).toBeVisible();
  });

  it.each(['', '  ', '\u200b'])(
    'does not send the name %o and ties the problem to the field',
    async (name) => {
      await openProfile();
      await nameField().fill(name);
      await save().click();
      await expect.element(nameField()).toHaveAccessibleDescription('Please enter a name.');
      await expect.element(nameField()).toHaveAttribute('aria-invalid', 'true');
      await settleRequests();
      expect(requests('profile.update')).toEqual([]);
      await nameField().fill('Ana');
      await expect.element(nameField()).not.toHaveAttribute('aria-invalid');
    },
  );

  it('[SET-06] shows the e-mail read-only, shortened, with a note', async () => {
    await openProfile({ ...ana, email: 'a-name-of-twenty-seven-letters@ena.example' });
    const email = page.getByRole('textbox', { name: 'Email' });
    await expect.element(email).toHaveValue('a-name-of-twenty-seven…');
    await expect.element(email).toHaveAttribute('readonly');
    await expect.element(email).toHaveAttribute('title', 'a-name-of-twenty-seven-letters@ena.example');
    await expect
      .element(email)
      .toHaveAccessibleDescription(
        'Email cannot be changed. Contact support if you need to update your email.',
      );
  });

  it('[SET-08] [SET-14] sends only what was changed, the time zone in a separate request', async () => {
    await openProfile();
    expect(checked()).toEqual([true, true, false, true, false]);
    await checkbox('Study reminders').click();
    await checkbox('News').click();
    await checkbox('Progress updates').click();
    await checkbox('Progress updates').click();
    await save().click();
    await expect.element(page.getByText(saved)).toBeVisible();
    expect(requests('profile.update')).toEqual([{ notifications: { reminders: true, news: false } }]);
    await page.getByLabelText('Time zone').selectOptions('Asia/Tbilisi');
    await save().click();
    await expect.poll(() => requests('profile.setTimeZone')).toEqual([{ timeZone: 'Asia/Tbilisi' }]);
    await expect.element(page.getByText(saved)).toBeVisible();
    await expect.element(page.getByLabelText('Time zone')).toHaveValue('Asia/Tbilisi');
    expect(checked()).toEqual([true, true, true, false, false]);
    expect(requests('profile.update')).toHaveLength(1);
    await page.getByLabelText('Time zone').selectOptions('');
    await save().click();
    await expect.poll(() => requests('profile.setTimeZone').at(-1)).toEqual({ timeZone: null });
  });

  it('[SET-08] sends nothing when nothing was changed', async () => {
    await openProfile();
    await save().click();
    await expect.element(page.getByText(saved)).toBeVisible();
    expect([...requests('profile.update'), ...requests('profile.setTimeZone')]).toEqual([]);
  });

  it('[SET-14] shows stored preferences, and a chosen zone that this browser does not list', async () => {
    await openProfile({
      ...ana,
      untimed: true,
      timeZone: 'Old/Name_Of_Zone',
      timeZoneChosen: true,
      notifications: { email: false, progress: false, reminders: true, news: false },
    });
    expect(checked()).toEqual([false, false, true, false, true]);
    await expect.element(page.getByLabelText('Time zone')).toHaveValue('Old/Name_Of_Zone');
    await expect.element(page.getByRole('option', { name: 'Old/Name Of Zone' })).toBeInTheDocument();
  });

  it('does not show the time zone of the browser as a chosen one', async () => {
    await openProfile({ ...ana, timeZone: 'Asia/Tbilisi' });
    await expect.element(page.getByLabelText('Time zone')).toHaveValue('');
  });
});

describe('No time limits', () => {
  it.each(['/beginner/quiz/alphabet', '/advanced/quiz'])(
    '%s has a countdown without this setting, and none with it',
    async (path) => {
      stopTime();
      storeProfile();
      const who = { ...ana, entitled: true };
      const router = await openApp(path, { learner: who });
      await expect.element(page.getByRole('timer')).toBeVisible();
      await router.navigate('/settings');
      await checkbox('No time limits').click();
      await save().click();
      await expect.element(page.getByText(saved)).toBeVisible();
      expect(requests('profile.update')).toEqual([{ untimed: true }]);
      await router.navigate(path);
      const question = (number: number) =>
        page.getByRole('group', { name: new RegExp(`^Question ${number} of`, 'u') });
      await expect.element(question(1)).toBeVisible();
      expect(page.getByRole('timer').elements()).toEqual([]);
      await advanceTime(60 * 60 * 1000, 60 * 1000);
      await expect.element(question(1)).toBeVisible();
    },
  );
});
