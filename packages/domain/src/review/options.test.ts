import { describe, expect, it } from 'vitest';
import type { StudyItem } from '../lesson/studyItem.ts';
import { type ItemFormat, questionOf } from './question.ts';

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
const bread = word('პური', 'bread');
const pool = [
  bread,
  word('წყალი', 'water'),
  word('ღვინო', 'wine'),
  word('ყველი', 'cheese'),
  word('ხორცი', 'meat; flesh'),
  word('ლუდი', 'beer', { group: 'others' }),
  word('ერთი', '1', { kind: 'number' }),
];
const optionsOf = (
  item: StudyItem,
  format: ItemFormat,
  from: readonly StudyItem[] = pool,
  seed = 7,
  met: readonly string[] = [],
) => {
  const source = { pool: from, isMet: (id: string) => met.includes(id) };
  const question = questionOf(item, format, source, seed);
  return 'options' in question ? (question.options ?? []) : [];
};

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

  it('that the learner has met come first, from whatever section', () => {
    const met = ['word.beer', 'word.wine', 'word.tea'];
    const items = [...pool, word('ჩაი', 'tea', { group: 'far' })];
    for (const seed of [1, 2, 3])
      expect(optionsOf(bread, 'choose-meaning', items, seed, met).toSorted()).toEqual([
        'beer',
        'bread',
        'tea',
        'wine',
      ]);
    expect(optionsOf(bread, 'choose-meaning', items, 1, ['word.tea'])).toContain('tea');
  });

  it.each([
    [
      'its end mark',
      ['სად?', 'Where?'],
      [
        ['ვინ?', 'Who?'],
        ['რა?', 'What?'],
        ['აქ.', 'Here.'],
        ['როდის?', 'When?'],
        ['არა.', 'No.'],
      ],
    ],
    [
      'the form of a verb',
      ['ჭამა', 'to eat'],
      [
        ['სმა', 'to drink'],
        ['პური', 'bread'],
        ['წერა', 'to write'],
        ['ძილი', 'sleep'],
        ['ცეკვა', 'to dance'],
      ],
    ],
  ] as const)('never tell the answer by %s', (_, [form, gloss], others) => {
    const asked = word(form, gloss);
    const isAlike = (text: string) => text.endsWith('?') || text.startsWith('to ');
    const items = [
      asked,
      ...others.map(([one, meaning]) => word(one, meaning, { group: isAlike(meaning) ? 'far' : 'things' })),
    ];
    for (const seed of [1, 2, 3])
      expect(
        optionsOf(asked, 'choose-meaning', items, seed, ['word.No.', 'word.bread']).filter(isAlike),
      ).toHaveLength(4);
  });

  it('are the same for the same seed', () =>
    expect(optionsOf(bread, 'choose-form')).toEqual(optionsOf(bread, 'choose-form')));
});

describe('questions with pictures', () => {
  const image = (name: string) => ({ image: name });
  const cat = word('კატა', 'cat', image('cat'));
  const pictured = [
    cat,
    word('ძაღლი', 'dog', image('dog')),
    word('ცხენი', 'horse', image('horse')),
    word('თხა', 'goat', image('goat')),
    word('ფისო', 'pussycat; cat', image('kitten')),
  ];
  const animals = [...pictured, word('ცხოველი', 'animal'), word('ზებრა', 'zebra', image('zebra'))];
  const all = animals.map(({ id }) => id);
  const ask = (item: StudyItem, format: ItemFormat, met: readonly string[], seed = 1) =>
    questionOf(item, format, { pool: animals, isMet: (id) => met.includes(id) }, seed);

  it.each([1, 2, 3, 4, 5])('are heard: the options are pictures of words that were met (seed %i)', (seed) => {
    const met = pictured.map(({ id }) => id);
    const question = ask(cat, 'listen-and-choose', met, seed);
    expect(question).toMatchObject({ sound: 'კატა', answer: 'cat', images: { cat: 'cat' } });
    const { options, images } = question.kind === 'choice' ? question : { options: [], images: {} };
    expect(options.toSorted()).toEqual(['cat', 'dog', 'goat', 'horse']);
    expect(Object.keys(images ?? {}).toSorted()).toEqual(options.toSorted());
  });

  it('show what is to be said, among words that have a picture, too', () => {
    const question = ask(cat, 'choose-form', all);
    expect(question).toMatchObject({
      picture: { kind: 'image', value: 'cat', alt: 'cat' },
      answer: 'კატა',
    });
    expect(question.kind === 'choice' ? question.options : []).not.toContain('ცხოველი');
  });

  it.each(['type-form', 'spell'] as const)('show the picture beside the meaning to type (%s)', (format) => {
    const question = ask(cat, format, []);
    expect(question).toMatchObject({ picture: { kind: 'image', value: 'cat', alt: '' } });
    expect(question.prompt).toContain('cat');
    expect(ask(word('ცხოველი', 'animal'), format, [])).not.toHaveProperty('picture');
  });

  it.each([
    ['the word has no picture', word('ცხოველი', 'animal'), all],
    ['too few others with a picture were met', cat, ['word.cat', 'word.dog', 'word.goat', 'word.animal']],
  ])('are asked in words if %s', (_, item, met) => {
    for (const format of ['listen-and-choose', 'choose-form'] as const) {
      const question = ask(item, format, met);
      expect(question).not.toHaveProperty('picture');
      expect(question).not.toHaveProperty('images');
      expect(question.kind === 'choice' ? question.options : []).toHaveLength(4);
    }
  });

  it('are judged alike with and without options', () => {
    for (const format of ['listen-and-choose', 'choose-form'] as const)
      expect(questionOf(cat, format)).toMatchObject({ answer: format === 'choose-form' ? 'კატა' : 'cat' });
  });
});
