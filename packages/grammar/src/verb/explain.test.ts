import { describe, expect, it } from 'vitest';
import { formOf } from '../morpheme.ts';
import { analyzeVerb, findNearForms, isOneLetterOff } from './analysis.ts';
import { explainForm } from './explain.ts';
import type { Person, VerbCategory } from './features.ts';
import { findVerb, verbs } from './lexicon.ts';
import { conjugate } from './paradigm.ts';

describe('the analysis of a form', () => {
  it('has a reading for every cell that the engine generates', () => {
    const missing = verbs.flatMap((verb) =>
      conjugate(verb).filter(
        ({ morphemes, screeve, subject, object }) =>
          !analyzeVerb(formOf(morphemes)).some(
            (reading) =>
              reading.verb === verb &&
              'form' in reading &&
              reading.form.screeve === screeve &&
              reading.form.subject === subject &&
              reading.form.object === object,
          ),
      ),
    );
    expect(missing).toEqual([]);
  });

  const idsOf = (form: string) => analyzeVerb(form).map(({ verb }) => verb.id);

  it.each([
    ['დამიწერია', 'write'],
    ['მიდიხარ', 'go'],
    ['მიდიხარ', 'arrive-there'],
    ['შემიძლია', 'can'],
  ])('finds in %s the verb %s', (form, id) => {
    expect(idsOf(form)).toContain(id);
  });

  it.each([
    ['დაწერილი', 'past'],
    ['დასაწერი', 'future'],
    ['წერა', 'verbal-noun'],
  ])('finds that %s is a %s', (form, nonfinite) => {
    expect(analyzeVerb(form)).toContainEqual({ verb: findVerb('write'), nonfinite });
  });

  it('reads a prohibition', () => {
    expect(new Set(idsOf('ნუ ხატავ'))).toEqual(new Set(['draw']));
  });

  it('has no reading of what is no form', () => {
    expect(analyzeVerb('გახატავ')).toEqual([]);
  });
});

it.each([
  ['დახტავს', 'დახატავს', 'a letter is missing, in the root'],
  ['დახატაავს', 'დახატავს', 'a letter too many'],
  ['დახადავს', 'დახატავს', 'another letter, in the root'],
  ['დახტაავს', 'დახატავს', 'two letters are swapped'],
  ['ჩაკეტაფს', 'ჩაკეტავს', 'another letter'],
])('finds for %s the near form %s: %s', (text, form) => {
  expect(findNearForms(text)).toContain(form);
});

it.each([
  ['წერს', 'წერს', false],
  ['წერს', 'წერა', true],
  ['წერს', 'ვწერ', false],
  ['წერს', 'წრეს', true],
  ['წერს', 'წესრ', true],
  ['წერს', 'სრეწ', false],
])('%s and %s differ by one letter: %s', (one, other, expected) => {
  expect(isOneLetterOff(one, other)).toBe(expected);
});

describe('a wrong form of ხატვა', () => {
  it.each<[string, VerbCategory, Person, Person, string[]]>([
    ['ვხატავ', 'aorist', '1sg', '3sg', ['present instead of past (aorist)']],
    ['დავხატა', 'aorist', '3sg', '3sg', ['no ვ- before a third-person subject']],
    ['დავხატე', 'aorist', '3sg', '3sg', ['no ვ- before a third-person subject']],
    ['დახატე', 'aorist', '1sg', '3sg', ['ვ- is missing: it means “I” or “we”']],
    ['ხატავ', 'present', '1pl', '3sg', ['ვ- and -თ are missing: together they mean “we”']],
    ['დაგხატა', 'aorist', '3sg', '3sg', ['გ- means “you”']],
    ['მხატავ', 'present', '2sg', '3sg', ['მ- means “me”']],
    ['დამიხატავს', 'perfect', '2sg', '3sg', ['მ- means “I”']],
    ['დავგხატე', 'aorist', '1sg', '2sg', ['no ვ- here: გ- takes its place']],
    ['ხატე', 'aorist', '2sg', '3sg', ['the preverb და- is missing']],
    ['დახატავს', 'future', '3pl', '3sg', ['singular instead of plural: “he, she or it”']],
    ['წერს', 'present', '3sg', '3sg', ['a form of წერა “to write”']],
    ['დახატო', 'optative', '2sg', '3sg', []],
    ['დახტავს', 'future', '3sg', '3sg', ['one letter differs']],
  ])('%s for %s, %s, %s', (given, screeve, subject, object, differences) => {
    const verb = findVerb('draw');
    const expected =
      verb &&
      conjugate(verb).find(
        (form) => form.screeve === screeve && form.subject === subject && form.object === object,
      );
    expect(verb && expected && explainForm(given, verb, expected).differences).toEqual(differences);
  });
});

it('explains v- where the one who feels is in the dative', () => {
  const love = findVerb('love');
  const expected =
    love &&
    conjugate(love).find(
      ({ screeve, subject, object }) => screeve === 'present' && subject === '1sg' && object === '3sg',
    );
  expect(expected && explainForm('ვიყვარს', love, expected)).toEqual({
    expected: 'მიყვარს',
    differences: ['“I” is მ- with this verb, not ვ-'],
  });
});
