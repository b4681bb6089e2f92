import { expect, it } from 'vitest';
import { letterNumeral } from './letterNumeral.ts';

it.each([
  [1, 'ა'],
  [2, 'ბ'],
  [7, 'ზ'],
  [9, 'თ'],
  [10, 'ი'],
  [12, 'იბ'],
  [20, 'კ'],
  [25, 'კე'],
  [30, 'ლ'],
  [33, 'ლგ'],
  [50, 'ნ'],
  [75, 'ოე'],
  [90, 'ჟ'],
  [100, 'რ'],
  [300, 'ტ'],
  [400, 'უ'],
  [500, 'ფ'],
  [900, 'შ'],
  [999, 'შჟთ'],
])('%i is %s in letters', (value, letters) => expect(letterNumeral(value)).toBe(letters));

it.each([0, 8, 60, 68, 1000, 1.5, -1, Number.NaN])('throws a RangeError for %d', (value) => {
  expect(() => letterNumeral(value)).toThrow(RangeError);
});
