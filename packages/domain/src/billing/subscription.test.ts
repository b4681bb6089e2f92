import { describe, expect, it } from 'vitest';
import { isEntitled, subscriptionStatuses } from '../entitlement/entitlement.ts';
import { currentSubscription, subscriptionPhaseOf } from './subscription.ts';

const table = [
  ['active', 'open'],
  ['trialing', 'open'],
  ['past_due', 'held'],
  ['unpaid', 'held'],
  ['incomplete', 'held'],
  ['incomplete_expired', 'ended'],
  ['canceled', 'ended'],
  ['paused', 'held'],
] as const;

describe('subscriptionPhaseOf', () => {
  it.each([...table, ['an unknown status', 'held'], ['__proto__', 'held'], [null, 'ended']] as const)(
    '%s is %s',
    (status, phase) => expect(subscriptionPhaseOf(status)).toBe(phase),
  );

  it('is tested for every status, and is open exactly where isEntitled is true', () => {
    expect(table.map(([status]) => status)).toEqual([...subscriptionStatuses]);
    for (const [status, phase] of table)
      expect(phase === 'open').toBe(isEntitled({ status, isAdmin: false }));
  });
});

describe('currentSubscription', () => {
  const one = (id: string, status: string, created: number) => ({ id, status, created });
  it.each([
    ['none', [], null],
    ['the only one', [one('a', 'canceled', 1)], 'a'],
    ['an open one before a newer ended one', [one('a', 'active', 1), one('b', 'canceled', 9)], 'a'],
    ['an open one before a newer held one', [one('a', 'trialing', 1), one('b', 'past_due', 9)], 'a'],
    ['a held one before a newer ended one', [one('a', 'unpaid', 1), one('b', 'incomplete_expired', 9)], 'a'],
    ['of two ended ones the newer', [one('a', 'canceled', 1), one('b', 'canceled', 9)], 'b'],
    ['of two open ones the newer', [one('a', 'active', 1), one('b', 'active', 9)], 'b'],
    ['at the same second, always the same one', [one('b', 'active', 1), one('a', 'active', 1)], 'b'],
  ] as const)('selects %s', (_, found, id) => {
    expect(currentSubscription(found)?.id ?? null).toBe(id);
    expect(currentSubscription(found.toReversed())?.id ?? null).toBe(id);
  });
});
