/** What is earned by studying: told when it happens, and kept on its own page. */
import { countedUnitIds } from '@ena/course/catalog';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  browseAs,
  demo,
  launch,
  logIn,
  logOut,
  open,
  phone,
  setOffline,
  soon,
  visit,
} from './support/browser.ts';
import { type Ena, startEna } from './support/ena.ts';
import { newLearner } from './support/learner.ts';
import { takeQuiz } from './support/quiz.ts';

let ena: Ena;
let browser: Browser;
beforeAll(async () => {
  [ena, browser] = await Promise.all([startEna(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await ena.stop();
});

const toast = (page: Page) => page.getByRole('region', { name: /^Earned/u }).getByRole('listitem');
const cards = (page: Page) => page.getByRole('tabpanel').getByRole('listitem');
const cardOf = (page: Page, title: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const report = async (page: Page, lessonId: string, more: object = {}) => {
  const data = { id: crypto.randomUUID(), lessonId, timeSpent: 0, completed: true, ...more };
  const sent = await page.request.post('/api/progress/reports', { data, headers: { origin: ena.url } });
  expect(sent.status()).toBe(200);
};

describe('the page of achievements', () => {
  it('[ACH-01] [ACH-02] [ACH-05] [PROG-12] shows a new learner everything, with zeros, and where to begin', async () => {
    const { page, problems } = await newLearner(browser, ena, 'new');
    await visit(page, '/achievements');
    await soon(() => page.title()).toBe('Achievements · Ena');
    const back = page.getByRole('main').getByRole('link', { name: 'Back to Home' });
    expect(await back.getAttribute('href')).toBe('/');
    expect(await page.getByRole('tab').allTextContents()).toEqual([
      'Achievements',
      'Badges',
      'Learning Progress',
    ]);
    await page.getByText('0 of 16 earned').waitFor();
    expect(await cards(page).count()).toBe(16);
    const start = page.getByRole('link', { name: 'Start with the Alphabet' });
    expect(await start.getAttribute('href')).toBe('/beginner/alphabet');

    await page.getByRole('tab', { name: 'Badges' }).click();
    await page.getByText('0 of 20 earned').waitFor();
    await page.getByText('0 of 4 earned').waitFor();
    expect(await cards(page).count()).toBe(24);

    await page.getByRole('tab', { name: 'Learning Progress' }).click();
    await page.getByRole('heading', { name: 'What you have done' }).waitFor();
    const figures = await page
      .locator('dl > div')
      .evaluateAll((rows) =>
        rows.map((row) => [row.querySelector('dt')?.textContent, row.querySelector('dd')?.textContent]),
      );
    expect(figures).toEqual([
      ['Lessons completed', `0 of ${countedUnitIds.length}`],
      ['Quizzes finished', '0'],
      ['Average score', '0%'],
      ['Study streak', '0 days'],
      ['Study time', '0 hours'],
      ['Words learned', '0'],
    ]);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it('[ACH-05] [ACH-08] shows the learner’s own figures, and the way to what is not held', async () => {
    const { page } = await newLearner(browser, ena, 'on-the-way');
    await report(page, 'alphabet', { timeSpent: 150 });
    await report(page, 'quiz-alphabet', { score: 60 });
    await report(page, 'quiz-vocabulary', { score: 80 });
    await visit(page, '/achievements');
    await cardOf(page, 'Alphabet Master')
      .getByText(/^Earned on/u)
      .waitFor();
    await cardOf(page, 'Twenty Hours').getByText('2 of 20 hours').waitFor();
    await cardOf(page, 'Steady Hand').getByText('2 of 10 quizzes, averaging 70 percent').waitFor();
    const bar = cardOf(page, 'Twenty Hours').getByRole('progressbar');
    expect(await bar.getAttribute('aria-valuenow')).toBe('10');
    await page.getByRole('tab', { name: 'Learning Progress' }).click();
    await page.getByRole('heading', { name: 'What you have done' }).waitFor();
    expect(await page.locator('dl dd').allTextContents()).toEqual([
      `3 of ${countedUnitIds.length}`,
      '2',
      '70%',
      '1 day',
      '2 hours',
      '0',
    ]);
    await page.context().close();
  });

  it('the tabs are walked by keys, and the address keeps the open one', async () => {
    await browseAs(browser, ena.url, demo.learner, async (page) => {
      await visit(page, '/achievements');
      await page.getByRole('tab', { name: 'Achievements' }).focus();
      await page.keyboard.press('ArrowRight');
      await page.waitForURL('**/achievements?tab=badges');
      await page.reload();
      await page.getByRole('tab', { name: 'Badges', selected: true }).waitFor();
    });
  });

  it('[ACH-09] shows the rows of who is signed in now, in a tab that showed another learner’s', async () => {
    await browseAs(browser, ena.url, demo.subscriber, async (page) => {
      const earnedNow = async () => {
        await page.locator('aside').getByRole('link', { name: 'Achievements' }).click();
        const count = page.getByText(/^\d+ of 16 earned$/u);
        await count.waitFor();
        const { records } = await (await page.request.get('/api/achievements')).json();
        const { learner } = await (await page.request.get('/api/session')).json();
        expect(records.every(({ userId }: { userId: string }) => userId === learner.id)).toBe(true);
        return count.innerText();
      };
      expect(await earnedNow()).toBe('5 of 16 earned');
      await logOut(page);
      await logIn(page, demo.learner);
      const shown = await earnedNow();
      expect(shown).not.toBe('5 of 16 earned');
    });
  });

  it('another tab asks nothing of the server, and opens offline too', async () => {
    const { page } = await newLearner(browser, ena, 'offline');
    for (const [path, name, heading] of [
      ['/achievements', 'Badges', 'Skill badges'],
      ['/quizzes', 'Advanced', 'Advanced Grammar Quiz'],
    ] as const) {
      await visit(page, path);
      // The last to be loaded.
      await page.getByRole('complementary', { name: 'Your learning' }).waitFor();
      await setOffline(page, true);
      await page.getByRole('tab', { name }).click();
      await page.getByRole('heading', { name: heading }).waitFor();
      await page.getByRole('tab', { name, selected: true }).waitFor();
      await setOffline(page, false);
    }
    await page.context().close();
  });

  it('is for those who are signed in', async () => {
    const { page } = await open(browser, ena.url);
    await page.goto('/achievements');
    await page.waitForURL('**/login?from=%2Fachievements');
    await logIn(page, demo.subscriber);
    await page.waitForURL('**/achievements');
    await cardOf(page, 'First Page')
      .getByText(/^Earned on/u)
      .waitFor();
    await page.context().close();
  });
});

describe('what was earned just now', () => {
  it('is told quietly where one is, once, and goes by itself', async () => {
    const { page, problems } = await newLearner(browser, ena, 'earner', phone);
    await report(page, 'alphabet');
    await page.clock.install();
    await visit(page, '/beginner/quiz/alphabet');
    await takeQuiz(page, 'quiz-alphabet');
    await toast(page).getByText('Achievement earned').waitFor();
    await toast(page).getByText('Alphabet Master').waitFor();
    // Over the top bar and nowhere below it: nothing that is answered with lies there.
    await soon(async () => {
      const box = await toast(page).boundingBox();
      const bar = await page.getByRole('banner').boundingBox();
      return box && bar && box.y + box.height <= bar.y + bar.height + 1;
    }).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.closest('[role=region] ol')?.outerHTML)).toBe(
      undefined,
    );
    await page.clock.runFor(9000);
    await toast(page).waitFor({ state: 'detached' });
    await page.clock.runFor(60_000);
    expect(await toast(page).count()).toBe(0);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it('leads to the page, which shows it at once', async () => {
    const { page } = await newLearner(browser, ena, 'looker');
    await report(page, 'alphabet');
    await page.clock.install();
    await visit(page, '/beginner/quiz/alphabet');
    await takeQuiz(page, 'quiz-alphabet');
    await toast(page).getByRole('link', { name: 'See' }).click();
    await page.waitForURL('**/achievements');
    await cardOf(page, 'Alphabet Master')
      .getByText(/^Earned on/u)
      .waitFor();
    await toast(page).waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('shows on the page that one goes to from the lesson that earned it', async () => {
    const { page } = await newLearner(browser, ena, 'leaver');
    await page.clock.install();
    await visit(page, '/beginner/alphabet');
    // Eleven minutes complete a lesson of this level.
    for (let minute = 0; minute < 11; minute++) {
      await page.mouse.click(5, 400);
      await page.clock.runFor(60_000);
    }
    await page.getByRole('complementary').getByRole('link', { name: 'Achievements' }).click();
    await page.waitForURL('**/achievements');
    await toast(page).getByText('First Page').waitFor();
    // It goes by itself soon.
    await toast(page).getByRole('button', { name: 'Dismiss' }).click();
    await toast(page).waitFor({ state: 'detached' });
    await soon(() =>
      cardOf(page, 'First Page')
        .getByText(/^Earned on/u)
        .count(),
    ).toBe(1);
    await page.context().close();
  });
});
