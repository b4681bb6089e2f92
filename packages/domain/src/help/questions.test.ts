import { expect, it } from 'vitest';
import { findQuestions } from './questions.ts';

const question = (id: string, text: string, answer: string) => ({ id, question: text, answer });
const categories = [
  {
    id: 'one',
    title: 'Wine',
    questions: [
      question('a', 'Is it hard?', 'Less than you think.'),
      question('b', 'How long?', 'A YEAR, or two.'),
    ],
  },
  { id: 'two', title: 'Two', questions: [question('c', 'What is a supra?', 'A feast of many hours.')] },
];

it.each([
  ['', ['one: a b', 'two: c']],
  ['is', ['one: a', 'two: c']],
  ['HOW LONG', ['one: b']],
  ['year', ['one: b']],
  ['feast', ['two: c']],
  // Titles of categories are not searched.
  ['wine', []],
])('[FAQ-02] [FAQ-03] a search for %o finds %o', (query, expected) => {
  const found = findQuestions(categories, query);
  expect(found.map(({ id, questions }) => `${id}: ${questions.map((one) => one.id).join(' ')}`)).toEqual(
    expected,
  );
});
