import type { MetItem } from '@ena/contract/reviews';
import { beforeEach, expect, it } from 'vitest';
import { ana } from '../../../test/learner.ts';
import { failure, mockEndpoint, requests, serverState } from '../../../test/mockApi.ts';
import { startOffline } from '../../../test/offline.ts';
import { mockWordList } from '../../../test/wordList.ts';
import { keepWords, readKeptWords } from './keptWords.ts';

const today = '2026-03-01';
const words = Array.from(
  { length: 60 },
  (_, index): MetItem => ({
    itemId: `word.${index}`,
    kind: 'word',
    form: 'სიტყვა',
    gloss: `meaning ${index}`,
    romanization: 'sitqva',
    clip: null,
    source: { title: 'Food & Drink', path: '/beginner/food-drink' },
    personalNote: null,
    own: null,
    cards: [],
  }),
);

beforeEach(async () => {
  await startOffline();
  serverState().learner = ana;
  mockWordList(() => words);
});

it('the list is stored as a whole, and not anew for as many words on the same day', async () => {
  await keepWords({ today, total: 60 });
  expect(await readKeptWords()).toMatchObject({ today, total: 60, items: words });
  await keepWords({ today, total: 60 });
  expect(requests('reviews.items')).toHaveLength(2);
  await keepWords({ today, total: 61 });
  expect(requests('reviews.items')).toHaveLength(4);
});

it('a list of which a page is missing, or that belongs to another learner, is not stored', async () => {
  serverState().learner = { ...ana, id: 'gio', tag: 'tag-of-gio' };
  await keepWords({ today, total: 60 }).catch(() => undefined);
  serverState().learner = ana;
  expect(await readKeptWords()).toBeNull();
  mockEndpoint('reviews.items', () => failure('RATE_LIMITED'));
  await keepWords({ today, total: 60 });
  expect(await readKeptWords()).toBeNull();
});
