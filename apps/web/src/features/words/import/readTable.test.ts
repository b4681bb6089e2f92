import { planImport } from '@ena/domain/ownWords/importTable';
import { describe, expect, it } from 'vitest';
import { decodeText, readTable } from './readTable.ts';

const text = 'პური,bread\n';
const utf16 = (isLittle: boolean) => {
  const bytes = new DataView(new ArrayBuffer(2 * (text.length + 1)));
  Array.from(`\uFEFF${text}`).forEach((char, index) =>
    bytes.setUint16(2 * index, char.charCodeAt(0), isLittle),
  );
  return new Uint8Array(bytes.buffer);
};
const utf8 = new TextEncoder();

describe('the text of a file', () => {
  it.each([
    ['UTF-8', utf8.encode(text)],
    ['UTF-8 with a byte order mark', utf8.encode(`\uFEFF${text}`)],
    ['UTF-16, little-endian', utf16(true)],
    ['UTF-16, big-endian', utf16(false)],
  ])('is read from %s', (_, bytes) => expect(decodeText(bytes)).toBe(text));

  it.each([
    ['Windows-1252', [0xe9, 0x2c, 0x61]],
    ['a spreadsheet', [0x50, 0x4b, 0x03, 0x04, 0x14, 0x00]],
    ['UTF-16 without a byte order mark', utf16(true).slice(2)],
  ])('is not read from %s', (_, bytes) => expect(decodeText(new Uint8Array(bytes))).toBeNull());
});

const words = (typed: string) => {
  const { rows, ignoredColumns } = readTable(typed);
  const { ready, invalid } = planImport(rows, ignoredColumns, new Set());
  return [
    ...ready.map(({ line, word }) => `${line} ${word.form}: ${word.gloss}`),
    ...invalid.map(({ line }) => `${line} invalid`),
  ];
};

describe('a table', () => {
  it.each([
    ['commas', 'პური,bread\nწყალი,water', ['1 პური: bread', '2 წყალი: water']],
    ['a byte order mark', '\uFEFFgeorgian,english\nპური,bread', ['2 პური: bread']],
    [
      'semicolons, and commas in a meaning',
      'პური;bread, loaf\nკი;yes, yeah',
      ['1 პური: bread, loaf', '2 კი: yes, yeah'],
    ],
    ['commas, and semicolons in a meaning', 'პური,bread; loaf\nკი,yes', ['1 პური: bread; loaf', '2 კი: yes']],
    ['tabs', 'bread, loaf\tპური\r\nyes\tკი, დიახ\r\n', ['1 პური: bread, loaf', '2 კი, დიახ: yes']],
    ['old line breaks of a Mac', 'პური,bread\rწყალი,water\r', ['1 პური: bread', '2 წყალი: water']],
    [
      'quotation marks',
      '"პური","bread, ""loaf"""\n\n"წყალი","cold\nwater"\nკი,yes',
      ['1 პური: bread, "loaf"', '3 წყალი: cold water', '5 კი: yes'],
    ],
    [
      'the directives of Anki',
      '#separator:tab\n#html:true\n#tags column:3\nპური\tbread\tfood',
      ['4 პური: bread'],
    ],
    ['an open quotation mark', 'პური,bread\nწყალი,"water\nკი,yes\n', ['1 პური: bread', '2 invalid']],
    ['nothing', '', []],
  ])('with %s is read, with the numbers of its lines', (_, typed, expected) =>
    expect(words(typed)).toEqual(expected),
  );
});
