/**
 * The build of the web app that this document was loaded with, and the one that the server has now. After a
 * release an old tab may lack chunks that the server no longer has, or meet an API that has changed.
 */
import { buildHeader } from '@ena/contract/buildHeader';
import { createStore, useStore } from './store.ts';

/** The build that the latest API response has named; null before the first response. */
const serverBuild = createStore<string | null>(null);

/** Remembers the build that an API response names. */
export function readServerBuild(headers: Headers): void {
  const build = headers.get(buildHeader);
  if (build !== null && build !== serverBuild.get()) serverBuild.set(build);
}

/** Asks the server which build it has; ignores errors. */
export const refreshServerBuild = (): Promise<void> =>
  fetch('/api/health', { cache: 'no-store' }).then(
    ({ headers }) => readServerBuild(headers),
    () => undefined,
  );

/** The build of this document; empty in development. */
export const ownBuild = (): string =>
  document.querySelector<HTMLElement>('[data-build]')?.dataset['build'] ?? '';

/** Whether the server has another build than this document; false if one of them is unknown (in development). */
function isOutdated(): boolean {
  const own = ownBuild();
  const build = serverBuild.get();
  return own !== '' && build !== null && build !== own;
}

/** Rerenders when the server has another build than this document. */
export const useIsOutdated = (): boolean =>
  useStore({ get: isOutdated, subscribe: serverBuild.subscribe }, false);
