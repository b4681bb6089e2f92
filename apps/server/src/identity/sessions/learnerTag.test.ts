import { learnerHeader } from '@ena/contract/learnerHeader';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app.ts';

const { call, signedIn, subscribe } = useApp();
let ana: { userId: string; cookie: string };
let beka: { userId: string; cookie: string };
beforeAll(async () => {
  [ana, beka] = [await signedIn('ana@ena.example'), await signedIn('beka@ena.example', 'active')];
});
const named = async (path: string, cookie?: string) =>
  (await call('GET', path, undefined, { cookie })).headers.get(learnerHeader);
const tagOf = async (cookie: string) => {
  const { learner } = (await call('GET', '/api/session', undefined, { cookie })).json;
  return String(Object(learner).tag);
};

describe('a response', () => {
  it.each([
    '/api/session',
    '/api/progress',
    '/api/reviews/items',
    '/api/search?q=water',
    '/api/course/lessons/alphabet',
    '/beginner/alphabet',
    '/today',
    // Refused, or not found.
    '/api/course/vocabulary',
    '/api/chat/conversations/00000000-0000-4000-8000-000000000000',
  ])('to GET %s names its learner, and nobody without a session', async (path) => {
    const tag = await tagOf(ana.cookie);
    expect(tag).toMatch(/^[\w-]{22}$/u);
    expect(tag).not.toContain(ana.userId.slice(0, 8));
    expect(await named(path, ana.cookie)).toBe(tag);
    expect(await named(path, beka.cookie)).toBe(`${await tagOf(beka.cookie)};premium`);
    expect(await named(path)).toBeNull();
  });

  it('differs once Premium has begun, by the same tag', async () => {
    const carla = await signedIn('carla@ena.example');
    const before = await named('/api/progress', carla.cookie);
    await subscribe(carla.userId, 'active');
    expect(await named('/api/progress', carla.cookie)).toBe(`${before};premium`);
  });

  it('that is public names nobody', async () => {
    expect(await named('/faq', ana.cookie)).toBeNull();
    expect(await named('/api/sound', ana.cookie)).toBeNull();
  });
});

it('a request that names another learner than its session is refused, and changes nothing', async () => {
  const draft = { essayId: 'essay', text: 'of Ana', savedAt: '2026-03-01T10:00:00.000Z' };
  const headers = { [learnerHeader]: await tagOf(ana.cookie) };
  const refused = await call('POST', '/api/writings/drafts', draft, { cookie: beka.cookie, headers });
  expect([refused.status, refused.json['code']]).toEqual([409, 'LEARNER_CHANGED']);
  expect(refused.headers.get(learnerHeader)).toBe(`${await tagOf(beka.cookie)};premium`);
  const list = await call('GET', '/api/writings', undefined, { cookie: beka.cookie });
  expect(list.json['drafts']).toEqual([]);
  const own = { cookie: ana.cookie, headers };
  expect((await call('GET', '/api/progress', undefined, own)).status).toBe(200);
});
