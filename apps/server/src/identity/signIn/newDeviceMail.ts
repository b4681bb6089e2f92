import { paragraph } from '../../platform/mail/blocks.ts';
import { renderGreeting, type MailContent, renderEmail } from '../../platform/mail/emailTemplate.ts';
import { formatLocalTime, type LocalTime } from '../localTime.ts';

/** A sign-in from a browser that has not signed in to the account before. */
export interface NewDevice extends LocalTime {
  /** As in the list of sessions, such as 'Firefox on Windows'. */
  readonly device: string;
}

/** The mail about a new device, which no setting turns off. `link` leads to the account settings. */
export const newDeviceMail = (name: string, signIn: NewDevice, link: string): MailContent =>
  renderEmail({
    subject: 'New sign-in to your Ena account',
    greeting: `${renderGreeting(name)},`,
    message: [
      paragraph(
        'Someone has just signed in to your Ena account from a browser that we have not seen before.',
      ),
      { kind: 'list', items: [signIn.device, formatLocalTime(signIn)] },
      paragraph(
        'If this was you, you can ignore this email. If not, someone knows your password: choose a new one at once, which signs out every other device.',
      ),
    ],
    button: 'Check my account',
    link,
    note: 'In the account settings you also see where you are signed in, and can turn on two-step verification.',
  });
