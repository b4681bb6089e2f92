import { describe, expect, it } from 'vitest';
import { answerTexts, spokenQuestion } from './answerTexts.ts';

const base = { id: 'a', teaches: [], prompt: 'Which?' };
const clips = new Set(['მე კარგად ვარ', 'პური', 'გამარჯობა']);

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
      'an English answer to a word without a clip in the prompt',
      { ...base, kind: 'choice', prompt: 'What does ბოლი mean?', options: ['smoke'], answer: 'smoke' },
      [],
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
      'a gap whose sentence has no clip',
      { ...base, kind: 'fill-blank', sentence: 'ის ___ არის', answers: ['კარგად'] },
      ['კარგად'],
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
  ] as const)('%s', (_, item, texts) => expect(answerTexts(item, (text) => clips.has(text))).toEqual(texts));
});

describe('spokenQuestion', () => {
  const choice = { ...base, kind: 'choice', display: 'პური' } as const;
  it.each([
    ['a word whose meaning is asked', { ...choice, options: ['bread', 'water'], answer: 'bread' }, 'პური'],
    ['not a word whose letters are asked', { ...choice, options: ['puri', 'turi'], answer: 'puri' }, null],
    ['not a word whose plural is asked', { ...choice, options: ['პურები', 'პურის'], answer: 'პურები' }, null],
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
