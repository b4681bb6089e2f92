import { describe, expect, it } from 'vitest';
import { check, correctResponse } from '../exercise/kinds.ts';
import { formatsOf, questionOf, skills } from '../review/question.ts';
import {
  cleanNote,
  cleanOwnWord,
  isOwnItem,
  type OwnWord,
  ownItemId,
  ownWordId,
  ownWordProblems,
  toStudyItem,
} from './ownWord.ts';

const word = (fields: Partial<OwnWord> = {}): OwnWord => ({
  form: 'პური',
  gloss: 'bread',
  sentence: '',
  translation: '',
  ...fields,
});
const id = '0198b3c4-0000-4000-8000-00000000000a';

describe('an own word', () => {
  it.each([
    [{ form: '  ცივი \u00A0 წყალი\n' }, { form: 'ცივი წყალი' }],
    [{ form: 'ᲞᲣᲠᲘ' }, { form: 'პური' }],
    [{ form: 'პუ\u00ADრი\u200B' }, { form: 'პური' }],
    [{ form: '\u202Eპური\u0000' }, { form: 'პური' }],
    [{ gloss: ' <b>bread</b>\t' }, { gloss: '<b>bread</b>' }],
    [{ gloss: 'cafe\u0301' }, { gloss: 'café' }],
    [{ gloss: 'bread \uD83D' }, { gloss: 'bread' }],
    [{ gloss: '\u200B' }, { gloss: '' }],
    [
      { sentence: 'ᲔᲡ პური', translation: ' This  is bread' },
      { sentence: 'ეს პური', translation: 'This is bread' },
    ],
  ])('%j is cleaned to %j', (typed, cleaned) => expect(cleanOwnWord(word(typed))).toEqual(word(cleaned)));

  it.each([
    [{}, {}],
    [{ form: 'რა გქვია, ნინო?' }, {}],
    [{ form: '21-ე საუკუნე' }, {}],
    [{ form: '„კი“ - ან „არა“ (5 ₾)…' }, {}],
    [{ gloss: 'bread; loaf (round), 🍞' }, {}],
    [{ gloss: '<script>alert(1)</script>' }, {}],
    [{ sentence: 'ეს პურია.', translation: 'This is bread.' }, {}],
    [{ sentence: 'ეს პურია.' }, {}],
    [{ form: '' }, { form: 'Enter the Georgian word.' }],
    [{ form: 'gamarjoba' }, { form: '“gamarjoba” is in Latin letters. Write it in Georgian letters.' }],
    [{ form: "წყალი (ts'qali)" }, { form: "“ts'qali” is in Latin letters. Write it in Georgian letters." }],
    [{ form: 'хлеб' }, { form: '“х” is not one of the 33 Georgian letters.' }],
    [{ form: 'ჲ' }, { form: '“ჲ” is not one of the 33 Georgian letters.' }],
    [{ form: 'პური_' }, { form: '“_” is not one of the 33 Georgian letters.' }],
    [{ form: '123' }, { form: 'Write this in Georgian letters.' }],
    [{ form: 'ა'.repeat(101) }, { form: 'This is too long: it has 101 characters, and 100 are allowed.' }],
    [{ gloss: '' }, { gloss: 'Enter its meaning in English.' }],
    [{ gloss: '?!' }, { gloss: 'Write this in letters or numbers.' }],
    [{ gloss: 'bread (პური)' }, { gloss: 'Write this in English, without Georgian letters.' }],
    [{ gloss: 'x'.repeat(201) }, { gloss: 'This is too long: it has 201 characters, and 200 are allowed.' }],
    [
      { sentence: 'This is bread.' },
      { sentence: '“This” is in Latin letters. Write it in Georgian letters.' },
    ],
    [{ translation: 'This is bread.' }, { sentence: 'Enter the Georgian sentence that is translated.' }],
    [
      { sentence: 'ეს პურია.', translation: 'ეს პურია.' },
      { translation: 'Write this in English, without Georgian letters.' },
    ],
  ])('%j has the problems %j', (fields, problems) => expect(ownWordProblems(word(fields))).toEqual(problems));

  it.each([
    ['პური', 'bread; loaf', 'the loaf', 'word'],
    ['პური', 'bread, loaf', 'a bread', 'word'],
    ['პური', '<b>', '<b>', 'word'],
    ['დიდი მადლობა', 'thank you very much', 'thank you very much', 'phrase'],
  ])('%s, %s, is a study item whose right answers are judged right, also %j', (form, gloss, typed, kind) => {
    const item = toStudyItem(id, word({ form, gloss, sentence: 'ეს პური კარგია.', translation: 'It is.' }));
    expect(item).toMatchObject({ id: `own.${id}`, kind, group: 'own' });
    expect(check(questionOf(item, 'type-meaning'), typed).kind).toBe('correct');
    for (const format of skills.flatMap((skill) => formatsOf(item, skill, false))) {
      const question = questionOf(item, format);
      expect(check(question, correctResponse(question)).kind).toBe('correct');
    }
  });

  it('is known by the id of its study item', () => {
    expect([isOwnItem({ id: ownItemId(id) }), isOwnItem({ id: 'word.bread' })]).toEqual([true, false]);
    expect([ownItemId(id), 'own.nonsense', `own.${id} `, id].map(ownWordId)).toEqual([id, null, null, null]);
  });
});

it.each([
  [' line one\r\n\r\nline two ', 'line one\n\nline two'],
  ['a\u0000b\u202Ec\uD83D', 'abc'],
  ['\u2028 \n', ''],
])('the note %j is stored as %j', (typed, note) => expect(cleanNote(typed)).toBe(note));
