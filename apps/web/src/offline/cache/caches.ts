/**
 * The browser's caches (Cache API) for offline use, which the service worker and pages share. What belongs to a
 * learner is in caches of its own, whose names begin with `learner-`: they are deleted when the learner signs out,
 * another one signs in, or the entitlement changes.
 */
import { buildHeader } from '@ena/contract/buildHeader';
import { learnerHeader, learnerHeaderOf } from '@ena/contract/learnerHeader';
import { isLearnerCache, learnerCachePrefix } from '../../platform/learnerCaches.ts';
import { sessionPath } from './paths.ts';

/** Files of the web app: the names of most contain a hash of their content, so that all builds share this cache. */
export const filesCache = 'files';
/** Public clips, such as the phrasebook's. */
export const publicClipsCache = 'clips';
/** Pictures of words that pages have shown. */
export const picturesCache = 'pictures';
/** Public pages of a build of the web app: pages name the scripts of their build. */
export const pagesCacheOf = (build: string): string => `pages-${build}`;

/** Pages and data of the learner: data and the pages that show them must have the same build to be hydrated. */
export const learnerCacheOf = (build: string): string => `${learnerCachePrefix}${build}`;
export const learnerClipsCache = `${learnerCachePrefix}clips`;
/** Which lessons are kept (keptLessons.ts). Survives a change of the entitlement: free lessons are kept again. */
export const keptCache = `${learnerCachePrefix}kept`;
/** The last response to `GET /api/session`: who owns the caches. */
export const ownerCache = `${learnerCachePrefix}owner`;

/** Longest time without a check of the entitlement by the server, after which nothing of the learner is shown. */
const maxUncheckedMs = 30 * 24 * 60 * 60 * 1000;
/** When a response was stored, in milliseconds since 1970. */
const storedAtHeader = 'Ena-Stored-At';

/** When a response was stored, in milliseconds since 1970; NaN if that is unknown. */
export const storedAt = ({ headers }: Response): number =>
  Number.parseInt(headers.get(storedAtHeader) ?? '', 10);

interface Owner {
  readonly id: string;
  /** Null: a server of a former release has answered. */
  readonly tag: string | null;
  readonly entitled: boolean;
}

/** A copy that says when it was stored. */
function stamped(response: Response): Response {
  const { status, statusText, body } = response;
  const headers = new Headers(response.headers);
  headers.set(storedAtHeader, `${Date.now()}`);
  return new Response(body, { status, statusText, headers });
}

/** Stores a response; false if the storage is full or disabled. */
export async function store(cacheName: string, url: string, response: Response): Promise<boolean> {
  try {
    const cache = await caches.open(cacheName);
    await cache.put(url, stamped(response));
    return true;
  } catch {
    return false;
  }
}

/** The stored response; undefined if there is none, or if storage is disabled. */
export async function find(cacheName: string, url: string): Promise<Response | undefined> {
  try {
    // Cookies, by which pages vary, are not part of a stored request.
    return await caches.match(url, { cacheName, ignoreVary: true });
  } catch {
    return undefined;
  }
}

/** Deletes the caches whose names `isDeleted` accepts. */
export async function deleteCaches(isDeleted: (name: string) => boolean): Promise<void> {
  const names = await caches.keys().catch(() => []);
  await Promise.all(names.filter(isDeleted).map((name) => caches.delete(name)));
}

function ownerIn(session: unknown): Owner | null {
  if (typeof session !== 'object' || session === null || !('learner' in session)) return null;
  const { learner } = session;
  return typeof learner === 'object' &&
    learner !== null &&
    'id' in learner &&
    typeof learner.id === 'string' &&
    'entitled' in learner &&
    typeof learner.entitled === 'boolean'
    ? {
        id: learner.id,
        tag: 'tag' in learner && typeof learner.tag === 'string' ? learner.tag : null,
        entitled: learner.entitled,
      }
    : null;
}

/**
 * The stored response to `GET /api/session`; undefined if there is none, or if the entitlement was not checked for too
 * long. A clock that was set back counts as an unknown time.
 */
