/** The tracking tab of the settings, the streak as a learner sees it, and the end of reminders by a mail's link. */
import { countedUnitIds, findLesson, findLevel, findQuiz } from '@ena/course/catalog';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browseAs, demo, desktop, launch, open, phone, soon, visit } from './support/browser.ts';
import { type Ena, startEna } from './support/ena.ts';
import { newLearner } from './support/learner.ts';

let ena: Ena;
let browser: Browser;
beforeAll(async () => {
  [ena, browser] = await Promise.all([startEna(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await ena.stop();
});

const address = '/settings?tab=tracking';
const empty = 'No progress data available yet. Start learning to track your progress!';
async function openTracking(page: Page): Promise<void> {
  await visit(page, address);
  await page.getByRole('heading', { name: 'Recent progress' }).waitFor();
}
/** The figures by their names, as they read. */
async function figuresOf(page: Page): Promise<Record<string, string>> {
  const main = page.getByRole('main');
  const names = await main.locator('dl dt').allInnerTexts();
  const values = await main.locator('dl dd').allInnerTexts();
  return Object.fromEntries(
    names.map((name, place) => [name, (values[place] ?? '').replace(/\s+/gu, ' ').trim()]),
  );
}

describe('a new learner', () => {
  it('[SET-24] [PROF-21] [PROG-12] sees zeros, and what will stand there', async () => {
    const { page, problems } = await newLearner(browser, ena, 'tracker');
    await openTracking(page);
    expect(await figuresOf(page)).toEqual({
      'Lessons completed': `0 of ${countedUnitIds.length}`,
      'Words learned': '0 of 500',
      'Average quiz score': '0%',
      'Study streak': '0 days',
      'Total study time': '0 hours',
      Level: 'Beginner',
    });
    await page.getByText(empty).waitFor();
    expect(await page.getByRole('list', { name: 'Study days by week' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Start learning' }).click();
    await page.waitForURL('**/beginner');
    // The visit of the hub is study: the streak begins, here and in the sidebar, without a reload.
    await page.getByText('1-day streak').waitFor();
    await openTracking(page);
    await soon(async () => (await figuresOf(page))['Study streak']).toBe('1 day');
    await page
      .getByRole('list', { name: 'Study days by week' })
      .getByRole('listitem')
      .waitFor({ state: 'attached' });
    expect(await page.getByText(empty).count()).toBe(0);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it('[PROF-16] has days by the zone of the browser', async () => {
    const { page } = await newLearner(browser, ena, 'traveller', {
      ...desktop,
      timezoneId: 'Pacific/Auckland',
    });
    await visit(page, '/beginner');
    await page.getByText('1-day streak').waitFor();
    const answer = await page.request.get('/api/profile/statistics');
    const { today, days } = await answer.json();
    const there = await page.evaluate(() => new Intl.DateTimeFormat('en-CA').format(new Date()));
    expect([today, days]).toEqual([there, [{ day: there, minutes: expect.any(Number) }]]);
    await page.context().close();
  });
});

const titleOf = (id: string) => (findLesson(id) ?? findQuiz(id) ?? findLevel(id))?.title;

describe('a learner with a month of study', () => {
  it('[SET-15] [SET-19] [SET-20] [SET-21] [SET-22] [SET-23] sees the own figures, pictures and the five latest records', async () => {
    await browseAs(browser, ena.url, demo.subscriber, async (page) => {
      await openTracking(page);
      const { learner } = await (await page.request.get('/api/session')).json();
      const { records } = await (await page.request.get('/api/progress')).json();
      const scores: number[] = records
        .filter(({ lessonId }: { lessonId: string }) => findQuiz(lessonId) !== undefined)
        .flatMap(({ score }: { score: number | null }) => (score === null ? [] : [score]));
      const average = Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);
      expect(scores.length).toBeGreaterThan(2);
      const figures = await figuresOf(page);
      expect(figures).toMatchObject({
        'Average quiz score': `${average}%`,
        'Lessons completed': `${learner.lessonsCompleted} of ${countedUnitIds.length}`,
        'Words learned': `${learner.wordsLearned} of 500`,
        'Total study time': `${Math.floor(learner.totalStudyTime / 60)} hours`,
        'Study streak': '9 days',
        Level: 'Beginner',
      });
      expect(learner.lessonsCompleted).toBe(10);
      const main = page.getByRole('main');
      await main.getByText('26 days of study in the last year').waitFor();
      expect(
        await main.getByRole('list', { name: 'Minutes of study by week' }).getByRole('listitem').count(),
      ).toBe(13);
      const recent = main.getByRole('region', { name: 'Recent progress' });
      expect(await recent.locator('ol > li').count()).toBe(5);
      const latest = records
        .filter(
          ({ timeSpent, completed }: { timeSpent: number; completed: boolean }) => timeSpent > 0 || completed,
        )
        .toSorted((one: { updatedAt: string }, other: { updatedAt: string }) =>
          other.updatedAt.localeCompare(one.updatedAt),
        )
        .slice(0, 5)
        .map(({ lessonId }: { lessonId: string }) => titleOf(lessonId));
      const shown = await recent.locator('ol > li').allInnerTexts();
      expect(shown.map((text) => text.split('\n')[0])).toEqual(latest);
      await recent.getByRole('link', { name: 'View All Progress' }).click();
      await page.waitForURL('**/achievements');
    });
  });

  it.each([320, 390, 1440])(
    'fits a screen of %i pixels, and the calendar can be scrolled by keyboard',
    async (width) => {
      const size = { ...(width < 700 ? phone : desktop), viewport: { width, height: 800 } };
      await browseAs(
        browser,
        ena.url,
        demo.subscriber,
        async (page) => {
          await openTracking(page);
          const sizes = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
          expect(sizes[0]).toBeLessThanOrEqual(sizes[1] ?? 0);
          const calendar = page.getByRole('group', { name: 'A year of study days' });
          await calendar.focus();
          expect(await calendar.evaluate((element) => element === document.activeElement)).toBe(true);
        },
        size,
      );
    },
  );

  it('is told what failed, and can try again', async () => {
    await browseAs(browser, ena.url, demo.subscriber, async (page) => {
      await page.route('**/api/profile/statistics', (route) => route.abort());
      await visit(page, address);
      await page.getByText('Your progress could not be loaded.').waitFor();
      // Once the sidebar has its records, nothing but the button asks again.
      const percent = page.getByRole('progressbar', { name: 'Beginner lessons completed' });
      await soon(() => percent.getAttribute('aria-valuenow')).toBe('56');
      await page.waitForLoadState('networkidle');
      await page.unroute('**/api/profile/statistics');
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('heading', { name: 'Recent progress' }).waitFor();
    });
  });
});

describe('the link of a reminder', () => {
  it('that is not complete changes nothing and says so', async () => {
    const { page } = await open(browser, ena.url);
    for (const hash of ['', '#token=nonsense']) {
      await page.goto('about:blank');
      await visit(page, `/stop-reminders${hash}`);
      const stop = page.getByRole('button', { name: 'Stop reminders' });
      if (hash !== '') await stop.click();
      await page.getByRole('heading', { name: 'This link did not work' }).waitFor();
    }
    await page.context().close();
  });

  it('asks first, says what happened, and that it failed where it did', async () => {
    const { page } = await open(browser, ena.url);
    let replies = 0;
    await page.route('**/api/reminders/stop/*', (route) => {
      replies += 1;
      return replies === 1 ? route.abort() : route.fulfill({ json: { ok: true } });
    });
    await visit(page, '/stop-reminders#token=real');
    const stop = page.getByRole('button', { name: 'Stop reminders' });
    await stop.click();
    await page.getByText('Reminders are still on.').waitFor();
    await stop.click();
    await page.getByRole('heading', { name: 'No more reminders' }).waitFor();
    await page.context().close();
  });
});
