import { type MailContent, renderEmail, renderGreeting } from '../../platform/mail/emailTemplate.ts';
import type { News } from './newsText.ts';

/** News for one learner. `unsubscribeUrl` leads to the page that ends these mails. */
export const newsMail = (
  name: string,
  { subject, blocks }: News,
  homeUrl: string,
  unsubscribeUrl: string,
): MailContent =>
  renderEmail({
    subject,
    greeting: `${renderGreeting(name)},`,
    message: blocks,
    button: 'Open Ena',
    link: homeUrl,
    note: 'You get this email because you have News switched on.',
    unsubscribeUrl,
  });
