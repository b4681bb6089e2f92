import type { ReviewSummary, ReviewRun } from '@ena/contract/reviews';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, openOtherTab, reopenApp, setOffline } from '../../../../test/app.tsx';
import { nextPlayedAudio } from '../../../../test/audio.ts';
import { violations } from '../../../../test/axe.ts';
import { announced } from '../../../../test/exercise.tsx';
import { ana } from '../../../../test/learner.ts';
import { mockEndpoint, requests } from '../../../../test/mockApi.ts';
import { ask, introduce, noReviews, reviewRunOf, words } from '../../../../test/reviews.ts';

const main = () => page.getByRole('main');
const button = (name: string) => main().getByRole('button', { name, exact: true });
const option = (name: string) => main().getByRole('group', { name: 'Options' }).getByRole('button', { name });
/** Chooses an option that is not the answer; which ones are shown is random. */
const chooseWrong = async (answer: string) => {
  await expect.element(option(answer)).toBeVisible();
  const shown = main().getByRole('group', { name: 'Options' }).getByRole('button');
  const index = shown.elements().findIndex((element) => !element.textContent.includes(answer));
  await shown.nth(index).click();
};
const field = () => main().getByLabelText('Your answer');
const frame = (step: number, of: number) =>
  main().getByRole('group', { name: `Today’s session, step ${step} of ${of}` });
/** The reviews that were sent so far. */
const sent = () => requests('reviews.record').flatMap(({ reviews }) => reviews);
const hide = () => {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  state.mockRestore();
};

async function startReviewRun(steps: ReviewRun['steps'], settings: Partial<ReviewSummary['settings']> = {}) {
  mockEndpoint('reviews.session', () => reviewRunOf(...steps));
  mockEndpoint('reviews.summary', () => ({
    ...noReviews,
    due: steps.length,
    settings: { ...noReviews.settings, ...settings },
  }));
  await openApp('/today');
  await button('Start today’s session').click();
  await expect.element(frame(1, steps.length)).toBeVisible();
}

it('introduces a new item with its sound, meaning, note and example', async () => {
  await startReviewRun([introduce(words.bread), ask(words.water, 'choose-meaning')]);
  await expect.element(main().getByRole('heading', { name: 'პური' })).toBeVisible();
  for (const text of ['bread', 'p’uri', /round oven/u, 'პური თბილია.', 'From: Basic Vocabulary'])
    await expect.element(main().getByText(text, { exact: true }).first()).toBeVisible();
  expect((await nextPlayedAudio()).src).toContain(encodeURIComponent('პური'));
  expect(await violations()).toEqual([]);
  await button('Continue').click();
  await expect.element(frame(2, 2)).toHaveFocus();
});

it('judges a choice at once, and explains it', async () => {
  await startReviewRun([ask(words.water, 'choose-meaning'), ask(words.bread, 'choose-meaning')]);
  await chooseWrong('water');
  await expect.poll(announced).toBe('Not quite. The answer: water');
  await expect.element(main().getByText('ts’q’ali')).toBeVisible();
  expect(await violations()).toEqual([]);
  await button('Continue').click();
  // Asked again later.
  await expect.element(frame(2, 3)).toBeVisible();
});

it('shows the learner’s note after the answer, and not before', async () => {
  const run = reviewRunOf(introduce(words.bread), ask(words.bread, 'choose-meaning'));
  const bread = { ...words.bread, personalNote: 'Sounds like „pure“.' };
  mockEndpoint('reviews.session', () => ({ ...run, items: { ...run.items, [bread.id]: bread } }));
  mockEndpoint('reviews.summary', () => ({ ...noReviews, due: 1 }));
  await openApp('/today');
  await button('Start today’s session').click();
  const note = main().getByText(/Sounds like „pure“/u);
  await expect.element(button('Continue')).toBeVisible();
  expect(note.elements()).toEqual([]);
  await button('Continue').click();
  await expect.element(option('bread')).toBeVisible();
  await expect.element(note).not.toBeVisible();
  await option('bread').click();
  await expect.element(note).toBeVisible();
});

