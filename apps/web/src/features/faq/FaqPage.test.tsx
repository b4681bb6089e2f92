import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from '../../../test/app.tsx';
import { questionCategories } from './questions.ts';

const search = () => page.getByPlaceholder('Search questions...');
const openQuestions = () => [...document.querySelectorAll('main details[open]')].map(({ id }) => id);
const headings = () =>
  [...document.querySelectorAll('main h2[id$="-questions"]')].map(({ textContent }) => textContent);
const address = () => location.pathname + location.search + location.hash;
const summary = (id: string) =>
  page.elementLocator(document.querySelector(`#${id} summary`) ?? document.body);
const allHeadings = ['General Questions', 'Learning Process', 'Our Platform', 'Georgian Culture & Travel'];
const open = async (path = '/faq') => {
  await openApp(path, { learner: null });
  await expect.element(search()).toBeVisible();
};

describe('the frequently asked questions', () => {
  it('[FAQ-01] are four categories of three questions, with a link home', async () => {
    await open();
    expect(headings()).toEqual(allHeadings);
    for (const section of document.querySelectorAll('main section[aria-labelledby$="-questions"]'))
      expect(section.querySelectorAll('details')).toHaveLength(3);
    expect(document.querySelectorAll('main details')).toHaveLength(12);
    expect(openQuestions()).toEqual([]);
    await expect
      .element(page.getByRole('main').getByRole('link', { name: 'Back to Home' }))
      .toHaveAttribute('href', '/');
  });

  it('[FAQ-02] [FAQ-03] the search finds questions and answers in any case, and hides the rest', async () => {
    await open();
    await search().fill('UNESCO');
    await expect.poll(headings).toEqual(['Georgian Culture & Travel']);
    expect(openQuestions()).toEqual(['alphabet']);
    await expect.element(page.getByText('1 question found')).toBeInTheDocument();
    await search().fill('is there a FREE trial');
    await expect.poll(openQuestions).toEqual(['trial-payment-canceling']);
  });

  it('[FAQ-02] an answer that was found can be closed and opened again', async () => {
    await open();
    await search().fill('is there a FREE trial');
    await expect.poll(openQuestions).toEqual(['trial-payment-canceling']);
    await summary('trial-payment-canceling').click();
    await expect.poll(openQuestions).toEqual([]);
    await summary('trial-payment-canceling').click();
    await expect.poll(openQuestions).toEqual(['trial-payment-canceling']);
  });

  it('[FAQ-04] says that nothing was found, and clears the search', async () => {
    await open();
    await search().fill('zzz');
    await expect
      .element(page.getByText('No questions found matching your search. Try a different search term.'))
      .toBeVisible();
    expect(headings()).toEqual([]);
    await expect.element(page.getByText('0 questions found')).toBeInTheDocument();
    await expect
      .element(page.getByRole('link', { name: 'Ask us', exact: true }))
      .toHaveAttribute('href', '/contact');
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect.poll(headings).toEqual(allHeadings);
    await expect.element(search()).toHaveValue('');
    expect(openQuestions()).toEqual([]);
  });
});

describe('the URL of the FAQ page', () => {
  it('has the open question as its hash, also when it is opened by keyboard', async () => {
    await open('/faq#words-for-travel');
    await expect.poll(openQuestions).toEqual(['words-for-travel']);
    summary('what-is-ena').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(openQuestions).toEqual(['what-is-ena']);
    expect(address()).toBe('/faq#what-is-ena');
    await userEvent.keyboard('{Enter}');
    await expect.poll(openQuestions).toEqual([]);
    expect(address()).toBe('/faq');
  });

  it('scrolls the question of its hash into view', async () => {
    const last = questionCategories.at(-1)?.questions.at(-1)?.id ?? '';
    await open(`/faq#${last}`);
    await expect.poll(openQuestions).toEqual([last]);
    await expect.element(summary(last)).toBeInViewport();
  });

  it('contains the search text', async () => {
    await open();
    await search().fill('wine');
    await expect.poll(address).toBe('/faq?search=wine');
  });

  it('with a search text opens the questions that are found', async () => {
    await open('/faq?search=wine');
    await expect.poll(openQuestions).toEqual(['related-languages']);
    await expect.element(search()).toHaveValue('wine');
  });
});

it('the FAQ page shows the further link of each answer that has one', async () => {
  await open();
  const expected = questionCategories.flatMap(({ questions }) =>
    questions.flatMap(({ id, more }) => (more ? [[id, more.to]] : [])),
  );
  const links = [...document.querySelectorAll('main details a')];
  expect(links.map((link) => [link.closest('details')?.id, link.getAttribute('href')])).toEqual(expected);
  expect(expected.length).toBeGreaterThan(0);
});
