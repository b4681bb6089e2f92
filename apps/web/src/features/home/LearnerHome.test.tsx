import type { Known } from '@ena/contract/known';
import type { ProgressRecord } from '@ena/contract/progress';
import type { Statistics } from '@ena/contract/profile';
import type { ReviewSummary } from '@ena/contract/reviews';
import { courseUnitIds } from '@ena/course/catalog';
import { texts } from '@ena/course/texts/texts';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, phone, subscriber } from '../../../test/app.tsx';
import { ana, noStatistics } from '../../../test/learner.ts';
import { failure, holdRequests, mockEndpoint, restoreDefaultEndpoints } from '../../../test/mockApi.ts';
import { horizontalOverflow } from '../../../test/axe.ts';
import { noReviews, nothingKnown } from '../../../test/reviews.ts';

const main = () => page.getByRole('main');
const link = (name: string) => main().getByRole('link', { name, exact: true });
const week = () => main().getByRole('region', { name: 'This week' });

const record = (lessonId: string, rest: Partial<ProgressRecord> = {}): ProgressRecord => ({
  id: lessonId,
  lessonId,
  completed: true,
  score: null,
  timeSpent: 12,
  updatedAt: '2026-02-20T10:00:00.000Z',
  ...rest,
});
const completed = (...ids: readonly string[]) => ids.map((id) => record(id));
const mockStatistics = (rest: Partial<Statistics> = {}) =>
  mockEndpoint('profile.statistics', () => ({ ...noStatistics, ...rest }));
beforeEach(() => mockStatistics());

/** A learner who has studied before. */
const giorgi = { ...subscriber, displayName: 'Giorgi Beridze', lessonsCompleted: 3, totalStudyTime: 90 };

it('[HOME-01] greets the learner by the first name', async () => {
  await openApp('/', { learner: giorgi });
  await expect.element(main().getByRole('heading', { level: 1, name: 'გამარჯობა, Giorgi' })).toBeVisible();
  await expect.element(link('Continue Learning')).toHaveAttribute('href', '/beginner');
});

/** All free items are known, and the free lessons completed. */
const allFreeKnown: Known = {
  ...nothingKnown,
  open: { known: 24, introduced: 24, total: 24 },
  path: {
    total: 2,
    known: 2,
    next: null,
    rows: [
      {
        kind: 'step',
        step: { id: 'greetings', title: 'Greetings', canDo: '', known: 12, introduced: 12, total: 12 },
      },
      { kind: 'locked', title: 'At the market', count: 3 },
    ],
  },
};
const mockReviews = (rest: Partial<ReviewSummary>) =>
  mockEndpoint('reviews.summary', () => ({ ...noReviews, ...rest }));
const path = () => main().getByRole('region', { name: /^Your path/u });
const today = () => main().getByRole('region', { name: 'Today' });

describe('the main button', () => {
  it.each<[string, Partial<ReviewSummary>, string, string]>([
    [
      'reviews and new items',
      { due: 24, newItems: 10 },
      '24 reviews and 10 new items, up to 10 minutes',
      '/today',
    ],
    ['one review', { due: 1 }, '1 review, up to 10 minutes', '/today'],
    [
      'nothing more today',
      { dueTomorrow: 3 },
      'Done for today; 3 reviews tomorrow. Next: Georgian Alphabet',
      '/beginner/alphabet',
    ],
    [
      'a pause',
      { due: 24, pausedSince: '2026-03-01' },
      'Reviews are paused. Next: Georgian Alphabet',
      '/beginner/alphabet',
    ],
    [
      'a path without a next step',
      { known: { ...allFreeKnown, locked: 0 } },
      'Nothing to review today. Next: Georgian Alphabet',
      '/beginner/alphabet',
    ],
  ])('continues, with %s', async (_, reviews, text, to) => {
    mockReviews(reviews);
    await openApp('/', { learner: giorgi });
    await expect.element(today().getByText(text, { exact: true })).toBeVisible();
    await expect.element(link('Continue')).toHaveAttribute('href', to);
  });

  it('does not need the reviews', async () => {
    mockEndpoint('reviews.summary', () => failure('UNAVAILABLE'));
    await openApp('/');
    await expect.element(today()).toMatchTextContent('Reviews and new words');
    await expect.element(link('Continue')).toHaveAttribute('href', '/today');
  });

  it('offers Premium when all that is free is known', async () => {
    mockReviews({ known: allFreeKnown });
    const records = completed('alphabet', 'basic-vocabulary');
    await openApp('/', { learner: { ...giorgi, entitled: false }, records });
    await expect.element(link('See Premium')).toHaveAttribute('href', '/pricing');
    await expect.element(link('Continue')).not.toBeInTheDocument();
  });

  it('leads to the quizzes when the whole course is completed', async () => {
    mockReviews({ known: { ...allFreeKnown, locked: 0 } });
    await openApp('/', { learner: giorgi, records: completed(...courseUnitIds) });
    await expect.element(link('See the quizzes')).toHaveAttribute('href', '/quizzes');
  });

  it.each([phone, { width: 360, height: 640 }])('is visible at once on a phone (%o)', async (viewport) => {
    mockReviews({ due: 24, newItems: 10 });
    await openApp('/', { learner: giorgi, viewport });
    await expect.element(link('Continue')).toBeInViewport({ ratio: 1 });
    expect(horizontalOverflow()).toBe(0);
  });
});

