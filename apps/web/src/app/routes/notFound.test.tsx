import { levels } from '@ena/course/catalog';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, phone } from '../../../test/app.tsx';
import { mockEndpoint, failure, holdRequests, requests } from '../../../test/mockApi.ts';

const field = () => page.getByRole('combobox', { name: 'Search the course' });
const options = () => page.getByRole('listbox').getByRole('option');
const heading = () => page.getByRole('heading', { name: '404 | Page Not Found' });

it('[NF-01] [NF-03] an unknown address leads to /404, with links to the home page and the levels', async () => {
  await openApp('/no/such/page', { learner: null });
  await expect.element(heading()).toBeVisible();
  expect(location.pathname).toBe('/404');
  await expect.element(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  const links = page.getByRole('navigation', { name: 'Where to go next' }).getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', ...levels.map(({ path }) => path)]);
  await expect.poll(() => document.title).toBe('Page Not Found · Ena');
});

it.each([
  ['/beginner/food_drinks.html', 'food drinks', 'Food and Drinks'],
  ['/beginner/Alphabet-Lesson/', 'Alphabet Lesson', 'Georgian Alphabet'],
  [`/${encodeURIComponent('გამარჯობა')}`, 'გამარჯობა', 'hello'],
])('searches for the words of %s: %s', async (path, words, found) => {
  await openApp(path, { learner: null });
  await expect.element(field()).toHaveValue(words);
  await expect.element(options().filter({ hasText: found }).first()).toBeVisible();
  await expect.element(field()).not.toHaveFocus();
});

it.each(['/qqqq/zzzz', '/%E0%A4%A'])(
  'has an empty search field if the words of the address have no results: %s',
  async (path) => {
    await openApp(path, { learner: null });
    await expect.element(heading()).toBeVisible();
    await expect.poll(() => requests('search.query')).toHaveLength(1);
    await expect.element(field()).toHaveValue('');
    await field().fill('alphabet');
    await expect.element(options().first()).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => location.pathname + location.search).toMatch(/^\/login\?from=/u);
  },
);

it('an address without words searches for nothing', async () => {
  await openApp('/---/...', { learner: null });
  await expect.element(heading()).toBeVisible();
  await expect.element(field()).toHaveValue('');
  expect(requests('search.query')).toEqual([]);
});

it('keeps text that is typed before the search for the address has finished', async () => {
  const release = holdRequests('search.query');
  await openApp('/beginner/food_drinks.html', { learner: null });
  await expect.poll(() => requests('search.query')).toHaveLength(1);
  await field().fill('numbers');
  release();
  await expect.element(options().filter({ hasText: 'Numbers' }).first()).toBeVisible();
  await expect.element(field()).toHaveValue('numbers');
});

it('the search field works when the first search fails', async () => {
  mockEndpoint('search.query', () => failure('UNAVAILABLE'));
  await openApp('/beginner/food_drinks.html', { learner: null });
  await expect.poll(() => requests('search.query')).toHaveLength(1);
  await expect.element(field()).toHaveValue('');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

it('what the search for the address finds moves nothing', async () => {
  const release = holdRequests('search.query');
  await openApp('/beginner/food_drinks.html', { learner: null, viewport: phone });
  await expect.element(field()).toBeVisible();
  await document.fonts.ready;
  const links = page.getByRole('navigation', { name: 'Where to go next' }).getByRole('link');
  const tops = () =>
    [heading(), ...links.all(), field()].map((one) => one.element().getBoundingClientRect().top);
  const before = tops();
  release();
  await expect.element(options().first()).toBeVisible();
  expect(tops()).toEqual(before);
});
