import { tipCategories, tipLevels } from '@ena/domain/help/tips';
import { expect, it } from 'vitest';
import { tips } from './tips.ts';

it('[CONT3-13] 35 tips, 5 of each category, with id, title, text and level', () => {
  expect(tips).toHaveLength(35);
  for (const category of tipCategories)
    expect([category, tips.filter((tip) => tip.category === category).length]).toEqual([category, 5]);
  expect(new Set(tips.map(({ id }) => id)).size).toBe(35);
  for (const { id, title, content, level } of tips)
    expect([id, title.length > 3, content.length > 20, tipLevels.includes(level)]).toEqual([
      id,
      true,
      true,
      true,
    ]);
});
