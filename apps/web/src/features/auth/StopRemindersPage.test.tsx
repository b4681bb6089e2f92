/** The page that the link of a reminder leads to. */
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../../test/app.tsx';
import { answer, failure, hold, networkError, requests } from '../../../test/mockApi.ts';

const stop = () => page.getByRole('button', { name: 'Stop reminders' });
const refused = () => page.getByRole('heading', { name: 'This link did not work' });

it('a link without a token changes nothing and says so', async () => {
  await openApp('/stop-reminders', { learner: null });
  await expect.element(refused()).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'in your settings' }))
    .toHaveAttribute('href', '/settings');
  expect(requests('reminders.stop')).toEqual([]);
});

it('a link that is not valid changes nothing and says so', async () => {
  answer('reminders.stop', () => failure('LINK_INVALID'));
  await openApp('/stop-reminders#token=nonsense', { learner: null });
  await stop().click();
  await expect.element(refused()).toBeVisible();
  await expect.element(page.getByText(/Nothing was changed/u)).toBeVisible();
});

it('asks first, says that it failed where it did, and what happened', async () => {
  answer('reminders.stop', networkError);
  await openApp('/stop-reminders#token=real', { learner: null });
  await expect.element(stop()).toBeVisible();
  expect(requests('reminders.stop')).toEqual([]);
  await stop().click();
  await expect.element(page.getByText(/Reminders are still on\./u)).toBeVisible();
  answer('reminders.stop', () => ({ ok: true }));
  const release = hold('reminders.stop');
  await stop().click();
  await expect.element(page.getByRole('button', { name: 'Stopping…' })).toBeDisabled();
  release();
  await expect.element(page.getByRole('heading', { name: 'No more reminders' })).toBeVisible();
  expect(requests('reminders.stop')).toEqual([{ token: 'real' }, { token: 'real' }]);
});
