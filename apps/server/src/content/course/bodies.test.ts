import { lessons, quizzes } from '@ena/course/catalog';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { testCourse } from '../../../test/fixtures.ts';

const { world, call, signedIn, subscribe } = useApp();

const units = [
  ...lessons.map(({ id, tier }) => ({
    id,
    tier,
    path: `/api/course/lessons/${id}`,
    body: testCourse.lessons.get(id),
  })),
  ...quizzes.map(({ id, tier }) => ({
    id,
    tier,
    path: `/api/course/quizzes/${id}`,
    body: testCourse.quizzes.get(id),
  })),
];
const cookies: Record<string, string> = {};
beforeAll(async () => {
  cookies['learner'] = (await signedIn('learner@ena.example')).cookie;
  cookies['lapsed'] = (await signedIn('lapsed@ena.example', 'canceled')).cookie;
  cookies['subscriber'] = (await signedIn('subscriber@ena.example', 'active')).cookie;
  cookies['trial'] = (await signedIn('trial@ena.example', 'trialing')).cookie;
  cookies['admin'] = (await signedIn('admin@ena.example')).cookie;
});

describe('course bodies', () => {
  it.each([
    ['visitor', false, false],
    ['learner', true, false],
    ['lapsed', true, false],
    ['subscriber', true, true],
    ['trial', true, true],
    ['admin', true, true],
  ])(
    '[ACCESS-12] [ACCESS-13] [GUARD-32] [GUARD-33] to a %s: free %s, premium %s',
    async (who, free, premium) => {
      for (const { path, tier, body } of units) {
        const reply = await call('GET', path, undefined, { cookie: cookies[who] });
        const opens = tier === 'free' ? free : premium;
        const expected = !body ? 404 : opens ? 200 : who === 'visitor' ? 401 : 403;
        // A visitor gets 401 before the unit is looked up.
        expect([path, reply.status]).toEqual([path, who === 'visitor' ? 401 : expected]);
        if (reply.status === 200) expect(reply.json).toEqual(body);
        else expect(reply.text).not.toContain('SECRET');
      }
    },
  );

  it.each([
    ['visitor', 401],
    ['learner', 403],
    ['lapsed', 403],
    ['subscriber', 200],
    ['trial', 200],
    ['admin', 200],
  ])('[ACCESS-14] [VOC-04] [GUARD-32] [GUARD-33] the vocabulary section to a %s: %i', async (who, status) => {
    const reply = await call('GET', '/api/course/vocabulary', undefined, { cookie: cookies[who] });
    expect(reply.status).toBe(status);
    if (status === 200) expect(reply.json).toEqual(testCourse.vocabulary);
    else expect(reply.text).not.toContain('SECRET');
  });

  it('[ACCESS-16] follow a change of the subscription at the next request', async () => {
    const { userId, cookie } = await signedIn('changing@ena.example');
    const status = async () =>
      (await call('GET', '/api/course/lessons/numbers', undefined, { cookie })).status;
    const seen = [await status()];
    for (const state of ['active', 'past_due', 'trialing', 'paused']) {
      await subscribe(userId, state);
      seen.push(await status());
    }
    expect(seen).toEqual([403, 200, 403, 200, 403]);
  });

  it.each([
    ['/api/course/lessons/nonsense', 404],
    ['/api/course/lessons/quiz-alphabet', 404],
    ['/api/course/lessons/__proto__', 404],
    ['/api/course/quizzes/alphabet', 404],
    ['/api/course/lessons/%00', 404],
    ['/api/course/lessons/%E0%A4', 404],
    ['/api/course/lessons/idiomatic-expressions', 200],
  ])('at %s return %i', async (path, status) =>
    expect((await call('GET', path, undefined, { cookie: cookies['subscriber'] })).status).toBe(status),
  );

  it('have a strong ETag for each encoding and are not sent again if unchanged (304)', async () => {
    const request = (headers: Record<string, string>) =>
      world.app.request('http://127.0.0.1:3000/api/course/lessons/alphabet', {
        headers: { cookie: cookies['learner'] ?? '', ...headers },
      });
    const tags = new Set<string>();
    const decoders = { br: brotliDecompressSync, gzip: gunzipSync, 'br;q=0': null, '': null };
    for (const [encoding, decode] of Object.entries(decoders)) {
      const response = await request({ 'accept-encoding': encoding });
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(JSON.parse((decode ? decode(bytes) : bytes).toString())).toEqual(
        testCourse.lessons.get('alphabet'),
      );
      expect(response.headers.get('content-encoding')).toBe(decode ? encoding : null);
      expect(response.headers.get('cache-control')).toBe('private, no-cache');
      expect(response.headers.get('vary')).toMatch(/Accept-Encoding.*Cookie/);
      const etag = response.headers.get('etag') ?? '';
      expect(etag).toMatch(/^"[\w-]+"$/);
      tags.add(etag);
      const again = await request({ 'accept-encoding': encoding, 'if-none-match': `"other", W/${etag}` });
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    }
    expect(tags.size).toBe(3);
  });
});
