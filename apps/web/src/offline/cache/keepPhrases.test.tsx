import { expect, it } from 'vitest';
import { startOffline } from '../../../test/offline.ts';
import { publicClipsCache } from './caches.ts';
import { urlsOf } from './clipFiles.ts';
import { keepPhrases } from './keepPhrases.ts';

const storedUrls = async () => (await (await caches.open(publicClipsCache)).keys()).map(({ url }) => url);

it('the sound of the phrasebook is stored in place of what it had before', async () => {
  await startOffline();
  await keepPhrases(['ა', 'ბ']);
  // A recording that was replaced has another address since.
  const [replaced = ''] = await urlsOf(['ა']);
  const former = replaced.replace(/\?.*|$/u, '?v=former');
  await (await caches.open(publicClipsCache)).put(former, new Response('sound'));
  await keepPhrases(['ა', 'გ']);
  expect((await storedUrls()).toSorted()).toEqual((await urlsOf(['ა', 'გ'])).toSorted());
});

it('what cannot be stored deletes nothing', async () => {
  await startOffline();
  await keepPhrases(['ა']);
  await keepPhrases(['ბ', 'not a clip']);
  expect(await storedUrls()).toEqual(expect.arrayContaining([...(await urlsOf(['ა']))]));
});
