/**
 * Prefetches the page of a link that is about to be followed: its code, and the body of a lesson, quiz or pack, which the
 * service worker keeps (offline/worker/respond.ts).
 */
import { findLessonByPath, findQuizByPath } from '@ena/course/catalog';
import { matchRoutes } from 'react-router';
import { bodyPathOf } from '../offline/cache/paths.ts';
import { session } from '../platform/session.ts';
import { routes } from './routes.tsx';

const prefetchedPaths = new Set<string>();

/** Path of the body that a page loads; null if it has none. */
function bodyPathOfPage(path: string): string | null {
  const lesson = findLessonByPath(path);
  if (lesson) return bodyPathOf('lessons', lesson.id);
  const quiz = findQuizByPath(path);
  if (quiz) return bodyPathOf('quizzes', quiz.id);
  // Beside the pages of packs, /words/packs is their list.
  const pack = /^\/words\/(?!packs$)([^/]+)$/u.exec(path)?.[1];
  return pack ? bodyPathOf('packs', pack) : null;
}

/** Prefetches the page at a path; does nothing the second time. */
function prefetchPage(path: string): void {
  if (prefetchedPaths.has(path)) return;
  prefetchedPaths.add(path);
  // A failure is reported by the navigation, if one follows.
  for (const { route } of matchRoutes(routes, path) ?? [])
    if (typeof route.lazy === 'function') route.lazy().catch(() => undefined);
  const known = session.peek();
  const body = bodyPathOfPage(path);
  // Without a service worker nothing would keep the response.
  if (body && known.kind === 'known' && known.value && navigator.serviceWorker?.controller)
    fetch(body).catch(() => undefined);
}

/** Prefetches on hover, focus and touch, for all links of this app. Returns a function that stops it. */
export function prefetchOnIntent(): () => void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || link.target) return;
    if (link.pathname !== location.pathname) prefetchPage(link.pathname);
  };
  const events = ['pointerover', 'touchstart', 'focusin'] as const;
  for (const event of events) document.addEventListener(event, onIntent, { passive: true });
  return () => {
    for (const event of events) document.removeEventListener(event, onIntent);
  };
}
