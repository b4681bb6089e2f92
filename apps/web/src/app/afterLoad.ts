/** What makes later pages faster, and Ena work offline; loaded after the first page, whose files come first. */
import { scriptPath } from '../offline/cache/paths.ts';
import { downloadPage } from '../offline/cache/downloadPage.ts';
import { progress, session } from '../platform/session.ts';
import { reviewSummaryOf } from '../study/reviewSummary.ts';
import { prefetchOnIntent } from './prefetch.ts';

prefetchOnIntent();
/**
 * On the first visit the page and its data were loaded before there was a service worker: loads again what it stores,
 * first the session, by which it knows whose data it has.
 */
async function storeFirstVisit(): Promise<void> {
  const learner = await session.refresh();
  // Today shows it at once on the next visit.
  if (learner) await reviewSummaryOf(learner.id).refresh();
  if (progress.peek().kind === 'known') await progress.refresh();
  await downloadPage(location.pathname);
}
navigator.serviceWorker?.addEventListener('controllerchange', () => {
  // Without a connection, or a session, nothing is stored.
  storeFirstVisit().catch(() => undefined);
});
// Fails where storage is disabled, for example. In development there is none.
if (import.meta.env.PROD) navigator.serviceWorker?.register(scriptPath).catch(() => undefined);
// False in Safari on iOS, true in the app installed there; other browsers do not have it.
if ('standalone' in navigator && navigator.standalone === false)
  import('./splashScreens.ts').then(({ addSplashScreens }) => addSplashScreens()).catch(() => undefined);
