/**
 * How the service worker answers requests. A response is trusted only if it is Ena's (isFromEna): a captive portal
 * answers everything with its own page.
 */
import { buildHeader } from '@ena/contract/buildHeader';
import { storedCopyHeader, storedFirst, storedOffline } from '@ena/contract/storedCopyHeader';
import { createPartialResponse } from 'workbox-range-requests';
import {
  countSessionRequest,
  filesCache,
  find,
  findOfLearner,
  findSession,
  isFromEna,
  learnerCacheOf,
  learnerClipsCache,
  pagesCacheOf,
  picturesCache,
  publicClipsCache,
  store,
  storeOfLearner,
  updateOwner,
} from '../cache/caches.ts';
import { sessionPath, skeletonPath } from '../cache/paths.ts';
import { deleteFromLearnerCaches } from '../../platform/learnerCaches.ts';
import { isOfBuild, storePage } from '../cache/storePage.ts';
import { offlinePage } from './offlinePage.ts';

/** Maximum wait for the network when a stored copy could be the response. */
const maxWaitMs = 4000;

/** Ena's response; undefined if the server cannot be reached, or something else has answered. */
async function fetchFromEna(request: Request, timeoutMs?: number): Promise<Response | undefined> {
  try {
    const options = timeoutMs === undefined ? {} : { signal: AbortSignal.timeout(timeoutMs) };
    const response = await fetch(request, options);
    return isFromEna(response) ? response : undefined;
  } catch {
    return undefined;
  }
}

/** What is stored, unless it is damaged: every response of Ena names its build. */
const ifIntact = (copy: Response | undefined): Response | undefined =>
  copy && isFromEna(copy) ? copy : undefined;

/** What the service worker passes to the functions here. */
export interface WorkerContext {
  readonly build: string;
  /** Keeps the service worker alive until the work is done. */
  readonly waitUntil: (work: Promise<unknown>) => void;
  /** A new version that is installed, but not active: opening a page is the moment to switch. */
  readonly update: { readonly activate: () => void } | null;
}

/**
 * A page: the stored one at once, and renewed for the next time; otherwise from the network, the skeleton, or, if the
 * storage was cleared, a page of the worker's own. If an update
 * waits, from the network first: if that is reached, the update takes over.
 */
export async function respondWithPage(
  request: Request,
  { build, waitUntil, update }: WorkerContext,
): Promise<Response> {
  // Pages do not depend on the query.
  const { pathname } = new URL(request.url);
  const copy = ifIntact(
    (await find(pagesCacheOf(build), pathname)) ?? (await findOfLearner(learnerCacheOf(build), pathname)),
  );
  const fromNetwork = fetch(request).then((response) => {
    if (!isFromEna(response)) return response;
    // The browser draws the page meanwhile.
    waitUntil(storePage(pathname, response.clone(), build));
    if (response.headers.get(buildHeader) !== build) update?.activate();
    return response;
  });
  if (copy && !update) {
    waitUntil(fromNetwork.catch(() => undefined));
    return copy;
  }
  // A captive portal's page is shown if there is no copy: the learner must sign in there.
  return fromNetwork.then(
    (response) => (copy && !isFromEna(response) ? copy : response),
    async () => copy ?? (await find(pagesCacheOf(build), skeletonPath)) ?? offlinePage(),
  );
}

/**
 * A file of the web app, which never changes. The copy has no URL of its own, or else the imports of a script would be
 * resolved against that: it may be of another origin than the request, when the setting of the CDN has changed.
 */
export async function respondWithFile(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const copy = await find(filesCache, pathname);
  // A damaged copy of a script would leave the page without any.
  const isIntact = !pathname.endsWith('.js') || /javascript/u.test(copy?.headers.get('Content-Type') ?? '');
  return copy && isIntact ? new Response(copy.body, copy) : fetch(request);
}

/** A clip: the stored one, in part if a range is requested; otherwise from the network. */
export async function respondWithClip(request: Request): Promise<Response> {
  const copy =
    (await find(publicClipsCache, request.url)) ?? (await findOfLearner(learnerClipsCache, request.url));
  if (!copy) return fetch(request);
  return request.headers.has('Range') ? createPartialResponse(request, copy) : copy;
}

