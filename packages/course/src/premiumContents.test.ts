import { expect, it } from 'vitest';
import { lessons } from './catalog.ts';
import { premiumContents } from './premiumContents.ts';

it('[BILL-03] what Premium contains is counted: every kind has some, and free lessons are not among them', () => {
  for (const number of Object.values(premiumContents)) expect(number).toBeGreaterThan(0);
  expect(premiumContents.lessons).toBe(lessons.length - lessons.filter(({ tier }) => tier === 'free').length);
});
