import type { ProgressRecord } from '@ena/contract/progress';
import type { Statistics } from '@ena/contract/profile';
import type { ReviewSummary } from '@ena/contract/reviews';
import { courseUnitIds, lessons } from '@ena/course/catalog';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, phone, subscriber } from '../../../test/app.tsx';
import { ana, noStatistics } from '../../../test/learner.ts';
import { failure, holdRequests, mockEndpoint, restoreDefaultEndpoints } from '../../../test/mockApi.ts';
import { noReviews } from '../../../test/reviews.ts';

const main = () => page.getByRole('main');
const link = (name: string) => main().getByRole('link', { name, exact: true });
const due = () => main().getByRole('region', { name: 'Due today' });

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

describe('the next lesson', () => {
  it('is the first one for a new learner', async () => {
    await openApp('/', { learner: ana });
    await expect.element(main().getByText('Welcome! Your first lesson is ready.')).toBeVisible();
    const first = main().getByRole('region', { name: 'Georgian Alphabet' });
    await expect.element(first).toMatchTextContent('Your first lesson · Beginner');
    await expect.element(link('Start lesson')).toHaveAttribute('href', '/beginner/alphabet');
  });

  it('is the first one that is not completed', async () => {
    const records = [
      ...completed('alphabet', 'basic-vocabulary', 'numbers'),
      record('colors-shapes', { completed: false, timeSpent: 6 }),
    ];
    await openApp('/', { learner: giorgi, records });
    await expect.element(link('Resume lesson')).toHaveAttribute('href', '/beginner/colors-and-shapes');
    await expect
      .element(main().getByRole('progressbar', { name: 'Progress in Colors and Shapes' }))
      .toHaveAttribute('aria-valuenow', '30');
  });

  it('is replaced by Premium and the phrasebook when all free lessons are completed', async () => {
    const records = completed('alphabet', 'basic-vocabulary');
    await openApp('/', { learner: { ...giorgi, entitled: false }, records });
    await expect
      .element(main().getByRole('region', { name: 'You have completed the free lessons' }))
      .toMatchTextContent(`Premium opens the other ${lessons.length - 2}`);
    await expect.element(link('See Premium')).toHaveAttribute('href', '/pricing');
    await expect.element(link('Open the phrasebook')).toHaveAttribute('href', '/phrases');
    await expect.element(link('Continue Learning')).toHaveAttribute('href', '/beginner');
  });

  it('is replaced by quizzes and the phrasebook when all lessons are completed', async () => {
    await openApp('/', { learner: giorgi, records: completed(...courseUnitIds) });
    await expect
      .element(main().getByRole('region', { name: `You have completed all ${lessons.length} lessons` }))
      .toBeVisible();
    await expect.element(link('See the quizzes')).toHaveAttribute('href', '/quizzes');
    await expect.element(link('Open the phrasebook')).toHaveAttribute('href', '/phrases');
    await expect.element(link('Continue Learning')).toHaveAttribute('href', '/beginner');
    await expect
      .element(main().getByRole('progressbar', { name: 'Progress in the whole course' }))
      .toHaveAttribute('aria-valuenow', '100');
  });
});

describe('due today', () => {
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
    await expect.element(due().getByText(text)).toBeVisible();
    await expect.element(due().getByText(`${minutes} so far today`, { exact: true })).toBeVisible();
  });

  it('shows on which of the last seven days the learner has studied', async () => {
    mockStatistics({ streak: 1, days: ['2026-02-24', '2026-03-01'].map((day) => ({ day, minutes: 5 })) });
    await openApp('/');
    const days = due().getByRole('list', { name: 'The last seven days' }).getByRole('listitem');
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

  it.each<[string, Partial<ReviewSummary>, string]>([
    ['reviews and new items', { due: 24, newItems: 10 }, '24 reviews and 10 new items, up to 10 minutes'],
    ['one review', { due: 1 }, '1 review, up to 10 minutes'],
    ['nothing more', { dueTomorrow: 3 }, 'Done for today; 3 reviews tomorrow'],
    ['nothing', {}, 'Nothing to review today'],
    ['a pause', { due: 24, pausedSince: '2026-03-01' }, 'Reviews are paused'],
  ])('leads to the session of today, with %s', async (_, rest, text) => {
    mockEndpoint('reviews.summary', () => ({ ...noReviews, ...rest }));
    await openApp('/');
    await expect.element(link('Today’s session')).toHaveAttribute('href', '/today');
    await expect.element(due().getByText(text, { exact: true })).toBeVisible();
  });

  it('does not need the reviews', async () => {
    mockEndpoint('reviews.summary', () => failure('UNAVAILABLE'));
    await openApp('/');
    await expect.element(link('Today’s session')).toBeVisible();
    await expect.element(due()).toMatchTextContent('Reviews and new words');
  });

  it('leads to the quiz of a completed lesson', async () => {
    await openApp('/', { learner: giorgi, records: completed('alphabet') });
    await expect.element(link('Georgian Alphabet Quiz')).toHaveAttribute('href', '/beginner/quiz/alphabet');
    await expect.element(due()).toMatchTextContent('You have completed its lesson');
  });

  it.each([
    ['several', ['alphabet', 'numbers'], 'The first of 2 quizzes to take'],
    ['none', [], 'No quiz is waiting'],
  ])('says when %s can be taken', async (_, ids, text) => {
    await openApp('/', { learner: giorgi, records: completed(...ids) });
    await expect.element(due()).toMatchTextContent(text);
  });
});

describe('the progress', () => {
  it('of the whole course is a percentage and a bar', async () => {
    const done = lessons.slice(0, 9).map(({ id }) => id);
    await openApp('/', { learner: giorgi, records: completed(...done) });
    const course = main().getByRole('region', { name: /^Your course/u });
    const percent = Math.round((100 * done.length) / courseUnitIds.length);
    await expect.element(course).toMatchTextContent(`${percent}%`);
    await expect
      .element(course)
      .toMatchTextContent(`9 of ${courseUnitIds.length} lessons, quizzes and levels`);
    await expect.element(course.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(percent));
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
      await expect.element(link('Start lesson')).toBeVisible();
      await expect.element(alert).not.toBeInTheDocument();
    },
  );

  it.each([
    ['a new learner', ana, 'Start lesson', { width: 1280, height: 800 }],
    ['a new learner', ana, 'Start lesson', phone],
    ['a learner with a streak', giorgi, 'Start lesson', { width: 1280, height: 800 }],
    ['a learner with a streak', giorgi, 'Start lesson', phone],
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
