import { expect, it } from 'vitest';
import { escapeFormula, unescapeFormula } from './formulaCell.ts';

it.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-ში', "'-ში"],
  ['@x', "'@x"],
  ['\tx', "'\tx"],
  ['\rx', "'\rx"],
  ["'=1", "''=1"],
  ["'tis", "'tis"],
  ['პური', 'პური'],
  ['1=1', '1=1'],
  ['', ''],
])('a cell with %j is written as %j, and read back', (text, cell) => {
  expect(escapeFormula(text)).toBe(cell);
  expect(unescapeFormula(cell)).toBe(text);
});
