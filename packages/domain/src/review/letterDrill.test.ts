import { describe, expect, it } from 'vitest';
import type { ChoiceItem } from '../exercise/kinds/choice.ts';
import { letterDrill } from './letterDrill.ts';
import type { LetterPair } from './confusions.ts';
import type { StudyItem } from '../lesson/studyItem.ts';

const letter = (form: string, note: string): StudyItem => ({
  id: `letter.${form}`,
  kind: 'letter',
  group: 'letters',
  form,
  gloss: 'x',
  romanization: 'x',
  clip: form,
  soundText: `/${form}/`,
  note,
});
const word = (form: string, kind: StudyItem['kind'] = 'word'): StudyItem => ({
  ...letter(form, ''),
  id: `${kind}.${form}`,
  kind,
  gloss: `gloss of ${form}`,
});
const heard = (answer: string, contrast: string): ChoiceItem => ({
  kind: 'choice',
  id: `ear.${answer}`,
  teaches: [],
  prompt: 'Which word do you hear?',
  sound: answer,
  contrast,
  options: ['კარი', 'ქარი'],
  answer,
});
const items = [letter('ვ', 'Like v.'), letter('კ', 'Tight k.'), letter('ქ', 'With a puff.')];
const words = ['ვარდი', 'კაკალი', 'კვირა', 'კარი', 'ვაშლი', 'ქარი', 'კი'].map((form) => word(form));
const ear = [heard('კარი', 'კ/ქ'), heard('წელი', 'წ/ც')];
const drill = (pair: LetterPair, from = [...items, ...words], hasClip = true) =>
  letterDrill(pair, from, ear, () => hasClip);
const texts = (of: readonly ChoiceItem[]) =>
  of.map(({ prompt, display = '', sound = '', answer }) => [prompt, display, sound, answer].join('|'));

describe('a drill', () => {
  it('of letters that look alike: by sound, by ear, by sight and by spelling', () =>
    expect(texts(drill(['ვ', 'კ']))).toEqual([
      'Which letter is /ვ/?|||ვ',
      'Which letter do you hear?||ვ|ვ',
      'Which letter is /კ/?|||კ',
      'Which letter do you hear?||კ|კ',
      'Which of the two letters is in this word?|ვარდი||ვ',
      'Which letter is missing in vashli, “gloss of ვაშლი”?|_აშლი||ვ',
      'Which of the two letters is in this word?|კარი||კ',
    ]));

  it('of an ejective and its aspirate: by ear only with words whose clips were measured', () =>
    expect(texts(drill(['კ', 'ქ']))).toEqual([
      'Which letter is /კ/?|||კ',
      'Which letter is /ქ/?|||ქ',
      'Which letter is missing in kʼvira, “gloss of კვირა”?|_ვირა||კ',
      'Which letter is missing in kʼari, “gloss of კარი”?|_არი||კ',
      'Which letter is missing in kari, “gloss of ქარი”?|_არი||ქ',
      'Which word do you hear?||კარი|კარი',
    ]));

  it('has words from the examples of letters, and each word once', () => {
    const examples = ['ვაზი', 'ვარდი'].map((form) => ({
      ...letter('ა', ''),
      id: form,
      example: { form, gloss: '', romanization: '' },
    }));
    expect(texts(drill(['ვ', 'კ'], [...items, ...examples, ...words], false)).slice(2, 5)).toEqual([
      'Which of the two letters is in this word?|ვაზი||ვ',
      'Which letter is missing in vardi, “”?|_არდი||ვ',
      'Which of the two letters is in this word?|ვაშლი||ვ',
    ]);
  });

  it('has both letters as options, what each is like, and ids of its own', () => {
    const all = drill(['ვ', 'კ']);
    for (const { options, explanation } of all)
      expect([options, explanation]).toEqual([['ვ', 'კ'], 'ვ: Like v. კ: Tight k.']);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  it.each([
    ['a phrase', word('ვარდი', 'phrase')],
    ['more than one word', word('დიდი ვარდი')],
    ['a short word', word('ვა')],
    ['a long word', word('ვეფხისტყაოსანი')],
    ['a word with both letters', word('კვირა')],
    ['a word that has one of them twice', word('კაკალი')],
  ])('has no question about %s', (_, item) => expect(drill(['ვ', 'კ'], [...items, item])).toHaveLength(4));

  it('has a word itself, not its example', () => {
    const rose = { ...word('ვარდი'), example: { form: 'ეს ვარდია.', gloss: '', romanization: '' } };
    expect(drill(['ვ', 'კ'], [...items, rose]).at(-1)?.display).toBe('ვარდი');
  });

  it('has no clip that is missing, at most 8 words of a letter, and nothing without both letters', () => {
    expect(drill(['ვ', 'კ'], items, false).map(({ sound }) => sound)).toEqual([undefined, undefined]);
    const many = Array.from({ length: 20 }, (_, index) =>
      word(`ვ${'აბგდეზთილმ'.slice(index % 5, 5 + (index % 4))}`),
    );
    expect(drill(['ვ', 'კ'], [...items, ...many])).toHaveLength(4 + 8);
    expect(drill(['ვ', 'ხ'])).toEqual([]);
  });
});
