import type { Db } from '../platform/db/open.ts';
import { paragraph } from '../platform/mail/blocks.ts';
import { renderEmail, renderGreeting } from '../platform/mail/emailTemplate.ts';
import { findOwner } from './accountOwner.ts';
import { formatLocalTime } from './localTime.ts';
import type { IdentityServices } from './services.ts';

/** Events of which the account owner is notified by mail. */
export type SecurityEvent =
  | 'passwordChanged'
  | 'secondFactorOn'
  | 'secondFactorOff'
  | 'newRecoveryCodes'
  /** Too many of them, after the right password. */
  | 'wrongCodes';

interface Texts {
  readonly subject: string;
  readonly what: string;
  /** What to do if it was somebody else. */
  readonly advice: string;
  readonly note: string;
}

const change = {
  advice:
    'If this was you, you can ignore this email. If not, someone has access to your account: reset your password at once, which signs out every device, and write to us.',
  note: 'All other devices were signed out of your account.',
};

const textsOf: Readonly<Record<SecurityEvent, Texts>> = {
  passwordChanged: {
    subject: 'Your Ena password was changed',
    what: 'A new password was set for your Ena account.',
    ...change,
  },
  secondFactorOn: {
    subject: 'Two-step verification is on',
    what: 'Two-step verification was turned on for your Ena account: from now on, logging in needs your password and a code from your authenticator app.',
    ...change,
  },
  secondFactorOff: {
    subject: 'Two-step verification is off',
    what: 'Two-step verification was turned off for your Ena account: from now on, your password alone is enough to log in.',
    ...change,
  },
  newRecoveryCodes: {
    subject: 'Your Ena account has new recovery codes',
    what: 'New recovery codes were made for your Ena account. The earlier ones no longer work.',
    ...change,
  },
  wrongCodes: {
    subject: 'Wrong codes for your Ena account',
    what: 'Someone entered the right password of your Ena account, and then too many wrong codes. They did not get in.',
    advice:
      'If this was you, you can ignore this email. If not, someone knows your password: choose a new one at once.',
    note: 'A recovery code opens your account if codes of your authenticator app are refused for a while.',
  },
};

/** Mails the owner of an account about an event, within the caller's transaction. No setting turns this off. */
export async function queueSecurityMail(
  { mailer, config, now }: Pick<IdentityServices, 'mailer' | 'config' | 'now'>,
  tx: Db,
  userId: string,
  event: SecurityEvent,
): Promise<void> {
  const owner = await findOwner(tx, userId);
  if (!owner) return;
  const { subject, what, advice, note } = textsOf[event];
  await mailer.queue(tx, {
    userId,
    recipient: owner.email,
    ...renderEmail({
      subject,
      greeting: `${renderGreeting(owner.name)},`,
      message: [
        paragraph(what),
        { kind: 'list', items: [formatLocalTime({ at: now(), timeZone: owner.timeZone })] },
        paragraph(advice),
      ],
      button: 'Check my account',
      link: `${config.publicUrl}/settings?tab=account`,
      note,
    }),
  });
}
