import { describe, expect, it } from 'vitest';
import { decodeText } from './decodeText.ts';

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
