import { describe, expect, it } from 'vitest';
import { type ItemSelection, type ListedItem, selectItems } from './metItems.ts';
import type { StudyItemKind } from '../lesson/studyItem.ts';

const today = '2026-03-01';
const item = (
  form: string,
  romanization: string,
  gloss: string,
  kind: StudyItemKind = 'word',
  fields: Partial<ListedItem['cards'][number]> = {},
): ListedItem => {
  const card = {
    recall: 95,
    stability: 10,
    reps: 1,
    lapses: 0,
    due: today,
    state: 'active' as const,
    ...fields,
  };
  return { form, romanization, gloss, kind, personalNote: null, own: null, cards: [card] };
};
const items = [
  item('კ', 'kʼ', 'kʼ', 'letter', { stability: 90, due: '2026-04-01' }),
  item('წყალი', 'tsʼqʼali', 'water', 'word', { stability: 4, due: '2026-03-03' }),
  item('ღვინო', 'ghvino', 'wine', 'word', { recall: 50 }),
  item('ცივი წყალი', 'tsivi tsʼqʼali', 'cold water', 'phrase', { state: 'suspended' }),
];
const own: ListedItem = {
  ...item('ლუდი', 'ludi', 'beer'),
  personalNote: 'as in „ერთი ლუდი“, German Lied',
  own: { groups: ['drinks'] },
  cards: [],
};
const all: ItemSelection = { search: '', kind: null, group: null, strength: null, order: 'course' };
const select = (selection: Partial<ItemSelection>, from = items) =>
  selectItems(from, { ...all, ...selection }, today).map(({ form }) => form);

describe('met items', () => {
  it.each([
    ['', ['კ', 'წყალი', 'ღვინო', 'ცივი წყალი']],
    ['  ', ['კ', 'წყალი', 'ღვინო', 'ცივი წყალი']],
    ['WATER', ['წყალი', 'ცივი წყალი']],
    ['წყალი', ['წყალი', 'ცივი წყალი']],
    ['tsqali', ['წყალი', 'ცივი წყალი']],
    ["ts'q'ali", ['წყალი', 'ცივი წყალი']],
    ['wyali', ['წყალი', 'ცივი წყალი']],
    // Any scheme of romanization: whole words, and beginnings of four letters or more.
    ['cqali', ['წყალი', 'ცივი წყალი']],
    ['cold ckal', ['ცივი წყალი']],
    ['civi', ['ცივი წყალი']],
    ['cka', []],
    ['gvin', ['ღვინო']],
    ['vino', ['ღვინო']],
    ['wino', []],
    [' water  cold ', ['ცივი წყალი']],
    ['beer', []],
    [`${'a '.repeat(10)}zzz`, ['წყალი', 'ცივი წყალი']],
  ])('are found by %j', (search, expected) => expect(select({ search })).toEqual(expected));

  it.each([
    [{ kind: 'word' }, ['წყალი', 'ღვინო']],
    [{ strength: 'strong' }, ['კ']],
    [{ strength: 'weak' }, ['ღვინო']],
    [{ kind: 'phrase', strength: 'weak' }, []],
    [{ kind: 'phrase', search: 'water' }, ['ცივი წყალი']],
  ] as const)('are filtered by %j', (selection, expected) => expect(select(selection)).toEqual(expected));

  it.each([
    ['weakest', ['ღვინო', 'წყალი', 'ცივი წყალი', 'კ']],
    ['next', ['ღვინო', 'წყალი', 'კ', 'ცივი წყალი']],
    ['course', ['კ', 'წყალი', 'ღვინო', 'ცივი წყალი']],
  ] as const)('are sorted by %s', (order, expected) => expect(select({ order })).toEqual(expected));

  it.each([
    [{ search: 'german' }, ['ლუდი']],
    [{ search: 'erti' }, ['ლუდი']],
    [{ search: 'ერთი' }, ['ლუდი']],
    [{ kind: 'own' }, ['ლუდი']],
    [{ group: 'drinks' }, ['ლუდი']],
    [{ group: 'food' }, []],
    [{ strength: 'weak' }, ['ღვინო']],
    [{ order: 'weakest' }, ['ღვინო', 'წყალი', 'ცივი წყალი', 'კ', 'ლუდი']],
    [{ order: 'course' }, ['ლუდი', 'კ', 'წყალი', 'ღვინო', 'ცივი წყალი']],
  ] as const)('include a new own word with a note: %j', (selection, expected) =>
    expect(select(selection, [own, ...items])).toEqual(expected),
  );
});
