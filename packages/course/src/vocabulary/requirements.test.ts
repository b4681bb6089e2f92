import { expect, it } from 'vitest';
import { vocabulary } from './lesson.ts';

it('[CONT-02] the vocabulary section has at least eight categories of eight words, each in a sentence', () => {
  expect(vocabulary.sections.length).toBeGreaterThanOrEqual(8);
  for (const { id, words } of vocabulary.sections) {
    expect([id, words.length >= 8]).toEqual([id, true]);
    expect(words.filter(({ example }) => example === undefined)).toEqual([]);
  }
});
