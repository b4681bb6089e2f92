import type { Statistics } from '@ena/contract/profile';
import type { ProgressRecord } from '@ena/contract/progress';
import { courseUnitIds, findQuiz } from '@ena/course/catalog';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, reopenApp, subscriber } from '../../../test/app.tsx';
import { noStatistics } from '../../../test/learner.ts';
import { elements, textOf } from '../../../test/domAnswering.ts';
import { saveInProgress } from '../../study/inProgress.ts';
import { recordAnswer } from '../../study/recordAnswer.ts';
import { mockEndpoint, failure, holdRequests, requests, settleRequests } from '../../../test/mockApi.ts';

const address = '/settings?tab=tracking';
const record = (lessonId: string, day: number, rest: Partial<ProgressRecord> = {}): ProgressRecord => ({
  id: lessonId,
  lessonId,
  completed: false,
  score: null,
  timeSpent: 3,
  updatedAt: `2026-03-${String(day).padStart(2, '0')}T10:00:00Z`,
  ...rest,
});
const empty: Statistics = { ...noStatistics, today: '2026-03-20' };
const month: Statistics = {
  lessonsCompleted: 10,
  studyMinutes: 754,
  wordsLearned: 213,
  averageScore: 78,
  quizzesScored: 4,
  level: 'Beginner',
  streak: 9,
  freezes: 0,
  keptDays: [],
  today: '2026-03-20',
  // 26 days of February and March.
  days: Array.from({ length: 26 }, (_, index) => ({
    day: new Date(Date.UTC(2026, 1, 23 + index)).toISOString().slice(0, 10),
    minutes: index + 1,
  })),
  recent: [
    record('quiz-numbers', 20, { completed: true, score: 80 }),
    record('numbers', 19, { completed: true }),
    record('food', 18, { timeSpent: 7 }),
    record('intermediate', 17, { timeSpent: 1 }),
    record('alphabet', 16, { completed: true, timeSpent: 12 }),
  ],
};

const figures = (): Record<string, string> => {
  const names = elements('main dl dt').map(textOf);
  const values = elements('main dl dd').map(textOf);
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
};
const recentRows = () => elements('main section:has(a[href="/achievements"]) ol > li').map(textOf);

describe('a new learner', () => {
  it('[SET-24] [PROF-21] [PROG-12] sees zeros and texts for missing data', async () => {
    mockEndpoint('profile.statistics', () => empty);
    await openApp(address);
    await expect.poll(figures).toEqual({
      'Lessons completed': `0 of ${courseUnitIds.length}`,
      'Words learned': '0 of 500',
      'Average quiz score': '0%',
      'Study streak': '0 days',
      'Total study time': '0 hours',
      Level: 'Beginner',
    });
    await expect
      .element(
        page.getByText('No progress data available yet. Start learning to track your progress!', {
          exact: true,
        }),
      )
      .toBeVisible();
    expect(page.getByRole('list', { name: 'Study days by week' }).elements()).toEqual([]);
    await page.getByRole('link', { name: 'Start learning' }).click();
    await expect.poll(() => location.pathname).toBe('/beginner');
  });

  it('sees that a quiz is not finished, and continues it', async () => {
    const recent = [record('quiz-numbers', 20)];
    mockEndpoint('profile.statistics', () => ({ ...empty, recent }));
    await openApp(address, { learner: subscriber });
    await expect.poll(recentRows).toEqual(['Numbers Quiz · Start againNot finished, 3 minutesMar 20, 2026']);
    saveInProgress('quiz-numbers', {});
    await reopenApp(address);
    const link = page.getByRole('link', { name: 'Continue: Numbers Quiz' });
    await expect.element(link).toHaveAttribute('href', findQuiz('quiz-numbers')?.paths[0]);
  });

  it('sees one day of study in the singular', async () => {
    const days = [{ day: '2026-03-20', minutes: 1 }];
    mockEndpoint('profile.statistics', () => ({ ...empty, streak: 1, studyMinutes: 60, days }));
    await openApp(address);
    await expect.poll(figures).toMatchObject({ 'Study streak': '1 day', 'Total study time': '1 hour' });
    await expect.element(page.getByText('1 day of study in the last year')).toBeVisible();
    const weeks = page.getByRole('list', { name: 'Study days by week' }).getByRole('listitem');
    await expect.element(weeks).toHaveTextContent('Week of March 16, 2026: 1 day, 1 minute');
  });
});

