/** What component tests of offline use need: a page of a build that a service worker controls, and its caches. */
import { buildHeader } from '@ena/contract/buildHeader';
import { learnerHeader, learnerHeaderOf } from '@ena/contract/learnerHeader';
import { lessonBodies, packBodies, quizBodies } from '@ena/course/bodies';
import { textUnitId } from '@ena/domain/lesson/readingText';
import { onTestFinished, vi } from 'vitest';
import {
  countSessionRequest,
  learnerCacheOf,
  learnerClipsCache,
  updateOwner,
} from '../src/offline/cache/caches.ts';
import { loadKeptLessons } from '../src/offline/cache/keptLessons.ts';
import { mockEndpoint, serverState, failure } from './mockApi.ts';
import type { Learner } from '@ena/contract/session';
import { ana } from './learner.ts';
import { findLesson } from '@ena/course/catalog';

const build = 'test';
const headers = { [buildHeader]: build };

/** Serves a page that is for its learner only, as the server does. */
export function servePage(path: string): void {
  const { fetch } = globalThis;
  const { learner } = serverState();
  vi.spyOn(globalThis, 'fetch').mockImplementation((...request) =>
    request[0] === path
      ? Promise.resolve(
          new Response('<h1>Page</h1>', {
            headers: {
              ...headers,
              'Cache-Control': 'private, no-cache',
              ...(learner && { [learnerHeader]: learnerHeaderOf(learner) }),
            },
          }),
        )
      : fetch(...request),
  );
}

async function clearCaches(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await loadKeptLessons();
}

/** Clips of lessons; `ა` and `ბ` belong to both. */
const clipsOfLessons: Readonly<Record<string, readonly string[]>> = {
  alphabet: ['ა', 'ბ', 'გ'],
  'basic-vocabulary': ['ა', 'ბ', 'დ'],
};

/**
 * Makes this page one of a build, controlled by its service worker, whose API names the build. Undone after the test,
 * when all caches are deleted.
 */
export async function startOffline(owner: Learner = ana): Promise<void> {
  const root = document.createElement('div');
  root.dataset['build'] = build;
  document.body.append(root);
  const worker = {
    scriptURL: new URL('/service-worker.js', location.href).href,
    postMessage: () => undefined,
  };
  vi.spyOn(ServiceWorkerContainer.prototype, 'controller', 'get').mockReturnValue(
    // as: the web app reads the address only.
    worker as unknown as ServiceWorker,
  );
  await clearCaches();
  onTestFinished(async () => {
    root.remove();
    await clearCaches();
  });
  // The service worker notes whose caches these are.
  const noteOwner = (learner: Learner | null) =>
    updateOwner(Response.json({ learner }), countSessionRequest());
  await noteOwner(owner);
  mockEndpoint('session.get', async () => {
    const { learner } = serverState();
    await noteOwner(learner);
    return { learner };
  });
  const isRefused = (lessonId: string) =>
    findLesson(lessonId)?.tier === 'premium' && serverState().learner?.entitled !== true;
  mockEndpoint('course.offline', ({ lessonId }) =>
    isRefused(lessonId)
      ? failure('NOT_ENTITLED')
      : { clips: [...(clipsOfLessons[lessonId] ?? ['ა'])], bytes: 1_200_000 },
  );
  mockEndpoint('course.lesson', ({ lessonId }) =>
    isRefused(lessonId) ? failure('NOT_ENTITLED') : Response.json(lessonBodies.get(lessonId), { headers }),
  );
  mockEndpoint('course.quiz', ({ quizId }) => Response.json(quizBodies.get(quizId), { headers }));
  mockEndpoint('course.pack', ({ packId }) => Response.json(packBodies.get(packId), { headers }));
  const empty = { sentences: [], glossary: {}, questions: [] };
  mockEndpoint('course.text', ({ textId }) =>
    Response.json({ id: textUnitId(textId), ...empty }, { headers }),
  );
}

const entriesOf = async (cacheName: string): Promise<readonly string[]> =>
  (await (await caches.open(cacheName)).keys()).map(({ url }) => decodeURIComponent(new URL(url).pathname));

/** Paths of the stored pages and data of the learner. */
export const storedPaths = (): Promise<readonly string[]> => entriesOf(learnerCacheOf(build));
/** Names of the stored clips of the learner, in alphabetical order. */
export const storedClipNames = async (): Promise<readonly string[]> =>
  (await entriesOf(learnerClipsCache))
    .map((path) => /\/audio\/(.*)\.mp3$/u.exec(path)?.[1] ?? path)
    .toSorted();

/** The browser deletes a body, as it may when space runs out. */
export const evict = async (path: string): Promise<void> =>
  void (await (await caches.open(learnerCacheOf(build))).delete(path));

/** As the browser does when the storage is full: entries whose address contains `part` are refused. */
export function fillStorage(part: string): void {
  // oxlint-disable-next-line typescript/unbound-method -- it is called with `this` below
  const { put } = Cache.prototype;
  vi.spyOn(Cache.prototype, 'put').mockImplementation(async function (this: Cache, request, response) {
    const url = request instanceof Request ? request.url : request.toString();
    if (url.includes(part)) throw new DOMException('full', 'QuotaExceededError');
    await put.call(this, request, response);
  });
}
