/** How the service worker answers, with a real Cache API and a network that the test controls. */
import { buildHeader } from '@ena/contract/buildHeader';
import { learnerHeader, learnerHeaderOf } from '@ena/contract/learnerHeader';
import { storedCopyHeader, storedOffline } from '@ena/contract/storedCopyHeader';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ana } from '../../../test/learner.ts';
import {
  filesCache,
  ignoreEarlierSessions,
  keptCache,
  learnerCacheOf,
  learnerClipsCache,
  pagesCacheOf,
  picturesCache,
  publicClipsCache,
  store,
  storeOfLearner,
} from '../cache/caches.ts';
import {
  respondWithClip,
  respondWithData,
  respondWithFile,
  respondWithPage,
  respondWithPicture,
  type WorkerContext,
} from './respond.ts';
import { skeletonPath } from '../cache/paths.ts';

const realFetch = fetch;
const build = 'b1';
type Answer = () => Response | Promise<Response>;
let network: Readonly<Record<string, Answer>> = {};
const isOffline: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
const portal: Answer = () => new Response('<h1>Hotel</h1>', { headers: { 'Content-Type': 'text/html' } });

const ofEna = (text: string, headers: Record<string, string> = {}, status = 200) =>
  new Response(text, { status, headers: { [buildHeader]: build, ...ofViewer(), ...headers } });
const publicPage = (text: string) => ofEna(text, { 'Cache-Control': 'no-cache' });
const privatePage = (text: string) => ofEna(text, { 'Cache-Control': 'private, no-cache', Vary: 'Cookie' });

/** The text with which the service worker answers while the network does; waits until it has stored what it stores. */
async function ask(
  respond: typeof respondWithPage,
  path: string,
  answer: Answer,
  update: WorkerContext['update'] = null,
): Promise<string> {
  network = { [new URL(path, location.origin).pathname]: answer };
  const background: Promise<unknown>[] = [];
  const request = new Request(new URL(path, location.origin));
  const waitUntil = (work: Promise<unknown>) => void background.push(work);
  const response = await respond(request, { build, waitUntil, update });
  // Work may begin more work.
  for (const work of background) await work;
  if (response.type === 'error') return 'network error';
  const isCopy = response.headers.get(storedCopyHeader) === storedOffline;
  const text = await response.text();
  if (text.includes('<h1>You are offline</h1>')) return 'nothing is stored';
  return `${isCopy ? 'copy: ' : ''}${response.status} ${text}`;
}
const askPage = (path: string, answer: Answer) => ask(respondWithPage, path, answer);
const askData = (path: string, answer: Answer) => ask(respondWithData, path, answer);
/** Whom the server takes for signed in. */
let viewer: { readonly tag: string; readonly entitled: boolean } | null = null;
const ofViewer = (): Record<string, string> => (viewer ? { [learnerHeader]: learnerHeaderOf(viewer) } : {});
const sessionOf = (id: string, entitled = false) =>
  ofEna(JSON.stringify({ learner: { ...ana, id, tag: id, entitled } }));
const signIn = (id: string, entitled = false) => {
  viewer = { tag: id, entitled };
  return askData('/api/session', () => sessionOf(id, entitled));
};
const signOut = () => {
  viewer = null;
  return askData('/api/session', () => ofEna('{"learner":null}'));
};
const storedPaths = async () =>
  (await (await caches.open(learnerCacheOf(build))).keys()).map(({ url }) => new URL(url).pathname);

async function clearCaches(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
}
beforeEach(async () => {
  viewer = null;
  await clearCaches();
  vi.stubGlobal('fetch', async (request: Request) => (network[new URL(request.url).pathname] ?? isOffline)());
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await clearCaches();
});

