import { describe, expect, it } from 'vitest';
import { check } from '../exercise/kinds.ts';
import { acceptedMeanings, formatsOf, nextFormat, questionOf } from './question.ts';
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
const typing = { hasClip: true, audibleContrasts: ['კ/ქ', 'პ/ფ', 'წ/ც', 'ჭ/ჩ'], chooseOnly: false };

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

describe('formats', () => {
  const phrase = word('სად არის ბანკი?', 'Where is the bank?', { kind: 'phrase' });
  const letter = (form: string) => word(form, form, { id: form, kind: 'letter' });
  it.each([
    ['a word', bread, 'recognize', {}, ['choose-meaning', 'listen-and-choose', 'cloze', 'type-meaning']],
    [
      'a word without a clip',
      bread,
      'recognize',
      { hasClip: false },
      ['choose-meaning', 'cloze', 'type-meaning'],
    ],
    [
      'a word without an example',
      word('ა', 'a'),
      'recognize',
      { hasClip: false },
      ['choose-meaning', 'type-meaning'],
    ],
    [
      'a word, without typing',
      bread,
      'recognize',
      { chooseOnly: true },
      ['choose-meaning', 'listen-and-choose', 'cloze'],
    ],
    ['a word', bread, 'produce', {}, ['choose-form', 'listen-and-type', 'type-cloze', 'type-form']],
    ['a word, without typing', bread, 'produce', { chooseOnly: true }, ['choose-form']],
    [
      'a word with a letter that the clips do not tell',
      word('თვე', 'month'),
      'produce',
      {},
      ['choose-form', 'type-form'],
    ],
    ['a word for "you"', word('შენ', 'you'), 'produce', { hasClip: false }, ['choose-form', 'type-form']],
    ['a word with Latin letters', word('SMS-ი', 'text'), 'produce', {}, ['choose-form']],
    [
      'a word that is written as three',
      word('ა ბ გ', 'x'),
      'produce',
      {},
      ['choose-form', 'listen-and-type', 'type-form'],
    ],
    ['a phrase', phrase, 'recognize', {}, ['choose-meaning', 'listen-and-choose']],
    ['a phrase', phrase, 'produce', {}, ['build']],
    [
      'a phrase of two words',
      word('ეს რა?', 'x', { kind: 'phrase' }),
      'produce',
      { chooseOnly: true },
      ['build'],
    ],
    [
      'a phrase of one word',
      word('ა!', 'x', { kind: 'phrase' }),
      'produce',
      {},
      ['choose-form', 'listen-and-type', 'type-form'],
    ],
    ['an idiom', word('ა ბ გ', 'x', { kind: 'idiom' }), 'produce', {}, ['build']],
    [
      'an idiom',
      word('ა ბ გ', 'x', { kind: 'idiom' }),
      'recognize',
      {},
      ['choose-meaning', 'listen-and-choose'],
    ],
    ['a letter', letter('ა'), 'recognize', {}, ['choose-meaning', 'listen-and-choose']],
    ['a letter', letter('ა'), 'produce', {}, ['choose-form', 'listen-and-type', 'type-form']],
    ['a letter that sounds like another', letter('კ'), 'produce', {}, ['choose-form', 'type-form']],
    [
      'a form that is one of several for "you"',
      word('ხარ', 'you are', { kind: 'form' }),
      'produce',
      {},
      ['choose-form', 'listen-and-type'],
    ],
  ] as const)('of %s to %3$s', (_, item, skill, context, expected) =>
    expect(formatsOf(item, skill, { ...typing, ...context })).toEqual(expected),
  );

  it.each([
    [
      'easy ones while the memory is weak',
      'recognize',
      1,
      0,
      ['choose-meaning', 'listen-and-choose', 'choose-form'],
    ],
    [
      'all when it is not',
      'recognize',
      10,
      3,
      ['choose-meaning', 'listen-and-choose', 'cloze', 'type-meaning'],
    ],
    ['typed from the first time on', 'produce', 0, 0, ['listen-and-type', 'type-cloze', 'type-form']],
  ] as const)('%s, one after the other', (_, skill, stability, from, expected) => {
    const asked = [0, 1, 2, 3, 4, 5].map((reps) =>
      nextFormat(
        bread,
        skill,
        { stability: reps === 0 ? from : Math.max(stability, 1), reps },
        { ...typing, turn: 0 },
      ),
    );
    expect(new Set(asked)).toEqual(new Set(expected));
  });

  it.each([
    ['a word', bread, {}, ['choose-form', 'spell']],
    ['a word, without typing', bread, { chooseOnly: true }, ['choose-form']],
    ['a long word', word('ნახვამდის', 'goodbye'), {}, ['choose-form']],
    ['a letter', letter('ა'), {}, ['choose-form']],
    ['a phrase', phrase, {}, ['build']],
    ['an idiom', word('ა ბ გ', 'x', { kind: 'idiom' }), {}, ['choose-meaning', 'listen-and-choose']],
  ] as const)(
    'of the introduction of %s: its meaning or sound, then something else',
    (_, item, context, expected) => {
      const asked = [0, 1, 2, 3].map((turn) =>
        [0, 1].map((reps) =>
          nextFormat(item, 'recognize', { stability: 2 * reps, reps }, { ...typing, ...context, turn }),
        ),
      );
      const firsts = asked.map(([first]) => first);
      expect(firsts).toEqual(['choose-meaning', 'listen-and-choose', 'choose-meaning', 'listen-and-choose']);
      expect(new Set(asked.map(([, second]) => second))).toEqual(new Set(expected));
      for (const [first, second] of asked) expect(second).not.toBe(first);
    },
  );

  it('are a choice where a form was forgotten, and where the learner does not type', () => {
    expect(nextFormat(bread, 'produce', { stability: 0.3, reps: 4 }, typing)).toBe('choose-form');
    const chooseOnly = { ...typing, chooseOnly: true };
    expect(nextFormat(bread, 'produce', { stability: 9, reps: 3 }, chooseOnly)).toBe('choose-form');
  });
});

