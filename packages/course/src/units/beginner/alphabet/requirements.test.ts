import type { ExerciseItem } from '@ena/domain/exercise/kinds';
import { ejectivePairs, mkhedruli } from '@ena/domain/georgian/letters';
import { romanize } from '@ena/domain/georgian/romanize';
import { describe, expect, it } from 'vitest';
import { expectExercises } from '../../../../test/unitRules.ts';
import { lesson as alphabet } from './lesson.ts';
import { quiz } from './quiz.ts';

const letters = alphabet.sections.flatMap((section) => (section.kind === 'letters' ? section.letters : []));
const allPractised = alphabet.exercises.flatMap((exercise) => exercise.items);
const byEar = allPractised.filter((item) => item.contrast !== undefined);
const items: ExerciseItem[] = [
  ...allPractised.filter((item) => item.contrast === undefined),
  ...quiz.questions,
];

const latin = (text: string) => romanize(text, 'marked');
const soundOf = (form: string) => letters.find((letter) => letter.form === form)?.sound;
const describedBy = (words: string) => (form: string) =>
  letters.some((letter) => letter.form === form && letter.gloss.includes(words));
const isPair = (option: string) =>
  ejectivePairs.some(([ejective, aspirate]) => option === `${aspirate} and ${ejective}`);
const spells = (georgian: string) => (option: string) => option === latin(georgian);
const means: Record<string, string> = { ბანკი: 'bank', პარკი: 'park', ფილმი: 'film', ტაქსი: 'taxi' };

/** For each question, what makes an answer right, decided from the letters alone and not from its key. */
const fits: Record<string, (answer: string) => boolean> = {
  'alphabet.matching.1': spells('კ'),
  'alphabet.matching.2': spells('უ'),
  'alphabet.matching.3': spells('ხ'),
  'alphabet.matching.4': (letter) => latin(letter) === "ts'",
  'alphabet.matching.5': (letter) => latin(letter) === 'v',
  'alphabet.recognition.1': (letter) => isPair(`თ and ${letter}`),
  'alphabet.recognition.2': (letter) =>
    letters.some(({ example }) => example.gloss === 'wine' && example.form.startsWith(letter)),
  'alphabet.recognition.3': describedBy('s in measure'),
  'alphabet.recognition.4': describedBy('e in bed'),
  'alphabet.recognition.5': (letter) => soundOf(letter) === 'aspirate',
  'alphabet.writing.1': (letter) => latin(letter) === 'sh',
  'alphabet.writing.2': (letter) => latin(letter) === 'l',
  'alphabet.writing.3': (letter) => latin(letter) === 't' && soundOf(letter) === 'aspirate',
  'alphabet.writing.4': (letter) => latin(letter) === "ch'",
  'alphabet.writing.5': (letter) => latin(letter) === "q'",
  'quiz-alphabet.1': isPair,
  'quiz-alphabet.2': (word) => soundOf(word.slice(0, 1)) === 'ejective',
  'quiz-alphabet.3': describedBy('ds in beds'),
  'quiz-alphabet.4': spells('ქუჩა'),
  'quiz-alphabet.5': (meaning) => meaning === means['ბანკი'],
};

describe('the alphabet', () => {
  it('[BEG-17] has the title of its page', () => {
    expect(alphabet.title).toBe('Georgian Alphabet - ქართული ანბანი');
  });

  it.each(byEar)('$id plays one of two words that differ in its contrast alone', (item) => {
    if (item.kind !== 'choice') throw new Error('no choice');
    const [ejective = '', aspirate = ''] = item.options;
    const [left, right] = item.contrast?.split('/') ?? [];
    expect(ejectivePairs.some((pair) => pair[0] === left && pair[1] === right)).toBe(true);
    const differing = [...ejective].flatMap((letter, at) =>
      letter === aspirate[at] ? [] : [[letter, aspirate[at]]],
    );
    expect(differing).toEqual([[left, right]]);
    expect(item.sound).toBe(item.answer);
    expect(item.teaches).toEqual([
      letters.find(({ form }) => form === (item.answer === ejective ? left : right))?.id,
    ]);
  });
  it('[CONT-08] by ear asks both words of two pairs of each contrast', () =>
    expect(
      ejectivePairs.filter((pair) => byEar.filter(({ contrast }) => contrast === pair.join('/')).length < 4),
    ).toEqual([]));

  it.each(items)('[CONT-08] $id has one right answer, and it is the key', (item) => {
    const offered = item.kind === 'choice' ? item.options : mkhedruli.map(([letter]) => letter);
    const keys = item.kind === 'choice' ? [item.answer] : item.kind === 'type-answer' ? item.answers : [];
    expect(offered.filter((option) => fits[item.id]?.(option))).toEqual(keys);
  });

  it('[BEG-21] [EX-03] is chosen in matching and recognition, and typed in writing', () => {
    expectExercises(alphabet, {
      'Letter Matching': ['choice', 5],
      'Letter Recognition': ['choice', 5],
      'Letter Writing': ['type-answer', 5],
    });
  });

  it('[EX-14] [EX-20] answers in the words and with the placeholder of its page', () => {
    expect(new Set(alphabet.exercises.map(({ feedback }) => feedback))).toEqual(new Set(['alphabet']));
    for (const { items: all, checkOn, placeholder } of alphabet.exercises)
      expect([checkOn, placeholder]).toEqual(
        all.every(({ kind }) => kind === 'choice')
          ? ['response', undefined]
          : ['button', 'Type the Georgian letter'],
      );
  });

  it('[BEG-21] practices letters of every kind of sound, each once', () => {
    const practiced = items.filter(({ id }) => id.startsWith('alphabet.')).flatMap((item) => item.teaches);
    const sounds = letters.filter(({ id }) => practiced.includes(id)).map(({ sound }) => sound);
    expect(new Set(practiced).size).toBe(practiced.length);
    expect(new Set(sounds)).toEqual(new Set(['vowel', 'plain', 'aspirate', 'ejective']));
  });
});
