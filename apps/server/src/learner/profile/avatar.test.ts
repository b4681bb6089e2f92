import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { avatarEdges, maxAvatarBytes, smallAvatarUrl } from '@ena/domain/account/avatar';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { type Storage, startStorage } from '../../../test/storage.ts';
import { userProfiles } from '../../platform/db/users.ts';
import { avatarBucket, type Files, openFiles } from '../../platform/files.ts';

const { world, call, callWith, signedIn, folder, logged } = useApp();

/** The Origin header of our own pages, which a body other than JSON requires. */
const own = { origin: 'http://127.0.0.1:3000' };
const png = (width: number, height: number, background = '#7b1e3b') =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
const upload = (cookie: string, body: Uint8Array, type = 'image/png', how = {}) =>
  call('POST', '/api/profile/avatar', body, { cookie, headers: { ...own, 'content-type': type, ...how } });
const addressIn = (json: Record<string, unknown>): string => String(Object(json['learner'])['avatarUrl']);
const avatarOf = async (cookie: string) => {
  const { json } = await call('GET', '/api/session', undefined, { cookie });
  const address: unknown = Object(json['learner'])['avatarUrl'];
  return address;
};
/** Stored files of a learner. */
const storedOf = (userId: string): string[] => {
  try {
    return readdirSync(join(folder, avatarBucket, 'avatars', userId)).toSorted();
  } catch {
    return [];
  }
};
const pictureAt = async (address: string) => {
  const response = await world.app.request(`http://127.0.0.1:3000${address}`);
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
};
const pngChunk = (type: string, data: Buffer) => {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const named = Buffer.concat([Buffer.from(type), data]);
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};
/** A PNG of 30,000 × 30,000 pixels, one bit each, with this as its packed pixels. */
const vastPng = (packed: Buffer) => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(30_000, 0);
  head.writeUInt32BE(30_000, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const chunks = [pngChunk('IHDR', head), pngChunk('IDAT', packed), pngChunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...chunks]);
};

describe('an avatar', () => {
  it('[PROF-10] [PROF-11] is stored as two WebP squares under a random name, and the profile has its URL', async () => {
    const { userId, cookie } = await signedIn('ana@ena.example');
    const reply = await upload(cookie, await png(400, 300));
    expect(reply.status).toBe(200);
    const address = addressIn(reply.json);
    expect(address).toMatch(new RegExp(`^/avatars/${userId}/[0-9a-f]{32}\\.webp$`, 'u'));
    expect(await avatarOf(cookie)).toBe(address);
    for (const [at, edge] of [
      [address, avatarEdges.large],
      [smallAvatarUrl(address), avatarEdges.small],
    ] as const) {
      const { status, headers, bytes } = await pictureAt(at);
      expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
        200,
        'image/webp',
        'public, max-age=3600',
      ]);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: edge, height: edge });
    }
    expect(storedOf(userId)).toHaveLength(2);
  });

  it.each(['jpeg', 'png', 'webp'] as const)('can be a picture in %s, D34', async (format) => {
    const { cookie } = await signedIn(`${format}@ena.example`);
    const body = await sharp(await png(60, 90))
      .toFormat(format)
      .toBuffer();
    // The Content-Type header is ignored.
    expect((await upload(cookie, body, 'application/octet-stream')).status).toBe(200);
  });

  it('[SET-08] replaces the files of the previous one, and null deletes them', async () => {
    const { userId, cookie } = await signedIn('changes@ena.example');
    const first = addressIn((await upload(cookie, await png(50, 50))).json);
    const second = addressIn((await upload(cookie, await png(50, 50))).json);
    expect(second).not.toBe(first);
    expect((await pictureAt(first)).status).toBe(404);
    expect(storedOf(userId)).toHaveLength(2);
    expect((await call('PATCH', '/api/profile', { avatarUrl: null }, { cookie })).status).toBe(200);
    expect(await avatarOf(cookie)).toBeNull();
    expect(storedOf(userId)).toEqual([]);
    expect((await pictureAt(second)).status).toBe(404);
  });

  it('leaves no orphaned files when it is changed concurrently', async () => {
    const { userId, cookie } = await signedIn('twice@ena.example');
    const body = await png(50, 50);
    const replies = await Promise.all([1, 2, 3, 4].map(() => upload(cookie, body)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const address = String(await avatarOf(cookie));
    const name = address.split('/').at(-1) ?? '';
    expect(storedOf(userId)).toEqual([name, smallAvatarUrl(name)].toSorted());
  });

  it('is rotated upright and has no metadata of the camera', async () => {
    const { cookie } = await signedIn('camera@ena.example');
    const wide = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#fff' } })
      .composite([{ input: await png(60, 100, '#f00'), left: 0, top: 0 }])
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExif({
        IFD0: { Copyright: 'SECRET-NAME' },
        IFD3: { GPSLatitude: '41/1 42/1 0/1' },
      })
      .toBuffer();
    expect(wide.includes('SECRET-NAME')).toBe(true);
    const { bytes } = await pictureAt(addressIn((await upload(cookie, wide, 'image/jpeg')).json));
    expect(bytes.includes('SECRET-NAME')).toBe(false);
    const { exif, icc, xmp } = await sharp(bytes).metadata();
    expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
    // As sent, the left part is red; rotated upright, the top is.
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const green = (x: number, y: number) => data[(y * info.width + x) * info.channels + 1] ?? -1;
    expect(green(128, 4)).toBeLessThan(90);
    expect(green(128, 250)).toBeGreaterThan(200);
  });

  it('[PROF-09] without a session is refused and changes nothing', async () => {
    const { userId, cookie } = await signedIn('session@ena.example');
    const reply = await call('POST', '/api/profile/avatar', await png(50, 50), { headers: own });
    expect([reply.status, reply.json['code'], reply.json['message']]).toEqual([
      401,
      'UNAUTHENTICATED',
      'User not authenticated',
    ]);
    expect((await call('PATCH', '/api/profile', { avatarUrl: null, displayName: 'X' })).status).toBe(401);
    expect(await avatarOf(cookie)).toBeNull();
    expect(storedOf(userId)).toEqual([]);
  });

  it('stays the previous one if the new one cannot be stored, and errors are reported', async () => {
    const { userId, cookie } = await signedIn('full@ena.example');
    const address = addressIn((await upload(cookie, await png(50, 50))).json);
    let puts = 0;
    const full: Files = {
      ...world.services.files,
      put: async (...file) => {
        puts += 1;
        if (puts === 2) throw new Error('no space left');
        await world.services.files.put(...file);
      },
    };
    const body = await png(50, 50);
    expect(
      (await callWith({ files: full }, 'POST', '/api/profile/avatar', body, { cookie, headers: own })).status,
    ).toBe(500);
    expect(await avatarOf(cookie)).toBe(address);
    // Not awaited by the request.
    await expect.poll(() => storedOf(userId)).toHaveLength(2);
    const stuck: Files = { ...world.services.files, remove: async () => Promise.reject(new Error('stuck')) };
    expect(
      (await callWith({ files: stuck }, 'PATCH', '/api/profile', { avatarUrl: null }, { cookie })).status,
    ).toBe(200);
    expect(logged.join('')).toContain('an old avatar could not be removed');
  });
});

