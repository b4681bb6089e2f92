import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPage } from '../../../test/app.tsx';
import { ana } from '../../../test/learner.ts';
import {
  address,
  dialog,
  field,
  openSearch,
  options,
  searchFor,
  selected,
} from '../../../test/searchDialog.ts';

const storedSearches = () => localStorage.getItem(`recent-searches:${ana.id}`);
const open = async (text: string, path: RegExp) => {
  await openSearch();
  await searchFor(text);
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.poll(address).toMatch(path);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
};
const optionTexts = () =>
  options()
    .elements()
    .map((option) => option.textContent);

it('each example finds the same word in another spelling', async () => {
  await openPage('/beginner', { learner: ana });
  await openSearch();
  for (const example of ['hello', 'gamarjoba', 'გამარჯობა']) {
    await dialog().getByRole('button', { name: example, exact: true }).click();
    await expect.element(field()).toHaveValue(example);
    await expect.element(field()).toHaveFocus();
    await expect.element(selected()).toMatchTextContent(/გამარჯობა/u);
    await dialog().getByRole('button', { name: 'Clear search' }).click();
  }
});

it('recent searches are shown newest first, and can be selected by arrow keys', async () => {
  await openPage('/beginner', { learner: ana });
  await open('hello', /basic-vocabulary#/u);
  await open('alphabet', /^\/beginner\/alphabet$/u);
  await openSearch();
  await expect.element(page.getByRole('group', { name: 'Recent searches' })).toBeVisible();
  expect(optionTexts()).toEqual(['alphabet', 'hello']);
  await expect.element(selected()).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog()).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect.element(field()).toHaveValue('hello');
  await expect.element(selected()).toMatchTextContent(/გამარჯობა/u);
});

it('at most five recent searches are stored, without duplicates', async () => {
  localStorage.setItem(
    `recent-searches:${ana.id}`,
    JSON.stringify(['one', 'two', 'three', 'ALPHABET', 'five']),
  );
  await openPage('/beginner', { learner: ana });
  await open('alphabet', /^\/beginner\/alphabet$/u);
  expect(storedSearches()).toBe(JSON.stringify(['alphabet', 'one', 'two', 'three', 'five']));
  await open('hello', /basic-vocabulary#/u);
  expect(storedSearches()).toBe(JSON.stringify(['hello', 'alphabet', 'one', 'two', 'three']));
});

it('recent searches are deleted by a button', async () => {
  localStorage.setItem(`recent-searches:${ana.id}`, JSON.stringify(['hello']));
  await openPage('/beginner', { learner: ana });
  await openSearch();
  await expect.element(options()).toHaveLength(1);
  await dialog().getByRole('button', { name: 'Clear recent searches' }).click();
  await expect.element(options()).not.toBeInTheDocument();
  await expect.element(field()).toHaveFocus();
  expect(storedSearches()).toBeNull();
});

it('recent searches are deleted on sign-out', async () => {
  await openPage('/beginner', { learner: ana });
  await open('hello', /basic-vocabulary#/u);
  expect(storedSearches()).not.toBeNull();
  await page.getByRole('banner').getByRole('button', { name: 'Ana' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect.element(page.getByRole('link', { name: 'Start Learning' })).toBeVisible();
  expect(storedSearches()).toBeNull();
});

it('recent searches are not shown to another learner, after a session that has expired', async () => {
  localStorage.setItem('recent-searches:gio', JSON.stringify(['hello']));
  await openPage('/beginner', { learner: ana });
  await openSearch();
  await expect.element(dialog().getByRole('button', { name: 'hello', exact: true })).toBeVisible();
  await expect.element(page.getByRole('group', { name: 'Recent searches' })).not.toBeInTheDocument();
});

it('recent searches that a former version stored, of whoever it was, are not shown', async () => {
  localStorage.setItem('recent-searches', JSON.stringify(['alphabet']));
  await openPage('/faq', { learner: null });
  await openSearch();
  await expect.element(dialog().getByRole('button', { name: 'hello', exact: true })).toBeVisible();
  await expect.element(page.getByRole('group', { name: 'Recent searches' })).not.toBeInTheDocument();
});

it.each(['nonsense', '{}', '[7, null]'])('invalid stored searches are ignored: %s', async (stored) => {
  localStorage.setItem('recent-searches:visitor', stored);
  await openPage('/faq', { learner: null });
  await openSearch();
  await expect.element(page.getByRole('group', { name: 'Recent searches' })).not.toBeInTheDocument();
});
