import { describe, expect, it } from 'vitest';
import { analyze } from '../src/analyze.ts';
import { courseWords, glossedForms } from './courseForms.ts';
import { isGlossConfirmed } from './glossaryAgreement.ts';
import { readReference } from './reference.ts';

/** Words of the course that the lexicons leave out, with the reason. */
const leftOut = new Map([['მთაწმინდაზედ', 'verse: -ზედ is -ზე today']]);

/** Forms that a glossary describes otherwise, with the reason. */
const describedOtherwise = new Map([
  ['მოგესალმებით', 'a future, said of the present'],
  ['დედაჩემი', 'the glossary lists it under დედა'],
  ['ბაბუაშენი', 'the glossary lists it under ბაბუა'],
]);

describe('the words of the course', () => {
  it('are all forms of the lexicons', () => {
    const unknown = [...courseWords].filter(([word]) => !leftOut.has(word) && analyze(word).length === 0);
    expect(unknown).toEqual([]);
  });

  it('are what its glossaries say', () => {
    const denied = glossedForms.filter(
      (glossed) => !describedOtherwise.has(glossed.form) && !isGlossConfirmed(glossed),
    );
    expect(denied).toEqual([]);
  });

  it.each([
    ['another lemma', { form: 'კაცმა', lemma: 'ქალი', note: '' }],
    ['another case', { form: 'კაცმა', lemma: 'კაცი', note: 'dative' }],
    ['another number', { form: 'კაცმა', lemma: 'კაცი', note: 'ergative plural' }],
    ['another postposition', { form: 'სახლში', lemma: 'სახლი', note: 'dative, with -ზე' }],
    ['another screeve', { form: 'დაწერა', lemma: 'წერა', note: 'future, he, she or it' }],
    ['another person', { form: 'დაწერა', lemma: 'წერა', note: 'aorist, I' }],
  ])('would not be confirmed with %s', (_, glossed) => {
    expect(isGlossConfirmed(glossed)).toBe(false);
  });

  it('have no exception that is not needed', () => {
    expect([...leftOut.keys()].filter((word) => !courseWords.has(word) || analyze(word).length > 0)).toEqual(
      [],
    );
    const denied = glossedForms.filter((glossed) => !isGlossConfirmed(glossed)).map(({ form }) => form);
    expect([...describedOtherwise.keys()].filter((form) => !denied.includes(form))).toEqual([]);
  });
});

/** Pieces of words in the list of lemmas: -ში. */
const isEnding = (text: string) => text.startsWith('-');

const lemmas = readReference('lemmas-a1-a2.tsv');

describe.skipIf(lemmas === null)('the 500 lemmas of A1 and A2', () => {
  const texts = (lemmas ?? [])
    .map(([text = '']) => text.replace(/ \(.*\)$/u, ''))
    .filter((text) => !isEnding(text));

  it('are all in the lexicons, word by word', () => {
    const unknown = texts.filter((text) => text.split(' ').some((word) => analyze(word).length === 0));
    expect(unknown).toEqual([]);
  });

  it('are dictionary forms there', () => {
    const inflected = texts.filter(
      (text) =>
        !text.includes(' ') &&
        !analyze(text).some(
          ({ kind, lemma, particles }) => particles.length === 0 && (kind !== 'noun' || lemma === text),
        ),
    );
    // Forms that the list has as words: "you are welcome", "they", "at home".
    expect(inflected).toEqual(['არაფრის', 'ისინი', 'სახლში']);
  });
});
