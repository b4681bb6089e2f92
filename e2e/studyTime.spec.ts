/** Study time and answers that the browser reports to the server. */
import type { Page } from '@playwright/test';
import { itemsOf } from '../packages/course/test/responses.ts';
import { answerDisplayed } from './fixtures/answering.ts';
import { visit } from './fixtures/page.ts';
import { expect, test } from './fixtures/test.ts';

const expectLettersVisible = (page: Page) =>
  expect(page.locator('main section button[aria-expanded]').first()).toBeVisible();
/** Retries, because the server may close an idle keep-alive connection just when it is reused. */
const withRetries = { maxRetries: 3 } as const;
const outboxLength = (page: Page) =>
  page.evaluate((): number => JSON.parse(localStorage.getItem('outbox') ?? '[]').length);

test('[TIME-01] [TIME-03] [TIME-04] minutes of study are reported to the server on opening the page, leaving it, and closing the tab', async ({
  page,
  signInNewLearner,
}) => {
  await signInNewLearner(page);
  const { request } = page.context();
  const minutes = async (): Promise<number | undefined> => {
    const { records } = await (await request.get('/api/progress', withRetries)).json();
    return records.find(({ lessonId }: { lessonId: string }) => lessonId === 'alphabet')?.timeSpent;
  };
  const now = Date.now();
  await page.clock.install({ time: now - 60_000 });
  await page.clock.pauseAt(now);
  /** Opens the alphabet and waits for its report, because the clock must not advance during a request. */
  const openAlphabet = async (expected: number) => {
    await visit(page, '/beginner/alphabet');
    await expectLettersVisible(page);
    await page.clock.runFor(10);
    await expect.poll(minutes).toBe(expected);
    await expect.poll(() => outboxLength(page)).toBe(0);
    await page.waitForLoadState('networkidle');
  };
  await openAlphabet(1);
  await page.clock.runFor(181_000);
  await page.getByRole('link', { name: 'Back to Beginner Level' }).click();
  await expect(page.getByRole('heading', { name: 'Topics' })).toBeVisible();
  await expect.poll(minutes).toBe(4);
  await openAlphabet(5);
  await page.clock.runFor(121_000);
  await page.close({ runBeforeUnload: false });
  await expect.poll(minutes).toBe(7);
});

test.describe('a learner in Auckland', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('[SET-24] [PROF-16] sees zeros at first, then the streak without a reload; days are those of the browser’s time zone', async ({
    page,
    signInNewLearner,
  }) => {
    await signInNewLearner(page);
    await page.goto('/settings?tab=tracking');
    await expect(page.getByText('No progress data available yet.')).toBeVisible();
    const streak = page.getByRole('main').locator('dl > div').filter({ hasText: 'Study streak' });
    await expect(streak).toContainText('0 days');
    await page.getByRole('link', { name: 'Start learning' }).click();
    await page
      .getByRole('main')
      .getByRole('link', { name: /Georgian Alphabet/u })
      .first()
      .click();
    // Opening a lesson does not make the day count; an answer does (decision 104).
    await page.getByRole('button', { name: 'Letter Matching' }).click();
    await answerDisplayed(page, itemsOf('alphabet', 'alphabet.matching'), true);
    await page.getByRole('button', { name: 'Back to Exercises' }).click();
    await expect(page.getByText('1-day streak')).toBeVisible();
    await page.goto('/settings?tab=tracking');
    await expect(streak).toContainText('1 day');
    await expect(page.getByRole('list', { name: 'Study days by week' }).getByRole('listitem')).toHaveCount(1);
    await expect(page.getByText('No progress data available yet.')).toHaveCount(0);
    const { today, days } = await (await page.request.get('/api/profile/statistics', withRetries)).json();
    const there = await page.evaluate(() => new Intl.DateTimeFormat('en-CA').format(new Date()));
    expect([today, days]).toEqual([there, [{ day: there, minutes: expect.any(Number) }]]);
  });
});