describe('a question', () => {
  it.each([
    ['choose-meaning', 'bread', 'water'],
    ['listen-and-choose', 'bread', 'water'],
    ['type-meaning', 'bread', 'brad'],
    ['cloze', 'პური', 'წყალი'],
    ['choose-form', 'პური', 'წყალი'],
    ['type-cloze', 'პური', 'წყალი'],
    ['listen-and-type', 'პური', 'ფური'],
    ['type-form', 'პური', 'ბური'],
  ] as const)('%s is judged alike with and without its options', (format, right, wrong) => {
    for (const question of [questionOf(bread, format, { pool }, 3), questionOf(bread, format)]) {
      expect(check(question, right).kind).toBe('correct');
      expect(check(question, wrong).kind).toBe('incorrect');
    }
  });

  it('to type a form knows the pronouns of its verbs, and its forms', () => {
    const forms = [
      { kind: 'verb', id: 'play', text: 'უთამაშია', screeve: 'perfect', subject: '3sg', object: null },
    ] as const;
    const item = word('უთამაშია', 'he or she played', { verbPronouns: { უთამაშია: [['მას']] }, forms });
    const question = questionOf(item, 'type-form');
    expect(question).toMatchObject({ forms });
    expect(check(question, 'მას უთამაშია').kind).toBe('correct');
    expect(check(question, 'მან უთამაშია').kind).toBe('incorrect');
  });

  it('has a gap only for a whole word of the example', () => {
    expect(questionOf(bread, 'cloze')).toMatchObject({
      sentence: 'ეს ___ თბილია.',
      translation: 'This bread is warm.',
    });
    const repeated = { form: 'პური, პური!', gloss: 'Bread, bread!', romanization: '' };
    expect(formatsOf({ ...bread, example: repeated }, 'recognize', typing)).not.toContain('cloze');
    const inflected = { form: 'პურის მაღაზია.', gloss: 'A bakery.', romanization: '' };
    expect(formatsOf({ ...bread, example: inflected }, 'recognize', typing)).not.toContain('cloze');
    const untranslated = { form: 'ეს პური თბილია.', gloss: '', romanization: '' };
    expect(formatsOf({ ...bread, example: untranslated }, 'recognize', typing)).not.toContain('cloze');
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

  it('to build a phrase has two words of others, one of them with its end mark, that are right nowhere', () => {
    const phrase = (form: string) => word(form, form, { kind: 'phrase' });
    const asked = { ...phrase('სად არის ბანკი?'), acceptedForms: ['ბანკი სად არის?'] };
    const others = [phrase('მე ვინ ვარ?'), phrase('ბანკი აქ არის.'), phrase('რა ღირს ეს?')];
    for (const seed of [1, 2, 3, 4, 5]) {
      const question = questionOf(asked, 'build', { pool: [asked, ...others] }, seed);
      const extra = question.kind === 'order' ? (question.extraItems ?? []) : [];
      expect(extra.filter((text) => text.endsWith('?'))).toHaveLength(1);
      expect(extra).toHaveLength(2);
      expect(extra).not.toContain('მე');
      expect(extra.filter((text) => /^(სად|არის|ბანკი)/u.test(text))).toEqual([]);
      expect(check(question, ['სად', 'არის', 'ბანკი?']).kind).toBe('correct');
      expect(check(question, [...extra, 'სად', 'არის', 'ბანკი?']).kind).toBe('incorrect');
    }
  });

  it('to type a form accepts what the author accepts, and "I" where Georgian leaves it out', () => {
    const tired = word('დავიღალე.', 'I am tired.', { kind: 'phrase', acceptedForms: ['დაღლილი ვარ.'] });
    for (const typed of ['დავიღალე', 'მე დავიღალე!', 'დაღლილი ვარ', 'მე დაღლილი ვარ'])
      expect([typed, check(questionOf(tired, 'type-form'), typed).kind]).toEqual([typed, 'correct']);
    expect(check(questionOf(bread, 'type-form'), 'მე პური').kind).toBe('incorrect');
    expect(check(questionOf(tired, 'listen-and-type'), 'დაღლილი ვარ').kind).toBe('incorrect');
  });

  it('with a few keys has all letters of the word among them, and others that were met', () => {
    const letters = ['ა', 'ბ', 'გ', 'დ', 'ე', 'ვ', 'ი', 'მ', 'პ', 'რ', 'უ'].map((form) =>
      word(form, form, { id: form, kind: 'letter' }),
    );
    const met = new Set(['ა', 'ბ', 'გ', 'დ']);
    const question = questionOf(bread, 'spell', { pool: [...letters, bread], isMet: (id) => met.has(id) }, 1);
    expect(question).toMatchObject({ keys: ['ა', 'ბ', 'გ', 'დ', 'ი', 'პ', 'რ', 'უ'] });
    expect(check(question, 'პური').kind).toBe('correct');
  });

  it('about a letter describes its sound', () => {
    const letter = word('თ', 't', { kind: 'letter', soundText: '/t/ as in "top", with a puff of air' });
    expect(questionOf(letter, 'choose-form').prompt).toBe(
      'Which letter is /t/ as in "top", with a puff of air?',
    );
  });
});
