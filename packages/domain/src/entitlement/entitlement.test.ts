import { describe, expect, it } from 'vitest';
import { checkAccess, isEntitled, requiredAccessOfTier, subscriptionStatuses } from './entitlement.ts';

/** Every state that the payment provider has, and whether it opens premium units. */
const statuses = [
  ['[SUBS-01] [GUARD-26]', 'active', true],
  ['[SUBS-01] [GUARD-26]', 'trialing', true],
  ['[SUBS-02] [GUARD-26]', 'past_due', false],
  ['[SUBS-02] [GUARD-26]', 'unpaid', false],
  ['[SUBS-02] [GUARD-26]', 'incomplete', false],
  ['[SUBS-02] [GUARD-26]', 'incomplete_expired', false],
  ['[SUBS-02] [GUARD-26]', 'canceled', false],
  ['[SUBS-02] [GUARD-26]', 'paused', false],
] as const;

describe('isEntitled', () => {
  it.each([
    ...statuses,
    ['[SUBS-02] [GUARD-26] no subscription:', null, false],
    ['[SUBS-02] an unknown status:', 'ACTIVE', false],
    ['[SUBS-02] an empty status:', '', false],
  ] as const)('%s %s -> %s; [SUBS-03] always for an admin', (_, status, entitled) => {
    expect(isEntitled({ status, isAdmin: false })).toBe(entitled);
    expect(isEntitled({ status, isAdmin: true })).toBe(true);
  });

  it('is tested for every status', () =>
    expect(statuses.map(([, status]) => status)).toEqual([...subscriptionStatuses]));
});

describe('checkAccess', () => {
  const visitor = null;
  const free = { entitled: false };
  const entitled = { entitled: true };
  it.each([
    ['[ACCESS-01] a visitor and a public page', 'public', visitor, 'open'],
    ['[ACCESS-01] a free learner and a public page', 'public', free, 'open'],
    ['[ACCESS-01] an entitled learner and a public page', 'public', entitled, 'open'],
    ['[ACCESS-02] a visitor and a page for learners', 'learner', visitor, 'login'],
    ['[ACCESS-03] a free learner and a page for learners', 'learner', free, 'open'],
    ['[ACCESS-03] an entitled learner and a page for learners', 'learner', entitled, 'open'],
    ['[ACCESS-02] a visitor and a premium unit', 'premium', visitor, 'login'],
    ['[ACCESS-06] a free learner and a premium unit', 'premium', free, 'subscribe'],
    ['[ACCESS-10] an entitled learner and a premium unit', 'premium', entitled, 'open'],
  ] as const)('%s', (_, requiredAccess, viewer, expected) =>
    expect(checkAccess(requiredAccess, viewer)).toBe(expected),
  );

  it('requires a login even for free units (D25)', () => {
    expect(requiredAccessOfTier('free')).toBe('learner');
    expect(requiredAccessOfTier('premium')).toBe('premium');
  });
});
