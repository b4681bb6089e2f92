import type { MetItem } from '@ena/contract/reviews';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from '../../../../test/app.tsx';
import { horizontalOverflow, violations } from '../../../../test/axe.ts';
import { css } from '../../../../test/locators.ts';
import { failure, mockEndpoint, requests } from '../../../../test/mockApi.ts';
import { metBread } from '../../../../test/reviews.ts';
import { mockWordList } from '../../../../test/wordList.ts';

const uuid = (index: number) => `0198b3c4-0000-4000-8000-${String(index).padStart(12, '0')}`;
const own = (index: number, form: string, groups: readonly string[] = []): MetItem => ({
  ...metBread,
  itemId: `own.${uuid(index)}`,
  form,
  gloss: `meaning ${index}`,
  own: { sentence: '', translation: '', groups: [...groups] },
  cards: [],
});

let stored: readonly MetItem[] = [];
beforeEach(() => {
  stored = [metBread, own(1, 'ვაშლი', ['fruit']), own(2, 'მსხალი', ['fruit']), own(3, 'ღვინო')];
  mockWordList(() => stored);
  mockEndpoint('words.remove', ({ ids }) => {
    stored = stored.filter(({ itemId }) => !ids.some((id) => itemId === `own.${id}`));
    return { ok: true };
  });
  mockEndpoint('reviews.pauseItems', () => ({ ok: true }));
  mockEndpoint('words.changeGroups', () => ({ full: [] }));
});

const bar = () => page.getByRole('region', { name: 'Selected words' });
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const inBar = (name: string | RegExp) => bar().getByRole('button', { name, exact: true });
const checkbox = (form: string) => page.getByRole('checkbox', { name: form });
const status = (text: string) => page.getByRole('status').filter({ hasText: text });

describe('many words', () => {
  it('are selected by keyboard and deleted after a confirmation, but not those of the course', async () => {
    await openApp('/words');
    await button('Select words').click();
    await expect.element(bar()).toHaveFocus();
    checkbox('ვაშლი').element().focus();
    await userEvent.keyboard(' ');
    await expect.element(status('1 selected')).toBeVisible();
    await css('main li').filter({ hasText: 'პური' }).click();
    await expect.element(status('2 selected')).toBeVisible();
    await expect.element(bar().getByText(/^Only your own words can be deleted/u)).toBeVisible();
    await inBar('Delete').click();
    await page.getByRole('alertdialog', { name: 'Delete 1 word?' }).getByText('Keep it').click();
    expect(requests('words.remove')).toEqual([]);
    await inBar('Delete').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.element(status('1 word deleted.')).toBeVisible();
    expect(requests('words.remove')).toEqual([{ ids: [uuid(1)] }]);
    await expect.element(checkbox('ვაშლი')).not.toBeInTheDocument();
    await expect.element(bar()).toHaveFocus();
    await expect.element(status('0 selected')).toBeVisible();
    await inBar('Done').click();
    await expect.element(button('Select words')).toHaveFocus();
  });

  it('are suspended and resumed', async () => {
    await openApp('/words');
    await button('Select words').click();
    await inBar('Suspend').click({ force: true });
    expect(requests('reviews.pauseItems')).toEqual([]);
    await inBar('Select all 4').click();
    await inBar('Suspend').click();
    await expect.element(status('4 items are suspended')).toBeVisible();
    await inBar('Select all 4').click();
    await inBar('Resume').click();
    await expect.element(status('4 items are resumed')).toBeVisible();
    const itemIds = expect.arrayContaining(stored.map(({ itemId }) => itemId));
    expect(requests('reviews.pauseItems')).toEqual([
      { itemIds, paused: true },
      { itemIds, paused: false },
    ]);
  });

  it('are put into a group, moved from the one that the list is filtered by, and taken out of it', async () => {
    const router = await openApp('/words');
    await button('Select words').click();
    await checkbox('ღვინო').click();
    await inBar('Group').click();
    const field = bar().getByRole('combobox', { name: 'Group' });
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(bar().getByText('Enter the name of a group.')).toBeVisible();
    await field.fill(' drinks ');
    await userEvent.keyboard('{Enter}');
    await expect.element(status('1 word put into the group “drinks”.')).toBeVisible();
    await page.getByRole('combobox', { name: 'Group' }).selectOptions('fruit (2)');
    await expect.poll(() => router.state.location.search).toBe('?group=fruit');
    await expect.element(checkbox('ღვინო')).not.toBeInTheDocument();
    await inBar('Select all 2').click();
    await inBar('Group').click();
    await field.fill('food');
    await inBar('Move to the group').click();
    await expect.element(status('2 words put into the group “food”.')).toBeVisible();
    await checkbox('ვაშლი').click();
    await inBar('Group').click();
    await inBar('Take out of “fruit”').click();
    await expect.element(status('1 word taken out of the group “fruit”.')).toBeVisible();
    const ids = expect.arrayContaining([uuid(1), uuid(2)]);
    expect(requests('words.changeGroups')).toEqual([
      { ids: [uuid(3)], add: 'drinks' },
      { ids, add: 'food', remove: 'fruit' },
      { ids: [uuid(1)], remove: 'fruit' },
    ]);
  });

  it('stay selected when a change of them failed', async () => {
    mockEndpoint('reviews.pauseItems', () => failure('INTERNAL'));
    await openApp('/words');
    await button('Select words').click();
    await checkbox('ღვინო').click();
    await inBar('Suspend').click();
    await expect.element(bar().getByText(/^Something went wrong on our side/u)).toBeVisible();
    await expect.element(status('1 selected')).toBeVisible();
  });
});

describe.each([
  ['light', 1440],
  ['dark', 360],
] as const)('selecting, %s at %d px', (theme, width) => {
  it('has no violation of axe and does not overflow', async () => {
    document.documentElement.dataset['theme'] = theme;
    stored = [
      ...stored,
      own(4, 'გადმოგვახტუნებინებდნენო', ['a group with a rather long name', 'x'.repeat(40)]),
    ];
    await openApp('/words?group=fruit', { viewport: { width, height: 800 } });
    await button('Select words').click();
    await inBar('Select all 2').click();
    expect([await violations(), horizontalOverflow()]).toEqual([[], 0]);
    await page.getByRole('combobox', { name: 'Group' }).selectOptions('All');
    await expect.element(checkbox('გადმოგვახტუნებინებდნენო')).toBeInTheDocument();
    await checkbox('გადმოგვახტუნებინებდნენო').click();
    await inBar('Group').click();
    await bar().getByRole('combobox', { name: 'Group' }).fill('x'.repeat(50));
    await inBar(/^(?:Add|Move) to the group$/u).click();
    await expect.element(bar().getByText(/^The name of a group can have/u)).toBeVisible();
    expect([await violations(), horizontalOverflow()]).toEqual([[], 0]);
  });
});
