import { expect, it } from 'vitest';
import { answerFormsOf, withForms } from './answerForms.ts';

const item = (answer: string) => ({
  kind: 'type-answer' as const,
  id: 'a.1',
  teaches: [],
  prompt: 'Write it.',
  answers: [answer],
});

it('the forms of an answer are named by the features of the engine', () => {
  expect(answerFormsOf('ბავშვმა წიგნი წაიკითხა.')).toEqual([
    { kind: 'noun', lemma: 'ბავშვი', text: 'ბავშვმა', case: 'ergative', number: 'singular' },
    { kind: 'noun', lemma: 'წიგნი', text: 'წიგნი', case: 'nominative', number: 'singular' },
    { kind: 'verb', id: 'read', text: 'წაიკითხა', screeve: 'aorist', subject: '3sg', object: '3sg' },
  ]);
});

it.each([
  ['a name whose dative is its genitive', 'ნინოს'],
  ['a form of two screeves', 'წასულიყო'],
  ['a word that the lexicons lack', 'ააა'],
])('of %s nothing is said', (_, word) => expect(answerFormsOf(word)).toEqual([]));

it('only items with more than dictionary forms get them', () => {
  expect(withForms(item('ვწერ'))).toHaveProperty('forms.0.id', 'write');
  expect(withForms(item('წიგნი'))).not.toHaveProperty('forms');
  expect(withForms(item('book'))).not.toHaveProperty('forms');
});
