import { renderGreeting, type MailContent, renderEmail } from '../../platform/mail/emailTemplate.ts';

/** The reminder to practice. `unsubscribeUrl` leads to the page that ends these mails. */
export const reminderMail = (
  name: string,
  streak: number,
  homeUrl: string,
  unsubscribeUrl: string,
): MailContent =>
  renderEmail({
    subject: streak > 1 ? `Day ${streak + 1} of your streak is waiting` : 'A few minutes of Georgian today?',
    greeting: `${renderGreeting(name)},`,
    message:
      streak > 1
        ? `You have studied ${streak} days in a row. A few minutes today keep your streak going.`
        : 'A few minutes are enough to keep what you have learned, and to add a word or two.',
    button: 'Practice now',
    link: homeUrl,
    note: 'You get this email because you switched reminders on, at most one a day.',
    unsubscribeUrl,
  });
