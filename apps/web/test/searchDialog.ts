/** Locators and actions on the search of the top bar. */
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { requests } from './mockApi.ts';

export const searchButton = () =>
  page.getByRole('banner').getByRole('button', { name: 'Search', exact: true });
export const dialog = () => page.getByRole('dialog', { name: 'Search' });
export const field = () => page.getByRole('combobox', { name: 'Search the course' });
export const options = () => page.getByRole('listbox').getByRole('option');
export const selected = () => page.getByRole('option', { selected: true });
export const address = () => location.pathname + location.search + location.hash;

/** Opens the search by its button. */
export async function openSearch(): Promise<void> {
  await searchButton().click();
  await expect.element(field()).toHaveFocus();
}

/** Searches for a text and waits for its results. */
export async function searchFor(text: string): Promise<void> {
  await field().fill(text);
  await expect.poll(() => requests('search.query').at(-1)?.q).toBe(text);
  await expect.element(options().first()).toBeVisible();
}