describe('a page', () => {
  it('visited before is sent at once, and renewed for the next visit', async () => {
    expect(await askPage('/faq', () => publicPage('first'))).toBe('200 first');
    expect(await askPage('/faq?a=1', () => publicPage('second'))).toBe('200 first');
    expect(await askPage('/faq', isOffline)).toBe('200 second');
  });

  it('that is not stored is the skeleton while offline, which the web app fills, or says that nothing is stored', async () => {
    expect(await askPage('/beginner', isOffline)).toBe('nothing is stored');
    await store(pagesCacheOf(build), skeletonPath, publicPage('skeleton'));
    expect(await askPage('/beginner', isOffline)).toBe('200 skeleton');
  });

  it.each([
    ['of another build', () => ofEna('other', { [buildHeader]: 'b2' })],
    ['of a captive portal', portal],
    ['that is an error', () => ofEna('down', {}, 503)],
    ['that is a skeleton for those who may not open it', () => ofEna('login', { Vary: 'Cookie' })],
  ])('%s is shown, but not stored', async (_what, answer) => {
    await signIn('a');
    const shown = await askPage('/advanced', answer);
    expect(shown).not.toBe('network error');
    expect(await askPage('/advanced', isOffline)).toBe('nothing is stored');
    // Nor does it replace the stored page.
    await askPage('/advanced', () => privatePage('idioms'));
    await askPage('/advanced', answer);
    expect(await askPage('/advanced', isOffline)).toBe('200 idioms');
  });

  it.each([
    ['the server has the new build', () => ofEna('new', { [buildHeader]: 'b2' }), '200 new', 1],
    ['the server still has this build', () => publicPage('newer'), '200 newer', 0],
    ['the browser is offline', isOffline, '200 stored', 0],
    ['a captive portal answers', portal, '200 stored', 0],
  ])(
    'lets a waiting update take over, if it comes from there: %s',
    async (_when, answer, expected, times) => {
      await askPage('/faq', () => publicPage('stored'));
      const activate = vi.fn<() => void>();
      expect(await ask(respondWithPage, '/faq', answer, { activate })).toBe(expected);
      expect(activate).toHaveBeenCalledTimes(times);
    },
  );

  it('is loaded again if the stored one is damaged', async () => {
    await store(pagesCacheOf(build), '/faq', new Response('ga\0rbage'));
    expect(await askPage('/faq', () => publicPage('whole'))).toBe('200 whole');
  });
});

