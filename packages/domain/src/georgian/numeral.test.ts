import { describe, expect, it } from 'vitest';
import { numeral, numeralParts } from './numeral.ts';

describe('the rule for numbers', () => {
  it.each([
    [0, 'ნული', ''],
    [1, 'ერთი', ''],
    [10, 'ათი', ''],
    [11, 'თერთმეტი', '10 + 1'],
    [18, 'თვრამეტი', '10 + 8'],
    [20, 'ოცი', ''],
    [21, 'ოცდაერთი', '20 + 1'],
    [30, 'ოცდაათი', '20 + 10'],
    [38, 'ოცდათვრამეტი', '20 + 18'],
    [40, 'ორმოცი', '2 × 20'],
    [55, 'ორმოცდათხუთმეტი', '2 × 20 + 15'],
    [60, 'სამოცი', '3 × 20'],
    [75, 'სამოცდათხუთმეტი', '3 × 20 + 15'],
    [80, 'ოთხმოცი', '4 × 20'],
    [99, 'ოთხმოცდაცხრამეტი', '4 × 20 + 19'],
    [100, 'ასი', ''],
  ])('[CONT-04] says %i as %s', (value, word, parts) => {
    expect([numeral(value), numeralParts(value)]).toEqual([word, parts]);
  });

  it.each([-1, 101, 1.5, Number.NaN])('refuses %d', (value) => {
    expect(() => numeral(value)).toThrow(RangeError);
  });
});
