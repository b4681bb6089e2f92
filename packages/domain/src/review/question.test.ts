import { describe, expect, it } from 'vitest';
import { check } from '../exercise/kinds.ts';
import { acceptedMeanings, type Format, formatsOf, nextFormat, questionOf } from './question.ts';
import type { StudyItem } from '../lesson/studyItem.ts';

const word = (form: string, gloss: string, fields: Partial<StudyItem> = {}): StudyItem => ({
  id: `word.${gloss}`,
  kind: 'word',
  group: 'things',
  form,
  gloss,
  romanization: '',
  clip: form,
  ...fields,
});
const bread = word('პური', 'bread', {
  example: { form: 'ეს პური თბილია.', gloss: 'This bread is warm.', romanization: '' },
});
const pool = [
  bread,
  word('წყალი', 'water'),
  word('ღვინო', 'wine'),
  word('ყველი', 'cheese'),
  word('ხორცი', 'meat; flesh'),
  word('ლუდი', 'beer', { group: 'others' }),
  word('ერთი', '1', { kind: 'number' }),
];
const optionsOf = (item: StudyItem, format: Format, from = pool, seed = 7) => {
  const question = questionOf(item, format, from, seed);
  return 'options' in question ? (question.options ?? []) : [];
};

describe('meanings', () => {
  it.each([
    ['word', 'to work', 'work', true],
    ['word', 'to work', 'to work', true],
    ['word', 'bread', 'the bread', true],
    ['word', 'excuse me; sorry', 'Sorry!', true],
    ['word', 'please (polite)', 'please', true],
    ['word', 'bread', 'breads', false],
    ['word', 'bread', 'water', false],
    ['number', '95', '95', true],
    ['number', '95', 'ninety-five', true],
    ['number', '95', '59', false],
    ['number', '95', 'one hundred', false],
    ['number', '1000', '1000', true],
    ['number', '100', 'one hundred', true],
    ['number', '100', 'a hundred', true],
    ['word', "to wash one's face", 'wash your face', true],
  ] as const)('of a %s, %s: the answer %s is accepted: %s', (kind, gloss, response, isRight) => {
    const question = { ...questionOf(word('ა', gloss, { kind }), 'type-meaning') };
    expect(check(question, response).kind === 'correct').toBe(isRight);
  });

  it('are also those that the author accepts', () => {
    const call = word('დარეკვა', 'to call (by phone)', { acceptedGlosses: ['phone'] });
    expect(check(questionOf(call, 'type-meaning'), 'to phone').kind).toBe('correct');
  });

  it('are accepted once each', () => {
    const accepted = acceptedMeanings(word('პური', 'bread'));
    expect(new Set(accepted).size).toBe(accepted.length);
  });
});

