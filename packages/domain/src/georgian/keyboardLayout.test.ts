import { describe, expect, it } from 'vitest';
import { latinKeyOf, typedLetter } from './keyboardLayout.ts';
import { mkhedruli } from './letters.ts';

const letters = mkhedruli.map(([letter]) => letter);
const latin = 'abcdefghijklmnopqrstuvwxyz'.split('');

describe('the layout', () => {
  it('has a separate key for each of the 33 letters', () => {
    const typed = latin.flatMap((key) => [typedLetter(key, false), typedLetter(key, true)]);
    expect(new Set(typed)).toEqual(new Set(letters));
    expect(new Set(letters.map((letter) => JSON.stringify(latinKeyOf(letter)))).size).toBe(33);
  });

  it.each(letters)('%s is typed by the key that latinKeyOf returns', (letter) => {
    const by = latinKeyOf(letter);
    expect(typedLetter(by?.key ?? '', by?.shift ?? false)).toBe(letter);
  });

  // Source: xkeyboard-config, symbols/ge, "basic", row by row.
  it.each([
    ['qwertyuiop', 'ქწერტყუიოპ'],
    ['asdfghjkl', 'ასდფგჰჯკლ'],
    ['zxcvbnm', 'ზხცვბნმ'],
  ])('the row %s types %s', (row, expected) => {
    expect(
      row
        .split('')
        .map((key) => typedLetter(key, false))
        .join(''),
    ).toBe(expected);
  });

  it.each([...'wჭrღtთsშjჟzძcჩ'.matchAll(/(.)(.)/gu)].map(([, key = '', letter = '']) => [key, letter]))(
    'Shift and %s type %s',
    (key, letter) => {
      expect(typedLetter(key.toUpperCase(), true)).toBe(letter);
      expect(latinKeyOf(letter)).toEqual({ key, shift: true });
    },
  );
});

describe('typedLetter', () => {
  it.each([
    ['Caps Lock alone, which sends a capital', 'T', false, 'ტ'],
    ['Caps Lock and Shift, which send a small letter', 't', true, 'თ'],
    ['Shift where it has no letter of its own', 'A', true, 'ა'],
    ['a Georgian letter, which is one already', 'ტ', false, undefined],
    ['a letter with an accent', 'é', false, undefined],
    ['a Cyrillic letter', 'а', false, undefined],
    ['a digit', '1', false, undefined],
    ['a punctuation mark', ';', true, undefined],
    ['two letters', 'sh', false, undefined],
    ['the name of a key', 'Shift', true, undefined],
    ['nothing', '', false, undefined],
  ])('%s', (_, char, shift, letter) => expect(typedLetter(char, shift)).toBe(letter));
});

describe('latinKeyOf', () => {
  it.each(['t', 'ჱ', 'Ა', '1', ''])('returns undefined for %j', (char) =>
    expect(latinKeyOf(char)).toBeUndefined(),
  );
});
