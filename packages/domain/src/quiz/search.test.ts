import { expect, it } from 'vitest';
import { matchesQuiz } from './search.ts';

const quiz = { title: 'Food and Drinks Quiz', description: 'Dishes, breads, ingredients.' };

it.each([
  ['', true],
  ['   ', true],
  ['food', true],
  ['FOOD AND', true],
  ['ood', true],
  [' drinks ', true],
  ['breads', true],
  ['quiz', true],
  ['drinks dishes', false],
  ['animals', false],
  ['.*', false],
])('[QHUB-02] %o finds it: %s', (wanted, found) => expect(matchesQuiz(quiz, wanted)).toBe(found));
