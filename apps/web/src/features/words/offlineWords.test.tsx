import type { MetItem } from '@ena/contract/reviews';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../../test/app.tsx';
import { css } from '../../../test/locators.ts';
import { startOffline } from '../../../test/offline.ts';
import { bread, letter, many, mockSampleWords, mockWordList, water, wine } from '../../../test/wordList.ts';
import { readKeptWords } from '../../offline/cache/keptWords.ts';
import { failure, mockEndpoint, networkError } from '../../../test/mockApi.ts';

const mockItems = (items: readonly MetItem[], pausedSince: string | null = null) =>
  mockWordList(() => items, pausedSince);

beforeEach(mockSampleWords);

const rows = () => css('main li button[aria-controls]');
const forms = () =>
  rows()
    .elements()
    .map(({ textContent }) => textContent);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const search = () => page.getByRole('searchbox', { name: 'Search your words' });

describe('the list without a connection', () => {
  it('searches what was shown before, and says so if that is not all', async () => {
    mockItems([water, ...many(59)]);
    await openApp('/words');
    await expect.poll(() => forms().length).toBe(50);
    mockEndpoint('reviews.items', networkError);
    await search().fill('water');
    await expect
      .element(page.getByText(/^You are offline: 50 of 60 words are on this device/u))
      .toBeVisible();
    await expect.poll(forms).toEqual(['წყალი']);
    mockItems([letter, water, bread, wine]);
    await search().fill('');
    await expect.poll(() => forms().length).toBe(4);
    await expect.element(page.getByText(/^You are offline/u)).not.toBeInTheDocument();
  });

  it('has all words once the list was opened, page by page, with search and filters', async () => {
    await startOffline();
    mockItems([...many(120), bread]);
    await openApp('/words');
    await expect.poll(() => forms().length).toBe(50);
    await expect.poll(async () => (await readKeptWords())?.items.length).toBe(121);
    for (const name of ['reviews.items', 'reviews.overview'] as const) mockEndpoint(name, networkError);
    await button('Show more (71 left)').click();
    await expect.poll(() => forms().length).toBe(100);
    await button('Show more (21 left)').click();
    await expect.poll(() => forms().length).toBe(121);
    await search().fill('bread');
    await expect.poll(forms).toEqual(['პური']);
    await expect.element(page.getByText(/are on this device/u)).not.toBeInTheDocument();
  });

  it('says when more rows could not be loaded, and keeps those that are there', async () => {
    mockItems(many(60));
    await openApp('/words');
    await expect.poll(() => forms().length).toBe(50);
    mockEndpoint('reviews.items', () => failure('INTERNAL'));
    await button('Show more (10 left)').click();
    await expect.element(page.getByRole('alert').filter({ hasText: 'Something went wrong' })).toBeVisible();
    expect(forms()).toHaveLength(50);
  });
});
