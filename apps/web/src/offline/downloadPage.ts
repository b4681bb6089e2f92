import { ownBuild } from '../platform/build.ts';
import { storePage } from './storePage.ts';

/** Downloads a page and stores it, if `storePage` finds it worth it. */
export const downloadPage = async (path: string): Promise<unknown> =>
  storePage(path, await fetch(path, { cache: 'no-cache' }), ownBuild());
