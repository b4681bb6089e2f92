/** The mails about payments. They are part of the subscription, so they have no unsubscribe link. */
import { formatAmount } from '@ena/domain/billing/notices';
import { premium } from '@ena/domain/billing/plan';
import { type MailContent, renderEmail, renderGreeting } from '../platform/mail/emailTemplate.ts';
import type { CustomerState, Invoice } from './provider.ts';

/** To whom a mail is written. */
export interface MailReader {
  readonly name: string;
  /** Dates are in this time zone. */
  readonly timeZone: string;
  /** The subscription in the settings. */
  readonly link: string;
}

type Subscription = NonNullable<CustomerState['subscription']>;

const formatDate = (unixSeconds: number, { timeZone }: MailReader): string =>
  new Date(unixSeconds * 1000).toLocaleDateString('en-US', { dateStyle: 'long', timeZone });

const render = (
  reader: MailReader,
  subject: string,
  message: string,
  note: string,
  button = 'Manage Subscription',
): MailContent =>
  renderEmail({
    subject,
    greeting: `${renderGreeting(reader.name)},`,
    message,
    button,
    link: reader.link,
    note,
  });

/** A payment was received. */
export function receiptMail(
  reader: MailReader,
  { amountPaid, currency, number, paidAt, periodEnd }: Invoice,
): MailContent {
  const amount = formatAmount(amountPaid, currency);
  const when = paidAt === null ? '' : ` on ${formatDate(paidAt, reader)}`;
  const until = periodEnd === null ? '' : ` It covers the time until ${formatDate(periodEnd, reader)}.`;
  const invoice = number === null ? '' : ` Invoice number: ${number}.`;
  return render(
    reader,
    `Your receipt for ${premium.title}: ${amount}`,
    `Thank you. We received your payment of ${amount} for ${premium.title}${when}.${until}${invoice}`,
    'In your settings you can see your invoices, change your card, or cancel.',
  );
}

/** A renewal could not be charged. */
export function paymentFailedMail(
  reader: MailReader,
  { amountDue, currency, nextAttemptAt }: Invoice,
): MailContent {
  const retry =
    nextAttemptAt === null
      ? 'Please check your card, or choose another one.'
      : `The payment is tried again on ${formatDate(nextAttemptAt, reader)}; please check your card before, or choose another one.`;
  return render(
    reader,
    `Your payment for ${premium.title} failed`,
    `Your payment of ${formatAmount(amountDue, currency)} for ${premium.title} did not go through, so Premium is on hold. ${retry}`,
    'Your progress is kept, and Premium resumes as soon as the payment is made.',
  );
}

/** What is paid, and by which method. */
function describePayment(
  { paymentMethodBrand: brand, paymentMethodLast4: last4 }: Subscription,
  price: CustomerState['price'],
): string {
  const cost =
    price === null ? '' : ` After that, it costs ${formatAmount(price.amount, price.currency)} per month.`;
  const card = last4 === null ? 'your payment method' : `your card ending in ${last4}`;
  const method =
    brand === null
      ? 'There is no payment method on file: add one before that day to keep Premium.'
      : `The payments will be charged to ${card}.`;
  return `${cost} ${method}`;
}

/** The trial has begun. */
export function trialBegunMail(
  reader: MailReader,
  subscription: Subscription,
  price: CustomerState['price'],
  end: number,
): MailContent {
  const day = formatDate(end, reader);
  return render(
    reader,
    `Your free trial of ${premium.title} has begun`,
    `Welcome to ${premium.title}: every lesson and every quiz is open. Your trial is free until ${day}.${describePayment(subscription, price)}`,
    `We write to you again before the trial ends. If you cancel before ${day}, you pay nothing.`,
  );
}

/** A cancellation was taken back. */
export function resumedMail(
  reader: MailReader,
  subscription: Subscription,
  price: CustomerState['price'],
  end: number | null,
): MailContent {
  const when =
    end === null
      ? ''
      : ` You have ${subscription.status === 'trialing' ? 'a free trial' : 'paid'} until ${formatDate(end, reader)}.`;
  return render(
    reader,
    `Your subscription to ${premium.title} continues`,
    `You have taken back the cancellation, so your subscription to ${premium.title} continues.${when}${describePayment(subscription, price)}`,
    'You can cancel again in your settings at any time.',
  );
}

/** The trial ends in three days. */
export function trialEndingMail(
  reader: MailReader,
  subscription: Subscription,
  price: CustomerState['price'],
  end: number,
): MailContent {
  const { paymentMethodBrand: brand } = subscription;
  const day = formatDate(end, reader);
  return render(
    reader,
    `Your free trial of ${premium.title} ends on ${day}`,
    `Your free trial of ${premium.title} ends on ${day}.${describePayment(subscription, price)}`,
    brand === null
      ? 'If you do nothing, you pay nothing. Your progress is kept.'
      : 'If you cancel before that day, you pay nothing. Your progress is kept.',
  );
}

/** The subscription was canceled and ends later. */
export function canceledMail(reader: MailReader, end: number | null, isOpen: boolean): MailContent {
  const until = end === null ? 'the end of the period' : formatDate(end, reader);
  return render(
    reader,
    `Your subscription to ${premium.title} is canceled`,
    `We have canceled your subscription to ${premium.title}. ${
      isOpen ? `You keep Premium until ${until}, and you will not be charged again.` : `It ends on ${until}.`
    }`,
    'Until then you can change your mind in your settings. Your progress is kept.',
  );
}

/** The subscription has ended, without having been canceled to that day. */
export const endedMail = (reader: MailReader): MailContent =>
  render(
    reader,
    `Your subscription to ${premium.title} has ended`,
    `Your subscription to ${premium.title} has ended, and you will not be charged again.`,
    'Your progress is kept, and you can subscribe again in your settings at any time.',
    'See my plan',
  );
