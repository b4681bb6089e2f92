import { describe, expect, it } from 'vitest';
import { longDate, renewalText } from './subscriptionText.ts';

/** Noon, so that the day is the same in most time zones. */
const mayFirst = Date.UTC(2025, 4, 1, 12) / 1000;
const subscription = {
  subscription_status: 'active',
  price_id: 'price_1',
  current_period_end: mayFirst,
  cancel_at_period_end: false,
  payment_method_brand: 'visa',
  payment_method_last4: '4242',
};

it('[SET-26] the renewal date is in long US format', () => expect(longDate(mayFirst)).toBe('May 1, 2025'));

describe('the text about renewal or end', () => {
  it.each([
    [{}, 'Renews on May 1, 2025'],
    [{ subscription_status: 'trialing' }, 'Free trial until May 1, 2025'],
    [{ cancel_at_period_end: true }, 'Ends on May 1, 2025'],
    [{ subscription_status: 'trialing', cancel_at_period_end: true }, 'Ends on May 1, 2025'],
    [{ current_period_end: null }, null],
  ])('%o: %s', (changes, text) => expect(renewalText({ ...subscription, ...changes })).toBe(text));
});
