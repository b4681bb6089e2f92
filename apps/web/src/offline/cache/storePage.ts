/** Which pages are stored, and in which cache. */
import { buildHeader } from '@ena/contract/buildHeader';
import { learnerCacheOf, pagesCacheOf, store, storeOfLearner } from './caches.ts';

/** Whether a page or a body belongs to this build, so that it fits the scripts and data in the same cache. */
export const isOfBuild = (response: Response, build: string): boolean =>
  response.status === 200 && !response.redirected && response.headers.get(buildHeader) === build;
const isPrivate = ({ headers }: Response): boolean => /\bprivate\b/u.test(headers.get('Cache-Control') ?? '');
const dependsOnCookie = ({ headers }: Response): boolean => /\bcookie\b/iu.test(headers.get('Vary') ?? '');

/** Stores a page, if it is whole and of this build. Skeletons of pages for learners are not stored: `skeletonPath` is. */
export async function storePage(url: string, response: Response, build: string): Promise<boolean> {
  if (!isOfBuild(response, build)) return false;
  if (isPrivate(response)) return storeOfLearner(learnerCacheOf(build), url, response);
  return !dependsOnCookie(response) && store(pagesCacheOf(build), url, response);
}
