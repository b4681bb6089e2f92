import { describe, expect, it } from 'vitest';
import { convertLatinKeysToGeorgian, fold, isOneTypoApart, removeStopWords, wordsOf } from './fold.ts';
import { parseNumberWords, numberToWords } from '../text/englishNumbers.ts';

describe('normalized text', () => {
  it.each([
    ['Water', 'water'],
    ["ts'q'ali", 'tsqali'],
    ['tsʼqʼali', 'tsqali'],
    ['ts’q’ali', 'tsqali'],
    ['ts`q´ali', 'tsqali'],
    ['čai Ñandú', 'cai nandu'],
    ['ᲬᲧᲐᲚᲘ', 'წყალი'],
    ["I don't", 'i dont'],
  ])('of %o is %o', (text, folded) => expect(fold(text)).toBe(folded));

  it.each([
    ['', []],
    ['  ...  ', []],
    ['Good morning!', ['good', 'morning']],
    ['„დიახ“, თქვა', ['დიახ', 'თქვა']],
    ['21-30', ['21', '30']],
    ['ჯერ-ჯერობით', ['ჯერ', 'ჯერობით']],
  ])('of %o has the words %o', (text, words) => expect(wordsOf(text)).toEqual(words));
});

it.each([
  [['how', 'do', 'you', 'say', 'water', 'in', 'georgian'], ['water']],
  [['to', 'write'], ['write']],
  [
    ['how', 'are', 'you'],
    ['how', 'are', 'you'],
  ],
])('%o without stop words is %o', (words, main) => expect(removeStopWords(words)).toEqual(main));

it.each([
  ['wyali', ['წყალი']],
  ['Wyali', ['ჭყალი', 'წყალი']],
  ['Zma', ['ძმა', 'ზმა']],
  ['წყალი', []],
  ['123', []],
])('the keys of %o type %o on a Georgian keyboard', (text, typed) =>
  expect(convertLatinKeysToGeorgian(text)).toEqual(typed),
);

it.each([
  ['water', 'water', true],
  ['watr', 'water', true],
  ['wateer', 'water', true],
  ['watar', 'water', true],
  ['watre', 'water', true],
  ['awter', 'water', true],
  ['wtr', 'water', false],
  ['retaw', 'water', false],
  ['waetrr', 'water', false],
  ['wtxer', 'water', false],
  ['papa', 'papapa', false],
  ['', 'a', true],
  ['', 'ab', false],
])('%o and %o are at most one typo apart: %s', (one, other, close) => {
  expect(isOneTypoApart(one, other)).toBe(close);
  expect(isOneTypoApart(other, one)).toBe(close);
});

it.each([
  [0, 'zero'],
  [7, 'seven'],
  [10, 'ten'],
  [19, 'nineteen'],
  [20, 'twenty'],
  [45, 'forty five'],
  [99, 'ninety nine'],
  [100, 'hundred'],
  [101, null],
  [-1, null],
  [1.5, null],
  [20.5, null],
])('%d in words is %o', (value, words) => expect(numberToWords(value)).toBe(words));

it.each([
  ['7', 7],
  ['forty-five', 45],
  ['one hundred', 100],
  ['a hundred', 100],
  ['two hundred and fifty', 250],
  ['1,984', 1984],
  ['nineteen hundred eighty four', 1984],
  ['three thousand two hundred', 3200],
  ['thousand and one', 1001],
  ['', null],
  ['and', null],
  ['a', null],
  ['seven dwarfs', null],
  ['58 and 100', null],
  ['7,8', null],
  ['half a hundred', null],
])('%j is parsed as the number %o', (text, value) => expect(parseNumberWords(text)).toBe(value));
