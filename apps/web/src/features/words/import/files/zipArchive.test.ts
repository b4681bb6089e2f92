import { randomBytes } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { ImportFailure } from './importProblem.ts';
import { readImportFile } from './readImportFile.ts';
import { maxUnpackedBytes, openZip } from './zipArchive.ts';

const noise = new Uint8Array(randomBytes(100_000));
const text = strToU8('გამარჯობა '.repeat(10_000));
const zipped = zipSync({ 'Folder\\Text.xml': text, noise: [noise, { level: 0 }], empty: new Uint8Array() });
const blob = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes]);

/** An archive of one file, with its directory changed. */
function forged(file: Uint8Array, change: (view: DataView, directory: number, end: number) => void) {
  const bytes = zipSync({ 'collection.anki2': file });
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const end = bytes.length - 22;
  change(view, view.getUint32(end + 16, true), end);
  return blob(bytes);
}

describe('an archive', () => {
  it('has its files, packed or not, by name in lower case', async () => {
    const { names, read } = await openZip(blob(zipped));
    expect([...names]).toEqual(['folder/text.xml', 'noise', 'empty']);
    expect(await read('folder/text.xml')).toEqual(text);
    expect(await read('noise')).toEqual(noise);
    expect(await read('empty')).toHaveLength(0);
  });

  it('is found before a comment', async () => {
    const bytes = zipSync({ a: text });
    new DataView(bytes.buffer).setUint16(bytes.length - 2, 5, true);
    const { read } = await openZip(new Blob([bytes, 'PK\x05\x06!']));
    expect(await read('a')).toEqual(text);
  });

  it('can be a ZIP64 archive', async () => {
    // A local header, then the directory with the sizes in an extra field, the ZIP64 end record, its locator, the end.
    const name = strToU8('a');
    const local = new DataView(new ArrayBuffer(30));
    local.setUint32(0, 0x04034b50, true);
    local.setUint16(26, 1, true);
    const central = new DataView(new ArrayBuffer(46));
    central.setUint32(0, 0x02014b50, true);
    central.setUint32(20, 0xffffffff, true);
    central.setUint32(24, 0xffffffff, true);
    central.setUint16(28, 1, true);
    central.setUint16(30, 24, true);
    central.setUint32(42, 0, true);
    const extra = new DataView(new ArrayBuffer(24));
    extra.setUint16(0, 0x9999, true);
    extra.setUint16(4, 1, true);
    extra.setUint16(6, 16, true);
    extra.setBigUint64(8, BigInt(text.length), true);
    extra.setBigUint64(16, BigInt(text.length), true);
    const start = 31 + text.length;
    const end64 = new DataView(new ArrayBuffer(56));
    end64.setUint32(0, 0x06064b50, true);
    end64.setBigUint64(40, 71n, true);
    end64.setBigUint64(48, BigInt(start), true);
    const locator = new DataView(new ArrayBuffer(20));
    locator.setUint32(0, 0x07064b50, true);
    locator.setBigUint64(8, BigInt(start + 71), true);
    const end = new DataView(new ArrayBuffer(22));
    end.setUint32(0, 0x06054b50, true);
    end.setUint32(12, 0xffffffff, true);
    end.setUint32(16, 0xffffffff, true);
    const file = new Blob([local, name, text, central, name, extra, end64, locator, end]);
    expect(await (await openZip(file)).read('a')).toEqual(text);
  });
});

describe('an archive that cannot be read', () => {
  const bomb = new Uint8Array(20_000_000);
  it.each([
    ['is cut', blob(zipped.slice(0, 50_000)), 'damaged'],
    ['has nothing after its first bytes', blob(zipped.slice(0, 4)), 'damaged'],
    ['is empty', blob(zipSync({})), 'otherArchive'],
    [
      'says a smaller size than that of a file',
      forged(bomb, (view, at) => view.setUint32(at + 24, 1000, true)),
      'damaged',
    ],
    [
      'says a larger size',
      forged(text, (view, at) => view.setUint32(at + 24, text.length + 1, true)),
      'damaged',
    ],
    [
      'has a file that is too large',
      forged(text, (view, at) => view.setUint32(at + 24, maxUnpackedBytes + 1, true)),
      'tooLarge',
    ],
    [
      'has a directory that is too large',
      forged(text, (view, _, end) => view.setUint32(end + 12, 0x40000000, true)),
      'tooLarge',
    ],
    ['has an encrypted file', forged(text, (view, at) => view.setUint16(at + 8, 1, true)), 'damaged'],
    [
      'has a file with another compression',
      forged(text, (view, at) => view.setUint16(at + 10, 14, true)),
      'damaged',
    ],
    [
      'has a file that begins elsewhere',
      forged(text, (view, at) => view.setUint32(at + 42, 5, true)),
      'damaged',
    ],
  ])('%s', async (_, file, problem) =>
    expect(await readImportFile(file)).toEqual({ kind: 'problem', problem }),
  );

  it('has files that are too large together', async () => {
    const { read } = await openZip(blob(zipSync({ a: text, b: text, c: text })), 2 * text.length);
    for (const name of ['a', 'b']) expect(await read(name)).toHaveLength(text.length);
    await expect(read('c')).rejects.toThrow(new ImportFailure('tooLarge'));
  });
});

it.each([
  ['a text', 'პური,bread', { kind: 'text' }],
  [
    'an old Excel file',
    new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]),
    { kind: 'problem', problem: 'oldExcel' },
  ],
  ['nothing', '', { kind: 'text' }],
])('%s is recognized by its first bytes', async (_, content, expected) =>
  expect(await readImportFile(new Blob([content]))).toEqual(expected),
);
