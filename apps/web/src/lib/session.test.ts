import { describe, expect, it } from 'vitest';
import { safeReturn } from './session.ts';

describe('where a login leads', () => {
  it.each([
    ['/beginner', '/beginner'],
    ['/beginner/alphabet?seen=1#practice', '/beginner/alphabet?seen=1#practice'],
    [null, '/'],
    ['', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['/\n\\evil.example', '/'],
    ['/..//evil.example', '/'],
    ['/.//evil.example', '/'],
    ['/beginner/../login', '/login'],
    ['https://evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['beginner', '/'],
  ])('[AUTH-04] from %o to %s, never to another site', (from, to) => {
    expect(safeReturn(from)).toBe(to);
  });
});
