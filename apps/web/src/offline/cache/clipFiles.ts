/** Downloads clips into the browser's caches, and deletes those that nothing needs any more. */
import { loadPlayer } from '../../sound/loadPlayer.ts';
import { learnerClipsCache, publicClipsCache, store } from './caches.ts';
import { download } from './download.ts';
import { DownloadError } from './downloadError.ts';
import { forEachConcurrently } from './forEachConcurrently.ts';
import { untilIdle } from './whenIdle.ts';

/** Downloads at the same time. */
const maxDownloads = 4;

const urlsIn = async (cacheName: string): Promise<readonly string[]> =>
  (await (await caches.open(cacheName)).keys()).map(({ url }) => url);

/** Absolute URLs of clips, as the keys of caches are. Fails if the host of the clips is not known. */
export async function urlsOf(names: readonly string[]): Promise<readonly string[]> {
  const { getClipUrl } = await loadPlayer();
  return Promise.all(names.map(async (name) => new URL(await getClipUrl(name), location.href).href));
}

/** URLs of all stored clips. */
export const storedClips = async (): Promise<ReadonlySet<string>> =>
  new Set([...(await urlsIn(publicClipsCache)), ...(await urlsIn(learnerClipsCache))]);

/** Clips may come from another host, which does not say that it is Ena: a captive portal sends no audio. */
async function storeClip(cacheName: string, url: string, put: typeof store): Promise<void> {
  const response = await download(url);
  if (response.status !== 200 || response.headers.get('Content-Type')?.startsWith('audio/') !== true)
    throw new DownloadError('network');
  if (!(await put(cacheName, url, response))) throw new DownloadError('full');
}

/** Downloads those clips that are not stored, and stores them by `put`. Calls `onClip` for each, the stored ones included. */
export async function storeClips(
  cacheName: string,
  names: readonly string[],
  onClip: () => void = () => undefined,
  put: typeof store = store,
): Promise<void> {
  const stored = await storedClips();
  await forEachConcurrently(maxDownloads, await urlsOf(names), async (url) => {
    if (!stored.has(url)) {
      await untilIdle();
      await storeClip(cacheName, url, put);
    }
    onClip();
  });
}

/** Deletes the clips of a cache except these, such as former recordings, whose URLs have changed. Leaves them for the next time if the host of the clips is not known. */
export async function deleteClipsExcept(cacheName: string, names: readonly string[]): Promise<void> {
  const needed = await urlsOf([...new Set(names)]).catch(() => null);
  if (needed === null) return;
  const isNeeded = new Set(needed);
  const cache = await caches.open(cacheName);
  const unneeded = (await cache.keys()).filter(({ url }) => !isNeeded.has(url));
  await Promise.all(unneeded.map((request) => cache.delete(request, { ignoreVary: true })));
}