describe('a typed answer', () => {
  it('with a typo of one letter gets a second attempt', async () => {
    await startReviewRun([ask(words.hello, 'type-form'), ask(words.bread, 'choose-meaning')]);
    await field().fill('გამარჯობო');
    await button('Check').click();
    await expect.poll(announced).toMatch(/^Almost: one letter is not right\./u);
    await field().fill('გამარჯობა');
    await button('Check').click();
    await expect.poll(announced).toBe('Correct!');
    await button('Continue').click();
    await option('bread').click();
    await expect
      .poll(sent)
      .toMatchObject([{ itemId: 'word.hello', response: 'გამარჯობა', secondAttempt: true }]);
  });

  it('that mixes up an ejective is wrong, and explained', async () => {
    await startReviewRun([ask(words.bread, 'type-form')]);
    await field().fill('ფური');
    await button('Check').click();
    await expect.poll(announced).toMatch(/You wrote ფ where პ belongs\. One is an ejective/u);
    await expect.element(button('I was right')).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  it('can be overruled with one key', async () => {
    await startReviewRun([ask(words.house, 'type-meaning')]);
    await field().fill('dwelling');
    await userEvent.keyboard('{Enter}');
    await expect.element(button('I was right')).toBeVisible();
    await userEvent.keyboard('r');
    await expect.poll(announced).toBe('Counted as right.');
    await userEvent.keyboard('{Enter}');
    await expect.element(main().getByRole('heading', { name: 'Session complete' })).toBeVisible();
    await expect.poll(sent).toMatchObject([{ response: 'dwelling', acceptedByLearner: true }]);
  });

  it('has a hint, which is recorded', async () => {
    await startReviewRun([ask(words.hello, 'type-form'), ask(words.bread, 'choose-meaning')]);
    await button('Hint').click();
    await expect.poll(announced).toBe('It begins with გ and has 9 letters.');
    await field().fill('გამარჯობა');
    await userEvent.keyboard('{Enter}{Enter}');
    await option('bread').click();
    await expect.poll(sent).toMatchObject([{ hintUsed: true }]);
  });
});

it('can be done by keyboard alone', async () => {
  await startReviewRun([
    introduce(words.water),
    ask(words.bread, 'choose-meaning'),
    ask(words.hello, 'type-form'),
  ]);
  await userEvent.keyboard('{Enter}');
  await expect.element(frame(2, 3)).toHaveFocus();
  const texts = main().getByRole('group', { name: 'Options' }).getByRole('button').elements();
  const index = texts.findIndex((element) => element.textContent.includes('bread'));
  await userEvent.keyboard(String(index + 1));
  await expect.poll(announced).toBe('Correct!');
  // Undo, and then the learner does not know.
  await userEvent.keyboard('u');
  await expect.poll(announced).toBe('');
  await userEvent.keyboard('0');
  await expect.poll(announced).toBe('The answer: bread');
  await userEvent.keyboard('{Enter}');
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard('{Alt>}u{/Alt}');
  await expect.element(frame(2, 3)).toHaveFocus();
  await userEvent.keyboard(`${index + 1}{Enter}`);
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard('gamarjoba{Enter}');
  await expect.poll(announced).toBe('Correct!');
  await userEvent.keyboard('{Enter}');
  await expect.element(main().getByRole('heading', { name: 'Session complete' })).toHaveFocus();
  await expect
    .poll(sent)
    .toMatchObject([{ response: 'bread' }, { itemId: 'word.hello', response: 'გამარჯობა' }]);
});

describe('undo', () => {
  it('takes back the last answer, which is not sent before', async () => {
    await startReviewRun([ask(words.water, 'choose-meaning'), ask(words.bread, 'choose-meaning')]);
    await chooseWrong('water');
    await button('Continue').click();
    await expect.element(frame(2, 3)).toBeVisible();
    await button('Undo the last answer').click();
    await expect.element(frame(1, 2)).toBeVisible();
    await option('water').click();
    await button('Continue').click();
    await option('bread').click();
    await expect.poll(sent).toMatchObject([{ itemId: 'word.water', response: 'water' }]);
  });

  it('is not possible once the page was hidden, which sends the answer', async () => {
    await startReviewRun([ask(words.water, 'choose-meaning'), ask(words.bread, 'choose-meaning')]);
    await option('water').click();
    expect(sent()).toEqual([]);
    hide();
    await expect
      .poll(sent)
      .toMatchObject([{ itemId: 'word.water', format: 'choose-meaning', response: 'water' }]);
    await expect.element(button('Undo the last answer')).toHaveAttribute('aria-disabled', 'true');
  });
});

it('asks for a rating of right answers, if the learner wants that', async () => {
  await startReviewRun([ask(words.water, 'choose-meaning'), ask(words.bread, 'choose-meaning')], {
    ownRatings: true,
  });
  await option('water').click();
  await expect.element(button('Good')).toBeVisible();
  expect(await violations()).toEqual([]);
  await button('Hard').click();
  await option('bread').click();
  await userEvent.keyboard('3');
  await expect.element(main().getByRole('heading', { name: 'Session complete' })).toBeVisible();
  await expect.poll(() => sent().map(({ ownRating }) => ownRating)).toEqual([2, 4]);
});

describe('a review run that is left', () => {
  it('continues where it was after a reload, with nothing lost and nothing sent twice', async () => {
    await startReviewRun([ask(words.water, 'choose-meaning'), ask(words.bread, 'choose-meaning')]);
    await option('water').click();
    await button('Continue').click();
    await expect.element(frame(2, 2)).toBeVisible();
    await reopenApp('/today');
    await expect.element(frame(2, 2)).toBeVisible();
    await expect.poll(sent).toMatchObject([{ itemId: 'word.water' }]);
    await option('bread').click();
    await button('Continue').click();
    await expect.poll(() => sent().map(({ itemId }) => itemId)).toEqual(['word.water', 'word.bread']);
    expect(requests('reviews.session')).toHaveLength(1);
  });

  it('by its button can be continued from the start of Today', async () => {
    await startReviewRun([ask(words.water, 'choose-meaning'), ask(words.bread, 'choose-meaning')]);
    await option('water').click();
    await button('Leave the session').click();
    await expect.poll(sent).toHaveLength(1);
    await button('Continue your session').click();
    await expect.element(button('Continue')).toBeVisible();
  });

  it('by continuing it in another tab is continued there only, with nothing lost', async () => {
    await startReviewRun([ask(words.water, 'choose-meaning'), ask(words.bread, 'choose-meaning')]);
    await option('water').click();
    await button('Continue').click();
    await expect.element(frame(2, 2)).toBeVisible();
    await option('bread').click();
    await expect.element(button('Continue')).toBeVisible();
    const stored = openOtherTab();
    const ofOtherTab = `${stored.getItem('today-session')} `;
    stored.setItem('today-session', ofOtherTab);
    await expect.element(button('Continue your session')).toBeVisible();
    await expect.poll(() => sent().map(({ itemId }) => itemId)).toEqual(['word.water', 'word.bread']);
    expect(localStorage.getItem('today-session')).toBe(ofOtherTab);
    stored.removeItem('today-session');
    await expect.element(button('Start today’s session')).toBeVisible();
  });

  it.each([
    ['of another learner', { learnerId: 'gio' }],
    ['older than a day', { savedAt: Date.now() - 25 * 3_600_000 }],
    ['that is damaged', { state: null }],
    ['with steps that are none', { session: { steps: [{}], items: {} } }],
  ])('is not continued if it is one %s', async (_, change) => {
    await startReviewRun([ask(words.water, 'choose-meaning')]);
    const stored: unknown = JSON.parse(localStorage.getItem('today-session') ?? '{}');
    await button('Leave the session').click();
    localStorage.setItem('today-session', JSON.stringify({ ...Object(stored), ...change }));
    await reopenApp('/today');
    await expect.element(button('Start today’s session')).toBeVisible();
  });
});

describe('offline', () => {
  it('a review run continues, and its answers are sent later', async () => {
    await startReviewRun([ask(words.water, 'choose-meaning'), ask(words.bread, 'choose-meaning')]);
    setOffline(true);
    await option('water').click();
    await button('Continue').click();
    await option('bread').click();
    await expect.element(main().getByText('You are offline. 1 answer will be sent later.')).toBeVisible();
    expect(sent()).toEqual([]);
    setOffline(false);
    await expect.poll(sent).toMatchObject([{ itemId: 'word.water' }]);
  });

  const queued = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      kind: 'review',
      learnerId: ana.id,
      review: { id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}` },
    }));

  it('warns when few more answers fit, and drops none when none do', async () => {
    await startReviewRun([ask(words.water, 'choose-meaning'), ask(words.bread, 'choose-meaning')]);
    setOffline(true);
    localStorage.setItem('outbox', JSON.stringify(queued(498)));
    await option('water').click();
    hide();
    await expect.element(main().getByRole('alert')).toMatchTextContent(/Nothing is lost: go online/u);
    expect(await violations()).toEqual([]);
    expect(JSON.parse(localStorage.getItem('outbox') ?? '[]')).toHaveLength(499);
    setOffline(false);
    await expect.poll(sent).toHaveLength(499);
    await expect.element(main().getByRole('alert')).not.toBeInTheDocument();
    expect(requests('reviews.record').every(({ reviews }) => reviews.length <= 50)).toBe(true);
  });
});