export async function findSession(): Promise<Response | undefined> {
  const session = await find(ownerCache, sessionPath);
  return session && Math.abs(Date.now() - storedAt(session)) <= maxUncheckedMs ? session : undefined;
}

/** Whose data the learner's caches have; null if they must not be used. */
async function readOwner(): Promise<Owner | null> {
  const session = await findSession();
  return ownerIn(await session?.json().catch(() => null));
}

/**
 * Stores the server's response to `GET /api/session`, and deletes what another learner or another entitlement has left:
 * of a change of the entitlement only the list of kept lessons remains.
 */
async function replaceOwner(response: Response, requestedAt: number): Promise<void> {
  // A late response to a request of the former learner.
  if (requestedAt < lastRequestedAt) return;
  lastRequestedAt = requestedAt;
  const owner = ownerIn(
    await response
      .clone()
      .json()
      .catch(() => null),
  );
  const stored = await find(ownerCache, sessionPath);
  const before = ownerIn(await stored?.json().catch(() => null));
  if (owner === null || before?.id !== owner.id) await deleteCaches(isLearnerCache);
  else if (before.entitled !== owner.entitled)
    await deleteCaches((name) => isLearnerCache(name) && name !== keptCache);
  if (owner) await store(ownerCache, sessionPath, response);
}

let sessionRequests = 0;
/** Number of the request whose response was the last to decide whose caches these are. */
let lastRequestedAt = 0;
/** Numbers the requests of the session, so that a late response does not replace that to a later request. */
export const countSessionRequest = (): number => ++sessionRequests;
/** Somebody signs in or out: responses to former requests of the session decide nothing any more. */
export function ignoreEarlierSessions(): void {
  lastRequestedAt = countSessionRequest();
}

let lastUpdate = Promise.resolve();
/**
 * Notes whose caches these are (replaceOwner). One response after the other: two that both find no owner would delete
 * what was stored between them. `requestedAt` is of `countSessionRequest`.
 */
export function updateOwner(response: Response, requestedAt: number): Promise<void> {
  const replace = () => replaceOwner(response, requestedAt);
  lastUpdate = lastUpdate.then(replace, replace);
  return lastUpdate;
}

/** Whose response it is (contract/learnerHeader.ts); null if it belongs to nobody. */
export const learnerOf = ({ headers }: Response): string | null => headers.get(learnerHeader);
const headerOf = (owner: Owner | null): string | null =>
  owner === null || owner.tag === null ? null : learnerHeaderOf({ tag: owner.tag, entitled: owner.entitled });

/** As responses name the learner to whom the caches belong now; null if to nobody. */
export const readOwnerHeader = async (): Promise<string | null> => headerOf(await readOwner());

/**
 * Stores a response in a cache of the learner; false if it is not stored. It must be that of the learner to whom the caches
 * belong at this moment: another one may have signed in since the request, or Premium may have ended. `learner`: for
 * what does not name the learner itself, such as clips.
 */
export async function storeOfLearner(
  cacheName: string,
  url: string,
  response: Response,
  learner = learnerOf(response),
): Promise<boolean> {
  const isOwner = async () => learner !== null && learner === (await readOwnerHeader());
  if (!(await isOwner()) || !(await store(cacheName, url, response))) return false;
  if (await isOwner()) return true;
  // The caches were deleted while the body arrived.
  await (await caches.open(cacheName)).delete(url, { ignoreVary: true });
  return false;
}

/** The stored response of the learner, if it may be used, and names no other one. */
export async function findOfLearner(cacheName: string, url: string): Promise<Response | undefined> {
  const [found, owner] = await Promise.all([find(cacheName, url), readOwner()]);
  const named = found && learnerOf(found);
  return owner && (!named || named === headerOf(owner)) ? found : undefined;
}

/** Whether a response comes from Ena, and not from a captive portal or a proxy. */
export const isFromEna = ({ headers }: Response): boolean => headers.has(buildHeader);
