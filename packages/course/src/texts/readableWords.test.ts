import { describe, expect, it } from 'vitest';
import { knownShare, lemmasOfItem, runningWordsOf } from './readableWords.ts';

describe('the dictionary forms of an item', () => {
  it.each([
    ['word', 'წყალი', [['წყალი']]],
    ['phrase', 'სახლში ვარ.', [['სახლი'], ['ყოფნა']]],
    ['letter', 'ა', []],
    ['skill', 'ვწერ', []],
  ] as const)('of the kind %s, %s, are %j', (kind, form, lemmas) =>
    expect(lemmasOfItem({ kind, form })).toEqual(lemmas),
  );
});

describe('the known share of a text', () => {
  const shareOf = (text: string, ...known: readonly string[]) =>
    knownShare(runningWordsOf(text), new Set(known));

  it.each([
    ['inflected forms count by their dictionary forms', 'წყალს ვსვამ.', ['წყალი', 'სმა'], 1],
    ['names need not be known', 'ნინო თბილისში ცხოვრობს.', ['ცხოვრება'], 1],
    ['words count as often as they occur', 'წყალი, წყალი, პური!', ['წყალი'], 2 / 3],
    ['what the engine does not know is unknown', 'ჟჟჟუ.', ['ჟჟჟუ'], 0],
    ['nothing is unknown in an empty text', '', [], 1],
  ])('%s', (_, text, known, share) => expect(shareOf(text, ...known)).toBe(share));
});
