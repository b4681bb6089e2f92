/** Lesson and quiz pages: their exercises, their colors, where they begin. */
import { lessonsOf, quizzesOf } from '@ena/course/catalog';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOnScreen, exercisesOf } from './support/answer.ts';
import { browseAs, demo, launch, soon, visit } from './support/browser.ts';
import { type Ena, startEna } from './support/ena.ts';

let ena: Ena;
let browser: Browser;
beforeAll(async () => {
  [ena, browser] = await Promise.all([startEna(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await ena.stop();
});

const asSubscriber = (steps: (page: Page) => Promise<void>, options?: object) =>
  browseAs(browser, ena.url, demo.subscriber, steps, options);
const intermediate = lessonsOf('intermediate');
const practiceOf = (page: Page) => page.getByRole('region', { name: 'Practice Exercises' });

describe('a lesson', () => {
  it('[BEG-10] opens each exercise with Back to Exercises and Reset', async () => {
    await asSubscriber(async (page) => {
      for (const { id, path } of lessonsOf('beginner')) {
        await visit(page, path);
        const practice = practiceOf(page);
        for (const { title: name } of exercisesOf(id)) {
          await practice.getByRole('button', { name }).click();
          await practice.getByRole('button', { name: 'Reset' }).waitFor();
          await practice.getByRole('button', { name: 'Back to Exercises' }).click();
          await practice.getByRole('button', { name: 'Reset' }).waitFor({ state: 'hidden' });
        }
      }
    });
  });

  it('[INT-21] common words are practised in three ways, five items each, with Reset, Next and the way back', async () => {
    await asSubscriber(async (page) => {
      await visit(page, '/intermediate/common-words');
      const practice = practiceOf(page);
      const modes = practice.getByRole('listitem').getByRole('button');
      await modes.first().waitFor();
      const names = ['Word Matching', 'Translation Practice', 'Fill in the Blank'];
      // And the dictation that every list of words has.
      expect(await modes.count()).toBe(4);
      for (const [place, name] of names.entries()) {
        await modes.nth(place).filter({ hasText: name }).click();
        const items = exercisesOf('common-words')[place]?.items ?? [];
        await practice.getByText('1 of 5', { exact: true }).waitFor();
        await answerOnScreen(page, items, true);
        if (name === 'Fill in the Blank')
          await practice.getByRole('button', { name: 'Check', exact: true }).click();
        await practice.getByRole('button', { name: 'Next' }).click();
        await practice.getByText('2 of 5', { exact: true }).waitFor();
        await practice.getByRole('button', { name: 'Reset' }).click();
        await practice.getByText('1 of 5', { exact: true }).waitFor();
        await practice.getByRole('button', { name: 'Back to Exercises' }).click();
        await modes.nth(2).waitFor();
      }
    });
  });

  it('[BEG-16] lesson pages, the vocabulary page and the intermediate hub follow the chosen theme', async () => {
    const lessons = [...lessonsOf('beginner'), ...intermediate].map(({ path }) => path);
    const colors = (page: Page) =>
      page.evaluate(() => {
        const style = (selector: string) =>
          getComputedStyle(document.querySelector(selector) ?? document.body);
        return {
          ground: style('html').backgroundColor,
          text: style('main h1').color,
          theme: document.documentElement.dataset['theme'],
        };
      });
    await asSubscriber(async (page) => {
      for (const path of [...lessons, '/vocabulary', '/intermediate']) {
        await visit(page, path);
        const dark = { ground: 'rgb(20, 17, 26)', theme: 'dark' };
        await soon(() => colors(page)).toMatchObject(dark);
        const inDark = await colors(page);
        await page.getByRole('button', { name: 'Switch to light theme' }).click();
        await soon(() => colors(page)).toMatchObject({ ground: 'rgb(251, 247, 240)', theme: 'light' });
        const inLight = await colors(page);
        expect([path, inLight.text]).not.toEqual([path, inDark.text]);
        await page.reload();
        await page.getByRole('heading', { level: 1 }).waitFor();
        await soon(() => colors(page)).toEqual(inLight);
        await page.getByRole('button', { name: 'Switch to dark theme' }).click();
      }
    });
  });
});

/** A phone lying on its side: hardly any page fits on it. */
const low = { viewport: { width: 640, height: 320 }, hasTouch: true } as const;
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
/** Scrolls down as far as `y`, and waits until it is so. */
const scrollDown = async (page: Page, y: number) => {
  await soon(() =>
    page.evaluate((to) => {
      window.scrollTo({ top: to, behavior: 'instant' });
      return Math.round(window.scrollY);
    }, y),
  ).toBe(y);
};
/** Follows a link where it stands, without bringing it into view. */
const follow = async (page: Page, path: string) => {
  const link = page.locator(`main a[href="${path}"]`).first();
  await link.waitFor();
  await link.dispatchEvent('click');
};

describe('begins at its top', () => {
  it.each(intermediate)(
    '[INT-04] $path, opened by its link and by its address from a scrolled page',
    async ({ path }) => {
      await asSubscriber(async (page) => {
        await visit(page, '/intermediate');
        await scrollDown(page, 500);
        await follow(page, path);
        await page.getByRole('link', { name: 'Take Quiz' }).waitFor();
        expect(new URL(page.url()).pathname).toBe(path);
        await soon(() => scrolled(page)).toBe(0);
        // It is long enough to stand elsewhere.
        await scrollDown(page, 500);
        await visit(page, '/intermediate');
        await scrollDown(page, 500);
        await page.goto(path);
        await page.getByRole('link', { name: 'Take Quiz' }).waitFor();
        await soon(() => scrolled(page)).toBe(0);
      }, low);
    },
  );

  it.each(quizzesOf('intermediate'))(
    '[QINT-04] $id, opened from its scrolled lesson',
    async ({ id, paths, lesson }) => {
      await asSubscriber(async (page) => {
        await visit(page, `/intermediate/${lesson}`);
        await scrollDown(page, 100);
        await follow(page, paths[0]);
        await page.getByRole('timer').waitFor();
        expect([id, new URL(page.url()).pathname]).toEqual([id, paths[0]]);
        await soon(() => scrolled(page)).toBe(0);
        await scrollDown(page, 100);
      }, low);
    },
  );
});
