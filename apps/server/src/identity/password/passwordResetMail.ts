import { renderGreeting, type MailContent, renderEmail } from '../../platform/mail/emailTemplate.ts';

/** The mail for a password reset (AUTH-15). `link` leads to /reset-password and works for an hour. */
export const passwordResetMail = (name: string, link: string): MailContent =>
  renderEmail({
    subject: 'Choose a new password for Ena',
    greeting: `${renderGreeting(name)},`,
    message: 'A password reset was requested for your Ena account.',
    button: 'Choose a new password',
    link,
    note: 'The link works once, for one hour. If it was not you, ignore this email: your password stays as it is.',
  });
