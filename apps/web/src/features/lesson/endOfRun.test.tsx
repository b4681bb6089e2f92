/** The end of a run and of a lesson: what was missed, corrections, and what comes next. */
import { correctAnswer } from '@ena/domain/exercise/kinds';
import type { ProgressRecord } from '@ena/contract/progress';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { exercisesOf } from '../../../../../packages/course/test/responses.ts';
import { answerDisplayed } from '../../../test/answering.ts';
import { openApp, subscriber } from '../../../test/app.tsx';
import { find, waitUntil } from '../../../test/dom.ts';
import { mockEndpoint, requests } from '../../../test/mockApi.ts';
import { noReviews, nothingKnown } from '../../../test/reviews.ts';

const path = '/beginner/basic-vocabulary';
const [matching, translation] = exercisesOf('basic-vocabulary');
const completed = (lessonId: string): ProgressRecord => ({
  id: lessonId,
  lessonId,
  completed: true,
  score: null,
  timeSpent: 12,
  updatedAt: '2026-03-01T10:00:00.000Z',
});
const practice = () => page.getByRole('region', { name: 'Practice Exercises' });
const inPractice = (name: string) => practice().getByRole('button', { name, exact: true });
const position = (number: number, size: number) =>
  practice().getByText(`${number} of ${size}`, { exact: true });
const open = (title = '') =>
  practice()
    .getByRole('button', { name: new RegExp(`^${title}`, 'u') })
    .click();
const summary = () => page.getByRole('group', { name: 'End of the exercise' });
const lessonEnd = () => page.getByRole('region', { name: 'What comes next' });
const link = (name: string) => lessonEnd().getByRole('link', { name, exact: true });

/** The end of a lesson is loaded when it is near. */
async function scrollToEnd() {
  await waitUntil(() => {
    // The page grows while its sections are loaded.
    find('footer').scrollIntoView({ behavior: 'instant' });
    find('[aria-label="What comes next"]');
  });
}

/** Answers the items of the open exercise: the first `wrong` ones wrong; then opens the result. */
async function run(items: Parameters<typeof answerDisplayed>[0], wrong: number, size = items.length) {
  for (let number = 1; number <= size; number++) {
    await expect.element(position(number, size)).toBeVisible();
    await answerDisplayed(items, number > wrong);
    await inPractice(number < size ? 'Next' : 'Finish').click();
  }
}
const recorded = () =>
  requests('answers.record').flatMap(({ answers }) =>
    answers.map(({ questionId, isCorrection = false }) => [questionId, isCorrection]),
  );

describe('the end of a run', () => {
  it('lists what was missed, and repeats it as corrections that complete nothing', async () => {
    await openApp(path);
    await open(matching?.title);
    const { items = [] } = matching ?? {};
    await run(items, 2);
    await expect.element(summary().getByText(/You got 3 of 5 right\./u)).toBeVisible();
    const missed = summary().getByRole('list').first();
    for (const item of items.slice(0, 2))
      await expect.element(missed).toMatchTextContent(correctAnswer(item));
    await inPractice('Practice What You Missed').click();
    await run(items, 0, 2);
    await expect.element(summary().getByText(/You corrected 2 of 2\./u)).toBeVisible();
    const ids = items.map(({ id }) => id);
    await expect
      .poll(recorded)
      .toEqual([...ids.map((id) => [id, false]), ...ids.slice(0, 2).map((id) => [id, true])]);
    await expect.element(lessonEnd().getByText('Lesson completed')).not.toBeInTheDocument();
  });

  it('has no missed items after right answers, says that the lesson is completed, and leads on', async () => {
    await openApp(path, { learner: subscriber, records: [completed('alphabet')] });
    await open(matching?.title);
    await run(matching?.items ?? [], 0);
    await expect.element(summary().getByText(/You got 5 of 5 right\./u)).toBeVisible();
    await expect.element(summary().getByText('What you missed')).not.toBeInTheDocument();
    await expect.element(lessonEnd().getByText('Lesson completed')).toBeVisible();
    await expect.element(link('Take the Quiz')).toHaveAttribute('href', '/beginner/quiz/vocabulary');
    await expect.element(link('Next Lesson: Colors and Shapes')).toBeVisible();
    await inPractice(`Next: ${translation?.title ?? ''}`).click();
    await expect.element(position(1, 5)).toBeVisible();
    // At once: a browser that is killed would not report it on leaving.
    await expect
      .poll(() => requests('progress.report').some((report) => report.completed === true))
      .toBe(true);
  });

  it('plays the answer of a choice with its feedback, not before', async () => {
    await openApp(path);
    await open(matching?.title);
    await expect.element(position(1, 5)).toBeVisible();
    const texts = practice().getByRole('list', { name: 'In Georgian' });
    await expect.element(texts).not.toBeInTheDocument();
    await answerDisplayed(matching?.items ?? [], false);
    await expect.element(texts.getByRole('button', { name: /^Listen to/u })).toBeVisible();
  });
});

describe('the end of a lesson', () => {
  it('says that it was completed, also beside its title', async () => {
    await openApp(path, { records: [completed('basic-vocabulary')] });
    await expect.element(page.getByText('Completed', { exact: true })).toBeVisible();
    await scrollToEnd();
    await expect.element(lessonEnd().getByText('Lesson completed')).toBeVisible();
    await expect.element(link('Next Lesson: Georgian Alphabet')).toBeVisible();
  });

  it.each([
    [5, '5 of 40 words known', 'Practice the other 35'],
    [0, '0 of 40 words known', 'Practice the words'],
    [40, 'You know all 40 words.', null],
  ])('says what is still unknown, and offers to practice it: %i known', async (known, text, label) => {
    const items = { known, introduced: known, total: 40, kind: 'word' as const };
    mockEndpoint('reviews.summary', () => ({
      ...noReviews,
      known: { ...nothingKnown, lessons: { 'basic-vocabulary': items } },
    }));
    await openApp(path, { records: [completed('basic-vocabulary')] });
    await expect.element(page.getByText(`${known} of 40 words known`, { exact: true })).toBeVisible();
    await scrollToEnd();
    await expect.element(lessonEnd()).toMatchTextContent(text);
    if (label === null) {
      await expect.element(lessonEnd().getByRole('link', { name: /^Practice/u })).not.toBeInTheDocument();
      return;
    }
    await link(label).click();
    await expect.element(practice().getByText(/^1 of/u)).toBeVisible();
  });

  it('names the next lesson of Premium to a free learner, with a link to the prices', async () => {
    await openApp(path, { records: [completed('alphabet')] });
    await scrollToEnd();
    await expect.element(link('See Premium')).toHaveAttribute('href', '/pricing');
    await expect.element(lessonEnd().getByText(/Colors and Shapes, is part of Premium\./u)).toBeVisible();
    await expect.element(lessonEnd().getByText('Lesson completed')).not.toBeInTheDocument();
  });

  it('is loaded if the observer reports at once that it was not near, and that it is', async () => {
    // As on a busy page, where the browser calls back late.
    const LateObserver = function (report: (entries: object[]) => void) {
      const observe = (target: Element) =>
        queueMicrotask(() => report([false, true].map((isIntersecting) => ({ target, isIntersecting }))));
      return { observe, unobserve: () => undefined, disconnect: () => undefined };
    };
    vi.stubGlobal('IntersectionObserver', LateObserver);
    onTestFinished(() => void vi.unstubAllGlobals());
    await openApp(path);
    await expect.element(lessonEnd()).toBeInTheDocument();
  });
});
