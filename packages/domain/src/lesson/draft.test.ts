import { describe, expect, it } from 'vitest';
import { nextSavedAt, continueEdit, joinDrafts, maxEssayLength, newerDraft } from './draft.ts';

describe('the newer one of two drafts', () => {
  const draft = (text: string, savedAt: string) => ({ text, savedAt });
  const early = draft('early', '2026-03-01T10:00:00.000Z');
  const late = draft('late', '2026-03-01T10:00:00.001Z');
  it.each([
    ['is undefined if there is none', undefined, undefined, undefined],
    ['is the only one', undefined, early, early],
    ['is the later one', early, late, late],
    ['is the later one, in any order', late, early, late],
    ['is the first if both have the same time', early, { ...early, text: 'other' }, early],
    ['is found across time zones', draft('zone', '2026-03-01T14:00:00.000+04:00'), late, late],
  ])('%s', (_, one, other, newer) => expect(newerDraft(one, other)).toBe(newer));
});

describe('the time of an edit', () => {
  const now = Date.parse('2026-03-01T10:00:00.000Z');
  it.each([
    ['without a previous draft is now', undefined, '2026-03-01T10:00:00.000Z'],
    ['of an older draft is now', '2026-03-01T09:00:00.000Z', '2026-03-01T10:00:00.000Z'],
    [
      'of a draft of the same millisecond is one millisecond later',
      '2026-03-01T10:00:00.000Z',
      '2026-03-01T10:00:00.001Z',
    ],
    [
      'by a slow clock is later than the edited draft',
      '2026-03-01T11:00:00.000Z',
      '2026-03-01T11:00:00.001Z',
    ],
  ])('%s', (_, savedAt, at) => expect(nextSavedAt(now, savedAt ? { savedAt } : undefined)).toBe(at));
});

it.each([
  ['adds nothing', 'Gamarjoba, Ana', 'Gamarjoba ', 'Gamarjoba, Ana'],
  ['adds something', 'one', 'two', 'one\n\ntwo'],
  ['continues what is stored', 'one', 'one and two', 'one and two'],
  ['continues the same beginning', 'One. Two. Three!', 'One. Two. Twelve.', 'One. Two. Three!\n\nTwelve.'],
  [
    'leaves the same beginning early',
    'One. Two. Three. Four.',
    'One. Five.',
    'One. Two. Three. Four.\n\nFive.',
  ],
  ['continues what is stored, which ends with an empty line', 'one\n\n', 'one and two', 'one and two'],
  ['continues after more empty lines', 'One\n\nTwo', 'One\n\n\nThree', 'One\n\nTwo\n\nThree'],
  ['continues the same paragraph', 'One\n\nTwo', 'One\n\nThree', 'One\n\nTwo\n\nThree'],
  ['begins with the same digit', 'It is 1.5.', 'It is 1.6.', 'It is 1.5.\n\nIt is 1.6.'],
  ['begins with the same word', 'One and two.', 'One or two.', 'One and two.\n\nOne or two.'],
  ['is empty', 'one', '', 'one'],
  ['was submitted or removed on the other device', '', 'two', 'two'],
  ['is too long', 'a'.repeat(maxEssayLength - 3), 'bcd', `${'a'.repeat(maxEssayLength - 3)}\n\nb`],
])('a draft that was edited on two devices: the one that is not stored %s', (_, stored, other, text) =>
  expect(joinDrafts(stored, other)).toBe(text),
);

it.each([
  ['the first draft', undefined, { id: 'new', base: null }],
  ['a loaded draft', { savedAt: 'then' }, { id: 'new', base: 'then' }],
  ['an own draft', { savedAt: 'later', edit: { id: 'own', base: 'then' } }, { id: 'own', base: 'then' }],
])('the edit of %s', (_, before, edit) => expect(continueEdit(before, 'new')).toEqual(edit));
