import { describe, expect, it } from 'vitest';
import { check } from '../exercise/kinds.ts';
import type { ExerciseItem } from '../exercise/kinds.ts';
import type { ExerciseSource, TemplateName } from '../exercise/model.ts';
import type { SectionSource } from '../lesson/kinds.ts';
import type { LetterSource } from '../lesson/letter.ts';
import type { WordSource } from '../lesson/word.ts';
import { practiceOf } from './practice.ts';

const section = (id: string, words: readonly WordSource[]): SectionSource => ({
  kind: 'words',
  id,
  title: '',
  description: '',
  words,
});
const word = (form: string, gloss: string, rest: Partial<WordSource> = {}): WordSource => ({
  id: `word.${gloss.replace(/\W.*/u, '')}`,
  form,
  gloss,
  ...rest,
});
const exercise = (template?: TemplateName, items: readonly ExerciseItem[] = []): ExerciseSource => ({
  id: 'food.exercise',
  title: 'Exercise',
  description: '',
  feedback: 'generic',
  hint: 'when-wrong',
  checkOn: 'response',
  advanceAfter: 'answer',
  ...(template && { template }),
  items,
});
const generate = (
  template: TemplateName,
  sections: readonly SectionSource[],
  items: readonly ExerciseItem[] = [],
) =>
  practiceOf({ id: 'food', sections, exercises: [exercise(template, items)] })[0]?.items.slice(
    items.length,
  ) ?? [];

const drinks = section('drinks', [
  word('წყალი', 'water'),
  word('ღვინო', 'wine'),
  word('ლუდი', 'beer'),
  word('რძე', 'milk'),
  word('ჩაი', 'tea; infusion'),
]);
const foods = section('foods', [word('პური', 'bread'), word('ყველი', 'cheese'), word('კვერცხი', 'egg')]);

