/** The hub of all quizzes. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browseAs, demo, launch, soon, visit } from './support/browser.ts';
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

const admin = 'admin@demo.ena.example';
const topics = {
  Beginner: [
    'alphabet',
    'vocabulary',
    'colors',
    'numbers',
    'months',
    'food',
    'body',
    'animals',
    'activities',
  ],
  Intermediate: ['grammar', 'sentences', 'common-words', 'conversations', 'reading', 'writing'],
  // Five of the specification, the quiz of writing and the general one (O12).
  Advanced: ['grammar', 'cultural', 'literature', 'idioms', 'writing', 'listening', ''],
} as const;
type LevelTitle = keyof typeof topics;
const titles = ['Beginner', 'Intermediate', 'Advanced'] as const;
const addresses = (level: LevelTitle) =>
  topics[level].map((topic) => `/${level.toLowerCase()}/quiz${topic === '' ? '' : `/${topic}`}`);

const cards = (page: Page) => page.getByRole('tabpanel').getByRole('listitem').getByRole('link');
const search = (page: Page) => page.getByPlaceholder('Search quizzes...');
const openTab = async (page: Page, level: LevelTitle) => {
  await page.getByRole('tab', { name: level }).click();
  await page.getByRole('tabpanel', { name: level }).waitFor();
};
const linksOf = (page: Page) =>
  cards(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
const locked = (path: string) => `/pricing?from=${encodeURIComponent(path)}`;

describe('the hub of all quizzes', () => {
  it.each([demo.subscriber, admin])(
    '[QHUB-01] [QHUB-05] [QHUB-06] [QHUB-07] [QHUB-10] shows %s each quiz in the tab of its level, open',
    async (email) => {
      await browseAs(browser, ena.url, email, async (page) => {
        await visit(page, '/quizzes');
        await soon(() => page.title()).toBe('Quizzes · Ena');
        const back = page.getByRole('main').getByRole('link', { name: 'Back to Home' });
        expect(await back.getAttribute('href')).toBe('/');
        expect(await page.getByRole('tab').count()).toBe(3);
        for (const level of titles) {
          await openTab(page, level);
          expect(await linksOf(page)).toEqual(addresses(level));
          for (const text of await cards(page).allTextContents()) {
            expect(text).toContain(level);
            expect(text).toMatch(/Quiz.+\..*\d+ questions · \d+/u);
            expect(text).not.toContain('Upgrade to Access');
          }
          expect(await cards(page).locator('.copybook').count()).toBe(topics[level].length);
        }
      });
    },
  );

  it('[QHUB-08] [QHUB-09] shows a free learner two open cards; the others lead to the plans', async () => {
    await browseAs(browser, ena.url, demo.learner, async (page) => {
      await visit(page, '/quizzes');
      for (const level of titles) {
        await openTab(page, level);
        const free = level === 'Beginner' ? 2 : 0;
        expect(await linksOf(page)).toEqual(
          addresses(level).map((path, place) => (place < free ? path : locked(path))),
        );
        const texts = await cards(page).allTextContents();
        expect(texts.map((text) => text.includes('Upgrade to Access'))).toEqual(
          texts.map((_, place) => place >= free),
        );
        expect(await page.locator('[data-locked=true]').count()).toBe(texts.length - free);
      }
    });
  });

  it('[QHUB-02] [QHUB-03] [QHUB-04] finds by title or description, within the open level', async () => {
    await browseAs(browser, ena.url, demo.subscriber, async (page) => {
      await visit(page, '/quizzes');
      await search(page).fill('NUMB');
      await soon(() => linksOf(page)).toEqual(['/beginner/quiz/numbers']);
      // Of the description alone.
      await search(page).fill('head to toe');
      await soon(() => linksOf(page)).toEqual(['/beginner/quiz/body']);
      await search(page).fill('grammar');
      await page
        .getByText('No quizzes found matching your search. Try a different search term.', { exact: true })
        .waitFor();
      expect(await cards(page).count()).toBe(0);
      await openTab(page, 'Intermediate');
      expect(await linksOf(page)).toEqual(['/intermediate/quiz/grammar']);
      await openTab(page, 'Advanced');
      expect(await linksOf(page)).toEqual(['/advanced/quiz/grammar']);
      await search(page).fill('zzz');
      await page.getByRole('button', { name: 'Clear search' }).click();
      await soon(() => linksOf(page)).toEqual(addresses('Advanced'));
    });
  });

  it('[QHUB-11] gives three tips', async () => {
    await browseAs(browser, ena.url, demo.learner, async (page) => {
      await visit(page, '/quizzes');
      const tips = page.locator('h2:has-text("How to do well") + ul');
      expect(await tips.getByRole('heading').allTextContents()).toEqual([
        'Review First',
        'Read Carefully',
        'Learn from Mistakes',
      ]);
    });
  });

  it('shows the best score on the card, and the sidebar beside the hub', async () => {
    const { page, problems } = await newLearner(browser, ena, 'scorer');
    const data = { id: crypto.randomUUID(), lessonId: 'quiz-vocabulary', timeSpent: 1, score: 40 };
    await page.request.post('/api/progress/reports', { data, headers: { origin: ena.url } });
    await visit(page, '/quizzes');
    const card = (title: string) => cards(page).filter({ hasText: title });
    await card('Basic Vocabulary Quiz').getByText('40%').waitFor();
    expect(await card('Georgian Alphabet Quiz').getByText('%').count()).toBe(0);
    const sidebar = page.getByRole('complementary', { name: 'Your learning' });
    await sidebar.getByRole('link', { name: 'Quizzes' }).waitFor();
    await page.clock.install();
    await card('Georgian Alphabet Quiz').click();
    await takeQuiz(page, 'quiz-alphabet');
    await page.goBack();
    await card('Georgian Alphabet Quiz').getByText('100%').waitFor();
    expect(problems).toEqual([]);
    await page.context().close();
  });
});
