/**
 * The build of the web app that this document was loaded with, and the one that the server has now. After a
 * release an old tab may lack chunks that the server no longer has, or meet an API that has changed.
 */
import { buildHeader } from '@ena/contract/buildHeader';

let serverBuild: string | null = null;

/** Remembers the build that an API response names. */
export function readServerBuild(headers: Headers): void {
  serverBuild = headers.get(buildHeader) ?? serverBuild;
}

/** Whether the server has another build than this document; false if one of them is unknown (in development). */
export function isOutdated(): boolean {
  const ownBuild = document.querySelector<HTMLElement>('[data-build]')?.dataset['build'] ?? '';
  return ownBuild !== '' && serverBuild !== null && serverBuild !== ownBuild;
}
