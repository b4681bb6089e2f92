import { describe, expect, it } from 'vitest';
import { hubVisitUnits } from './hubVisit.ts';

describe('a visit of a hub', () => {
  it.each([
    ['the first one', 5, 5, null, 5],
    ['another one on the same day', 5, 5, '2026-03-02', 0],
    ['one on the next day', 5, 5, '2026-03-01', 5],
    ['one that arrives after a later one', 5, 5, '2026-03-03', 0],
    ['one that reports too much', 1440, 5, null, 5],
    ['one that reports less', 1, 5, null, 1],
    ['one of a level without units', 1, 0, null, 0],
  ])('%s adds its units once per study day', (_, reported, perVisit, lastVisitDay, units) =>
    expect(hubVisitUnits(reported, perVisit, '2026-03-02', lastVisitDay)).toBe(units),
  );
});
