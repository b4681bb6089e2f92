import { renderGreeting, type MailContent, renderEmail } from '../../platform/mail/emailTemplate.ts';

/** The confirmation mail for a new learner (AUTH-30). `link` leads to /confirmation and works for 24 hours. */
export const confirmationMail = (name: string, link: string): MailContent =>
  renderEmail({
    subject: 'Confirm your email for Ena',
    greeting: `${renderGreeting(name)}, and გამარჯობა! (gamarjoba: hello)`,
    message: 'Welcome to Ena. One step is left before your first lesson: confirm your email address.',
    button: 'Confirm my email',
    link,
    note: 'The link works once, for 24 hours. If you did not sign up for Ena, you can ignore this email.',
  });
