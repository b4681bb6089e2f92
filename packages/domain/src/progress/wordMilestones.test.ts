import { expect, it } from 'vitest';
import { nextWordMilestone } from './wordMilestones.ts';

it.each([
  [0, 0, 100],
  [99, 0, 100],
  [100, 100, 250],
  [1999, 1000, 2000],
  [2000, 2000, null],
])('%d words: the last milestone is %d, the next one %s', (words, last, next) =>
  expect(nextWordMilestone(words)).toEqual({ last, next }),
);
