import type { Mail } from '@ena/contract/mailbox';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../../test/app.tsx';
import { mockEndpoint, holdRequests } from '../../../test/mockApi.ts';

const mail: Mail = {
  id: '1',
  to: 'ana@ena.example',
  replyTo: null,
  subject: 'Confirm your email',
  text: 'Hello Ana,\n\nopen http://127.0.0.1:3000/confirmation#token=a1 within 24 hours.',
  html: '',
  sentAt: '2026-01-02T03:04:05.000Z',
};
const items = () => page.getByRole('main').getByRole('listitem');

it('an empty mailbox says how to get a mail', async () => {
  mockEndpoint('mailbox.list', () => ({ mails: [] }));
  await openApp('/dev/mailbox', { learner: null });
  await expect.element(page.getByText(/No emails yet\. Sign up/u)).toBeVisible();
  await expect.element(items()).not.toBeInTheDocument();
});

it('a mail shows receiver, time and text, with its URLs as links', async () => {
  mockEndpoint('mailbox.list', () => ({ mails: [mail] }));
  await openApp('/dev/mailbox', { learner: null });
  await expect.element(items().getByRole('heading', { name: 'Confirm your email' })).toBeVisible();
  await expect.element(items()).toMatchTextContent(/to ana@ena\.example/u);
  expect(items().element().textContent).not.toContain('reply to');
  expect(document.querySelector('main time')?.getAttribute('datetime')).toBe(mail.sentAt);
  const link = items().getByRole('link');
  await expect.element(link).toHaveAttribute('href', 'http://127.0.0.1:3000/confirmation#token=a1');
  await expect.element(items()).toMatchTextContent(/open http\S+ within 24 hours\./u);
});

it('the text of a mail is never rendered as HTML', async () => {
  mockEndpoint('mailbox.list', () => ({ mails: [{ ...mail, text: '<img src=x onerror=alert(1)>' }] }));
  await openApp('/dev/mailbox', { learner: null });
  await expect.element(items()).toMatchTextContent(/<img src=x onerror=alert\(1\)>/u);
  expect(document.querySelector('main li img')).toBeNull();
});

it('a mail shows its reply-to address, and Refresh loads new mails', async () => {
  const mails = [mail];
  mockEndpoint('mailbox.list', () => ({ mails: [...mails] }));
  await openApp('/dev/mailbox', { learner: null });
  await expect.element(items()).toHaveLength(1);
  mails.unshift({ ...mail, id: '2', subject: 'Message to Ena', replyTo: 'nino@example.com' });
  const release = holdRequests('mailbox.list');
  const refresh = page.getByRole('button', { name: 'Refresh' });
  await refresh.click();
  await expect.element(refresh).toBeDisabled();
  release();
  await expect.element(items()).toHaveLength(2);
  await expect.element(items().first()).toMatchTextContent(/reply to nino@example\.com/u);
  await expect.element(refresh).toBeEnabled();
});
