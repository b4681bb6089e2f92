import { tasteExercise } from '@ena/course/taste';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOnScreen } from './support/answer.ts';
import { launch, open, phone, visit } from './support/browser.ts';
import { type Ena, startEna } from './support/ena.ts';

let ena: Ena;
let browser: Browser;
let page: Page;
let problems: string[];
beforeAll(async () => {
  [ena, browser] = await Promise.all([startEna(), launch()]);
  ({ page, problems } = await open(browser, ena.url, phone));
});
afterAll(async () => {
  await browser.close();
  await ena.stop();
});

describe('the taste on the home page, without an account', () => {
  it('teaches a letter by one tap', async () => {
    await visit(page, '/');
    await page.getByRole('button', { name: 'ო o more' }).click();
    await page.getByText('is called ონი', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'ო o learned' }).waitFor();
  });

  it('asks three questions by the same exercise code, and then shows the way on', async () => {
    await page.getByRole('button', { name: 'Answer three questions' }).click();
    for (const [place] of tasteExercise.items.entries()) {
      await page.getByText(`${place + 1} of 3`, { exact: true }).waitFor();
      await answerOnScreen(page, tasteExercise.items, place !== 1);
      const said = place === 1 ? `Incorrect. Correct answer: ${tasteExercise.items[1].answer}` : 'Correct!';
      await page.getByRole('status').filter({ hasText: said }).waitFor();
      if (place < 2) await page.getByRole('button', { name: 'Next' }).click();
    }
    const on = page.getByRole('link', { name: 'Learn the other letters' });
    expect(await on.getAttribute('href')).toBe('/signup');
  });

  it('sends nothing to the server, and meets no error', async () => {
    expect(await page.evaluate(() => localStorage.getItem('outbox'))).toBe(null);
    expect(problems).toEqual([]);
  });
});
