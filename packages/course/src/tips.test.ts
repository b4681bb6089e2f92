import { tipCategories, tipLevels } from '@ena/domain/help/tips';
import { expect, it } from 'vitest';
import { tips } from './tips.ts';

it('[CONT3-13] at least 5 tips of each category, with id, title, text and level', () => {
  for (const category of tipCategories)
    expect(tips.filter((tip) => tip.category === category).length).toBeGreaterThanOrEqual(5);
  expect(new Set(tips.map(({ id }) => id)).size).toBe(tips.length);
  for (const { id, title, content, level } of tips)
    expect([id, title.length > 3, content.length > 20, tipLevels.includes(level)]).toEqual([
      id,
      true,
      true,
      true,
    ]);
});
