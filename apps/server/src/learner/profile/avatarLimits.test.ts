/** Pictures that would take too much memory or time. */
import { crc32, deflateSync } from 'node:zlib';
import { maxAvatarEdge } from '@ena/domain/account/avatar';
import sharp, { type Sharp } from 'sharp';
import { expect, it } from 'vitest';
import { encodeAvatar } from './avatarEncoder.ts';
import { withoutExtraChunks } from './png.ts';

const sized = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 50, g: 80, b: 90, alpha: 0.5 } } });
const in16Bits = (picture: Sharp) => picture.toColourspace('rgb16');

/** The largest WebP that can be: its header alone, with 14 bits each for width and height less 1. */
async function vastWebp(): Promise<Buffer> {
  const bytes = await sized(20, 20).webp({ lossless: true }).toBuffer();
  const edge = 16_382;
  // After the signature of the lossless bitstream.
  bytes.writeUInt32LE((((bytes.readUInt32LE(21) >>> 28) << 28) | (edge << 14) | edge) >>> 0, 21);
  return bytes;
}

const halfPicture = async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const picture = sharp({ create: { width: 300, height: 300, channels: 3, background: '#000', noise } });
  return (await picture.png().toBuffer()).subarray(0, 20_000);
};

const marker = (code: number, data: readonly number[]) =>
  Buffer.from([0xff, code, (data.length + 2) >> 8, (data.length + 2) & 0xff, ...data]);

/** A valid progressive JPEG of 8 × 8 pixels in so many scans, each with further bits of a coefficient that is zero. */
function jpegOfScans(count: number): Buffer {
  const highestBit = 13;
  const scans = Array.from({ length: count - 1 }, (_, number) => {
    const coefficient = 1 + Math.floor(number / (highestBit + 1));
    const low = highestBit - (number % (highestBit + 1));
    const bits = low === highestBit ? low : ((low + 1) << 4) | low;
    return [marker(0xda, [1, 1, 0, coefficient, coefficient, bits]), Buffer.from([0x7f])];
  });
  const oneCode = [1, ...Array<number>(15).fill(0), 0];
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    marker(0xdb, [0, ...Array<number>(64).fill(1)]),
    marker(0xc2, [8, 0, 8, 0, 8, 1, 1, 0x11, 0]),
    marker(0xc4, [0x00, ...oneCode]),
    marker(0xc4, [0x10, ...oneCode]),
    marker(0xda, [1, 1, 0, 0, 0, 0]),
    Buffer.from([0x7f]),
    ...scans.flat(),
    Buffer.from([0xff, 0xd9]),
  ]);
}

it.each<[string, () => Buffer | Promise<Buffer>, string | undefined]>([
  ['a JPEG of 16 megapixels', () => sized(4000, 4000).jpeg().toBuffer(), undefined],
  [
    'a CMYK JPEG of more than 8 megapixels',
    () => sized(4000, 2001).toColourspace('cmyk').jpeg().toBuffer(),
    'TOO_MANY_PIXELS',
  ],
  ['a PNG of 16 megapixels', () => sized(4000, 4000, 4).png().toBuffer(), undefined],
  ['a JPEG of more', () => sized(4001, 4000).jpeg().toBuffer(), 'TOO_MANY_PIXELS'],
  [
    'a 16-bit PNG of 8 megapixels',
    () =>
      in16Bits(sized(4000, 2000, 4))
        .png()
        .toBuffer(),
    undefined,
  ],
  [
    'a 16-bit PNG of more',
    () =>
      in16Bits(sized(4000, 2001, 4))
        .png()
        .toBuffer(),
    'TOO_MANY_PIXELS',
  ],
  ['a WebP of 268 megapixels', vastWebp, 'TOO_MANY_PIXELS'],
  [
    'a PNG that is too wide',
    () =>
      sized(maxAvatarEdge + 1, 2)
        .png()
        .toBuffer(),
    'TOO_MANY_PIXELS',
  ],
  ['half a picture', halfPicture, 'IMAGE_UNREADABLE'],
  ['a JPEG of 40 scans', () => jpegOfScans(40), undefined],
  ['a JPEG of more scans', () => jpegOfScans(41), 'IMAGE_UNREADABLE'],
])('the memory and time that a picture takes is limited: %s', async (_, make, code) => {
  const encoded = encodeAvatar(await make());
  if (code === undefined) expect((await encoded).large.length).toBeGreaterThan(0);
  else await expect(encoded).rejects.toMatchObject({ code });
});

it('compressed texts of a PNG are dropped before it is decoded', async () => {
  const picture = await sized(20, 20).png().toBuffer();
  const data = Buffer.concat([Buffer.from('zTXtComment\0\0'), deflateSync(Buffer.alloc(1000))]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length - 4);
  checksum.writeUInt32BE(crc32(data));
  // After the signature and the header, which are 33 bytes.
  const full = Buffer.concat([picture.subarray(0, 33), length, data, checksum, picture.subarray(33)]);
  const stripped = withoutExtraChunks(full);
  expect([full.includes('zTXt'), stripped.includes('zTXt')]).toEqual([true, false]);
  expect(await sharp(stripped).raw().toBuffer()).toEqual(await sharp(picture).raw().toBuffer());
  expect(withoutExtraChunks(Buffer.from('no PNG'))).toEqual(Buffer.from('no PNG'));
});

it('a picture waits until the previous ones are encoded; too many are refused', async () => {
  const picture = await sized(50, 50).png().toBuffer();
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => encodeAvatar(picture)));
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  expect(refused.map(({ code }) => code)).toEqual(Array(4).fill('UNAVAILABLE'));
});
