import type { Db } from '../platform/db/open.ts';
import { paragraph } from '../platform/mail/blocks.ts';
import { renderEmail, renderGreeting } from '../platform/mail/emailTemplate.ts';
import { findOwner } from './accountOwner.ts';
import { formatMoment } from './momentOfLearner.ts';
import type { IdentityServices } from './services.ts';

/** Two-step verification was turned on or off, or has new recovery codes. */
export type SecondFactorChange = 'on' | 'off' | 'newCodes';

const texts: Readonly<Record<SecondFactorChange, { readonly subject: string; readonly what: string }>> = {
  on: {
    subject: 'Two-step verification is on',
    what: 'Two-step verification was turned on for your Ena account: from now on, logging in needs your password and a code from your authenticator app.',
  },
  off: {
    subject: 'Two-step verification is off',
    what: 'Two-step verification was turned off for your Ena account: from now on, your password alone is enough to log in.',
  },
  newCodes: {
    subject: 'Your Ena account has new recovery codes',
    what: 'New recovery codes were made for your Ena account. The earlier ones no longer work.',
  },
};

/** Mails the owner of an account about a change, within the caller's transaction. No setting turns this off. */
export async function queueSecondFactorMail(
  { mailer, config, now }: Pick<IdentityServices, 'mailer' | 'config' | 'now'>,
  tx: Db,
  userId: string,
  change: SecondFactorChange,
): Promise<void> {
  const owner = await findOwner(tx, userId);
  if (!owner) return;
  const { subject, what } = texts[change];
  await mailer.queue(tx, {
    userId,
    recipient: owner.email,
    ...renderEmail({
      subject,
      greeting: `${renderGreeting(owner.name)},`,
      message: [
        paragraph(what),
        { kind: 'list', items: [formatMoment({ at: now(), timeZone: owner.timeZone })] },
        paragraph(
          'If it was you, all is well. If not, somebody is in your account: reset your password at once, which signs out every device, and write to us.',
        ),
      ],
      button: 'Check my account',
      link: `${config.publicUrl}/settings?tab=account`,
      note: 'All other devices were signed out of your account.',
    }),
  });
}
