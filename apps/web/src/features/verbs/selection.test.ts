import { verbPage } from '@ena/course/verbs/verbPages';
import { findVerb } from '@ena/grammar/verb/lexicon';
import { describe, expect, it } from 'vitest';
import {
  changeFeature,
  compareSegments,
  findForm,
  type Features,
  formsOf,
  withNegation,
} from './selection.ts';

const forms = (id: string) => {
  const verb = findVerb(id);
  if (!verb) throw new Error(`no verb ${id}`);
  return formsOf(verbPage(verb));
};
const write: Features = { screeve: 'present', subject: '1sg', object: '3sg' };

describe('one feature changed', () => {
  it.each([
    [{ screeve: 'aorist' }, 'დავწერე'],
    [{ subject: '3pl' }, 'წერენ'],
    [{ object: '2sg' }, 'გწერ'],
    // "I … me" has no form: the person gives way.
    [{ object: '1sg' }, 'მწერ'],
    // Nobody commands himself.
    [{ screeve: 'imperative' }, 'დაწერე'],
  ] as const)('%o gives %s', (change, expected) => {
    expect(changeFeature(forms('write'), write, change)?.form).toBe(expected);
  });
});

it('compares two forms part by part', () => {
  const find = (features: Features) => findForm(forms('write'), features)?.segments ?? [];
  const changes = compareSegments(find(write), find({ ...write, screeve: 'aorist' }));
  expect(changes.map(({ kind, segment }) => `${kind} ${segment.text}`)).toEqual([
    'added და',
    'same ვ',
    'same წერ',
    'added ე',
  ]);
  const back = compareSegments(find({ ...write, screeve: 'aorist' }), find(write));
  expect(back.filter(({ kind }) => kind === 'removed').map(({ segment }) => segment.text)).toEqual([
    'და',
    'ე',
  ]);
});

it('puts the negation before the form', () => {
  const form = findForm(forms('write'), write);
  expect(form && withNegation(form, 'ვერ').map(({ text }) => text)).toEqual(['ვერ ', 'ვ', 'წერ']);
});
