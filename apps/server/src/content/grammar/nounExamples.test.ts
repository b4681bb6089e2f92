import { georgianWord } from '@ena/domain/georgian/letters';
import { analyze } from '@ena/grammar/analyze';
import { nounEntries } from '@ena/grammar/noun/entries';
import { findNoun } from '@ena/grammar/noun/ids';
import { describe, expect, it } from 'vitest';
import { agreementOf } from './agreement.ts';
import { lemmasWithExamples, nounExamples } from './nounExamples.ts';

const examplesOf = (id: string) => {
  const entry = findNoun(id);
  if (!entry) throw new Error(`${id} is not in the lexicon`);
  return nounExamples(entry).map(({ form, gloss }) => `${form} = ${gloss}`);
};

describe('examples of the forms of a noun', () => {
  it.each([
    ['მეგობარი', 'მეგობარმა მითხრა. = The friend told me.'],
    ['დედა', 'ეს დედის სახლია. = This is my mother’s house.'],
    ['ექიმი', 'ექიმად მუშაობს. = He or she works as a doctor.'],
    ['ინჟინერი', 'ინჟინრად მუშაობს. = He or she works as an engineer.'],
    ['წყალი', 'წყლის გარეშე = without water'],
    ['კალამი', 'კალმით ვწერ. = I write with the pen.'],
    ['ავტობუსი', 'ავტობუსით მივდივარ. = I am going by bus.'],
    ['სათვალე', 'სად არის სათვალე? = Where are the glasses?'],
    ['თბილისი', 'თბილისიდან ვარ. = I am from Tbilisi.'],
    ['ანა', 'ანამ მითხრა. = Ana told me.'],
  ])('%s: %s', (id, example) => expect(examplesOf(id)).toContain(example));

  it('do not ask where the floor is', () =>
    expect(examplesOf('იატაკი')).toEqual(['იატაკზე დევს. = It is on the floor.']));

  it.each(['დიდი', 'ორი', 'ჩემი', 'მტკვარი', 'ბედნიერება'])('%s has none', (id) =>
    expect(examplesOf(id)).toEqual([]),
  );

  it('are of words in the lexicon, each of one kind', () => {
    expect(lemmasWithExamples.filter((lemma) => !findNoun(lemma))).toEqual([]);
    expect(new Set(lemmasWithExamples).size).toBe(lemmasWithExamples.length);
  });

  it('have only words that the engine knows', () => {
    const words = nounEntries()
      .flatMap(nounExamples)
      .flatMap(({ form }) => form.match(new RegExp(georgianWord, 'gu')) ?? []);
    expect([...new Set(words)].filter((word) => analyze(word).length === 0)).toEqual([]);
  });
});

describe('an adjective before a noun', () => {
  const phrasesOf = (id: string) => {
    const entry = findNoun(id);
    const agreement = entry && agreementOf(entry);
    const textOf = (segments: readonly { readonly text: string }[]) =>
      segments.map(({ text }) => text).join('');
    return (agreement?.phrases ?? []).map(({ adjective, noun }) => `${textOf(adjective)} ${textOf(noun)}`);
  };
  it.each([
    ['დიდი', 'დიდ სახლს'],
    ['პატარა', 'პატარა სახლს'],
    ['ორი', 'ორ წიგნს'],
    ['ჩემი', 'ჩემს წიგნს'],
    ['ეს', 'ამ წიგნს'],
    ['კაცი', 'ასეთმა კაცმა'],
  ])('%s: %s', (id, phrase) => expect(phrasesOf(id)).toContain(phrase));
  it.each([
    ['რამდენიმე', 'several books'],
    ['ათასი', 'a thousand books'],
    ['ნახევარი', 'half a book'],
    ['პირველი', 'first book'],
  ])('%s: %s', (id, gloss) => {
    const entry = findNoun(id);
    expect(entry && agreementOf(entry)?.gloss).toBe(gloss);
  });
  it.each(['თბილისი', 'ანა', 'მე', 'ერთმანეთი', 'ნდომა'])('%s has none', (id) =>
    expect(phrasesOf(id)).toEqual([]),
  );
});