/** A picture: the stored one; otherwise from the network, and stored; offline that of a former version. */
export async function respondWithPicture(
  request: Request,
  { waitUntil }: Pick<WorkerContext, 'waitUntil'>,
): Promise<Response> {
  const copy = await find(picturesCache, request.url);
  if (copy) return copy;
  const cache = await caches.open(picturesCache).catch(() => null);
  const { pathname } = new URL(request.url);
  try {
    const response = await fetch(request);
    const isPicture = response.ok && response.headers.get('Content-Type')?.startsWith('image/') === true;
    if (cache && isPicture) {
      const stored = response.clone();
      const replace = async () => {
        await cache.delete(pathname, { ignoreSearch: true, ignoreVary: true });
        await store(picturesCache, request.url, stored);
      };
      waitUntil(replace());
    }
    return response;
  } catch (error) {
    const former = await cache?.match(pathname, { ignoreSearch: true, ignoreVary: true });
    if (former) return former;
    throw error;
  }
}

/** Data that visitors see, too. */
const publicData = /^\/api\/(?:sound|billing\/plans)$/u;
/** Data that pages show, offline as they were at the last visit; not what begins or changes something. */
const learnerData =
  /^\/api\/(?:progress|course|answers|achievements|writings|texts|profile\/statistics|reviews\/(?:summary|items|overview|history|curve|confusions)|chat\/conversations)(?:\/|$)/u;
const courseBody = /^\/api\/course\/(?:lessons|quizzes|packs|texts)\/[^/]+$/u;

/** A search, or a later page of a list: each has a URL of its own, so that copies would have no limit. */
const isSearch = /[?&](?:search|after)=/u;

/** Whether `respondWithData` answers requests to a path. */
export const isStoredData = (path: string): boolean =>
  path === sessionPath || publicData.test(path) || learnerData.test(path);

/** A copy that says so: the page tells the learner when it is offline. */
function asCopy(copy: Response, reason: string): Response {
  const { status, statusText, body } = copy;
  const headers = new Headers(copy.headers);
  headers.set(storedCopyHeader, reason);
  return new Response(body, { status, statusText, headers });
}

/** The last response to `GET /api/session` if the server cannot be reached: pages open for the learner offline, too. */
async function respondWithSession(request: Request): Promise<Response> {
  const requestedAt = countSessionRequest();
  const copy = await findSession();
  const response = await fetchFromEna(request, copy && maxWaitMs);
  if (response && response.status < 500) {
    if (response.ok) await updateOwner(response.clone(), requestedAt);
    return response;
  }
  return copy ? asCopy(copy, storedOffline) : (response ?? Response.error());
}

/**
 * Data of the API: from the network, or the stored copy if the server cannot be reached or is overloaded. Bodies of
 * lessons, quizzes, packs and texts come from the cache first: they change only with the build, and belong to the stored page.
 */
export async function respondWithData(
  request: Request,
  { build, waitUntil }: Pick<WorkerContext, 'build' | 'waitUntil'>,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  if (pathname === sessionPath) return respondWithSession(request);
  // With the query, because the query names the item of a history.
  const key = pathname + search;
  const isPublic = publicData.test(pathname);
  const cacheName = isPublic ? pagesCacheOf(build) : learnerCacheOf(build);
  const copy = ifIntact(await (isPublic ? find : findOfLearner)(cacheName, key));
  const isBody = courseBody.test(pathname);
  const fetchAndStore = async () => {
    const response = await fetchFromEna(request, copy && !isBody ? maxWaitMs : undefined);
    if (response?.ok && !isSearch.test(search) && (!isBody || isOfBuild(response, build)))
      waitUntil((isPublic ? store : storeOfLearner)(cacheName, key, response.clone()));
    // It was deleted, perhaps on another device.
    if (response?.status === 404 && copy) waitUntil(deleteFromLearnerCaches([key]));
    return response;
  };
  if (copy && isBody) {
    waitUntil(fetchAndStore());
    return asCopy(copy, storedFirst);
  }
  const response = await fetchAndStore();
  if (response && (response.status < 500 || !copy)) return response;
  return copy ? asCopy(copy, storedOffline) : (response ?? Response.error());
}