describe('what belongs to a learner', () => {
  const rememberAll = async () => {
    await askPage('/advanced/idioms', () => privatePage('idioms'));
    await askData('/api/progress', () => ofEna('progress of a'));
    await store(learnerClipsCache, `${location.origin}/audio/x.mp3`, ofEna('clip'));
    await store(keptCache, '/kept', ofEna('list'));
  };
  const seen = async () => [
    await askPage('/advanced/idioms', isOffline),
    await askData('/api/progress', isOffline),
    await ask((request) => respondWithClip(request), '/audio/x.mp3', isOffline).catch(() => 'network error'),
    (await caches.match('/kept', { cacheName: keptCache })) ? 'kept' : 'not kept',
  ];
  const everything = ['200 idioms', 'copy: 200 progress of a', '200 clip', 'kept'];
  const nothing = ['nothing is stored', 'network error', 'network error', 'not kept'];

  it.each([
    ['is available offline', () => signIn('a', true), everything],
    ['is deleted when nobody is signed in any more', signOut, nothing],
    ['is deleted when another learner signs in', () => signIn('b', true), nothing],
    [
      'except for the list of lessons, is deleted when Premium ends',
      () => signIn('a'),
      [...nothing.slice(0, 3), 'kept'],
    ],
  ])('%s', async (_what, then, expected) => {
    await signIn('a', true);
    await rememberAll();
    await then();
    expect(await seen()).toEqual(expected);
  });

  it.each([
    ['another learner has signed in', () => signIn('b', true)],
    ['Premium has ended', () => signIn('a')],
    ['the learner has signed out', signOut],
  ])('is not stored if it comes after %s', async (_when, then) => {
    await signIn('a', true);
    const [page, data] = [privatePage('idioms'), ofEna('own words of a')];
    const answerLate = (late: Response) => async () => {
      await then();
      return late;
    };
    await askData('/api/reviews/items', answerLate(data));
    await signIn('a', true);
    await askPage('/advanced/idioms', answerLate(page));
    expect(await storedPaths()).toEqual([]);
  });

  it('is deleted if the learner signs out while its body arrives', async () => {
    await signIn('a');
    const { readable, writable } = new TransformStream<Uint8Array>();
    const late = new Response(readable, { headers: { [buildHeader]: build, ...ofViewer() } });
    const stored = storeOfLearner(learnerCacheOf(build), '/api/reviews/items', late);
    await signOut();
    await writable.close();
    expect(await stored).toBe(false);
    expect(await storedPaths()).toEqual([]);
  });

  it('is not shown if it names another learner', async () => {
    await signIn('a');
    const copy = ofEna('own words of a');
    await signIn('b');
    await store(learnerCacheOf(build), '/api/reviews/items', copy);
    expect(await askData('/api/reviews/items', isOffline)).toBe('network error');
  });

  it.each([
    ['another learner has signed in', () => signIn('b'), /^copy: 200 .*"id":"b"/u],
    ['the learner has signed out', signOut, /^network error/u],
    // The page could not load the session afterwards.
    [
      'the learner signs out and loses the connection',
      async () => ignoreEarlierSessions(),
      /^network error/u,
    ],
  ])(
    'stays that of the session of now when a late response of the former one comes after %s',
    async (_when, then, expected) => {
      await askData('/api/session', async () => {
        const late = sessionOf('a');
        await then();
        return late;
      });
      expect(await askData('/api/session', isOffline)).toMatch(expected);
    },
  );

  it('is kept when two responses to the first check arrive together', async () => {
    // The second one is held where it would delete what it takes for another learner's.
    const { promise: isStored, resolve: release } = Promise.withResolvers<void>();
    const list = caches.keys.bind(caches);
    let lists = 0;
    vi.spyOn(caches, 'keys').mockImplementation(async () => {
      lists++;
      if (lists === 2) await isStored;
      return list();
    });
    const first = signIn('a', true);
    const second = signIn('a', true);
    await first;
    await rememberAll();
    release();
    await second;
    vi.restoreAllMocks();
    expect(await seen()).toEqual(everything);
  });

  it.each([
    [29, everything],
    [31, [...nothing.slice(0, 3), 'kept']],
    // A clock that was set back: since when, nobody knows.
    [-31, [...nothing.slice(0, 3), 'kept']],
  ])('is shown %d days after the last check of the session: %j', async (days, expected) => {
    await signIn('a', true);
    await rememberAll();
    const later = Date.now() + days * 24 * 60 * 60 * 1000;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    expect(await seen()).toEqual(expected);
    vi.restoreAllMocks();
    // Nothing is lost: after the next check it is available again.
    await signIn('a', true);
    expect(await seen()).toEqual(everything);
  });
});

describe('data', () => {
  it.each([
    ['the browser is offline', isOffline],
    ['a captive portal answers', portal],
    ['the server is overloaded', () => ofEna('{}', {}, 503)],
  ])('are the stored copy, marked as such, while %s', async (_when, answer) => {
    await signIn('a');
    expect(await askData('/api/progress', () => ofEna('one'))).toBe('200 one');
    expect(await askData('/api/progress', () => ofEna('two'))).toBe('200 two');
    expect(await askData('/api/progress', answer)).toBe('copy: 200 two');
    expect(await askData('/api/session', answer)).toMatch(/^copy: 200 .*"id":"a"/u);
    expect(await askData('/api/achievements', answer)).toMatch(/^network error|^503/u);
  });

  it('that the server refuses are refused, whatever is stored', async () => {
    await signIn('a');
    await askData('/api/progress', () => ofEna('one'));
    expect(await askData('/api/progress', () => ofEna('{}', {}, 401))).toBe('401 {}');
  });

  it('that no longer exist are not shown offline either', async () => {
    await signIn('a');
    await askData('/api/chat/conversations/1', () => ofEna('private'));
    expect(await askData('/api/chat/conversations/1', () => ofEna('{}', {}, 404))).toBe('404 {}');
    expect(await askData('/api/chat/conversations/1', isOffline)).toMatch(/^network error/u);
  });

  it('of a lesson come from the cache, so that they fit the stored page, and only of the same build', async () => {
    await signIn('a');
    const path = '/api/course/lessons/alphabet';
    expect(await askData(path, () => ofEna('one'))).toBe('200 one');
    expect(await askData(path, () => ofEna('newer', { [buildHeader]: 'b2' }))).toBe('200 one');
    expect(await askData(path, () => ofEna('two'))).toBe('200 one');
    expect(await askData(path, isOffline)).toBe('200 two');
  });
});

