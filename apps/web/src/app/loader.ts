/**
 * The first script of every page: loads the app. Static public pages (`static` in the table of pages) work
 * without it, so that it waits until the page has loaded, or somebody uses it: they show more, sooner, on a slow phone.
 */
import '../ui/styles.css';
import { firstInteraction, repeatLastClick } from './beforeHydration.ts';

/** Maximum wait after the load event, while the visitor reads. */
const maxWaitMs = 1000;

async function load(): Promise<void> {
  // Links to the scripts of a static page, which would otherwise be found one after the other.
  const scripts = document.querySelector<HTMLTemplateElement>('#scripts');
  if (scripts) document.head.append(scripts.content);
  const { start } = await import('./main.tsx');
  await start();
}

/** The prerendered file shows the plain address to a visitor: it is not used for learners, deep links, searches, or offline. */
const isWhole = (): boolean =>
  document.getElementById('scripts') !== null &&
  !('signedIn' in document.documentElement.dataset) &&
  location.search + location.hash === '' &&
  navigator.onLine;

const isWaiting = isWhole();
const started = (isWaiting ? firstInteraction(maxWaitMs) : Promise.resolve()).then(load);
/** Whether this document was reloaded, so that another reload would not help either. */
const isReloaded = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload');
repeatLastClick(started).catch((error: unknown) => {
  // After a release the server may no longer have these scripts; the page has nothing to lose yet.
  if (isWaiting && navigator.onLine && !isReloaded()) location.reload();
  throw error;
});
