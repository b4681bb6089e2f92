import { describe, expect, it } from 'vitest';
import type { ExerciseItem } from './kinds.ts';
import { offersRomanization } from './romanization.ts';

const base = { id: 'test', teaches: [], prompt: 'Which one?' };
const choice = (rest: object = {}): ExerciseItem => ({
  ...base,
  kind: 'choice',
  options: ['დედა', 'მამა'],
  answer: 'დედა',
  ...rest,
});
const gap = (rest: object = {}): ExerciseItem => ({
  ...base,
  kind: 'fill-blank',
  sentence: 'მე ___ ვწერ.',
  options: ['წერილს', 'წერილი'],
  answers: ['წერილს'],
  ...rest,
});

describe('the romanization of texts to choose from or to place', () => {
  it.each<[string, ExerciseItem]>([
    ['words to choose from', choice()],
    ['the meaning of an option in the prompt', choice({ prompt: 'What is "mother" in Georgian?' })],
    ['sentences', choice({ options: ['დედა წერს.', '„დედა“ სად არის?'] })],
    ['a number beside the word', choice({ options: ['7 იანვარს', '25 დეკემბერს'] })],
    ['an option as a part of another word', choice({ prompt: 'Which one is in Dedaena?' })],
    ['a displayed sentence', choice({ display: 'სად არის ცხვარი?' })],
    ['[EX-44] forms for a gap', gap()],
    [
      '[EX-42] words to arrange',
      {
        ...base,
        kind: 'order',
        sentence: true,
        items: ['ბავშვი', 'წიგნს', 'კითხულობს'],
        translation: 'The child reads a book.',
      },
    ],
    ['several answers', { ...base, kind: 'multi-choice', options: ['თხა', 'ბუ'], answers: ['ბუ'] }],
    [
      'words to sort by categories in English',
      {
        ...base,
        kind: 'categorize',
        categories: ['Food', 'Drink'],
        items: [
          { text: 'ყველი', category: 'Food' },
          { text: 'ლუდი', category: 'Drink' },
        ],
      },
    ],
  ])('is offered for %s', (_, item) => expect(offersRomanization(item)).toBe(true));

  it.each<[string, ExerciseItem]>([
    ['letters', choice({ options: ['თ', 'ტ'], answer: 'ტ' })],
    ['a letter among words', choice({ options: ['დედა', 'დ'] })],
    ['romanizations', choice({ display: 'კ', options: ["k'", 'k'], answer: "k'" })],
    ['meanings in English', choice({ display: 'დედა', options: ['mother', 'father'], answer: 'mother' })],
    ['words and romanizations', choice({ options: ['დედა', 'mama'] })],
    ['words with their romanization', choice({ options: ['დედა (deda)', 'მამა (mama)'] })],
    ['words to recognize in a clip', choice({ sound: 'დედა' })],
    ['a contrast of sounds', choice({ contrast: 'კ/ქ' })],
    ['a prompt with the romanization of the answer', choice({ prompt: 'Which word is read /deda/?' })],
    ['a prompt with the romanization of another option', choice({ prompt: 'Which word is not "Mama"?' })],
    ['marked ejectives in the prompt', gap({ prompt: "Which form is /ts'erils/?" })],
    [
      'the romanization of an option with punctuation in the prompt',
      choice({ prompt: 'Which one is "ki batono" in Georgian?', options: ['კი, ბატონო!', 'არა.'] }),
    ],
    ['typeset ejectives in the hint', gap({ hint: 'It is read tsʼerils.' })],
    ['a romanization in the translation', gap({ translation: 'I write a tserils.' })],
    ['a romanization in the sentence', gap({ sentence: 'მე ___ (tserils) ვწერ.' })],
    [
      'a category that is a romanization',
      {
        ...base,
        kind: 'categorize',
        categories: ['deda', 'mama'],
        items: [
          { text: 'დედა', category: 'deda' },
          { text: 'მამა', category: 'mama' },
        ],
      },
    ],
    ['typed gaps', gap({ options: undefined })],
    ['typed answers', { ...base, kind: 'type-answer', answers: ['დედა'] }],
    ['free writing', { ...base, kind: 'compose', longerThan: 10, mustContainSpace: true }],
  ])('is not offered for %s', (_, item) => expect(offersRomanization(item)).toBe(false));
});
