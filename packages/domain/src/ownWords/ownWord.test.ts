import { describe, expect, it } from 'vitest';
import { check, correctResponse, type ExerciseItem } from '../exercise/kinds.ts';
import { hasGeorgian } from '../georgian/letters.ts';
import { formatsOf, isDrillFormat, type ItemFormat, questionOf, skills } from '../review/question.ts';
import {
  cleanGroups,
  cleanNote,
  cleanOwnWord,
  groupsProblem,
  isOwnItem,
  type OwnWord,
  ownItemId,
  ownForms,
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
/** All right orders of a question to build a form. */
const correctAnswersOf = (question: ExerciseItem) =>
  question.kind === 'order' ? [question.items, ...(question.otherOrders ?? [])] : [];
const id = '0198b3c4-0000-4000-8000-00000000000a';

const typing = { hasClip: false, audibleContrasts: [], chooseOnly: false };

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
    [{ form: 'ნა\u0301თურა' }, { form: 'ნათურა' }],
    [{ gloss: 'win\u200Bdow\u00AD \uFEFF' }, { gloss: 'window' }],
    [{ gloss: 'ᲞᲣ\u0301ᲠᲘ: bread' }, { gloss: 'პური: bread' }],
    [{ gloss: 'no-break\u00A0space\u2060' }, { gloss: 'no-break space' }],
    [
      { sentence: 'ეს პუ\u0301რია\u200B', translation: 'A cafe\u0301' },
      { sentence: 'ეს პურია', translation: 'A café' },
    ],
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
    [{ form: 'XIX საუკუნე' }, {}],
    [{ form: 'SIM ბარათი' }, {}],
    [{ form: 'ვიტამინი C' }, {}],
    [{ form: 'α-სხივები & β ± 5%' }, {}],
    [{ form: 'ბებია/ბაბუა' }, {}],
    [{ form: 'პური [sound:x.mp3]' }, { form: '“[sound:x.mp3]” is not part of the text. Remove it.' }],
    [{ form: '<b>პური</b>' }, { form: '“<b>” is not part of the text. Remove it.' }],
    [{ form: 'პური&nbsp;' }, { form: '“&nbsp;” is not part of the text. Remove it.' }],
    [{ form: 'პ\uFFFDრი' }, { form: 'Some letters of this text are lost (�).' }],
    [{ form: 'პური хлеб' }, { form: '“х” is not one of the 33 Georgian letters.' }],
    [{ form: 'хлеб' }, { form: '“х” is not one of the 33 Georgian letters.' }],
    [{ form: 'ჲ' }, { form: '“ჲ” is not one of the 33 Georgian letters.' }],
    [{ form: 'პური_' }, { form: '“_” is not one of the 33 Georgian letters.' }],
    [{ form: '123' }, { form: 'Write this in Georgian letters.' }],
    [{ form: 'ა'.repeat(101) }, { form: 'This is too long: it has 101 characters, and 100 are allowed.' }],
    [{ gloss: '' }, { gloss: 'Enter its meaning in English.' }],
    [{ gloss: '?!' }, { gloss: 'Write this in letters or numbers.' }],
    [{ gloss: 'bread (პური)' }, {}],
    [{ gloss: 'პური' }, { gloss: 'Write this in English.' }],
    [{ gloss: '[sound:x.mp3] bread' }, { gloss: '“[sound:x.mp3]” is not part of the text. Remove it.' }],
    [{ sentence: 'ეს {{c1::პურია}}' }, { sentence: '“{{c1::პურია}}” is not part of the text. Remove it.' }],
    [{ gloss: 'x'.repeat(201) }, { gloss: 'This is too long: it has 201 characters, and 200 are allowed.' }],
    [
      { sentence: 'This is bread.' },
      { sentence: '“This” is in Latin letters. Write it in Georgian letters.' },
    ],
    [{ translation: 'This is bread.' }, { sentence: 'Enter the Georgian sentence that is translated.' }],
    [{ sentence: 'ეს პურია.', translation: 'ეს პურია.' }, { translation: 'Write this in English.' }],
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
    const formats = skills.flatMap((skill) => formatsOf(item, skill, typing));
    for (const format of formats.filter((one) => !isDrillFormat(one))) {
      const question = questionOf(item, format);
      expect(check(question, correctResponse(question)).kind).toBe('correct');
    }
  });

  it.each([
    ['ბებია/ბაბუა', 'grandmother/grandfather', ['ბებია', 'ბაბუა', 'ბაბუა / ბებია'], ['grandfather']],
    ['კი / დიახ', 'yes', ['კი', 'დიახ', 'დიახ, კი'], ['yes']],
    ['ის; იგი', 'he/she', ['ის', 'იგი', 'ი\u00ADგი'], ['he', 'she', 'he or she']],
    ['ბიჭი, ყმაწვილი', 'boy (young, small); lad', ['ყმაწვილი', 'ᲑᲘᲭᲘ'], ['boy', 'lad', 'boy young small']],
    ['(ძალიან) კარგი', 'he/she (really) goes', ['კარგი', 'ძალიან კარგი'], ['she goes', 'he really goes']],
    ['პური', 'win\u200Bdow; (a) cafe\u0301', ['პუ\u0301რი'], ['window', 'cafe', 'win\u2060dow']],
  ])('%s, %s, has several right answers', (form, gloss, forms, meanings) => {
    const item = toStudyItem(id, word({ form, gloss }));
    const isRight = (format: ItemFormat, typed: string) =>
      check(questionOf(item, format), typed).kind === 'correct';
    expect(forms.filter((typed) => !isRight('type-form', typed))).toEqual([]);
    expect(meanings.filter((typed) => !isRight('type-meaning', typed))).toEqual([]);
    expect([isRight('type-form', 'სხვა'), isRight('type-meaning', 'other')]).toEqual([false, false]);
    expect(check(questionOf(item, 'type-form'), '').kind).toBe('incomplete');
  });

  it.each([
    ['კი / დიახ', [['კი'], ['დიახ']]],
    ['დიდი მადლობა / გმადლობთ', [['დიდი', 'მადლობა'], ['გმადლობთ']]],
  ])('%s is built of the words of one of its forms', (form, answers) => {
    const question = questionOf(toStudyItem(id, word({ form })), 'build');
    expect(question).toMatchObject({ items: answers[0] });
    for (const answer of answers)
      expect([answer, correctAnswersOf(question)]).toEqual([answer, expect.arrayContaining([answer])]);
  });

  it('a sentence with a comma is one answer', () =>
    expect(ownForms('რა გქვია, ნინო?')).toEqual(['რა გქვია, ნინო?']));

  it('with Latin letters is not typed with Georgian keys', () => {
    const formatsFor = (form: string) => formatsOf(toStudyItem(id, word({ form })), 'produce', typing);
    expect(formatsFor('SMS-ი')).toEqual(['choose-form']);
    expect(formatsFor('SMS-ი; შეტყობინება')).toEqual(['choose-form', 'type-form']);
  });

  it('with Georgian in its meaning is asked without it', () => {
    const fields = { gloss: 'bread (პური)', sentence: 'ეს პური კარგია.', translation: 'This პური is good.' };
    const item = toStudyItem(id, word(fields));
    const other = toStudyItem(`${id.slice(0, -1)}b`, word({ form: 'ღვინო', gloss: 'wine (ღვინო)' }));
    for (const format of [
      'choose-meaning',
      'match',
      'type-meaning',
      'cloze',
      'choose-form',
      'type-form',
      'build',
    ] as const) {
      const question = questionOf(item, format, { pool: [item, other] });
      const isOfForms = format === 'cloze' || format === 'choose-form';
      const options = question.kind === 'choice' && !isOfForms ? question.options : [];
      const translation = question.kind === 'fill-blank' ? [question.translation ?? ''] : [];
      expect([question.prompt, ...options, ...translation].filter(hasGeorgian)).toEqual([]);
    }
    expect(check(questionOf(item, 'type-meaning'), 'bread').kind).toBe('correct');
  });

  it('fills the gap in its sentence with any of its forms', () => {
    const item = toStudyItem(
      id,
      word({ form: 'ბებია/ბაბუა', sentence: 'ეს ბაბუა არის.', translation: 'This is grandpa.' }),
    );
    expect(questionOf(item, 'cloze')).toMatchObject({ sentence: 'ეს ___ არის.' });
  });

  it.each([
    [
      ['  food ', 'fo\u200Bod', '', 'ᲡᲐᲭᲛᲔᲚᲘ', 'a, b'],
      ['food', 'საჭმელი', 'a b'],
    ],
  ])('the groups %j are stored as %j', (names, groups) => expect(cleanGroups(names)).toEqual(groups));

  it.each([
    [['food'], undefined],
    [['x'.repeat(41)], `The name of a group can have 40 characters: “${'x'.repeat(40)}…” has 41.`],
    [Array.from({ length: 11 }, (_, index) => `${index}`), 'A word can be in 10 groups, and these are 11.'],
  ])('the groups %j have the problem %j', (names, problem) => expect(groupsProblem(names)).toBe(problem));

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
