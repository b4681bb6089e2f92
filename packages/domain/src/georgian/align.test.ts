import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alignLetters, alignWords, nearestOrder } from './align.ts';

const shown = (typed: string, right: string) =>
  alignLetters(typed, right).map(({ given, expected }) =>
    given === expected ? given : `${given || '·'}>${expected || '·'}`,
  );

describe('alignLetters', () => {
  it.each([
    ['the same word', 'პური', 'პური', ['პ', 'უ', 'რ', 'ი']],
    ['another letter', 'ფური', 'პური', ['ფ>პ', 'უ', 'რ', 'ი']],
    ['a missing letter', 'წყლი', 'წყალი', ['წ', 'ყ', '·>ა', 'ლ', 'ი']],
    ['a letter too many', 'ძაღალი', 'ძაღლი', ['ძ', 'ა', 'ღ', 'ა>·', 'ლ', 'ი']],
    ['two other letters', 'კიტრა', 'კატრი', ['კ', 'ი>ა', 'ტ', 'რ', 'ა>ი']],
    ['nothing typed', '', 'და', ['·>დ', '·>ა']],
    [
      'a missing space',
      'ცხელიწყალი',
      'ცხელი წყალი',
      'ცხელი·წყალი'.split('').map((l) => (l === '·' ? '·> ' : l)),
    ],
    ['Mtavruli letters, and punctuation', 'ᲞᲣᲠᲘ!', 'პური', ['პ', 'უ', 'რ', 'ი']],
  ])('%s', (_, typed, right, expected) => expect(shown(typed, right)).toEqual(expected));

  it('contains both words completely, for any input', () => {
    const word = fc.string({ unit: fc.constantFrom('ა', 'ბ', 'კ', 'ქ', 'პ', 'ფ'), maxLength: 9 });
    fc.assert(
      fc.property(word, word, (typed, right) => {
        const places = alignLetters(typed, right);
        expect(places.map(({ given }) => given).join('')).toBe(typed);
        expect(places.map(({ expected }) => expected).join('')).toBe(right);
        const differing = places.filter(({ given, expected }) => given !== expected).length;
        expect(differing).toBeLessThanOrEqual(Math.max(typed.length, right.length));
      }),
    );
  });
});

describe('alignWords', () => {
  it.each([
    ['the same, but for punctuation and case', 'ᲛᲔ ვარ ანა', 'მე ვარ ანა!', []],
    ['another word', 'მე ხარ ანა', 'მე ვარ ანა', ['ხარ>ვარ']],
    ['a missing word', 'მე ანა', 'მე ვარ ანა', ['·>ვარ']],
    ['a word too many', 'მე ვარ არის ანა', 'მე ვარ ანა', ['არის>·']],
    ['another order', 'ანა მე ვარ', 'მე ვარ ანა', ['ანა>·', '·>ანა']],
    ['a romanization in brackets', 'არ ვიცი', 'არ ვხედავ (ar vkhedav)', ['ვიცი>ვხედავ']],
    ['a dash between words', 'ეს წიგნი', 'ეს — სახლი', ['წიგნი>სახლი']],
  ])('%s', (_, typed, right, differing) =>
    expect(
      alignWords(typed, right)
        .filter(({ isSame }) => !isSame)
        .map(({ given, expected }) => `${given || '·'}>${expected || '·'}`),
    ).toEqual(differing),
  );
});

it.each([
  ['in the order that was typed', 'წერილს გუშინ დავწერე', 'წერილი გუშინ დავწერე'],
  ['the first, if nothing is nearer', 'სხვა', 'გუშინ წერილი დავწერე'],
  ['not one of other words', 'მე გუშინ წერილს დავწერე', 'გუშინ წერილი დავწერე'],
])('the nearest order of an answer is %s', (_, typed, expected) => {
  const answers = ['გუშინ წერილი დავწერე', 'წერილი გუშინ დავწერე', 'მე გუშინ წერილი დავწერე'];
  expect(nearestOrder(typed, answers)).toBe(expected);
});
