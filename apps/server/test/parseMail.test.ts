import { expect, it } from 'vitest';
import { createSmtpDelivery } from '../src/platform/mail/smtp.ts';
import { startMailServer } from './mailServer.ts';
import { parseMail } from './parseMail.ts';

it.each([
  [
    'English',
    'Confirm your email for Ena',
    `Open https://ena.example/confirmation#token=${'a=b.'.repeat(40)}`,
  ],
  ['Georgian', 'ეს არის ძალიან გრძელი თემა, რომელიც ერთ ხაზში არ ეტევა: Ena', 'გამარჯობა! '.repeat(30)],
  ['mixed', 'How do I type ქ? A question', 'How do I type ქ?\n\nNino\n'],
])('a mail in %s is read as it was sent', async (_language, subject, text) => {
  const server = await startMailServer();
  try {
    await createSmtpDelivery(
      server.url,
      'Ena <hello@ena.example>',
    )({
      id: 'one',
      recipient: 'nino@ena.example',
      replyTo: 'ana@ena.example',
      subject,
      text,
      html: '<p>HTML</p>',
      unsubscribe: null,
    });
    expect(parseMail(server.received[0] ?? '')).toEqual({
      to: 'nino@ena.example',
      replyTo: 'ana@ena.example',
      subject,
      messageId: '<one@ena.example>',
      text,
    });
  } finally {
    await server.close();
  }
});