describe('options', () => {
  it.each([1, 2, 3, 4, 5])('are four, with the right one, of the same kind and section (seed %i)', (seed) => {
    const options = optionsOf(bread, 'choose-meaning', pool, seed);
    expect(options).toHaveLength(4);
    expect(options).toContain('bread');
    expect(options).not.toContain('beer');
    expect(options).not.toContain('1');
  });

  it('are of similar length', () => {
    const items = (length: number) =>
      Array.from({ length: 12 }, (_, index) =>
        word(`${'აბგდევზთიკლმ'[index]}`.repeat(length), `${length} ${index}`),
      );
    const long = word('ნნნნნნნნ', 'long');
    const options = optionsOf(long, 'choose-form', [...items(2), long, ...items(8)]);
    expect(options.filter((option) => option.length !== long.form.length)).toEqual([]);
  });

  it('come from other sections where the own one has too few', () =>
    expect(optionsOf(bread, 'choose-meaning', [...pool.slice(0, 3), ...pool.slice(5)]).toSorted()).toEqual([
      'beer',
      'bread',
      'water',
      'wine',
    ]));

  it.each([
    ['the same form', word('პური', 'loaf')],
    ['the same meaning', word('პურები', 'cake; bread')],
    ['the same meaning with an article', word('პურები', 'the bread')],
    ['a meaning that contains its own', word('პურები', 'white bread')],
    ['a near synonym', word('ლავაში', 'lavash', { nearSynonyms: ['word.bread'] })],
    ['a form that is accepted for it', word('ლავაში', 'lavash', { acceptedForms: ['პური'] })],
    ['an accepted meaning that is its own', word('ლავაში', 'lavash', { acceptedGlosses: ['the bread'] })],
  ])('never include an item with %s', (_, other) =>
    expect(optionsOf(bread, 'choose-meaning', [bread, other])).toEqual(['bread']),
  );

  it('come from the sections around it first', () => {
    const items = (name: string) =>
      Array.from({ length: 10 }, (_, index) => word(`${name} ${index}`, `${name} ${index}`, { group: name }));
    const options = optionsOf(bread, 'choose-meaning', [...items('far'), ...items('near'), bread]);
    expect(options.filter((option) => option.startsWith('near'))).toHaveLength(3);
  });

  it('of which two mean the same are not shown together', () => {
    const options = optionsOf(bread, 'choose-meaning', [...pool.slice(0, 4), word('ფქვილი', 'water; flour')]);
    expect(options.includes('water') && options.includes('water; flour')).toBe(false);
  });

  it('to listen to are no letters that sound alike', () => {
    const letters = ['კ', 'ქ', 'ტ', 'ა'].map((form) => word(form, form, { id: form, kind: 'letter' }));
    const [k] = letters;
    expect(k && optionsOf(k, 'listen-and-choose', letters).toSorted()).toEqual(['ა', 'კ', 'ტ']);
    expect(k && optionsOf(k, 'choose-meaning', letters)).toHaveLength(4);
  });

  it('of a letter are those first that look like it, and any other letter', () => {
    const alphabet = ['ა', 'ბ', 'გ', 'დ', 'ე', 'ვ', 'ზ', 'თ', 'ი', 'ლ'].map((form) =>
      word(form, form, { id: form, kind: 'letter', ...(form === 'ა' && { lookAlikes: ['ლ'] }) }),
    );
    const [first] = alphabet;
    const shown = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) =>
      first ? optionsOf(first, 'choose-form', alphabet, seed) : [],
    );
    expect(shown.every((options) => options.includes('ლ'))).toBe(true);
    expect(new Set(shown.flat()).size).toBeGreaterThan(7);
  });

  it('are the same for the same seed', () =>
    expect(optionsOf(bread, 'choose-form')).toEqual(optionsOf(bread, 'choose-form')));
});

describe('formats', () => {
  const phrase = word('სად არის ბანკი?', 'Where is the bank?', { kind: 'phrase' });
  it.each([
    ['a word', bread, 'recognize', true, ['choose-meaning', 'listen-and-choose', 'cloze', 'type-meaning']],
    ['a word without a clip', bread, 'recognize', false, ['choose-meaning', 'cloze', 'type-meaning']],
    ['a word without an example', word('ა', 'a'), 'recognize', false, ['choose-meaning', 'type-meaning']],
    ['a word', bread, 'produce', true, ['choose-form', 'listen-and-type', 'type-form']],
    ['a phrase', phrase, 'recognize', true, ['choose-meaning', 'listen-and-choose']],
    ['a phrase', phrase, 'produce', true, ['build']],
    [
      'a phrase of one word',
      word('ა!', 'x', { kind: 'phrase' }),
      'produce',
      true,
      ['choose-form', 'listen-and-type', 'type-form'],
    ],
    [
      'a word that is written as three',
      word('ა ბ გ', 'x'),
      'produce',
      true,
      ['choose-form', 'listen-and-type', 'type-form'],
    ],
    ['a word for "you"', word('შენ', 'you'), 'produce', false, ['choose-form', 'type-form']],
    ['an idiom', word('ა ბ გ', 'x', { kind: 'idiom' }), 'produce', true, ['build']],
    [
      'an idiom',
      word('ა ბ გ', 'x', { kind: 'idiom' }),
      'recognize',
      true,
      ['choose-meaning', 'listen-and-choose'],
    ],
    [
      'a letter',
      word('ა', 'a', { kind: 'letter' }),
      'recognize',
      true,
      ['choose-meaning', 'listen-and-choose'],
    ],
    [
      'a form that is one of several for "you"',
      word('ხარ', 'you are', { kind: 'form' }),
      'produce',
      true,
      ['choose-form', 'listen-and-type'],
    ],
    ['a phrase of two words', word('ეს რა?', 'x', { kind: 'phrase' }), 'produce', true, ['choose-form']],
    ['a letter', word('ა', 'a', { kind: 'letter' }), 'produce', true, ['choose-form', 'listen-and-type']],
    [
      'a letter that sounds like another',
      word('კ', "k'", { kind: 'letter' }),
      'produce',
      true,
      ['choose-form'],
    ],
  ] as const)('of %s to %3$s', (_, item, skill, hasClip, expected) =>
    expect(formatsOf(item, skill, hasClip)).toEqual(expected),
  );

  it('are the easier half while the memory is weak, then all, one after the other', () => {
    const over = (stability: number, item = bread) =>
      [0, 1, 2, 3, 4].map((reps) => nextFormat(item, 'recognize', { stability, reps }, true));
    expect(new Set(over(1, phrase))).toEqual(new Set(['choose-meaning', 'listen-and-choose']));
    expect(new Set(over(1))).toEqual(new Set(['choose-meaning', 'listen-and-choose']));
    expect(new Set(over(10))).toEqual(
      new Set(['choose-meaning', 'listen-and-choose', 'cloze', 'type-meaning']),
    );
  });
});

