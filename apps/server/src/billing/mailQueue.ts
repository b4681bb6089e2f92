/**
 * Queues the mails about payments, each once: in the transaction that stores the change of a subscription, or
 * with a key that only one transaction can insert (decision 0044).
 */
import { invoiceNotice, type SubscriptionFacts, subscriptionNotice } from '@ena/domain/billing/notices';
import { subscriptionPhaseOf } from '@ena/domain/billing/subscription';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../platform/db/open.ts';
import { userProfiles, users } from '../platform/db/users.ts';
import { billingMails, stripeCustomers, stripeSubscriptions } from './tables.ts';
import type { MailContent } from '../platform/mail/emailTemplate.ts';
import { defaultTimeZone } from '../platform/timeZone.ts';
import {
  canceledMail,
  endedMail,
  type MailReader,
  paymentFailedMail,
  receiptMail,
  resumedMail,
  trialBegunMail,
  trialEndingMail,
} from './mails.ts';
import type { CustomerState, Invoice } from './provider.ts';
import type { BillingServices } from './services.ts';

interface SubscriptionChange {
  readonly before: SubscriptionFacts | null;
  readonly after: NonNullable<CustomerState['subscription']>;
  readonly price: CustomerState['price'];
}

/**
 * Queues the mail about a subscription whose state is stored in this transaction; false if none is due. The
 * caller's transaction holds the lock of the customer and applies only newer states, so that each change is
 * seen once.
 */
export async function queueSubscriptionMail(
  services: BillingServices,
  tx: Db,
  userId: string,
  { before, after, price }: SubscriptionChange,
): Promise<void> {
  const { subscriptionId, status, currentPeriodEnd: end } = after;
  switch (subscriptionNotice(before, after, Math.floor(services.now().getTime() / 1000))) {
    case 'trial begun':
      if (end === null) return;
      return queueMail(services, tx, userId, `trial begun:${subscriptionId}`, (reader) =>
        trialBegunMail(reader, after, price, end),
      );
    case 'resumed':
      return queueMail(services, tx, userId, null, (reader) => resumedMail(reader, after, price, end));
    case 'trial ending':
      if (end === null) return;
      return queueMail(services, tx, userId, `trial:${subscriptionId}:${end}`, (reader) =>
        trialEndingMail(reader, after, price, end),
      );
    case 'canceled':
      return queueMail(services, tx, userId, null, (reader) =>
        canceledMail(reader, end, subscriptionPhaseOf(status) === 'open'),
      );
    case 'ended':
      return queueMail(services, tx, userId, null, endedMail);
    case null:
      return;
  }
}

/** Queues the mail about the fetched state of an invoice, if one is due and was not queued before. */
export async function queueInvoiceMail(
  services: BillingServices,
  userId: string,
  invoice: Invoice,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    // Lock: of two states of an invoice that are applied concurrently, the second one sees the mail of the first.
    await tx
      .select({ userId: stripeCustomers.userId })
      .from(stripeCustomers)
      .where(eq(stripeCustomers.userId, userId))
      .for('update');
    const [subscription] = await tx
      .select({ status: stripeSubscriptions.status })
      .from(stripeSubscriptions)
      .where(eq(stripeSubscriptions.userId, userId));
    const receiptKey = `receipt:${invoice.invoiceId}`;
    switch (invoiceNotice(invoice, subscription?.status ?? null)) {
      case 'receipt':
        return queueMail(services, tx, userId, receiptKey, (reader) => receiptMail(reader, invoice));
      case 'payment failed':
        // The answer may be outdated: another process has seen the invoice paid since.
        if (await wasQueued(tx, userId, receiptKey)) return;
        return queueMail(services, tx, userId, `failed:${invoice.invoiceId}`, (reader) =>
          paymentFailedMail(reader, invoice),
        );
      case null:
        return;
    }
  });
}

const wasQueued = async (tx: Db, userId: string, key: string): Promise<boolean> =>
  (await tx.$count(billingMails, and(eq(billingMails.userId, userId), eq(billingMails.key, key)))) > 0;

/** Queues a mail to a learner unless the key was used before, or the account was deleted meanwhile. */
async function queueMail(
  { mail, now }: BillingServices,
  tx: Db,
  userId: string,
  key: string | null,
  write: (reader: MailReader) => MailContent,
): Promise<void> {
  if (mail === null) return;
  const [learner] = await tx
    .select({ email: users.email, name: userProfiles.displayName, timeZone: userProfiles.timeZone })
    .from(users)
    .innerJoin(userProfiles, eq(userProfiles.id, users.id))
    .where(eq(users.id, userId));
  if (!learner) return;
  if (key !== null) {
    const rows = await tx
      .insert(billingMails)
      .values({ userId, key, createdAt: now() })
      .onConflictDoNothing()
      .returning({ key: billingMails.key });
    if (rows.length === 0) return;
  }
  const reader = {
    name: learner.name,
    timeZone: learner.timeZone ?? defaultTimeZone,
    link: `${mail.publicUrl}/settings?tab=subscription`,
  };
  await mail.mailer.queue(tx, { userId, recipient: learner.email, ...write(reader) });
}
