import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../../test/app.tsx';
import {
  mockEndpoint,
  failure,
  holdRequests,
  networkError,
  requests,
  settleRequests,
} from '../../../test/mockApi.ts';

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const stop = () => page.getByRole('button', { name: 'Stop reminders' });

describe('/stop-reminders', () => {
  it('changes nothing until the button is pressed, then stops reminders without a log-in', async () => {
    mockEndpoint('reminders.stop', () => ({ ok: true }));
    const release = holdRequests('reminders.stop');
    await openApp('/stop-reminders#token=signed', { learner: null });
    await expect.element(heading('Stop reminders?')).toBeVisible();
    await settleRequests();
    expect(requests('reminders.stop')).toEqual([]);
    await stop().click();
    await expect.element(page.getByRole('button', { name: 'Stopping…' })).toBeDisabled();
    release();
    await expect.element(heading('No more reminders')).toBeVisible();
    expect(requests('reminders.stop')).toEqual([{ token: 'signed' }]);
  });

  it.each([
    ['a network error', networkError],
    ['a server error', () => failure('INTERNAL')],
  ])('after %s shows that reminders are still on, and can be retried', async (_, response) => {
    mockEndpoint('reminders.stop', response);
    await openApp('/stop-reminders#token=signed', { learner: null });
    await stop().click();
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Reminders are still on\.$/u);
    mockEndpoint('reminders.stop', () => ({ ok: true }));
    await stop().click();
    await expect.element(heading('No more reminders')).toBeVisible();
  });

  it('without a token says that the link did not work', async () => {
    await openApp('/stop-reminders', { learner: null });
    await expect.element(heading('This link did not work')).toBeVisible();
  });

  it('with an invalid token says that nothing was changed', async () => {
    mockEndpoint('reminders.stop', () => failure('LINK_INVALID'));
    await openApp('/stop-reminders#token=forged', { learner: null });
    await stop().click();
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Nothing was changed\./u);
  });
});