describe('a question', () => {
  it.each([
    ['choose-meaning', 'bread', 'water'],
    ['listen-and-choose', 'bread', 'water'],
    ['type-meaning', 'bread', 'brad'],
    ['cloze', 'პური', 'წყალი'],
    ['choose-form', 'პური', 'წყალი'],
    ['listen-and-type', 'პური', 'ფური'],
    ['type-form', 'პური', 'ბური'],
  ] as const)('%s is judged alike with and without its options', (format, right, wrong) => {
    for (const question of [questionOf(bread, format, pool, 3), questionOf(bread, format)]) {
      expect(check(question, right).kind).toBe('correct');
      expect(check(question, wrong).kind).toBe('incorrect');
    }
  });

  it('has a gap only for a whole word of the example', () => {
    expect(questionOf(bread, 'cloze')).toMatchObject({
      sentence: 'ეს ___ თბილია.',
      translation: 'This bread is warm.',
    });
    const repeated = { form: 'პური, პური!', gloss: 'Bread, bread!', romanization: '' };
    expect(formatsOf({ ...bread, example: repeated }, 'recognize', false)).not.toContain('cloze');
    const inflected = { form: 'პურის მაღაზია.', gloss: 'A bakery.', romanization: '' };
    expect(formatsOf({ ...bread, example: inflected }, 'recognize', false)).not.toContain('cloze');
    const untranslated = { form: 'ეს პური თბილია.', gloss: '', romanization: '' };
    expect(formatsOf({ ...bread, example: untranslated }, 'recognize', false)).not.toContain('cloze');
  });

  it('to build a phrase is right in its order only, and in an order that the author accepts', () => {
    const phrase = word('სად არის ბანკი?', 'Where is the bank?', {
      kind: 'phrase',
      acceptedForms: ['არის სად ბანკი?', 'სადაა ბანკი?'],
    });
    const question = questionOf(phrase, 'build');
    expect(check(question, ['სად', 'არის', 'ბანკი?']).kind).toBe('correct');
    expect(check(question, ['არის', 'სად', 'ბანკი?']).kind).toBe('correct');
    expect(check(question, ['ბანკი?', 'არის', 'სად']).kind).toBe('incorrect');
    expect(question).toMatchObject({ otherOrders: [['არის', 'სად', 'ბანკი?']] });
  });

  it('to type a form accepts what the author accepts, and "I" where Georgian leaves it out', () => {
    const tired = word('დავიღალე.', 'I am tired.', { kind: 'phrase', acceptedForms: ['დაღლილი ვარ.'] });
    for (const typed of ['დავიღალე', 'მე დავიღალე!', 'დაღლილი ვარ', 'მე დაღლილი ვარ'])
      expect([typed, check(questionOf(tired, 'type-form'), typed).kind]).toEqual([typed, 'correct']);
    expect(check(questionOf(bread, 'type-form'), 'მე პური').kind).toBe('incorrect');
    expect(check(questionOf(tired, 'listen-and-type'), 'დაღლილი ვარ').kind).toBe('incorrect');
  });

  it('about a letter describes its sound', () => {
    const letter = word('თ', 't', { kind: 'letter', soundText: '/t/ as in "top", with a puff of air' });
    expect(questionOf(letter, 'choose-form').prompt).toBe(
      'Which letter is /t/ as in "top", with a puff of air?',
    );
  });
});