describe('the generated items of an exercise', () => {
  it('ask for the meaning of each word', () =>
    expect(generate('meaning', [drinks])[4]).toEqual({
      kind: 'choice',
      id: 'food.exercise.word.tea',
      teaches: ['word.tea'],
      prompt: 'What does this word mean?',
      display: 'ჩაი',
      options: ['tea', 'beer', 'milk', 'wine'],
      answer: 'tea',
    }));

  it('ask for each word by its meaning', () =>
    expect(generate('translation', [drinks])[0]).toEqual({
      kind: 'choice',
      id: 'food.exercise.word.water',
      teaches: ['word.water'],
      prompt: 'What is "water" in Georgian?',
      options: ['წყალი', 'ლუდი', 'ღვინო', 'ჩაი'],
      answer: 'წყალი',
    }));

  it('ask for numbers by digits, and to write them, with what they are made of as hint', () => {
    const numbers = section('numbers', [
      word('ერთი', '1'),
      word('ორი', '2'),
      word('სამი', '3'),
      word('ოცდაათი', '30', { note: '20 + 10' }),
    ]);
    expect(generate('translation', [numbers])[3]?.prompt).toBe('What is 30 in Georgian?');
    const notNumbers = section('others', [word('ოცი წელი', '20 years'), word('მეხუთე გვერდი', 'page 5')]);
    expect(generate('number', [numbers, notNumbers])).toHaveLength(4);
    expect(generate('number', [numbers])[0]).toMatchObject({ hint: 'It begins with ე and has 4 letters.' });
    expect(generate('number', [numbers])[3]).toMatchObject({
      kind: 'type-answer',
      prompt: 'Write 30 in Georgian.',
      answers: ['ოცდაათი'],
      hint: '20 + 10',
    });
  });

  it('ask for the colors that have a picture, and offer colors alone', () => {
    const color = (form: string, gloss: string) =>
      word(form, gloss, { picture: { kind: 'color', value: '#000000', alt: 'a patch' } });
    const colors = ['ა', 'ბ', 'გ', 'დ'].map((form, index) => color(form, `color ${index}`));
    const items = generate('color', [section('mixed', [word('ე', 'circle'), ...colors])]);
    expect(items).toHaveLength(4);
    expect(items.flatMap((item) => (item.kind === 'choice' ? item.options : []))).not.toContain('ე');
    expect(items[0]).toMatchObject({ prompt: 'Which color is this?', picture: { kind: 'color' } });
  });

  describe('about words with pictures', () => {
    const names = ['cat', 'dog', 'cow', 'horse', 'hen', 'fish'];
    const animals = names.map((name, index) => word('აბგდევ'.charAt(index), name, { image: name }));
    const words = [...animals, word('ზ', 'animal')];
    const all = section('animals', words);

    it('offer pictures for meanings, and ask with a picture for a word, among words with pictures', () => {
      const [meaning] = generate('meaning', [all]);
      if (meaning?.kind !== 'choice') throw new Error('no choice');
      expect(meaning.images).toEqual(Object.fromEntries(meaning.options.map((option) => [option, option])));
      expect(meaning.options).not.toContain('animal');
      const [form] = generate('translation', [all]);
      expect(form).toMatchObject({ picture: { kind: 'image', value: 'cat', alt: 'cat' } });
      expect(form?.prompt).not.toContain('cat');
      expect(form?.kind === 'choice' && form.options).not.toContain('ზ');
    });

    it('ask to write a word by its meaning, with its picture beside', () =>
      expect(generate('spelling', [all])[0]).toMatchObject({
        prompt: 'Write "cat" in Georgian.',
        picture: { value: 'cat', alt: '' },
      }));

    it('are asked in words where few words have pictures', () =>
      expect(generate('meaning', [section('few', words.slice(1))])[0]).not.toHaveProperty('images'));
  });

  it('leave out what the items of the author ask for, in the same direction', () => {
    const asked: ExerciseItem = {
      kind: 'choice',
      id: 'food.exercise.1',
      teaches: ['word.wine'],
      prompt: 'What does this word mean?',
      display: 'ღვინო',
      options: [],
      answer: 'wine',
    };
    const idsWith = (item: ExerciseItem) => generate('meaning', [drinks], [item]).map(({ id }) => id);
    expect(idsWith(asked)).not.toContain('food.exercise.word.wine');
    const { display: _, ...reverse } = asked;
    expect(idsWith(reverse)).toContain('food.exercise.word.wine');
  });

  it('stand with those of the author in the order of the lesson', () => {
    const asked: ExerciseItem = {
      kind: 'choice',
      id: 'food.exercise.1',
      teaches: ['word.beer'],
      prompt: 'What does this word mean?',
      display: 'ლუდი',
      options: [],
      answer: 'beer',
    };
    const [filled] = practiceOf({
      id: 'food',
      sections: [drinks],
      exercises: [exercise('meaning', [asked])],
    });
    expect(filled?.items.flatMap(({ teaches }) => teaches)).toEqual([
      'word.water',
      'word.wine',
      'word.beer',
      'word.milk',
      'word.tea',
    ]);
  });

  it('are as many in a run as the author wrote', () => {
    const items: ExerciseItem[] = [{ kind: 'type-answer', id: 'a', teaches: [], prompt: '', answers: ['a'] }];
    const [filled, plain] = practiceOf({
      id: 'food',
      sections: [drinks],
      exercises: [exercise('meaning', items), exercise(undefined, items)],
    });
    expect([filled?.draw, filled?.items.length, plain?.draw, plain?.items.length]).toEqual([
      1,
      6,
      undefined,
      1,
    ]);
    expect(filled).not.toHaveProperty('template');
  });

  it('are the same each time', () =>
    expect(generate('meaning', [drinks, foods])).toEqual(generate('meaning', [drinks, foods])));

  it('name a meaning with its bracket only where another word means the same without', () => {
    const words = section('words', [
      word('შენი', 'your (to a friend); yours'),
      word('თქვენი', 'theirs (polite)'),
      word('ხელი', 'arm (to the hand)'),
      { ...word('მკლავი', 'arm (whole)'), id: 'word.whole' },
      word('ფეხი', 'leg'),
      word('თავი', 'head'),
    ]);
    const answers = generate('meaning', [words]).map((item) => 'answer' in item && item.answer);
    expect(answers).toEqual(['your', 'theirs', 'arm (to the hand)', 'arm (whole)', 'leg', 'head']);
  });
});

describe('the distractors of a generated item', () => {
  const optionsFor = (gloss: string, ...words: readonly WordSource[]) => {
    const asked = word('კარი', gloss);
    const item = generate('meaning', [section('words', [asked, ...words])]).find(({ teaches }) =>
      teaches.includes(asked.id),
    );
    return item?.kind === 'choice' ? item.options.slice(1) : [];
  };
  const others = [word('დდდ', 'ddd'), word('ეეე', 'eee'), word('ზზზ', 'zzz')];

  it.each([
    ['a synonym', word('ვვვ', 'automobile; car')],
    ['a wider term with the same word', word('ვვვ', 'sports car')],
    ['the same form', word('კარი', 'cog')],
    ['a form with the same romanization', word('ქარი', 'cog')],
    ['a near synonym, named by the author', word('ვვვ', 'bus', { nearSynonyms: ['word.car'] })],
    ['what is accepted in its place', word('ვვვ', 'cog', { acceptedForms: ['კარი'] })],
    ['accepted with the same meaning', word('ვვვ', 'cog', { acceptedGlosses: ['car'] })],
    ['the same text', word('ვვვ', 'car (of a train)')],
  ])('are never %s', (_, other) =>
    expect(optionsFor('car', other, ...others)).toEqual(['ddd', 'eee', 'zzz']),
  );

  it('are preferably of the same section', () => {
    const alike = section('others', [word('წყალს', 'x'), word('წყალბ', 'y')]);
    const [item] = generate('translation', [drinks, alike]);
    expect(item?.kind === 'choice' && item.options.filter((option) => /^წყალ[სბ]/u.test(option))).toEqual([]);
  });

  it('are preferably alike in their end mark and in "to"', () => {
    const phrases = section('phrases', [
      word('ვინ?', 'Who?'),
      word('არა.', 'No.'),
      word('კი.', 'Yes.'),
      word('ჭამა', 'to eat'),
      word('სმა', 'to drink'),
    ]);
    const more = section('others', [
      word('სად არის ნინო?', 'Where is Nino?'),
      word('რა არის ეს?', 'What is this?'),
      word('როდის მოდის?', 'When does she come?'),
      word('წერა', 'to write'),
      word('ყიდვა', 'to buy'),
    ]);
    const options = (gloss: string) =>
      generate('meaning', [phrases, more]).flatMap((item) =>
        item.kind === 'choice' && item.answer === gloss ? item.options : [],
      );
    expect(options('Who?').filter((option) => option.endsWith('?'))).toHaveLength(4);
    expect(options('to eat').filter((option) => option.startsWith('to '))).toHaveLength(4);
  });

  it('are of other sections where its own has too few', () =>
    expect(
      generate('translation', [
        section('two', drinks.kind === 'words' ? drinks.words.slice(0, 2) : []),
        foods,
      ]),
    ).toHaveLength(5));

  it('do not exist, nor does the item, where there are too few', () =>
    expect(generate('translation', [foods])).toEqual([]));
});

