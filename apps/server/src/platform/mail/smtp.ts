import { createTransport } from 'nodemailer';

export type Deliver = (mail: {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly unsubscribe: string | null;
  readonly replyTo: string | null;
}) => Promise<void>;

/** Delivers by SMTP. A repeated delivery has the same Message-ID, so that mail programs drop the duplicate. */
export function createSmtpDelivery(smtpUrl: string, from: string): Deliver {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = /@([^\s@>]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return async ({ id, recipient, subject, text, html, unsubscribe, replyTo }) => {
    await transport.sendMail({
      from,
      to: { name: '', address: recipient },
      ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
      subject,
      text,
      html,
      messageId: `<${id}@${host}>`,
      ...(unsubscribe !== null && {
        headers: {
          'List-Unsubscribe': `<${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      }),
    });
  };
}