describe('a file', () => {
  const script = { headers: { 'Content-Type': 'text/javascript' } };
  it.each([
    ['the stored one', new Response('stored', script), '200 stored'],
    ['loaded if the stored one is damaged', new Response('ga\0rbage'), '200 loaded'],
  ])('is %s', async (_what, stored, expected) => {
    await store(filesCache, '/assets/a.js', stored);
    const answer = () => new Response('loaded', script);
    expect(await ask((request) => respondWithFile(request), '/assets/a.js', answer)).toBe(expected);
  });
});

it('a file from another host is the stored one of the same path, without its URL', async () => {
  const cache = await caches.open(filesCache);
  await cache.put('/assets/a.woff2', await realFetch(location.href));
  expect((await cache.match('/assets/a.woff2'))?.url).not.toBe('');
  const response = await respondWithFile(new Request('https://cdn.example/assets/a.woff2'));
  expect([response.url, response.status]).toEqual(['', 200]);
});

it('a clip is sent in part if the browser asks for a range', async () => {
  const url = `${location.origin}/audio/a.mp3?v=1`;
  await store(
    publicClipsCache,
    url,
    new Response('0123456789', { headers: { 'Content-Type': 'audio/mpeg' } }),
  );
  const response = await respondWithClip(new Request(url, { headers: { Range: 'bytes=2-4' } }));
  expect([response.status, response.headers.get('Content-Range'), await response.text()]).toEqual([
    206,
    'bytes 2-4/10',
    '234',
  ]);
});

it('a search, and a later page of a list, are not stored', async () => {
  await signIn('ana');
  for (const query of ['?kind=own', '?search=a', '?kind=own&after=1.2'])
    await askData(`/api/reviews/items${query}`, () => ofEna(query));
  expect(await askData('/api/reviews/items?kind=own', isOffline)).toBe('copy: 200 ?kind=own');
  expect(await askData('/api/reviews/items?search=a', isOffline)).toBe('network error');
  expect(await askData('/api/reviews/items?kind=own&after=1.2', isOffline)).toBe('network error');
});

it('data of one item is not answered with that of another', async () => {
  await signIn('ana');
  const [one, other] = ['/api/reviews/history?itemId=one', '/api/reviews/history?itemId=other'];
  await askData(one, () => ofEna('one'));
  expect(await askData(other, isOffline)).toBe('network error');
  expect(await askData(one, isOffline)).toBe('copy: 200 one');
});

describe('a picture', () => {
  const askPicture = (path: string, answer: Answer) => ask(respondWithPicture, path, answer);
  const svg = (text: string) => () => new Response(text, { headers: { 'Content-Type': 'image/svg+xml' } });
  const stored = async () =>
    (await (await caches.open(picturesCache)).keys()).map(({ url }) => url.slice(location.origin.length));

  it('is stored when it is shown, and comes from the cache afterwards', async () => {
    expect(await askPicture('/pictures/cat.svg?v=1', svg('cat'))).toBe('200 cat');
    expect(await askPicture('/pictures/cat.svg?v=1', isOffline)).toBe('200 cat');
  });

  it('of a new version replaces the former one, which is shown offline until then', async () => {
    await askPicture('/pictures/cat.svg?v=1', svg('cat'));
    expect(await askPicture('/pictures/cat.svg?v=2', isOffline)).toBe('200 cat');
    expect(await askPicture('/pictures/cat.svg?v=2', svg('new cat'))).toBe('200 new cat');
    expect(await stored()).toEqual(['/pictures/cat.svg?v=2']);
  });

  it('is not stored if something else answers', async () => {
    expect(await askPicture('/pictures/dog.svg?v=1', portal)).toBe('200 <h1>Hotel</h1>');
    expect(await stored()).toEqual([]);
  });
});
