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
])('[QHUB-02] the query %o matches the quiz: %s', (query, found) =>
  expect(matchesQuiz(quiz, query)).toBe(found),
);
