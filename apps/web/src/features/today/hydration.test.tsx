/** Today is prerendered without anything of the learner: what it shows before and after it is hydrated. */
import type { ReviewSummary } from '@ena/contract/reviews';
import { startReviewRun } from '@ena/domain/review/reviewRun';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { violations } from '../../../test/axe.ts';
import { ana } from '../../../test/learner.ts';
import { failure, mockEndpoint } from '../../../test/mockApi.ts';
import { introduce, noReviews, reviewRunOf, words } from '../../../test/reviews.ts';
import { saveReviewRun } from './run/storedReviewRun.ts';
import { TodayPage } from './TodayPage.tsx';

const today = (
  <MemoryRouter>
    <main>
      <TodayPage learner={ana} />
    </main>
  </MemoryRouter>
);
const main = () => page.getByRole('main');

/** Shows the prerendered page. Returns a function that hydrates it. */
function showPrerendered(): () => { readonly errors: readonly unknown[] } {
  const container = document.createElement('div');
  container.innerHTML = renderToString(today);
  document.body.append(container);
  onTestFinished(() => container.remove());
  return () => {
    const errors: unknown[] = [];
    const root = hydrateRoot(container, today, { onRecoverableError: (error) => errors.push(error) });
    onTestFinished(() => root.unmount());
    return { errors };
  };
}

it('is the same for all learners before it is hydrated, with nothing to press', async () => {
  saveStartedReviewRun();
  showPrerendered();
  await expect.element(main().getByRole('heading', { name: 'Today' })).toBeVisible();
  await expect.element(main().getByText('What you are about to forget', { exact: false })).toBeVisible();
  await expect.element(main().getByRole('status', { name: 'Loading what is due' })).toBeVisible();
  expect(main().element().querySelectorAll('button, a, input')).toHaveLength(0);
  expect(await violations()).toEqual([]);
});

function saveStartedReviewRun(): void {
  const run = reviewRunOf(introduce(words.bread));
  saveReviewRun(ana.id, { run, state: startReviewRun(run.steps, 1) });
}

describe('once it is hydrated, it shows', () => {
  const mockSummary = (rest: Partial<ReviewSummary>) =>
    mockEndpoint('reviews.summary', () => ({ ...noReviews, cards: 60, ...rest }));

  it.each<[string, () => void, Parameters<ReturnType<typeof main>['getByRole']>]>([
    ['what is due', () => mockSummary({ due: 24 }), ['button', { name: 'Start today’s session' }]],
    ['that nothing is due', () => mockSummary({}), ['heading', { name: 'You are done for today' }]],
    [
      'the first visit',
      () => mockSummary({ cards: 0, newItems: 10 }),
      ['button', { name: 'I am a beginner' }],
    ],
    [
      'that reviews are paused',
      () => mockSummary({ pausedSince: '2026-03-01' }),
      ['button', { name: 'Continue reviews' }],
    ],
    [
      'that it could not be loaded',
      () => mockEndpoint('reviews.summary', () => failure('UNAVAILABLE')),
      ['button', { name: 'Try again' }],
    ],
  ])('%s, below the same heading', async (_, arrange, role) => {
    // The build knows nothing of the learner and of this browser.
    const hydrate = showPrerendered();
    arrange();
    const heading = main().getByRole('heading', { level: 1 }).element();
    const { errors } = hydrate();
    await expect.element(main().getByRole(...role)).toBeVisible();
    expect(errors).toEqual([]);
    expect(main().getByRole('heading', { level: 1 }).element()).toBe(heading);
  });

  it('a review run in progress, on a screen of its own', async () => {
    const hydrate = showPrerendered();
    saveStartedReviewRun();
    mockSummary({ due: 1 });
    const { errors } = hydrate();
    await expect.element(main().getByRole('group', { name: 'Today’s session, step 1 of 1' })).toBeVisible();
    expect(errors).toEqual([]);
  });
});
