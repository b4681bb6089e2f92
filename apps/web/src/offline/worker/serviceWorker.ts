/** The service worker: Ena works offline with its public pages, and with what a learner has opened or kept. */
import { buildHeader } from '@ena/contract/buildHeader';
import { isLearnerCache } from '../../platform/learnerCaches.ts';
import {
  deleteCaches,
  filesCache,
  ignoreEarlierSessions,
  find,
  isFromEna,
  keptCache,
  learnerCacheOf,
  learnerClipsCache,
  ownerCache,
  pagesCacheOf,
  storeOfLearner,
} from '../cache/caches.ts';
import { forEachConcurrently } from '../cache/forEachConcurrently.ts';
import {
  isStoredData,
  respondWithClip,
  respondWithData,
  respondWithFile,
  respondWithPage,
  respondWithPicture,
  type WorkerContext,
} from './respond.ts';
import { skeletonPath } from '../cache/paths.ts';
import { storePage } from '../cache/storePage.ts';

declare const self: ServiceWorkerGlobalScope;
/** Inserted by build.ts: the build, all files that pages load, and the public pages with the skeleton. */
declare const BUILD: string;
declare const FILES: readonly string[];
declare const PAGES: readonly string[];

/** The origin of the CDN that has `/assets/`; empty: this server. Inserted by the server (site.ts). */
const assetsUrl = '{{assets}}';

/** Downloads at the same time: the page that is open needs connections, too. */
const maxDownloads = 3;

/** Downloads a page or data of this build. Throws if something else answers, or the server has another build by now. */
async function download(path: string): Promise<Response> {
  const response = await fetch(path, { cache: 'no-cache' });
  if (!isFromEna(response) || response.headers.get(buildHeader) !== BUILD)
    throw new Error(`${path} is not of build ${BUILD}`);
  return response;
}

/**
 * Stores all files and public pages, and renews what the learner has, because pages of the former build need its files.
 * If something fails, this version is not installed: the former one goes on with its caches, and the browser retries.
 */
async function install(): Promise<void> {
  const files = await caches.open(filesCache);
  const stored = new Set((await files.keys()).map(({ url }) => new URL(url).pathname));
  await forEachConcurrently(
    maxDownloads,
    // The names of assets contain a hash of their content; icons and manifests may have changed.
    FILES.filter((path) => !path.startsWith('/assets/') || !stored.has(path)),
    async (path) => {
      const isAsset = path.startsWith('/assets/');
      const response = await fetch(isAsset ? assetsUrl + path : path, { cache: 'no-cache' });
      if (!response.ok || /html/u.test(response.headers.get('Content-Type') ?? ''))
        throw new Error(`${path} could not be loaded`);
      await files.put(path, response);
    },
  );
  const pages = await caches.open(pagesCacheOf(BUILD));
  await forEachConcurrently(maxDownloads, PAGES, async (path) => pages.put(path, await download(path)));
  await renewLearnerCache();
}

/** Downloads again what the learner's cache of the former build has, as far as the learner may still have it. */
async function renewLearnerCache(): Promise<void> {
  const isOfPages = (name: string) =>
    isLearnerCache(name) && ![keptCache, ownerCache, learnerClipsCache, learnerCacheOf(BUILD)].includes(name);
  const formerNames = (await caches.keys()).filter(isOfPages);
  const paths = await Promise.all(
    formerNames.map(async (name) =>
      (await (await caches.open(name)).keys()).map(({ url }) => {
        const { pathname, search } = new URL(url);
        return pathname + search;
      }),
    ),
  );
  if (formerNames.length === 0) return;
  await forEachConcurrently(maxDownloads, [...new Set(paths.flat())], async (path) => {
    const response = await download(path);
    if (!path.startsWith('/api/')) await storePage(path, response, BUILD);
    else if (response.ok) await storeOfLearner(learnerCacheOf(BUILD), path, response);
    // What was refused or is gone is dropped; what failed must not be lost.
    else if (response.status >= 500 || [408, 429].includes(response.status))
      throw new Error(`${path}: ${response.status}`);
  });
}

/** Stores all again if the learner or the browser has cleared it: browsers keep the service worker then. */
async function restoreIfCleared(): Promise<void> {
  if (!(await find(pagesCacheOf(BUILD), skeletonPath))) await install();
}

/** Deletes what only former builds need. Their files stay while another window may still load some. */
async function activate(): Promise<void> {
  await deleteCaches(
    (name) =>
      (name.startsWith('pages-') && name !== pagesCacheOf(BUILD)) ||
      (isLearnerCache(name) &&
        ![keptCache, ownerCache, learnerClipsCache, learnerCacheOf(BUILD)].includes(name)),
  );
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.length <= 1) {
    const files = await caches.open(filesCache);
    const isNeeded = new Set(FILES);
    for (const request of await files.keys())
      if (!isNeeded.has(new URL(request.url).pathname)) await files.delete(request);
  }
  await self.clients.claim();
}

/** The message of the active version to the next one: take over. */
const activateMessage = 'activate';

/** Endpoints that begin or end a session. */
const sessionChanges = /^\/api\/(?:auth\/|account\/delete$)/u;

function respond(event: FetchEvent): Promise<Response> | null {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET') {
    if (sessionChanges.test(pathname)) ignoreEarlierSessions();
    return null;
  }
  // Files and clips may be on another host.
  if (pathname.startsWith('/assets/')) return respondWithFile(request);
  if (pathname.startsWith('/audio/')) return respondWithClip(request);
  if (origin !== self.location.origin) return null;
  if (FILES.includes(pathname)) return respondWithFile(request);
  const { waiting } = self.registration;
  const worker: WorkerContext = {
    build: BUILD,
    waitUntil: (work) => event.waitUntil(work),
    update: waiting && { activate: () => waiting.postMessage(activateMessage) },
  };
  if (pathname.startsWith('/pictures/')) return respondWithPicture(request, worker);
  if (pathname.startsWith('/api/')) return isStoredData(pathname) ? respondWithData(request, worker) : null;
  if (request.mode !== 'navigate') return null;
  // Fails offline, and is tried again with the next page.
  event.waitUntil(restoreIfCleared().catch(() => undefined));
  return respondWithPage(request, worker);
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', ({ data }) => {
  if (data === activateMessage) void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const response = respond(event);
  if (response) event.respondWith(response);
});
