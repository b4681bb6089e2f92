import { expect, it } from 'vitest';
import { check } from '../exercise/kinds.ts';
import type { FormsSection } from './kinds/forms.ts';
import { studyItemsOfForms } from './formItems.ts';
import { formatsOf, questionOf } from '../review/question.ts';

type Cell = readonly [form: string, gloss: string];
const table = (
  columns: readonly string[],
  rows: Readonly<Record<string, readonly Cell[]>>,
): FormsSection => ({
  kind: 'forms',
  id: 'table',
  title: 'Table',
  description: '',
  columns,
  rows: Object.entries(rows).map(([label, cells]) => ({
    label,
    cells: cells.map(([form, gloss]) => ({ form, gloss, romanization: form })),
  })),
});
const pronouns = table(['Nominative', 'Ergative', 'Dative'], {
  'First singular': [
    ['მე', 'I'],
    ['მე', 'I'],
    ['მე', 'me'],
  ],
  'Second singular': [
    ['შენ', 'you'],
    ['შენ', 'you'],
    ['შენ', 'you'],
  ],
  'Second plural': [
    ['თქვენ', 'you'],
    ['თქვენ', 'you'],
    ['თქვენ', 'you'],
  ],
  'Third plural': [
    ['ისინი', 'they'],
    ['მათ', 'they'],
    ['მათ', 'them'],
  ],
});
const verb = table(['I', 'You', 'He or she'], {
  Present: [
    ['ვწერ', 'I write'],
    ['წერ', 'you write'],
    ['წერს', 'he or she writes'],
  ],
  Optative: [
    ['დავწერო', '(that) I write'],
    ['დაწერო', '(that) you write'],
    ['დაწეროს', '(that) he or she write'],
  ],
});
const itemOf = (section: FormsSection, form: string) => {
  const item = studyItemsOfForms(section).find((one) => one.form === form);
  if (!item) throw new Error(`${form} is no item`);
  return item;
};

it.each([
  [pronouns, 'მე', 'I; me', 'Table: First singular'],
  [pronouns, 'შენ', 'you (second singular)', 'Table: Second singular'],
  [pronouns, 'თქვენ', 'you (second plural)', 'Table: Second plural'],
  [pronouns, 'ისინი', 'they (third plural, nominative)', 'Table: Third plural, Nominative'],
  [
    pronouns,
    'მათ',
    'they; them (third plural, ergative or dative)',
    'Table: Third plural, Ergative or Dative',
  ],
  [verb, 'ვწერ', 'I write', 'Table: Present, I'],
  [verb, 'დავწერო', '(that) I write', 'Table: Optative, I'],
])(
  'the gloss of a form says where it is in its table if others mean the same: %#, %s',
  (of, form, gloss, note) => {
    expect(itemOf(of, form)).toMatchObject({ id: `form.${form}`, gloss, note });
  },
);

it('a form that fills several cells is one item', () => {
  expect(studyItemsOfForms(pronouns)).toHaveLength(5);
});

it.each(['he or she writes', 'he writes', 'She writes.', 'it writes'])(
  '%s is accepted for წერს',
  (response) => {
    expect(check(questionOf(itemOf(verb, 'წერს'), 'type-meaning'), response).kind).toBe('correct');
  },
);

it.each([
  [verb, 'ვწერ', true],
  [verb, 'წერ', false],
  [pronouns, 'შენ', true],
])('only what English tells apart is to be typed in Georgian: %#, %s %s', (of, form, isTyped) => {
  expect(
    formatsOf(itemOf(of, form), 'produce', {
      hasClip: true,
      audibleContrasts: [],
      chooseOnly: false,
    }).includes('type-form'),
  ).toBe(isTyped);
});
