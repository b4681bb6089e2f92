/** The files of one lesson, pack or text: downloads them into the learner's caches, and deletes them. */
import { buildHeader } from '@ena/contract/buildHeader';
import { ownBuild } from '../../platform/build.ts';
import { api, CallError } from '../../platform/client.ts';
import { pictureUrl } from '../../platform/pictureUrl.ts';
import {
  learnerCacheOf,
  learnerClipsCache,
  learnerOf,
  readOwnerHeader,
  type store,
  storeOfLearner,
} from './caches.ts';
import { storeClips } from './clipFiles.ts';
import { download } from './download.ts';
import { DownloadError } from './downloadError.ts';
import { downloadPage } from './downloadPage.ts';
import { forEachConcurrently } from './forEachConcurrently.ts';
import type { KeptUnit } from './keptUnits.ts';

/** Pictures at the same time. */
const maxDownloads = 4;

/** Stores what was downloaded for a learner. Throws if the caches belong to another one by now, or are full. */
async function storeFor(
  owner: string | null,
  ...[cacheName, path, response]: Parameters<typeof store>
): Promise<boolean> {
  if (await storeOfLearner(cacheName, path, response, owner)) return true;
  throw new DownloadError((await readOwnerHeader()) === owner ? 'full' : 'denied');
}

/** Stores a body, and returns the pictures of its words. */
async function storeBody(path: string, owner: string | null): Promise<readonly string[]> {
  const response = await download(path);
  if (response.status === 401 || response.status === 403) throw new DownloadError('denied');
  // Another build would not fit the stored page; a captive portal names none.
  if (response.status !== 200 || response.headers.get(buildHeader) !== ownBuild())
    throw new DownloadError('network');
  if (learnerOf(response) !== owner) throw new DownloadError('denied');
  const body: unknown = await response.clone().json();
  await storeFor(owner, learnerCacheOf(ownBuild()), path, response);
  return picturesOf(body);
}

/** The names of the pictures in a body, whatever its sections are. */
function picturesOf(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'image' in value && typeof value.image === 'string' ? [value.image] : [];
  return [...own, ...Object.values(value).flatMap(picturesOf)];
}

/** Why a download failed, by its error. */
export function failureOf(error: unknown): DownloadError {
  if (error instanceof DownloadError) return error;
  const isDenied =
    error instanceof CallError && ['NOT_ENTITLED', 'UNAUTHENTICATED', 'UNKNOWN_UNIT'].includes(error.code);
  return new DownloadError(isDenied ? 'denied' : 'network');
}

/**
 * Stores the pages, bodies and clips of a lesson and its quiz; clips that are stored already are not downloaded again.
 * Throws what `failureOf` explains.
 */
export async function storeLesson(
  lesson: KeptUnit,
  onProgress: (done: number, total: number) => void,
): Promise<{ readonly clips: readonly string[]; readonly bytes: number }> {
  const { clips, bytes } = await api.course.offline({ lessonId: lesson.id });
  const pages = [...lesson.pagePaths, lesson.list.path];
  const bodies = lesson.bodyPaths;
  const owner = await readOwnerHeader();
  const total = bodies.length + pages.length + clips.length;
  let done = 0;
  const count = () => onProgress(++done, total);
  for (const path of bodies) {
    const pictures = await storeBody(path, owner);
    // The service worker stores them. Without them a lesson opens, too.
    await forEachConcurrently(maxDownloads, pictures, (name) =>
      download(pictureUrl(name)).catch(() => undefined),
    );
    count();
  }
  for (const path of pages) {
    // Without its page a lesson opens more slowly, from the skeleton.
    await downloadPage(path);
    count();
  }
  await storeClips(learnerClipsCache, clips, count, (...clip) => storeFor(owner, ...clip));
  return { clips, bytes };
}

/** Deletes the pages and bodies of a lesson and its quiz. Its clips may belong to other lessons, too. */
export async function deleteLesson(lesson: KeptUnit): Promise<void> {
  const cache = await caches.open(learnerCacheOf(ownBuild()));
  const paths = [...lesson.bodyPaths, ...lesson.pagePaths];
  await Promise.all(paths.map((path) => cache.delete(path, { ignoreVary: true })));
}

/** Whether the bodies of a lesson are in the caches of this build. */
export async function hasBodies(lesson: KeptUnit): Promise<boolean> {
  const cache = await caches.open(learnerCacheOf(ownBuild()));
  const found = await Promise.all(lesson.bodyPaths.map((path) => cache.match(path, { ignoreVary: true })));
  return found.every(Boolean);
}
