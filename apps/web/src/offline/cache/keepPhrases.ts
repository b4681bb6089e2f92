/** The sound of the phrasebook, which is public: stored when it was opened, so that it plays offline, too. */
import { publicClipsCache } from './caches.ts';
import { deleteClipsExcept, storeClips } from './clipFiles.ts';
import { mayPrefetch } from './support.ts';

/** Stores the clips, and deletes all others; what fails is tried again at the next visit. */
export async function keepPhrases(names: readonly string[]): Promise<void> {
  if (!(await mayPrefetch())) return;
  await storeClips(publicClipsCache, names)
    .then(() => deleteClipsExcept(publicClipsCache, names))
    .catch(() => undefined);
}