describe('letters', () => {
  const letter = (form: string, name: string, rest: Partial<LetterSource>): LetterSource => ({
    id: `letter.${name}`,
    form,
    name: '',
    sound: 'plain',
    gloss: '',
    keyword: '',
    example: { form: '', gloss: '' },
    ...rest,
  });
  const alphabet: SectionSource = {
    kind: 'letters',
    id: 'letters',
    title: '',
    letters: [
      letter('ა', 'ani', { sound: 'vowel', keyword: 'father' }),
      letter('ბ', 'bani', { keyword: 'ball' }),
      letter('თ', 'tani', { sound: 'aspirate', keyword: 'top', lookAlikes: ['ტ'] }),
      letter('ტ', 't-ari', { sound: 'ejective', lookAlikes: ['თ'] }),
      letter('ღ', 'ghani', {}),
    ],
  };

  it.each([
    ['ა', 'Type the letter for /a/ as in "father".'],
    ['თ', 'Type the letter for /t/ as in "top", with a puff of air.'],
    ['ტ', "Type the letter for /t'/, without a puff of air."],
    ['ღ', 'Type the letter for /gh/.'],
  ])('%s is to be typed for %s', (form, prompt) => {
    const item = generate('letter-typing', [alphabet]).find(
      (one) => one.kind === 'type-answer' && one.answers[0] === form,
    );
    expect(item?.prompt).toBe(prompt);
  });

  it('are asked for in both directions, with their look-alikes as options', () => {
    const toLatin = generate('letter-to-latin', [alphabet])[2];
    expect(toLatin).toMatchObject({ display: 'თ', answer: 't' });
    expect(toLatin?.kind === 'choice' && toLatin.options).toContain("t'");
    const toLetter = generate('latin-to-letter', [alphabet])[3];
    expect(toLetter).toMatchObject({
      prompt: "Which letter is /t'/, without a puff of air?",
      answer: 'ტ',
    });
    expect(toLetter?.kind === 'choice' && toLetter.options).toContain('თ');
  });
});

describe('the dictation of a lesson', () => {
  const words = (size: number) =>
    Array.from({ length: size }, (_, index) => ({
      id: `word.${index}`,
      form: `სიტყვა ${index}`,
      gloss: 'word',
    }));
  const dictation = (...sizes: readonly number[]) =>
    practiceOf({
      id: 'food',
      exercises: [],
      sections: sizes.map((size, index) => section(`part.${index}`, words(size))),
    });
  it.each([
    ['no list', [], 0],
    ['nine words', [9], 0],
    ['ten words', [10], 10],
    ['two lists of five', [5, 5], 10],
  ])('with %s %j has %i items', (_, sizes, expected) =>
    expect(dictation(...sizes).flatMap(({ items }) => items)).toHaveLength(expected),
  );

  it('plays the word, accepts only this word and teaches it', () => {
    const [item] = dictation(10).flatMap(({ items }) => items);
    if (!item) throw new Error('no item');
    expect([item.sound, item.teaches, item.id]).toEqual(['სიტყვა 0', ['word.0'], 'food.dictation.word.0']);
    expect(check(item, ' სიტყვა 0! ')).toEqual({ kind: 'correct' });
    expect(check(item, 'სიტყვა 1').kind).toBe('incorrect');
    expect(item.prompt + (item.display ?? '')).not.toContain('სიტყვა');
  });

  it('draws ten of its words in random order', () =>
    expect(dictation(30)[0]).toMatchObject({ draw: 10, shuffled: true }));
});
