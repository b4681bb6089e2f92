/** The list of words, stored as a whole after it was opened, so that all of it can be read and searched offline. */
import { learnerHeader } from '@ena/contract/learnerHeader';
import type { MetItem, MetItems } from '@ena/contract/reviews';
import { storedCopyHeader } from '@ena/contract/storedCopyHeader';
import type { Day } from '@ena/domain/streak/day';
import { ownBuild } from '../../platform/build.ts';
import { fetchAsLearner } from '../../platform/client.ts';
import { findOfLearner, learnerCacheOf, learnerOf, storeOfLearner } from './caches.ts';
import { mayPrefetch } from './support.ts';
import { untilIdle } from './whenIdle.ts';

export interface StoredWords {
  readonly today: Day;
  /** Words of the list, stored or not. */
  readonly total: number;
  /** In the order of the course. */
  readonly items: readonly MetItem[];
}

/** Pages of the list are a request each, and most learners have fewer words. */
const maxKeptWords = 2000;
const listPath = '/api/reviews/items?order=course';
const storedPath = '/kept-words';

/** What is stored of the list; null if nothing is. */
export async function readKeptWords(): Promise<StoredWords | null> {
  const copy = await findOfLearner(learnerCacheOf(ownBuild()), storedPath);
  // as: keepWords of the same build has stored it.
  return (await (copy?.json() as Promise<StoredWords> | undefined)?.catch(() => null)) ?? null;
}

/** Stores the list, page by page, unless it was stored today with as many words. What fails is tried at the next visit. */
export async function keepWords(shown: Pick<StoredWords, 'today' | 'total'>): Promise<void> {
  if (!(await mayPrefetch())) return;
  const before = await readKeptWords();
  if (before?.today === shown.today && before.total === shown.total) return;
  const items = new Map<string, MetItem>();
  let next: string | null = '';
  let learner: string | null = null;
  while (next !== null && items.size < maxKeptWords) {
    await untilIdle();
    const response = await fetchAsLearner(next === '' ? listPath : `${listPath}&after=${next}`, {});
    learner ??= learnerOf(response);
    if (!response.ok || response.headers.has(storedCopyHeader) || learnerOf(response) !== learner) return;
    const page = (await response.json()) as MetItems; // as: the server answers by the contract
    for (const item of page.items) items.set(item.itemId, item);
    next = page.next;
  }
  const words: StoredWords = { ...shown, items: [...items.values()] };
  await storeOfLearner(
    learnerCacheOf(ownBuild()),
    storedPath,
    Response.json(words, { headers: learner === null ? {} : { [learnerHeader]: learner } }),
  );
}
