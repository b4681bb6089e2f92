import type { PlacementTest } from '@ena/contract/placement';
import type { ReviewSummary } from '@ena/contract/reviews';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, phone } from '../../../../test/app.tsx';
import { horizontalOverflow, violations } from '../../../../test/axe.ts';
import { failure, mockEndpoint, requests } from '../../../../test/mockApi.ts';
import { noReviews, reviewRunOf, words, introduce } from '../../../../test/reviews.ts';

const main = () => page.getByRole('main');
const button = (name: string) => main().getByRole('button', { name, exact: true });
const heading = (name: string) => main().getByRole('heading', { name });
const question = (number: number) => main().getByRole('group', { name: `Question ${number} of at most 10` });

const title = (index: number) => ['Georgian Alphabet', 'Basic Vocabulary'][index] ?? '';
/** Two groups with six questions each; the answer is always "right". */
const test: PlacementTest = {
  pages: [0, 1].map((index) => ({
    title: title(index),
    path: `/beginner/${index}`,
    questions: [1, 2, 3, 4, 5, 6].map((number) => ({
      itemId: `${index}.${number}`,
      question: {
        kind: 'choice',
        id: `review.choose-meaning.${index}.${number}`,
        teaches: [],
        prompt: 'What does this mean?',
        display: 'სახლი',
        options: ['right', 'wrong', 'bread', 'water', 'mother', 'father'],
        answer: 'right',
      },
    })),
  })),
};
const firstVisit: Partial<ReviewSummary> = { newItems: 10 };
const mockSummary = (rest: Partial<ReviewSummary>) =>
  mockEndpoint('reviews.summary', () => ({ ...noReviews, ...rest }));
const result = {
  pages: [0, 1].map((index) => ({ title: title(index), path: `/beginner/${index}` })),
  letters: 33,
  words: 40,
  earned: [],
};

beforeEach(() => {
  mockSummary(firstVisit);
  mockEndpoint('placement.questions', () => test);
  mockEndpoint('placement.finish', () => result);
});

/** In #root, as in index.html: base.css hides what is behind a run. */
async function openToday(options?: Parameters<typeof openApp>[1]) {
  await openApp('/today', options);
  document.querySelector('body > div:has(main)')?.setAttribute('id', 'root');
}

it('a beginner begins a review run at once', async () => {
  mockEndpoint('reviews.session', () => reviewRunOf(introduce(words.bread)));
  await openToday();
  await expect.element(heading('Can you read this already?')).toBeVisible();
  expect(await violations()).toEqual([]);
  await button('I am a beginner').click();
  await expect.element(heading('პური')).toBeVisible();
  expect(requests('placement.questions')).toEqual([]);
});

it('the check is done by keyboard, its answers are sent in the end, and it shows what is known', async () => {
  await openToday();
  await button('Check what I know').click();
  await expect.element(question(1)).toHaveFocus();
  expect(await violations()).toEqual([]);
  for (let number = 1; number <= 6; number++) {
    await expect.element(question(number)).toHaveFocus();
    const options = main().getByRole('group', { name: 'Options' }).getByRole('button').elements();
    const index = options.findIndex((element) => element.textContent.includes('right'));
    await userEvent.keyboard(String(index + 1));
  }
  await expect.element(heading('You know the alphabet and 1 topic: 40 words')).toHaveFocus();
  expect(await violations()).toEqual([]);
  const [sent] = requests('placement.finish');
  expect(sent?.id).toBe(requests('placement.questions')[0]?.id);
  expect(sent?.answers.map(({ itemId, response }) => [itemId, response])).toEqual(
    test.pages.flatMap(({ questions }) => questions.slice(0, 3).map(({ itemId }) => [itemId, 'right'])),
  );
  await button('Back to Today').click();
  await expect.element(heading('Can you read this already?')).toBeVisible();
});

it('the check of who cannot read ends after two questions, and sends its answers again after an error', async () => {
  mockEndpoint('placement.finish', () => failure('UNAVAILABLE'));
  await openToday({ viewport: phone });
  await button('Check what I know').click();
  for (const number of [1, 2]) {
    await expect.element(question(number)).toHaveFocus();
    await expect.element(question(number)).toHaveAccessibleDescription();
    await expect.element(button('I don’t know')).toBeInViewport();
    expect(horizontalOverflow()).toBe(0);
    await userEvent.keyboard('0');
  }
  await expect.element(main().getByRole('alert')).toMatchTextContent(/could not be sent yet/u);
  mockEndpoint('placement.finish', () => ({ ...result, pages: [], letters: 0, words: 0 }));
  await button('Try again').click();
  await expect.element(heading('Let’s begin with the first letters')).toHaveFocus();
  const [one, two] = requests('placement.finish');
  expect(one?.answers.map(({ response }) => response)).toEqual([null, null]);
  expect(two).toMatchObject({ id: one?.id, answers: one?.answers });
});

it('the check is left at once without an answer; with answers, which are lost, it asks first', async () => {
  await openToday();
  await button('Check what I know').click();
  await button('Leave the check').click();
  await button('Check what I know').click();
  await button('I don’t know').click();
  await button('Leave the check').click();
  const dialog = page.getByRole('alertdialog', { name: 'Leave the check?' });
  await expect.element(dialog).toBeVisible();
  expect(await violations()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(question(2)).toBeVisible();
  await button('Leave the check').click();
  await dialog.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect.element(heading('Can you read this already?')).toBeVisible();
  expect(requests('placement.finish')).toEqual([]);
});

it('what a check has marked can be taken back in the settings', async () => {
  mockSummary({ cards: 73, placed: 73, newItems: 10 });
  await openToday();
  await main().getByText('Session settings').click();
  await button('Ask me everything from the start').click();
  mockSummary(firstVisit);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ask everything' }).click();
  await expect.element(heading('Can you read this already?')).toBeVisible();
  expect(requests('placement.reset')).toHaveLength(1);
});
