/** Pictures that would take too much memory or time, and encoders that crash or hang: none affects the server. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { createAvatarEncoder } from './avatarEncoder.ts';

const { callWith, call, signedIn, folder } = useApp();

/** The Origin header of our own pages, which a body other than JSON requires. */
const headers = { origin: 'http://127.0.0.1:3000' };
const upload = (cookie: string, body: Uint8Array, services = {}) =>
  callWith(services, 'POST', '/api/profile/avatar', body, { cookie, headers });
const sized = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 50, g: 80, b: 90, alpha: 0.5 } } });
const in16Bits = (picture: Sharp) => picture.toColourspace('rgb16');

/** Claims the maximal size of the format. */
async function vastWebp(): Promise<Uint8Array> {
  const bytes = await sized(20, 20).webp({ lossless: true }).toBuffer();
  // Width and height have 14 bits each, after the signature of the lossless bitstream.
  bytes.writeUIntLE(bytes.readUIntLE(21, 4) | 0x0fff_ffff, 21, 4);
  return bytes;
}
/** Whose header claims a quarter of its width and height. */
async function lyingAvif(): Promise<Uint8Array> {
  const bytes = await sized(2400, 2400).avif({ effort: 0 }).toBuffer();
  const size = bytes.indexOf('ispe') + 8;
  bytes.writeUInt32BE(600, size);
  bytes.writeUInt32BE(600, size + 4);
  return bytes;
}
const halfPicture = async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const picture = sharp({ create: { width: 300, height: 300, channels: 3, background: '#000', noise } });
  return (await picture.png().toBuffer()).subarray(0, 20_000);
};

describe('the memory that a picture takes', () => {
  it.each<[string, () => Promise<Uint8Array>, string | undefined]>([
    ['an AVIF of 2 megapixels', () => sized(1920, 1080).avif({ effort: 0 }).toBuffer(), undefined],
    ['an AVIF of 4 megapixels', () => sized(2000, 2000).avif({ effort: 0 }).toBuffer(), 'TOO_MANY_PIXELS'],
    ['an AVIF that is larger than its header claims', lyingAvif, 'IMAGE_UNREADABLE'],
    [
      'a 16-bit PNG',
      () =>
        in16Bits(sized(2400, 2400, 4))
          .png()
          .toBuffer(),
      'TOO_MANY_PIXELS',
    ],
    [
      'an interlaced PNG',
      () => sized(4000, 3000, 4).png({ progressive: true }).toBuffer(),
      'TOO_MANY_PIXELS',
    ],
    ['the same, not interlaced', () => sized(4000, 3000, 4).png().toBuffer(), undefined],
    [
      'a progressive JPEG with full chroma',
      () => sized(2800, 2800).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
      'TOO_MANY_PIXELS',
    ],
    [
      'a progressive JPEG of 12 megapixels',
      () => sized(4000, 3000).jpeg({ progressive: true }).toBuffer(),
      undefined,
    ],
    ['a GIF', () => sized(3000, 3000).gif().toBuffer(), 'TOO_MANY_PIXELS'],
    [
      'a lossless WebP',
      () => sized(2300, 2300).webp({ lossless: true, effort: 0 }).toBuffer(),
      'TOO_MANY_PIXELS',
    ],
    ['a WebP of 268 megapixels', vastWebp, 'IMAGE_UNREADABLE'],
    ['a PNG that is too wide', () => sized(5001, 2).png().toBuffer(), 'TOO_MANY_PIXELS'],
    ['half a picture', halfPicture, 'IMAGE_UNREADABLE'],
  ])('is limited: %s', async (name, make, code) => {
    const { cookie } = await signedIn(`${name.replaceAll(/\W/gu, '-')}@ena.example`);
    const { status, json } = await upload(cookie, await make());
    expect([status, json['code']]).toEqual([code === undefined ? 200 : 422, code]);
  });
});

describe('an encoder', () => {
  /** The output of two empty pictures, which a program writes that was not ended. */
  const succeed = 'process.stdout.write(Buffer.alloc(4));';
  /** A program that is run instead of the encoder. */
  const encoderThat = (name: string, source: string, options = {}) => {
    const program = join(folder, `${name}.mjs`);
    writeFileSync(program, source);
    return { encodeAvatar: createAvatarEncoder({ program, ...options }) };
  };
  it.each([
    ['crashes', 'process.abort()', {}, true],
    ['hangs', 'setInterval(() => undefined, 1000)', { timeoutMs: 500 }, true],
    [
      'computes too long',
      // Not a time of the clock, of which a busy machine gives it only a share.
      `const spent = () => { const { user, system } = process.cpuUsage(); return user + system; };
       while (spent() < 5e6); ${succeed}`,
      { maxCpuSeconds: 1, timeoutMs: 120_000 },
      process.platform === 'linux',
    ],
    [
      'takes too much memory',
      `const all = []; while (all.length < 300) all.push(Buffer.alloc(1e6, 1)); ${succeed}`,
      {},
      process.platform === 'linux',
    ],
  ])(
    'that %s is ended; the learner keeps the avatar, and the server works on',
    async (name, source, options, runs) => {
      if (!runs) return;
      const { cookie } = await signedIn(`${name.replaceAll(' ', '-')}@ena.example`);
      const picture = await sized(60, 60).png().toBuffer();
      const before = await upload(cookie, picture);
      const services = encoderThat(name.replaceAll(' ', '-'), source, options);
      const failed = await Promise.all([
        upload(cookie, picture, services),
        upload(cookie, picture, services),
      ]);
      expect(failed.map(({ status, json }) => [status, json['code']])).toEqual([
        [422, 'IMAGE_UNREADABLE'],
        [422, 'IMAGE_UNREADABLE'],
      ]);
      const { json } = await call('GET', '/api/session', undefined, { cookie });
      expect(json['learner']).toEqual(before.json['learner']);
      expect((await upload(cookie, picture)).status).toBe(200);
    },
  );
});
