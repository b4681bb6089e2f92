import { describe, expect, it } from 'vitest';
import { formatDollars, findPlan, premium } from './plan.ts';

describe('findPlan', () => {
  it('finds the only plan', () => expect(findPlan([premium], 'premium')).toBe(premium));

  it.each(['gold', '', 'Premium', '__proto__'])('[BILL-16] refuses %o', (name) =>
    expect(() => findPlan([premium], name)).toThrow(new Error(`Invalid product name: ${name}`)),
  );
});

it.each([
  [499, '$4.99'],
  [500, '$5'],
  [450, '$4.50'],
  [0, '$0'],
])('%d cents are formatted as %s', (cents, text) => expect(formatDollars(cents)).toBe(text));
