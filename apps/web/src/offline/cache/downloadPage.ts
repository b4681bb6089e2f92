import { ownBuild } from '../../platform/build.ts';
import { download } from './download.ts';
import { storePage } from './storePage.ts';

/** Downloads a page and stores it, if `storePage` finds it worth it. */
export const downloadPage = async (path: string): Promise<unknown> =>
  storePage(path, await download(path, { cache: 'no-cache' }), ownBuild());
