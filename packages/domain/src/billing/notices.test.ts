import { describe, expect, it } from 'vitest';
import { formatAmount, invoiceNotice, type SubscriptionFacts, subscriptionNotice } from './notices.ts';

const [hour, day, now] = [3_600, 86_400, 1_800_000_000];
const at = (changes: Partial<SubscriptionFacts> = {}): SubscriptionFacts => ({
  subscriptionId: 'sub_1',
  status: 'active',
  currentPeriodEnd: now + 20 * day,
  cancelAtPeriodEnd: false,
  ...changes,
});
const canceled = at({ cancelAtPeriodEnd: true });
const ended = at({ status: 'canceled' });
const trial = (end: number, changes = {}) => at({ status: 'trialing', currentPeriodEnd: end, ...changes });

describe('the mail about a subscription', () => {
  it.each<[string, SubscriptionFacts | null, SubscriptionFacts, string | null]>([
    ['that begins', null, at(), null],
    ['that is unchanged', at(), at(), null],
    ['that is canceled to the end of its period', at(), canceled, 'canceled'],
    ['that is found canceled', null, canceled, 'canceled'],
    ['that is still canceled', canceled, canceled, null],
    ['that is resumed', canceled, at(), 'resumed'],
    ['that is resumed while its payment is overdue', canceled, at({ status: 'past_due' }), null],
    ['whose payment is overdue and that is canceled', at({ status: 'past_due' }), canceled, 'canceled'],
    [
      'that replaces a canceled one, and is canceled',
      at({ ...canceled, subscriptionId: 'old' }),
      canceled,
      'canceled',
    ],
    ['that ends at once', at(), ended, 'ended'],
    ['that ends after failed payments', at({ status: 'unpaid' }), ended, 'ended'],
    ['that ends as announced', at({ cancelAtPeriodEnd: true, currentPeriodEnd: now }), ended, null],
    ['that ends before the announced day', canceled, ended, 'ended'],
    ['that ends without an announced day', at({ ...canceled, currentPeriodEnd: null }), ended, 'ended'],
    ['that ends after its period, not canceled', at({ currentPeriodEnd: now - day }), ended, 'ended'],
    ['whose paid period is nearly over', null, at({ currentPeriodEnd: now + day }), null],
    ['that is known to have ended', ended, ended, null],
    ['of the past, seen for the first time', null, ended, null],
    ['that was never paid', at({ status: 'incomplete' }), at({ status: 'incomplete_expired' }), null],
    ['whose trial begins', null, trial(now + 7 * day), 'trial begun'],
    [
      'whose trial begins after the checkout',
      at({ status: 'incomplete' }),
      trial(now + 7 * day),
      'trial begun',
    ],
    ['whose trial goes on', trial(now + 7 * day), trial(now + 7 * day), null],
    [
      'with just more than three days of trial left',
      trial(now + 7 * day),
      trial(now + 3 * day + 2 * hour),
      null,
    ],
    [
      'with three days of trial left, by a clock that is ahead',
      null,
      trial(now + 3 * day + hour),
      'trial ending',
    ],
    ['with a second of trial left', trial(now + 1), trial(now + 1), 'trial ending'],
    ['whose trial is over', trial(now), trial(now), null],
    ['whose trial was canceled', canceled, trial(now + day, { cancelAtPeriodEnd: true }), null],
    ['whose canceled trial is resumed on the last day', canceled, trial(now + day), 'resumed'],
  ])('%s', (_, before, after, notice) => expect(subscriptionNotice(before, after, now)).toBe(notice));
});

describe('the mail about an invoice', () => {
  const open = { status: 'open', amountDue: 499, amountPaid: 0, attempted: true };
  it.each([
    ['paid', { ...open, status: 'paid', amountPaid: 499 }, 'active', 'receipt'],
    ['paid, of an ended subscription', { ...open, status: 'paid', amountPaid: 499 }, 'canceled', 'receipt'],
    ['of zero, paid at the start of a trial', { ...open, status: 'paid', amountDue: 0 }, 'trialing', null],
    ['not paid', open, 'past_due', 'payment failed'],
    ['not paid, before the subscription shows it', open, 'active', 'payment failed'],
    ['of zero, attempted and not paid', { ...open, amountDue: 0 }, 'active', null],
    ['not attempted yet', { ...open, attempted: false }, 'active', null],
    ['not paid in the checkout', open, 'incomplete', null],
    ['not paid, of an ended subscription', open, 'canceled', null],
    ['not paid, without a subscription', open, null, null],
    ['not paid and void', { ...open, status: 'void' }, 'active', null],
    ['in preparation', { ...open, status: 'draft' }, 'active', null],
  ])('%s', (_, invoice, status, notice) => expect(invoiceNotice(invoice, status)).toBe(notice));
});

it.each([
  [499, 'usd', '$4.99'],
  [500, 'usd', '$5.00'],
  [123_456, 'eur', '€1,234.56'],
  [500, 'jpy', '¥500'],
  [4_990, 'kwd', 'KWD\u00a04.990'],
  [50_000, 'isk', 'ISK\u00a0500'],
])('%d of the smallest unit of %s are %s', (amount, currency, text) =>
  expect(formatAmount(amount, currency)).toBe(text),
);
