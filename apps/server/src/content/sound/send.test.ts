import { describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { clipBytes, clipFolder, courseClips, testClips } from '../../../test/fixtures.ts';
import { contentSecurityPolicyOf } from '../../site/site.ts';
import { createClipCdn } from './cdn.ts';
import { clipsBuildDir, audibleContrasts, loadClips } from './clips.ts';
import { parseRange } from './send.ts';

const { world, call, callWith, signedIn } = useApp();
const address = (name: string, query = '') => `/audio/${encodeURIComponent(name)}.mp3${query}`;

/** A response with its body as bytes. */
async function requestBytes(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await world.app.request(`http://127.0.0.1:3000${path}`, { method, headers });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

describe('a clip', () => {
  it('[AUD-03] is sent only to callers who may open a page with its text', async () => {
    const cookies: Record<string, string | undefined> = {
      visitor: undefined,
      learner: (await signedIn('hears@ena.example')).cookie,
      lapsed: (await signedIn('lapsed@ena.example', 'past_due')).cookie,
      subscriber: (await signedIn('subscribes@ena.example', 'active')).cookie,
      admin: (await signedIn('admin@ena.example')).cookie,
    };
    const seen = new Map<string, unknown[]>();
    for (const [who, cookie] of Object.entries(cookies)) {
      for (const name of ['ა', 'რა არის ეს?', 'საიდუმლო']) {
        const { status, text } = await call('GET', address(name), undefined, { cookie });
        if (status !== 200) expect(text).not.toContain(name);
        seen.set(who, [...(seen.get(who) ?? []), status]);
      }
    }
    expect(Object.fromEntries(seen)).toEqual({
      visitor: [200, 401, 401],
      learner: [200, 200, 403],
      lapsed: [200, 200, 403],
      subscriber: [200, 200, 200],
      admin: [200, 200, 200],
    });
  });

  it('is immutable in caches at a URL with its version, and in shared caches only if it is public', async () => {
    const { cookie } = await signedIn('keeps@ena.example', 'active');
    const version = `?v=${testClips.info.version}`;
    const cacheControlOf = async (path: string) =>
      (await requestBytes(path, { cookie })).headers.get('cache-control');
    expect(await cacheControlOf(address('ა', version))).toBe('public, max-age=31536000, immutable');
    expect(await cacheControlOf(address('საიდუმლო', version))).toBe('private, max-age=31536000, immutable');
    expect(await cacheControlOf(address('საიდუმლო'))).toBe('private, max-age=600');
    expect(await cacheControlOf(address('ა', '?v=older'))).toBe('public, max-age=600');
    expect((await requestBytes(address('საიდუმლო', version), { cookie })).headers.get('vary')).toContain(
      'Cookie',
    );
  });

  it('comes from a CDN by a signed address, which only callers with access get', async () => {
    const { cookie } = await signedIn('far@ena.example', 'active');
    const cdn = 'https://cdn.example';
    const { version } = testClips.info;
    const clipCdn = createClipCdn('secret', cdn, version);
    const get = (path: string, how = {}) => callWith({ clipCdn }, 'GET', path, undefined, how);
    expect((await get(address('საიდუმლო'))).status).toBe(401);
    const redirect = await get(address('საიდუმლო'), { cookie });
    const location = redirect.headers.get('location') ?? '';
    expect([redirect.status, redirect.headers.get('cache-control')]).toEqual([302, 'private, max-age=600']);
    expect(location).toMatch(/^https:\/\/cdn\.example\/audio\/.*\?v=.*&signature=[\w-]{43}$/u);
    // As the CDN gets it: without a cookie.
    const signed = location.slice(cdn.length);
    const { status, headers } = await get(signed);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('vary') ?? '').not.toContain('Cookie');
    expect([headers.get('access-control-allow-origin'), headers.get('cross-origin-resource-policy')]).toEqual(
      ['*', 'cross-origin'],
    );
    const ofOtherClip = `${address('რა არის ეს?')}?${signed.split('?')[1]}`;
    const otherSecret = createClipCdn('other', '', version).urlOf('საიდუმლო');
    const otherVersion = createClipCdn('secret', '', 'older').urlOf('საიდუმლო');
    for (const forged of [ofOtherClip, otherSecret, otherVersion, signed.slice(0, -1)])
      expect((await get(forged)).status).toBe(401);
    expect((await call('GET', signed)).status).toBe(401);
  });

  it('is not cached if it was refused or the range is not satisfiable', async () => {
    const version = `?v=${testClips.info.version}`;
    const { cookie } = await signedIn('refused@ena.example');
    const refusals = await Promise.all([
      requestBytes(address('საიდუმლო', version)),
      requestBytes(address('საიდუმლო', version), { cookie }),
      requestBytes(address('გველეშაპი', version)),
      requestBytes(address('ა', version), { range: 'bytes=1000-' }),
      requestBytes(address('ა', version), {}, 'POST'),
    ]);
    expect(refusals.map(({ status, headers }) => [status, headers.get('cache-control')])).toEqual(
      [401, 403, 404, 416, 405].map((status) => [status, 'no-store']),
    );
  });

  it('is sent whole or in part', async () => {
    const whole = await requestBytes(address('ა'));
    expect([whole.status, whole.headers.get('accept-ranges'), whole.headers.get('content-type')]).toEqual([
      200,
      'bytes',
      'audio/mpeg',
    ]);
    expect(whole.bytes.equals(clipBytes('ა'))).toBe(true);
    const part = await requestBytes(address('ა'), { range: 'bytes=10-19' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 10-19/1000']);
    expect(part.bytes.equals(clipBytes('ა').subarray(10, 20))).toBe(true);
    const outside = await requestBytes(address('ა'), { range: 'bytes=1000-' });
    expect([outside.status, outside.headers.get('content-range'), outside.bytes.length]).toEqual([
      416,
      'bytes */1000',
      0,
    ]);
    expect((await requestBytes(address('ა'), {}, 'HEAD')).status).toBe(200);
  });

  it.each([
    [undefined, null],
    ['bytes=0-', [0, 999]],
    ['bytes=0-0', [0, 0]],
    ['bytes=990-2000', [990, 999]],
    ['bytes=-100', [900, 999]],
    ['bytes=-5000', [0, 999]],
    ['bytes=-0', 'outside'],
    ['bytes=1000-', 'outside'],
    ['bytes=5-3', null],
    ['bytes=0-1,5-6', null],
    ['bytes=a-b', null],
    ['lines=1-2', null],
    ['bytes=-', null],
  ])('of 1,000 bytes requested with the Range header %s: %j', (header, part) =>
    expect(parseRange(header, 1000)).toEqual(part),
  );

  it.each([
    ['a text without a clip', address('გველეშაპი')],
    ['another script', address('hello')],
    ['a longer text than any', address('ა'.repeat(5000))],
    ['a path traversal', '/audio/..%2F..%2F..%2Fetc%2Fpasswd.mp3'],
    ['the name of a file', '/audio/0.mp3'],
    ['the table', '/audio/..%2Fclips.tsv'],
    ['no ending', `/audio/${encodeURIComponent('ა')}`],
    ['nothing', '/audio/.mp3'],
    ['a broken encoding', '/audio/%E1%83.mp3'],
    ['a NUL', '/audio/%00.mp3'],
    ['the name of a property', '/audio/__proto__.mp3'],
  ])('does not exist at %s: 404 with a code', async (_, path) => {
    const { status, json } = await call('GET', path);
    expect([status, json['code']]).toEqual([404, 'UNKNOWN_CLIP']);
  });

  it('refuses other HTTP methods', async () =>
    expect((await call('POST', address('ა'), {})).status).toBe(405));
});

describe('the sound info', () => {
  it('[AUD-03] names this server by default', async () => {
    const { json } = await call('GET', '/api/sound');
    expect(json).toEqual({
      url: '',
      version: testClips.info.version,
      contrasts: ['კ/ქ'],
      synthetic: true,
    });
  });

  it('[AUD-03] names another host if it is configured, which the Content-Security-Policy then allows', async () => {
    const clips = loadClips(clipFolder, courseClips, 'https://sound.example');
    const { json } = await callWith({ clips }, 'GET', '/api/sound');
    expect(json).toMatchObject({ url: 'https://sound.example', synthetic: false });
    expect(json['contrasts']).toHaveLength(5);
    expect(contentSecurityPolicyOf('', { audioUrl: 'https://sound.example' })).toContain(
      "media-src 'self' blob: https://sound.example;",
    );
    expect(contentSecurityPolicyOf('', { audioUrl: 'https://sound.example' })).toContain(
      "connect-src 'self' https://sound.example;",
    );
    expect(contentSecurityPolicyOf('', { audioUrl: null })).toContain("media-src 'self' blob:;");
  });

  it.each([
    ['every pair differs by 30 ms', ['კ/ქ\ta\t10\tb\t40', 'კ/ქ\tc\t5\td\t60'], ['კ/ქ']],
    ['one pair differs by less', ['კ/ქ\ta\t10\tb\t40', 'კ/ქ\tc\t10\td\t39'], []],
    ['the wrong way round', ['წ/ც\ta\t90\tb\t40'], []],
    ['nothing was measured', [], []],
    ['no voice was found after a sound', ['კ/ქ\ta\t10\tb\tInfinity'], []],
  ])('has the contrasts that can be heard, such as if %s', (_, rows, expected) =>
    expect(audibleContrasts(['header', ...rows, ''].join('\n'))).toEqual(expected),
  );

  it('has three contrasts of ear training for the clips of the course', () =>
    expect(loadClips(clipsBuildDir, courseClips, null).info.contrasts).toEqual(['კ/ქ', 'წ/ც', 'ჭ/ჩ']));

  it('cannot be loaded without clips: the server does not start', () =>
    expect(() => loadClips('/nowhere', courseClips, null)).toThrow(/audio:build/));
});
