/** The sound of the phrasebook, which is public: stored when it was opened, so that it plays offline, too. */
import { publicClipsCache } from './caches.ts';
import { storeClips } from './clipFiles.ts';
import { mayPrefetch } from './support.ts';

/** Stores the clips; what fails is tried again at the next visit. */
export async function keepPhrases(names: readonly string[]): Promise<void> {
  if (await mayPrefetch()) await storeClips(publicClipsCache, names).catch(() => undefined);
}
