import { describe, expect, it } from 'vitest';
import { canonicalEmail, displayEmail } from './emailAddress.ts';

describe('the stored form of an address', () => {
  it.each([
    [' Nino@Example.COM ', 'nino@example.com'],
    ['nino@BÜCHER.example', 'nino@xn--bcher-kva.example'],
    ['nino@ქართული.გე', 'nino@xn--lododh2atk.xn--node'],
    ['nino@ᲥᲐᲠᲗᲣᲚᲘ.გე', 'nino@xn--lododh2atk.xn--node'],
    ['nino@ქართული.გე/x', 'nino@ქართული.გე/x'],
    ['nobody', 'nobody'],
  ])('of %o is %o', (typed, stored) => expect(canonicalEmail(typed)).toBe(stored));

  it.each(['nino@bücher.example', 'nino@ქართული.გე', 'nino@example.com'])('%o is shown as typed', (typed) =>
    expect(displayEmail(canonicalEmail(typed))).toBe(typed),
  );
});
