import { describe, expect, it } from 'vitest';
import { separatePostpositions } from '../noun/postpositions.ts';
import { fixedEntries, findFixed, parseFixedRows } from './entries.ts';

describe('the lexicon of words that do not change', () => {
  it('has each word once per part of speech', () => {
    const keys = fixedEntries().map(({ form, partOfSpeech }) => `${form} ${partOfSpeech}`);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('has Georgian words with glosses', () => {
    const wrong = fixedEntries().filter(
      ({ form, lemma, gloss }) =>
        !/^[ა-ჰ-]+$/u.test(form) || !/^[ა-ჰ-]+$/u.test(lemma) || !/^[a-z0-9I]/u.test(gloss),
    );
    expect(wrong).toEqual([]);
  });

  it.each(['აქ\tadverb', 'აქ\tword\there'])('refuses %j', (row) => {
    expect(() => parseFixedRows(row)).toThrow('no part of speech or no gloss');
  });

  it('has the postpositions that are words', () => {
    const unknown = separatePostpositions.filter(({ form }) =>
      findFixed(form).every(({ partOfSpeech }) => partOfSpeech !== 'postposition'),
    );
    expect(unknown).toEqual([]);
  });

  it('parts a form where the row does', () => {
    expect(findFixed('ხვალამდე').map(({ lemma, morphemes }) => [lemma, ...morphemes])).toEqual([
      [
        'ხვალ',
        { text: 'ხვალ', role: 'root' },
        { text: 'ა', role: 'case' },
        { text: 'მდე', role: 'postposition' },
      ],
    ]);
  });
});
