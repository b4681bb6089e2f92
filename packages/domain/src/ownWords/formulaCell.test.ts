import { expect, it } from 'vitest';
import { escapeFormula, unescapeFormula } from './formulaCell.ts';

it.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-ში', "'-ში"],
  ['@x', "'@x"],
  ['\t=x', "\t'=x"],
  ['\r@x', "\r'@x"],
  ["'=1", "''=1"],
  ["'tis", "'tis"],
  ['პური', 'პური'],
  ['1=1', '1=1'],
  ['well-known; x = y', 'well-known; x = y'],
  ['a;=1+1', "a;'=1+1"],
  ['a,=1+1', "a,'=1+1"],
  ['a\t=1+1', "a\t'=1+1"],
  ['a|=1+1', "a|'=1+1"],
  ['a\n=1+1', "a\n'=1+1"],
  ['a; "=1+1"', 'a; "\'=1+1"'],
  ['a;=1;-2', "a;'=1;'-2"],
  ["a;'=1", "a;''=1"],
  [';;=;', ";;'=;"],
  ['', ''],
])('a cell with %j is written as %j, and read back', (text, cell) => {
  expect(escapeFormula(text)).toBe(cell);
  expect(unescapeFormula(cell)).toBe(text);
});

it('no cell begins with a formula, whichever separator splits the text, and each text is read back', () => {
  const pieces = ['=', '-', '@', "'", '"', ' ', ';', ',', '\t', '\n', 'ა', 'x'];
  // A part of all texts of five pieces.
  for (let number = 0; number < pieces.length ** 5; number += 7) {
    const text = [0, 1, 2, 3, 4].map((place) => pieces[Math.floor(number / 12 ** place) % 12]).join('');
    const cell = escapeFormula(text);
    expect(unescapeFormula(cell)).toBe(text);
    for (const part of [cell, ...cell.split(/[,;\t\n]/u)]) expect(part).not.toMatch(/^["\s]*[=+\-@]/u);
  }
});

it('takes time in proportion to the length of a text', () => {
  const text = `${' '.repeat(200_000)}${"';".repeat(200_000)}x`;
  // Quadratic time would exceed the timeout of the test.
  expect(unescapeFormula(text)).toBe(text);
});