const script = '<script>alert(1)</script>';
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">${script}</svg>`;

describe('uploads: nothing is stored as it was sent', () => {
  const hostile: readonly (readonly [string, () => Promise<Uint8Array>])[] = [
    ['SVG', async () => Buffer.from(svg)],
    ['SVG with a prologue', async () => Buffer.from(`<?xml version="1.0"?><!DOCTYPE svg>${svg}`)],
    ['HTML', async () => Buffer.from(`<!doctype html><html>${script}</html>`)],
    ['nothing', async () => new Uint8Array()],
    ...(['gif', 'avif', 'tiff'] as const).map(
      (format) =>
        [
          format,
          async () =>
            sharp(await png(20, 20))
              .toFormat(format)
              .toBuffer(),
        ] as const,
    ),
    ['a GIF header before a script', async () => Buffer.from(`GIF89a=1;${script}`)],
    [
      'a JPEG header before HTML',
      async () => Buffer.concat([Buffer.from([255, 216, 255, 224]), Buffer.from(script)]),
    ],
    ['PDF', async () => Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>')],
    ['JSON', async () => Buffer.from('{"displayName":"x"}')],
  ];
  it.each(hostile)('[SET-10] %s is refused', async (name, make) => {
    const { userId, cookie } = await signedIn(
      `hostile-${hostile.findIndex(([each]) => each === name)}@ena.example`,
    );
    const reply = await upload(cookie, await make());
    expect([reply.status, reply.json['code']]).toEqual([415, 'NOT_AN_IMAGE']);
    expect(storedOf(userId)).toEqual([]);
    expect(await avatarOf(cookie)).toBeNull();
  });

  it.each([
    ['png', 'after its end'],
    ['jpeg', 'after its end'],
    ['jpeg', 'in a comment'],
    ['png', 'in a text chunk'],
  ] as const)('a polyglot of %s and HTML (%s) is re-encoded without the HTML', async (format, where) => {
    const { cookie } = await signedIn(`polyglot-${format}-${where.length}@ena.example`);
    const picture = await sharp(await png(80, 80))
      .toFormat(format)
      .toBuffer();
    const page = Buffer.from(`${script}${svg}`);
    const text = pngChunk('tEXt', Buffer.concat([Buffer.from('Comment\0'), page]));
    const comment = Buffer.concat([Buffer.from([255, 254, 0, page.length + 2]), page]);
    const body = {
      'after its end': Buffer.concat([picture, page]),
      'in a comment': Buffer.concat([picture.subarray(0, 2), comment, picture.subarray(2)]),
      // After the signature and the header, which are 33 bytes.
      'in a text chunk': Buffer.concat([picture.subarray(0, 33), text, picture.subarray(33)]),
    }[where];
    expect(body.includes(script)).toBe(true);
    const reply = await upload(cookie, body);
    expect(reply.status).toBe(200);
    const address = addressIn(reply.json);
    for (const at of [address, smallAvatarUrl(address)]) {
      const { bytes, headers } = await pictureAt(at);
      expect(bytes.includes('<script') || bytes.includes('<svg')).toBe(false);
      expect([headers.get('content-type'), headers.get('content-security-policy')]).toEqual([
        'image/webp',
        "default-src 'none'; frame-ancestors 'none'",
      ]);
    }
  });

  it('[SET-11] exactly 2 MB are accepted, one byte more is not', async () => {
    const { userId, cookie } = await signedIn('two-mb@ena.example');
    const picture = await png(100, 100);
    const full = Buffer.concat([picture, Buffer.alloc(maxAvatarBytes - picture.length)]);
    expect(full).toHaveLength(2 * 1024 * 1024);
    expect((await upload(cookie, full)).status).toBe(200);
    const before = storedOf(userId);
    const reply = await upload(cookie, Buffer.concat([full, Buffer.alloc(1)]));
    expect([reply.status, reply.json['code']]).toEqual([413, 'IMAGE_TOO_LARGE']);
    // Without a Content-Length, or with a wrong one, the received bytes are counted.
    const lied = await upload(cookie, Buffer.concat([full, Buffer.alloc(1)]), 'image/png', {
      'content-length': '10',
    });
    expect([lied.status, lied.json['code']]).toEqual([413, 'IMAGE_TOO_LARGE']);
    expect(storedOf(userId)).toEqual(before);
  });

  it('30,000 × 30,000 pixels are refused, and so is a picture whose header claims them; memory grows by less than 150 MB', async () => {
    const { cookie } = await signedIn('pixels@ena.example');
    // One byte before the pixels of each row.
    const flat = vastPng(deflateSync(Buffer.alloc(30_000 * (1 + 30_000 / 8))));
    const claimed = vastPng(Buffer.from([0]));
    const sized = (width: number, height: number, background: string) =>
      sharp({ create: { width, height, channels: 4, background } });
    const photos = [
      await sized(4000, 4000, '#345').jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
      await sized(4000, 4000, '#3458').png({ progressive: true }).toBuffer(),
      await sized(2828, 2828, '#3458').toColourspace('rgb16').png({ progressive: true }).toBuffer(),
      await sized(4000, 4000, '#3458').webp({ effort: 0 }).toBuffer(),
    ];
    expect(flat.length).toBeLessThan(maxAvatarBytes);
    const before = process.memoryUsage().rss;
    let peak = before;
    const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 5);
    for (const body of [flat, claimed]) {
      const { status, json } = await upload(cookie, body);
      expect([status, json['code']]).toEqual([422, 'TOO_MANY_PIXELS']);
    }
    // The largest accepted picture of each format, concurrently.
    const replies = await Promise.all(photos.map((photo) => upload(cookie, photo)));
    clearInterval(watch);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((peak - before) / 2 ** 20).toBeLessThan(150);
  });

  it.each([
    '/avatars/',
    '/avatars/../secrets.json',
    '/avatars/..%2f..%2fsecrets.json',
    '/avatars/00000000-0000-0000-0000-000000000000/a.webp',
    '/avatars/00000000-0000-0000-0000-000000000000/../../../secrets.json',
    '/avatars/%00',
    '/avatars/%E0%A4%A',
    `/avatars/${'a'.repeat(5000)}.webp`,
    '/avatars/00000000-0000-0000-0000-000000000000/0123456789abcdef0123456789abcdef.webp.html',
  ])('the invalid path %s returns 404', async (address) => {
    expect((await pictureAt(address)).status).toBe(404);
  });

  it('a file name in the request is ignored', async () => {
    const { userId, cookie } = await signedIn('names@ena.example');
    const headers = {
      'content-disposition': 'attachment; filename="../../../../etc/x.html"',
      'x-file-name': 'x.svg',
    };
    await upload(cookie, await png(50, 50), 'text/html', headers);
    expect(storedOf(userId).every((name) => /^[0-9a-f]{32}(?:-small)?\.webp$/u.test(name))).toBe(true);
    expect(storedOf(userId)).toHaveLength(2);
  });
});

describe('with S3 storage', () => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await startStorage();
  });
  afterAll(() => storage.close());

  it('[PROF-10] the files are stored in the bucket user-avatars and served from there', async () => {
    const { userId, cookie } = await signedIn('s3@ena.example');
    const files = openFiles(storage.settings, folder);
    const body = await png(50, 50);
    const send = () => callWith({ files }, 'POST', '/api/profile/avatar', body, { cookie, headers: own });
    const [first, second] = [addressIn((await send()).json), addressIn((await send()).json)];
    expect(await files.read(first.slice(1))).toBeNull();
    expect(await files.read(second.slice(1))).not.toBeNull();
    const shown = await callWith({ files }, 'GET', smallAvatarUrl(second));
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(storedOf(userId)).toEqual([]);
    const [row] = await world.services.db.select().from(userProfiles).where(eq(userProfiles.id, userId));
    expect(row?.avatarUrl).toBe(second);
  });
});