describe('a learner with a month of study', () => {
  beforeEach(() => mockEndpoint('profile.statistics', () => month));

  it('[SET-15] [SET-19] [SET-20] [SET-21] [SET-22] [SET-23] sees their figures, charts and the five latest records', async () => {
    await openApp(address, { learner: subscriber });
    await expect.poll(figures).toEqual({
      'Lessons completed': `10 of ${courseUnitIds.length}`,
      'Words learned': '213 of 500',
      'Average quiz score': '78%',
      'Study streak': '9 days',
      'Total study time': '12 hours',
      Level: 'Beginner',
    });
    const percents = elements('main dl [role=progressbar]').map((bar) => bar.ariaValueNow);
    expect(percents).toEqual([String(Math.round(1000 / courseUnitIds.length)), '43', '78']);
    await expect.element(page.getByText('26 days of study in the last year')).toBeVisible();
    expect(elements('[aria-label="A year of study days"] rect title')).toHaveLength(26);
    const weeks = elements('[aria-label="Minutes of study by week"] > li').map(textOf);
    expect(weeks).toHaveLength(13);
    expect(weeks.at(-1)).toContain('This week: 120 minutes');
    expect(recentRows()).toEqual([
      'Numbers QuizScore 80%Mar 20, 2026',
      'NumbersCompletedMar 19, 2026',
      expect.stringMatching(/^Food and Drinks\d+%Mar 18, 2026$/u),
      'Intermediate1 minuteMar 17, 2026',
      'Georgian AlphabetCompletedMar 16, 2026',
    ]);
    const explanation = page.getByRole('main').getByText(/^Progress is the share of the \d+ lessons/u);
    await expect.element(explanation).not.toBeVisible();
    await page.getByRole('main').getByText('How progress is counted').click();
    await expect.element(explanation).toBeVisible();
    mockEndpoint('achievements.list', () => ({ records: [], achievements: [] }));
    await page.getByRole('link', { name: 'View All Progress' }).click();
    await expect.poll(() => location.pathname).toBe('/achievements');
  });

  it.each([320, 390, 1440])(
    'sees no overflow on a screen of %i pixels, and can scroll the calendar by keyboard',
    async (width) => {
      await openApp(address, { learner: subscriber, viewport: { width, height: 800 } });
      await expect.element(page.getByRole('heading', { name: 'Recent progress' })).toBeVisible();
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
      const calendar = page.getByRole('group', { name: 'A year of study days' });
      const region = calendar.element();
      region.focus();
      await expect.element(calendar).toHaveFocus();
      if (region.scrollWidth <= region.clientWidth) return;
      // It begins with the latest weeks, at its right end.
      expect(region.scrollLeft).toBe(0);
      await userEvent.keyboard('{ArrowLeft}');
      await expect.poll(() => region.scrollLeft).toBeLessThan(0);
    },
  );

  it('sees the words of an answer that the server records after the figures were loaded', async () => {
    let statistics = month;
    mockEndpoint('profile.statistics', () => statistics);
    mockEndpoint('answers.record', ({ answers }) => {
      statistics = { ...month, wordsLearned: month.wordsLearned + answers.length };
      return { recorded: answers.length, completed: [], earned: [] };
    });
    await openApp(address, { learner: subscriber });
    await expect.poll(() => figures()['Words learned']).toBe('213 of 500');
    recordAnswer('alphabet', 'alphabet.match.1', 'a');
    await expect.poll(() => figures()['Words learned']).toBe('214 of 500');
  });

  it('sees a loading state, and then the figures', async () => {
    const release = holdRequests('profile.statistics');
    await openApp(address, { learner: subscriber });
    await expect.element(page.getByRole('status', { name: 'Loading your progress' })).toBeVisible();
    release();
    await expect.element(page.getByRole('heading', { name: 'Recent progress' })).toBeVisible();
    expect(requests('profile.statistics').length).toBeGreaterThan(0);
  });

  it('sees that loading failed, and can try again', async () => {
    mockEndpoint('profile.statistics', () => failure('UNAVAILABLE'));
    await openApp(address, { learner: subscriber });
    await expect.element(page.getByText(/Your progress could not be loaded\./u)).toBeVisible();
    await settleRequests();
    mockEndpoint('profile.statistics', () => month);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByRole('heading', { name: 'Recent progress' })).toBeVisible();
  });
});
