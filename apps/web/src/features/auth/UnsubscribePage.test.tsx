import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, onTestFinished } from 'vitest';
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
import { UnsubscribePage } from './UnsubscribePage.tsx';

/** The page as its file has it, which is that of the plain address, and then hydrated at the address of a link. */
function openPrerendered(address: string): readonly unknown[] {
  const pageAt = (entry: string) => (
    <MemoryRouter initialEntries={[entry]}>
      <UnsubscribePage />
    </MemoryRouter>
  );
  const container = document.createElement('main');
  container.innerHTML = renderToString(pageAt('/unsubscribe'));
  document.body.append(container);
  const errors: unknown[] = [];
  expect(container.textContent).not.toContain('did not work');
  const root = hydrateRoot(container, pageAt(address), { onRecoverableError: (error) => errors.push(error) });
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  return errors;
}

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const stop = (mails: string) => page.getByRole('button', { name: `Stop ${mails}` });

describe('/unsubscribe', () => {
  it('changes nothing until the button is pressed, then stops one kind of mail without a log-in', async () => {
    mockEndpoint('mails.stop', () => ({ ok: true }));
    const release = holdRequests('mails.stop');
    await openApp('/unsubscribe#kind=progress&token=signed', { learner: null });
    await expect.element(heading('Stop weekly summaries?')).toBeVisible();
    await settleRequests();
    expect(requests('mails.stop')).toEqual([]);
    await stop('weekly summaries').click();
    await expect.element(page.getByRole('button', { name: 'Stopping…' })).toBeDisabled();
    release();
    await expect.element(heading('No more weekly summaries')).toBeVisible();
    expect(requests('mails.stop')).toEqual([{ kind: 'progress', token: 'signed' }]);
  });

  it.each([
    ['a network error', networkError],
    ['a server error', () => failure('INTERNAL')],
  ])('after %s shows that the mails still come, and can be retried', async (_, response) => {
    mockEndpoint('mails.stop', response);
    await openApp('/unsubscribe#kind=news&token=signed', { learner: null });
    await stop('news').click();
    await expect.element(page.getByRole('alert')).toMatchTextContent(/You still get news\.$/u);
    mockEndpoint('mails.stop', () => ({ ok: true }));
    await stop('news').click();
    await expect.element(heading('No more news')).toBeVisible();
  });

  it('is hydrated at the address of a mailed link, and never says before that the link did not work', async () => {
    const errors = openPrerendered('/unsubscribe#kind=news&token=signed');
    await expect.element(heading('Stop news?')).toBeVisible();
    expect(errors).toEqual([]);
  });

  it('stops reminders by the link of an old reminder', async () => {
    mockEndpoint('mails.stop', () => ({ ok: true }));
    await openApp('/stop-reminders#token=signed', { learner: null });
    await stop('reminders').click();
    await expect.element(heading('No more reminders')).toBeVisible();
    expect(requests('mails.stop')).toEqual([{ kind: 'reminders', token: 'signed' }]);
  });

  it.each(['#kind=news', '#kind=email&token=signed'])(
    'with %o says that the link did not work',
    async (hash) => {
      await openApp(`/unsubscribe${hash}`, { learner: null });
      await expect.element(heading('This link did not work')).toBeVisible();
    },
  );

  it('with an invalid token says that nothing was changed', async () => {
    mockEndpoint('mails.stop', () => failure('LINK_INVALID'));
    await openApp('/unsubscribe#kind=news&token=forged', { learner: null });
    await stop('news').click();
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Nothing was changed\./u);
  });
});
