/** Each lesson of words that is written: its categories, every exercise, its quiz. */
import { findLevel, findQuiz, lessons } from '@ena/course/catalog';
import { lessonBodies } from '@ena/course/bodies';
import { feedbackText } from '@ena/domain/exercise/feedback';
import { check } from '@ena/domain/exercise/check';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOnScreen, exercisesOf } from './support/answer.ts';
import { demo, launch, logIn, open, panel, soon } from './support/browser.ts';
import { type Ena, startEna } from './support/ena.ts';
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

/** Those with exercises; the alphabet and Sentence Construction have journeys of their own. */
const written = lessons.filter(
  ({ id }) => lessonBodies.get(id)?.exercises.length && id !== 'alphabet' && id !== 'sentences',
);

describe.each(written)('$title', ({ id, path, quiz, level }) => {
  const hub = findLevel(level);
  let page: Page;
  let problems: string[];
  const body = lessonBodies.get(id);
  const categories = body?.sections.filter((section) => section.kind === 'words') ?? [];

  it('[BEG-01] [BEG-03] [BEG-04] [BEG-12] [BEG-15] [INT-02] [INT-03] opens from the hub with its title and the ways back and on', async () => {
    ({ page, problems } = await open(browser, ena.url));
    await logIn(page, demo.subscriber);
    await page.goto(hub?.path ?? '/');
    // Its card, not the button that leads to the first topic still open.
    await page.getByRole('main').getByRole('listitem').locator(`a[href="${path}"]`).click();
    await page.getByRole('heading', { level: 1, name: body?.title ?? '' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
    const back = page.getByRole('link', { name: `Back to ${hub?.title} Level` });
    expect(await back.getAttribute('href')).toBe(hub?.path);
    expect(await page.getByRole('link', { name: 'Take Quiz' }).getAttribute('href')).toBe(
      findQuiz(quiz)?.paths[0],
    );
  });

  it.skipIf(categories.length === 0)(
    '[BEG-06] [BEG-07] opens one category at a time, in view, with all its words',
    async () => {
      for (const category of categories) {
        // Not by the pointer: the one before may still be scrolling away from under it.
        await panel(page, category.title).dispatchEvent('click');
        const words = page.locator(`[id="${category.id}-panel"]`);
        await words.waitFor();
        const cards = await words.getByRole('listitem').allInnerTexts();
        expect(cards).toHaveLength(category.words.length);
        expect(await page.locator('main section > h2 > button[aria-expanded=true]').count()).toBe(1);
        for (const word of category.words) {
          const shown = cards.find((card) => card.includes(`/${word.romanization}/`)) ?? '';
          expect(shown).toContain(word.form);
          expect(shown).toContain(word.gloss);
          if (word.example) expect(shown).toContain(word.example.gloss);
        }
        await soon(async () => {
          const box = await panel(page, category.title).boundingBox();
          return box !== null && box.y >= 0 && box.y < 800;
        }).toBe(true);
      }
      await panel(page, categories.at(-1)?.title ?? '').dispatchEvent('click');
      expect(await page.locator('main section > h2 > button[aria-expanded=true]').count()).toBe(0);
    },
  );

  it.each(exercisesOf(id).map((exercise) => [exercise.title, exercise] as const))(
    '[EX-01] [EX-05] [EX-10] [EX-17] [EX-25] [EX-32] [EX-33] [EX-36] %s: every item, the second one wrong',
    async (name, exercise) => {
      const practice = page.getByRole('region', { name: 'Practice Exercises' });
      await practice.getByRole('button', { name }).click();
      for (const [place] of exercise.items.entries()) {
        await page.getByText(`${place + 1} of ${exercise.items.length}`, { exact: true }).waitFor();
        const answer = async (right: boolean) => {
          const { item, response } = await answerOnScreen(page, exercise.items, right);
          if (exercise.judge === 'on-check')
            await practice.getByRole('button', { name: exercise.check ?? 'Check', exact: true }).click();
          const said = feedbackText(exercise, item, check(item, response));
          await practice.getByRole('status').filter({ hasText: said }).first().waitFor();
        };
        await answer(place !== 1);
        if (place === 1 && exercise.next === 'right') {
          expect(await practice.getByRole('button', { name: 'Next' }).isEnabled()).toBe(false);
          await answer(true);
        }
        if (place < exercise.items.length - 1) await practice.getByRole('button', { name: 'Next' }).click();
      }
      await practice.getByRole('button', { name: 'Back to Exercises' }).click();
    },
  );

  const hinted = exercisesOf(id).find(
    ({ hint, items }) => hint === 'toggle' && items.some((item) => item.hint),
  );
  it.skipIf(!hinted)(
    '[EX-19] [EX-21] shows and hides a hint, and has the placeholder of typed answers',
    async () => {
      const practice = page.getByRole('region', { name: 'Practice Exercises' });
      await practice.getByRole('button', { name: hinted?.title ?? '' }).click();
      const hint = practice.getByText(hinted?.items[0]?.hint ?? '', { exact: true });
      expect(await page.getByLabel('Your answer').getAttribute('placeholder')).toBe(
        'Type your answer here...',
      );
      await practice.getByRole('button', { name: 'Show Hint' }).click();
      await hint.waitFor();
      await practice.getByRole('button', { name: 'Hide Hint' }).click();
      await hint.waitFor({ state: 'hidden' });
    },
  );

  it('[QBEG-01] [QINT-01] takes its quiz, all right: 100 %', async () => {
    await page.clock.install();
    await page.getByRole('link', { name: 'Take Quiz' }).click();
    await takeQuiz(page, quiz);
    expect(problems).toEqual([]);
    await page.context().close();
  });
});
