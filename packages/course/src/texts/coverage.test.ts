import { expect, it } from 'vitest';
import { packs } from '../packs/packs.ts';
import { coverageAfterPacks } from './coverage.ts';

it('what can be read never gets less along the path, and new texts are those since the pack before', () => {
  const coverage = coverageAfterPacks();
  expect(Object.keys(coverage).toSorted()).toEqual(packs.map(({ id }) => id).toSorted());
  let before = { percent: 0, texts: 0 };
  for (const after of Object.values(coverage)) {
    expect(after.percent).toBeGreaterThanOrEqual(before.percent);
    expect(after.texts - after.newTexts).toBe(before.texts);
    before = after;
  }
  expect(before.percent).toBeLessThanOrEqual(100);
});
