import { number, object } from 'valibot';
import { describe, expect, it } from 'vitest';
import { matchingElements, parseStored, readStored } from './readStored.ts';

describe('a stored value', () => {
  const point = object({ x: number() });

  it('that matches is returned without unknown fields, any other one is null', () => {
    expect(parseStored(point, { x: 1, y: 2 })).toEqual({ x: 1 });
    for (const damaged of [{ x: '1' }, {}, [], 'x', null, undefined])
      expect(parseStored(point, damaged)).toBeNull();
  });

  it('that is a list loses only the elements that do not match', () => {
    expect(parseStored(matchingElements(point), [{ x: 1 }, null, { x: '2' }, { x: 3 }])).toEqual([
      { x: 1 },
      { x: 3 },
    ]);
    expect(parseStored(matchingElements(point), { 0: { x: 1 } })).toBeNull();
  });

  it('is null where there is no storage', () => {
    expect(readStored('point', point)).toBeNull();
  });
});
