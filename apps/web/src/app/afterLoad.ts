/** What makes later pages faster, and Ena work offline; loaded after the first page, whose files come first. */
import { scriptPath } from '../offline/paths.ts';
import { session } from '../platform/session.ts';
import { prefetchOnIntent } from './prefetch.ts';

prefetchOnIntent();
// On the first visit the session was loaded before the service worker, which stores it to know whose data it has.
navigator.serviceWorker?.addEventListener('controllerchange', () => {
  session.refresh().catch(() => undefined);
});
// Fails where storage is disabled, for example. In development there is none.
if (import.meta.env.PROD) navigator.serviceWorker?.register(scriptPath).catch(() => undefined);
