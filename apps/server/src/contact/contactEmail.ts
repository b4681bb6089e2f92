import { escapeHtml } from '../platform/escapeHtml.ts';
import type { MailContent } from '../platform/mail/emailTemplate.ts';

/** A message from the contact form. Name and subject are one line each. */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly text: string;
}

/** Renders a contact message as a mail to the support address; Reply-To is the sender's address. */
export function contactEmail({ name, email, subject, text }: ContactMessage): MailContent {
  const from = `${name} <${email}>`;
  const note = 'Sent with the contact form of Ena. Replies to this email go to that address.';
  return {
    subject: `Message to Ena: ${subject}`,
    text: `${text}\n\n--\n${from}\n${note}\n`,
    html: `<!doctype html>
<html lang="en"><body style="font-family:Georgia,'Times New Roman',serif;color:#1E1A17">
<p style="white-space:pre-wrap;font-size:16px;line-height:1.6">${escapeHtml(text)}</p>
<hr><p style="font-size:13px;line-height:1.6;color:#6B5A50">${escapeHtml(from)}<br>${note}</p>
</body></html>
`,
  };
}
