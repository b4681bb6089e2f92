import { HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, setOffline } from '../../../../test/app.tsx';
import { horizontalOverflow, violations } from '../../../../test/axe.ts';
import { failure, holdRequests, mockEndpoint, requests } from '../../../../test/mockApi.ts';
import { mockWordList } from '../../../../test/wordList.ts';
import { metBread } from '../../../../test/reviews.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
/** Names and sizes of the files that were saved. */
const saved: string[] = [];

beforeEach(() => {
  saved.length = 0;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  mockWordList(() => [metBread]);
  mockEndpoint('reviews.download', () => new HttpResponse('a file'));
});

async function openExport(viewport?: { width: number; height: number }) {
  await openApp('/words', viewport && { viewport });
  await button('Export words').click();
  await expect.element(page.getByRole('heading', { name: 'Export words' })).toBeVisible();
}

it.each([
  ['Download for Anki', 'apkg', 'Comma', 'comma', 'apkg'],
  ['Download CSV', 'csv', 'Comma', 'comma', 'csv'],
  ['Download CSV', 'csv', 'Semicolon', 'semicolon', 'csv'],
  ['Download CSV', 'csv', 'Tab', 'tab', 'tsv'],
] as const)(
  '%s saves a file (%s, %s), after a while',
  async (action, format, title, separator, extension) => {
    const release = holdRequests('reviews.download');
    await openExport();
    await page.getByRole('combobox', { name: 'Between the columns' }).selectOptions(title);
    await button(action).click();
    await expect.element(button('Preparing your file…')).toHaveAttribute('aria-disabled', 'true');
    release();
    await expect.element(page.getByText('Your file is in the downloads of your browser.')).toBeVisible();
    expect(requests('reviews.download')).toEqual([{ format, separator }]);
    expect(saved).toEqual([expect.stringMatching(new RegExp(`^ena-words-[0-9-]{10}\\.${extension}$`, 'u'))]);
  },
);

it('says when the file could not be made, and that nothing can be downloaded offline', async () => {
  mockEndpoint('reviews.download', () => failure('RATE_LIMITED'));
  await openExport();
  await button('Download CSV').click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Too many|wait|later/iu);
  setOffline(true);
  await button('Download CSV').click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/offline/iu);
  expect(saved).toEqual([]);
});

it('closes, and gives the focus back; no violations or overflow on a phone', async () => {
  await openExport({ width: 320, height: 800 });
  expect(await violations()).toEqual([]);
  expect(horizontalOverflow()).toBe(0);
  await button('Close').click();
  await expect.element(button('Export words')).toHaveFocus();
});

it('is offered only where there is something to export', async () => {
  mockWordList(() => []);
  await openApp('/words');
  await expect.element(button('Import words')).toBeVisible();
  expect(button('Export words').elements()).toEqual([]);
});
