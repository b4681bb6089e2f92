import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerOnScreen, lessonItems } from './support/answer.ts';
import { demo, launch, logIn, logOut, open, setOffline, soon } from './support/browser.ts';
import { type Ena, startEna } from './support/ena.ts';

let ena: Ena;
let browser: Browser;
let page: Page;
let reports: Record<string, unknown>[];
beforeAll(async () => {
  [ena, browser] = await Promise.all([startEna(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await ena.stop();
});
beforeEach(async () => {
  ({ page } = await open(browser, ena.url));
  await logIn(page, demo.learner);
  reports = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/progress/reports')) {
      const { id: _, studiedAt: _when, timeZone: _where, ...report } = request.postDataJSON();
      reports.push(report);
    }
  });
});
afterEach(() => page.context().close());

const letters = () => page.locator('main button[aria-expanded]').first().waitFor();
const outbox = () => page.evaluate(() => JSON.parse(localStorage.getItem('outbox') ?? '[]') as unknown[]);
/** Waits until the server has the entry, and all else that was reported so far. */
const arrived = async () => {
  await soon(() => reports.length).toBeGreaterThan(0);
  await soon(outbox).toEqual([]);
};
const minutesOf = (unit: string) =>
  page.evaluate(async (id) => {
    const answer: { records: { lessonId: string; timeSpent: number }[] } = await (
      await fetch('/api/progress')
    ).json();
    return answer.records.find((record) => record.lessonId === id)?.timeSpent;
  }, unit);

describe('a visit of a lesson', () => {
  it('[TIME-03] [TIME-05] ten seconds and away: one report on entry, none on leaving', async () => {
    await page.goto('/beginner/alphabet');
    await letters();
    await page.waitForTimeout(10_000);
    await page.goto('/privacy-policy');
    await page.waitForTimeout(500);
    expect(reports).toEqual([{ lessonId: 'alphabet', timeSpent: 1 }]);
  });

  it('[TIME-01] [TIME-02] [TIME-04] three minutes, of which none idle: entry 1, and 3 on leaving', async () => {
    await page.clock.install();
    await page.goto('/beginner/alphabet');
    await letters();
    await arrived();
    const before = (await minutesOf('alphabet')) ?? 0;
    await page.clock.runFor(181_000);
    await page.getByRole('link', { name: 'Back to Beginner Level' }).click();
    await page.getByRole('heading', { name: 'Topics' }).waitFor();
    await soon(() => reports).toContainEqual({ lessonId: 'alphabet', timeSpent: 3, completed: false });
    await soon(() => minutesOf('alphabet')).toBe(before + 3);
  });

  it('[TIME-02] counts no minute after five idle ones, until the next click', async () => {
    await page.clock.install();
    await page.goto('/beginner/alphabet');
    await letters();
    await page.clock.runFor(600_000);
    await page.locator('main h1').click();
    await page.clock.runFor(61_000);
    await page.getByRole('link', { name: 'Back to Beginner Level' }).click();
    await page.getByRole('heading', { name: 'Topics' }).waitFor();
    // Minutes 1 to 4 before the idle limit, and the one after the click.
    await soon(() => reports).toContainEqual({ lessonId: 'alphabet', timeSpent: 5, completed: false });
  });

  it('[TIME-04] closing the tab reports too', async () => {
    await page.clock.install();
    await page.goto('/beginner/alphabet');
    await letters();
    await arrived();
    const before = (await minutesOf('alphabet')) ?? 0;
    await page.clock.runFor(121_000);
    const { page: other } = { page: await page.context().newPage() };
    await page.close({ runBeforeUnload: false });
    await other.goto('/beginner');
    page = other;
    await soon(() => minutesOf('alphabet')).toBe(before + 2);
  });

  it('offline: answers and minutes wait in the browser and arrive once when it is online again', async () => {
    await page.goto('/beginner/alphabet');
    await letters();
    await arrived();
    expect(reports).toHaveLength(1);
    // The exercises come a moment after the lesson; from then on it needs no network.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('TypedView')),
    );
    await setOffline(page, true);
    await page.getByRole('button', { name: 'Letter Matching' }).click();
    await answerOnScreen(page, lessonItems('alphabet', 'alphabet.matching'), true);
    await soon(async () => (await outbox()).length).toBe(1);
    await setOffline(page, false);
    await soon(async () => (await outbox()).length).toBe(0);
  });

  it('[LERR-01] [PERR-01] a server that fails shows nothing to the learner, and the report waits', async () => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.route('**/api/progress/reports', (route) =>
      route.fulfill({ status: 500, json: { code: 'INTERNAL' } }),
    );
    await page.goto('/beginner/alphabet');
    await letters();
    await soon(() => logged.filter((line) => line.startsWith('Error updating progress'))).not.toEqual([]);
    expect(await page.getByRole('alert').count()).toBe(0);
    expect((await outbox()).length).toBe(1);
    await page.unroute('**/api/progress/reports');
    await page.reload();
    await letters();
    await soon(async () => (await outbox()).length).toBe(0);
  });

  it('[TIME-06] [PERR-02] sends nothing once the session has ended in another tab', async () => {
    await page.clock.install();
    await page.goto('/beginner/alphabet');
    await letters();
    await soon(() => reports.length).toBe(1);
    const other = await page.context().newPage();
    await other.goto('/');
    await logOut(other);
    await other.getByRole('link', { name: 'Start Learning' }).waitFor();
    await page.waitForURL('**/login**');
    expect(reports).toHaveLength(1);
  });

  it('[PROG-15] [PROG-16] [IHUB-01] a hub counts its visits, a sidebar link one more; other links count nothing', async () => {
    const links = page.getByRole('complementary', { name: 'Your learning' }).getByRole('link');
    await page.goto('/vocabulary');
    await page.getByRole('heading', { name: 'Vocabulary' }).waitFor();
    await links.filter({ hasText: 'Intermediate' }).click();
    await page.getByRole('heading', { level: 1, name: /Intermediate/u }).waitFor();
    await links.filter({ hasText: 'Alphabet' }).click();
    await letters();
    await links.filter({ hasText: 'Vocabulary' }).click();
    await page.getByRole('heading', { name: 'Vocabulary' }).waitFor();
    // One after another: the last may still be waiting for those before it.
    await soon(outbox).toEqual([]);
    expect(reports).toEqual([
      { lessonId: 'intermediate', timeSpent: 1 },
      { lessonId: 'intermediate', timeSpent: 5 },
      { lessonId: 'alphabet', timeSpent: 1 },
      { lessonId: 'alphabet', timeSpent: 1 },
    ]);
  });
});
