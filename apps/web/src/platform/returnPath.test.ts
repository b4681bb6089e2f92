import { expect, it } from 'vitest';
import { returnPathOf } from './returnPath.ts';

it.each([
  ['/beginner/alphabet?letter=1#word.door', '/beginner/alphabet?letter=1#word.door'],
  ['/login?from=%2Fbeginner%23word.door', '/beginner#word.door'],
  ['/signup', '/'],
  ['/404', '/'],
  // Hashes of mailed links are tokens.
  ['/confirmation#token=secret', '/'],
  ['/reset-password#token=secret', '/'],
  ['/unsubscribe#token=secret', '/'],
  ['/stop-reminders#token=secret', '/'],
])('a log-in that is started at %s returns to %s', (address, target) => {
  const { pathname, search, hash } = new URL(address, 'http://ena.example');
  expect(returnPathOf({ pathname, search, hash })).toBe(target);
});
