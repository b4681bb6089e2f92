import { describe, expect, it } from 'vitest';
import { answerTexts, playedTexts, spokenQuestion } from './answerTexts.ts';

const base = { id: 'a', teaches: [], prompt: 'Which?' };

describe('answerTexts', () => {
  it.each([
    ['a chosen word', { ...base, kind: 'choice', options: ['პური'], answer: 'პური' }, ['პური']],
    [
      'an English answer to a Georgian word',
      { ...base, kind: 'choice', options: ['bread'], answer: 'bread', display: 'პური' },
      ['პური'],
    ],
    [
      'digits as the answer to a Georgian number',
      { ...base, kind: 'choice', options: ['20'], answer: '20', display: 'ოცი' },
      ['ოცი'],
    ],
    [
      'an English answer to a Georgian word in the prompt',
      { ...base, kind: 'choice', prompt: 'What does პური mean?', options: ['bread'], answer: 'bread' },
      ['პური'],
    ],
    [
      'an English answer to a prefix and a word in the prompt',
      { ...base, kind: 'choice', prompt: 'What does და- in დაწერა tell?', options: ['end'], answer: 'end' },
      ['დაწერა'],
    ],
    [
      'an English answer to a sound',
      { ...base, kind: 'choice', options: ['bread'], answer: 'bread', sound: 'პური' },
      ['პური'],
    ],
    ['a dictated word', { ...base, kind: 'type-answer', answers: ['პური', 'პურები'] }, ['პური']],
    [
      'a romanization in brackets',
      { ...base, kind: 'type-answer', answers: ['არ ვიცი (ar vitsi)'] },
      ['არ ვიცი'],
    ],
    [
      'the sentence of a gap',
      { ...base, kind: 'fill-blank', sentence: 'მე ___ ვარ', answers: ['კარგად'] },
      ['მე კარგად ვარ'],
    ],
    [
      'a gap of the displayed sentence',
      { ...base, kind: 'choice', display: 'ორი …, გთხოვთ.', options: ['პური'], answer: 'პური' },
      ['ორი პური, გთხოვთ.'],
    ],
    [
      'a gap of a sentence in the prompt',
      {
        ...base,
        kind: 'choice',
        prompt: 'Which form says "She wrote a book"? ___ წიგნი დაწერა.',
        options: ['მან'],
        answer: 'მან',
      },
      ['მან წიგნი დაწერა.'],
    ],
    [
      'several answers',
      { ...base, kind: 'multi-choice', options: ['ა', 'ბ', 'გ'], answers: ['ა', 'ბ'] },
      ['ა', 'ბ'],
    ],
    ['words in order', { ...base, kind: 'order', items: ['ა', 'ბ'] }, ['ა', 'ბ']],
    ['a sentence in order', { ...base, kind: 'order', items: ['ა', 'ბ'], sentence: true }, ['ა ბ']],
    [
      'sorted words',
      { ...base, kind: 'categorize', categories: ['A', 'B'], items: [{ text: 'ა', category: 'A' }] },
      ['ა'],
    ],
    ['a composition', { ...base, kind: 'compose', longerThan: 5, mustContainSpace: true }, []],
  ] as const)('%s', (_, item, texts) => expect(answerTexts(item)).toEqual(texts));
});

describe('spokenQuestion', () => {
  const choice = { ...base, kind: 'choice', display: 'პური' } as const;
  it.each([
    ['a word whose meaning is asked', { ...choice, options: ['bread', 'water'], answer: 'bread' }, 'პური'],
    ['not a word whose letters are asked', { ...choice, options: ['puri', 'turi'], answer: 'puri' }, null],
    ['a word whose plural is asked', { ...choice, options: ['პურები', 'პურის'], answer: 'პურები' }, 'პური'],
    [
      'not a word to be read',
      { ...choice, display: 'ბანკი', options: ['bank', 'park'], answer: 'bank' },
      null,
    ],
    ['not a sentence with a gap', { ...choice, display: 'ორი …', options: ['პური'], answer: 'პური' }, null],
    [
      'not a letter whose sound is asked',
      { ...choice, display: 'პ', options: ["p'", 'p'], answer: "p'" },
      null,
    ],
    [
      'not a question without Georgian',
      { ...choice, display: 'bread', options: ['a', 'b'], answer: 'a' },
      null,
    ],
  ] as const)('is %s', (_, item, text) => expect(spokenQuestion(item)).toBe(text));
});

it('an item plays its sound, its question and its answer, each once', () => {
  const item = { ...base, kind: 'choice', display: 'სად?', options: ['ტყეში'], answer: 'ტყეში' } as const;
  expect(playedTexts(item)).toEqual(['სად?', 'ტყეში']);
  expect(playedTexts({ ...item, sound: 'ტყეში' })).toEqual(['ტყეში', 'სად?']);
});
