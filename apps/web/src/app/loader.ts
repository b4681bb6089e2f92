/**
 * The first script of every page: loads the app. Static public pages (`static` in the table of pages) work
 * without it, so that it waits until the page has loaded, or somebody uses it: they show more, sooner, on a slow phone.
 */
import '../ui/styles.css';
import { firstInteraction, repeatLastClick } from './beforeHydration.ts';
import { importUntilDone } from './importUntilDone.ts';

/** Maximum wait after the load event, while the visitor reads. */
const maxWaitMs = 1000;

async function load(): Promise<void> {
  // Links to the scripts of a static page, which would otherwise be found one after the other.
  const scripts = document.querySelector<HTMLTemplateElement>('#scripts');
  if (scripts) document.head.append(scripts.content);
  const { start } = await importUntilDone(
    () => import('./main.tsx'),
    () => location.reload(),
  );
  await start();
}

/** The prerendered file shows the plain address to a visitor: it is not used for learners, deep links, searches, or offline. */
const isWhole = (): boolean =>
  document.getElementById('scripts') !== null &&
  !('signedIn' in document.documentElement.dataset) &&
  location.search + location.hash === '' &&
  navigator.onLine;

const started = (isWhole() ? firstInteraction(maxWaitMs) : Promise.resolve()).then(load);
void repeatLastClick(started);
