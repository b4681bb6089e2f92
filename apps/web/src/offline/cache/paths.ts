/** Paths that pages and the service worker know. */

/** The service worker: the build writes it, afterLoad.ts registers it. */
export const scriptPath = '/service-worker.js';
export const sessionPath = '/api/session';
/** The skeleton of any page, which the web app fills. */
export const skeletonPath = '/offline';
export const bodyPathOf = (kind: 'lessons' | 'quizzes' | 'packs' | 'texts', id: string): string =>
  `/api/course/${kind}/${id}`;
