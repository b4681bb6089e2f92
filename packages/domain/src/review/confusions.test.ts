import { describe, expect, it } from 'vitest';
import type { ExerciseItem } from '../exercise/kinds.ts';
import { confusionOf, frequentConfusions, type LetterPair } from './confusions.ts';
import { questionOf } from './question.ts';
import type { StudyItem } from '../lesson/studyItem.ts';

const item = (
  kind: StudyItem['kind'],
  form: string,
  gloss: string,
  rest: Partial<StudyItem> = {},
): StudyItem => ({
  id: `${kind}.${gloss}`,
  kind,
  group: 'all',
  form,
  gloss,
  romanization: '',
  clip: form,
  ...rest,
});
const [k, bread] = [item('letter', 'კ', "k'"), item('word', 'პური', 'bread', { acceptedForms: ['პურები'] })];
const heard: ExerciseItem = {
  kind: 'choice',
  id: 'ear',
  teaches: [],
  prompt: '',
  contrast: 'წ/ც',
  options: ['წელი', 'ცელი'],
  answer: 'ცელი',
};

describe('the letters that a wrong answer took for each other', () => {
  it.each([
    ['a letter chosen by its sound', questionOf(k, 'choose-form'), 'ქ', 'კქ'],
    ['a letter chosen by its clip', questionOf(k, 'listen-and-choose'), 'ვ', 'ვკ'],
    ['the sound of another letter', questionOf(k, 'choose-meaning'), 'v', 'ვკ'],
    [
      'a sound with the mark that is displayed',
      questionOf(item('letter', 'ქ', 'k'), 'choose-meaning'),
      'kʼ',
      'კქ',
    ],
    ['a letter that was typed', questionOf(k, 'listen-and-type'), 'ყ', 'კყ'],
    ['a letter of a word', questionOf(bread, 'type-form'), 'ფური', 'პფ'],
    ['a letter of an accepted word', questionOf(bread, 'type-form'), 'ფურები', 'პფ'],
    ['an ejective first', questionOf(item('word', 'ჩაი', 'tea'), 'type-form'), 'ჭაი', 'ჭჩ'],
    ['others in the order of the alphabet', questionOf(item('word', 'ჩაი', 'tea'), 'type-form'), 'ბაი', 'ბჩ'],
    ['the wrong word of a pair that was heard', heard, 'წელი', 'წც'],
    ['a missing letter', questionOf(bread, 'type-form'), 'პრი', null],
    ['two letters', questionOf(bread, 'type-form'), 'ფერი', null],
    ['an English word', questionOf(bread, 'type-meaning'), 'break', null],
    ['a word that was chosen for its meaning', questionOf(bread, 'choose-form'), 'ფური', null],
    [
      'a Latin letter, in a question about a word',
      { kind: 'choice', id: 'x', teaches: [], prompt: '', display: 'კატა', options: ['a', 'b'], answer: 'a' },
      'b',
      null,
    ],
    ['something else than a letter', questionOf(k, 'choose-form'), 'sound', null],
    ['the right answer', questionOf(k, 'choose-form'), 'კ', null],
    ['words in an order', questionOf(bread, 'build'), ['პური'], null],
  ] as const)('%s', (_, question, response, pair) =>
    expect(confusionOf(question, response)?.join('') ?? null).toBe(pair),
  );
});

describe('frequent confusions', () => {
  const letters = [
    item('letter', 'ხ', 'kh', { lookAlikes: ['ნ'] }),
    item('letter', 'ნ', 'n', { lookAlikes: ['ხ'] }),
  ];
  const of = (...pairs: string[]) =>
    frequentConfusions(
      // as: each text has two letters.
      pairs.map((pair) => [...pair] as unknown as LetterPair),
      letters,
    ).map(({ letters: pair, times }) => `${pair.join('')} ${times}`);

  it.each([
    ['without any, are common ones', [], ['ვკ 0', 'კქ 0', 'მძ 0', 'წც 0', 'ბზ 0', 'ჭჩ 0']],
    [
      'come first, most frequent ones before others',
      ['კქ', 'ტთ', 'ტთ'],
      ['ტთ 2', 'კქ 1', 'ვკ 0', 'მძ 0', 'წც 0', 'ბზ 0'],
    ],
    [
      'of letters that are not alike, count from the second time',
      ['აე', 'იო', 'იო'],
      ['იო 2', 'ვკ 0', 'კქ 0', 'მძ 0', 'წც 0', 'ბზ 0'],
    ],
    ['of letters that are alike, count at once', ['ნხ'], ['ნხ 1', 'ვკ 0', 'კქ 0', 'მძ 0', 'წც 0', 'ბზ 0']],
    [
      'of letters that are alike, but not each other',
      ['ხე', 'ენ'],
      ['ვკ 0', 'კქ 0', 'მძ 0', 'წც 0', 'ბზ 0', 'ჭჩ 0'],
    ],
  ])('%s', (_, pairs, expected) => expect(of(...pairs)).toEqual(expected));
});