describe('the path', () => {
  it('shows the next step, with what one can do after it', async () => {
    await openApp('/', { learner: ana });
    await expect.element(main().getByText('Welcome! Your first words are ready.')).toBeVisible();
    await expect.element(path()).toMatchTextContent('Next: da · sister');
    const current = path().getByRole('listitem').first();
    await expect.element(current).toHaveAttribute('aria-current', 'step');
    await expect
      .element(current)
      .toMatchTextContent(/First letters.*You can read your first words\..*0 of 12 known/u);
    const taught = current.getByRole('link', { name: 'Georgian Alphabet', exact: true });
    await expect.element(taught).toHaveAttribute('href', '/beginner/alphabet');
    await expect.element(path()).toMatchTextContent('0 of 2 steps');
    await expect.element(path().getByText('At the market · Premium')).toBeVisible();
    await expect.element(link('Continue Learning')).toHaveAttribute('href', '/beginner');
  });

  it('after a placement does not welcome to the first letters', async () => {
    mockReviews({ cards: 20, placed: 20 });
    await openApp('/', { learner: { ...ana, lessonsCompleted: 0, totalStudyTime: 0 } });
    await expect.element(main().getByText('Welcome! Here is what is new to you.')).toBeVisible();
  });

  it.each<[string, Partial<Known>, string]>([
    ['knows all free items', {}, 'You know all 24 free items'],
    [
      'has met all free items',
      { open: { known: 20, introduced: 24, total: 24 } },
      'You have met all 24 free items',
    ],
  ])('says when the learner %s, and what Premium adds', async (_, rest, title) => {
    mockReviews({ due: 4, known: { ...allFreeKnown, ...rest } });
    await openApp('/', { learner: ana });
    await expect.element(path().getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect.element(path()).toMatchTextContent('Premium adds 12 items');
    await expect
      .element(path().getByRole('link', { name: 'Your own words' }))
      .toHaveAttribute('href', '/words');
    await expect.element(path().getByText('At the market and 2 more · Premium')).toBeVisible();
    await expect.element(link('Continue')).toHaveAttribute('href', '/today');
  });
});

describe('this week', () => {
  it.each([
    ['nothing was studied yet', {}, 'Study today to start a streak.', '0 minutes'],
    [
      'the last study was yesterday',
      { streak: 9, days: [{ day: '2026-02-28', minutes: 20 }] },
      'Study today to keep your 9-day streak.',
      '0 minutes',
    ],
    [
      'today counts already',
      { streak: 10, days: [{ day: '2026-03-01', minutes: 12 }] },
      'Today counts: a 10-day streak.',
      '12 minutes',
    ],
    [
      'today has one minute',
      { streak: 1, days: [{ day: '2026-03-01', minutes: 1 }] },
      'Today counts: a 1-day streak.',
      '1 minute',
    ],
  ])('where %s', async (_, statistics, text, minutes) => {
    mockStatistics(statistics);
    await openApp('/');
    await expect.element(week().getByText(text)).toBeVisible();
    await expect.element(week().getByText(`${minutes} so far today`, { exact: true })).toBeVisible();
  });

  it('shows on which of the last seven days the learner has studied', async () => {
    mockStatistics({ streak: 1, days: ['2026-02-24', '2026-03-01'].map((day) => ({ day, minutes: 5 })) });
    await openApp('/');
    const days = week().getByRole('list', { name: 'The last seven days' }).getByRole('listitem');
    await expect.element(days).toHaveLength(7);
    expect(days.elements().map((day) => day.textContent)).toEqual([
      'Monnot studied',
      'Tuestudied',
      'Wednot studied',
      'Thunot studied',
      'Frinot studied',
      'Satnot studied',
      'Sunstudied',
    ]);
    expect(days.elements().map((day) => day.ariaCurrent)).toEqual([...Array(6).fill(null), 'date']);
  });

  it.each([
    [0, 'Seven days in a row: a freeze'],
    [2, '2 freezes saved'],
  ])('of a learner with %i freezes says so', async (freezes, text) => {
    mockStatistics({ freezes });
    await openApp('/', { learner: giorgi });
    await expect.element(main().getByText(text, { exact: true })).toBeVisible();
  });

  it('leads to the quiz of a completed lesson', async () => {
    await openApp('/', { learner: giorgi, records: completed('alphabet') });
    await expect.element(link('Georgian Alphabet Quiz')).toHaveAttribute('href', '/beginner/quiz/alphabet');
    await expect.element(week()).toMatchTextContent('You have completed its lesson');
  });

  it('says how many quizzes can be taken', async () => {
    await openApp('/', { learner: giorgi, records: completed('alphabet', 'numbers') });
    await expect.element(week()).toMatchTextContent('The first of 2 quizzes to take');
  });
});

describe('the progress', () => {
  it('is the number of known items', async () => {
    mockReviews({ known: { ...nothingKnown, open: { known: 6, introduced: 8, total: 24 } } });
    await openApp('/', { learner: giorgi });
    const known = main().getByRole('region', { name: 'What you know' });
    await expect.element(known).toMatchTextContent('6 of 24 free items');
    await expect.element(known.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
  });

  it.each(['profile.statistics', 'progress.list'] as const)(
    'says when %s could not be loaded, and loads it again',
    async (endpoint) => {
      mockEndpoint(endpoint, () => failure('UNAVAILABLE'));
      await openApp('/');
      const alert = main().getByRole('alert');
      await expect.element(alert).toMatchTextContent(/^Your progress could not be loaded\./u);
      await expect.element(link('Continue Learning')).toHaveAttribute('href', '/beginner');
      restoreDefaultEndpoints();
      await alert.getByRole('button', { name: 'Try again' }).click();
      await expect.element(link('Continue')).toBeVisible();
      await expect.element(alert).not.toBeInTheDocument();
    },
  );

  it.each([
    ['a new learner', ana, 'Continue', { width: 1280, height: 800 }],
    ['a new learner', ana, 'Continue', phone],
    ['a learner with a streak', giorgi, 'Continue', { width: 1280, height: 800 }],
    ['a learner with a streak', giorgi, 'Continue', phone],
  ])('of %s %# moves nothing below it when it is loaded', async (_, learner, button, viewport) => {
    if (learner === giorgi) mockStatistics({ streak: 9, days: [{ day: '2026-02-28', minutes: 20 }] });
    const release = holdRequests('session.get');
    const releaseProgress = holdRequests('profile.statistics');
    await openApp('/', {
      learner,
      records: learner === giorgi ? completed('alphabet', 'numbers') : [],
      wasSignedIn: true,
      viewport,
    });
    const loading = main().getByRole('status', { name: 'Loading your progress' });
    await expect.element(loading).toBeVisible();
    const top = () =>
      main().getByRole('region', { name: 'All levels' }).element().getBoundingClientRect().top;
    const before = top();
    release();
    await expect.element(main().getByRole('heading', { level: 1, name: /^გამარჯობა/u })).toBeVisible();
    await expect.element(loading).toBeVisible();
    expect(Math.abs(top() - before)).toBeLessThan(1);
    releaseProgress();
    await expect.element(link(button)).toBeVisible();
    expect(Math.abs(top() - before)).toBeLessThan(1);
  });
});

it('offers the first text that is readable and not done, and says how many words can be read', async () => {
  const [done, readable, hard] = texts.filter(({ tier }) => tier === 'free');
  mockEndpoint('reviews.summary', () => ({ ...noReviews, known: { ...noReviews.known, words: 42 } }));
  mockEndpoint('texts.list', () => ({
    texts: [
      { id: done?.id ?? '', percent: 100, isDone: true },
      { id: readable?.id ?? '', percent: 96, isDone: false },
      { id: hard?.id ?? '', percent: 94, isDone: false },
    ],
  }));
  await openApp('/');
  await expect
    .element(page.getByRole('link', { name: readable?.form ?? '', exact: true }))
    .toHaveAttribute('href', readable?.path ?? '');
  await expect.element(page.getByText('42 words')).toBeVisible();
});
