import { describe, expect, it } from 'vitest';
import { letterNames } from './letterNames.ts';
import {
  ejectivePairs,
  hasGeorgian,
  isGeorgianLetter,
  isMostlyGeorgian,
  mkhedruli,
  typesetEjectives,
  typesetLatin,
} from './letters.ts';

describe('the letters', () => {
  it('[BEG-17] [CONT-01] are 33 different ones, in alphabetical order', () => {
    const letters = mkhedruli.map(([letter]) => letter);
    expect(letters.join('')).toBe('აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ');
    expect(new Set(letters).size).toBe(33);
  });

  it('[CONT-06] have 33 different romanizations, as long as ejectives are marked', () => {
    const marked = mkhedruli.map(([, latin]) => latin);
    expect(new Set(marked).size).toBe(33);
    expect(new Set(marked.map((latin) => latin.replace("'", ''))).size).toBe(28);
  });

  it.each(ejectivePairs)('[CONT-06] %s is %s with the mark of an ejective', (ejective, aspirate) => {
    const latin = new Map<string, string>(mkhedruli);
    expect(latin.get(ejective)).toBe(`${latin.get(aspirate)}'`);
  });

  it('mark the five ejectives of the pairs and ყ, which has no partner', () => {
    const marked = mkhedruli.filter(([, latin]) => latin.endsWith("'")).map(([letter]) => letter);
    expect(new Set(marked)).toEqual(new Set([...ejectivePairs.map(([ejective]) => ejective), 'ყ']));
  });
});

describe('isGeorgianLetter', () => {
  it.each([
    ['ა', true],
    ['ჰ', true],
    ['ჱ', false],
    ['Ა', false],
    ['Ⴀ', false],
    ['a', false],
    ['აბ', false],
    ['', false],
  ])('of %j is %s', (char, expected) => {
    expect(isGeorgianLetter(char)).toBe(expected);
  });
});

describe('isMostlyGeorgian', () => {
  it.each([
    ['მე ვარ აქ.', true],
    ['I live in თბილისი', false],
    ['თბილისი (Tbilisi)', false],
    ['მე თბილისი (Tbilisi)', true],
    ['12 ა!', true],
    ['12 345', false],
    ['', false],
  ])('of %j is %s', (text, expected) => {
    expect(isMostlyGeorgian(text)).toBe(expected);
  });
});

describe('hasGeorgian', () => {
  it.each([
    ['the letter ქ', true],
    ['ᲥᲐᲠᲗᲣᲚᲘ', true],
    ['ႵႠႰႧ', true],
    ['kartuli', false],
    ['карт', false],
    ['', false],
  ])('of %j is %s', (text, expected) => {
    expect(hasGeorgian(text)).toBe(expected);
  });
});

describe('letterNames', () => {
  it('name each letter, in order, by a word that begins with it', () => {
    expect(Object.keys(letterNames)).toEqual(mkhedruli.map(([letter]) => letter));
    for (const [letter, name] of Object.entries(letterNames)) expect(name.startsWith(letter)).toBe(true);
  });
});

it.each([
  ["k'at'a", 'kʼatʼa'],
  ['deda', 'deda'],
])('%s is displayed as %s', (latin, printed) => {
  expect(typesetLatin(latin)).toBe(printed);
});

it.each([
  ["Incorrect. Correct answer: k'", 'Incorrect. Correct answer: kʼ'],
  ["Which letter is /ts'/?", 'Which letter is /tsʼ/?'],
  ["კარი /k'ari/ is a door, ch'ik'a a glass.", 'კარი /kʼari/ is a door, chʼikʼa a glass.'],
  ["ts'q'ali", 'tsʼqʼali'],
  ["It's a cat's, don't ask; let's see what'll come.", "It's a cat's, don't ask; let's see what'll come."],
  ["students' books, 'cat' and 't'", "students' books, 'cat' and 't'"],
])('in the English text %j only ejectives are typeset', (text, printed) => {
  expect(typesetEjectives(text)).toBe(printed);
});
