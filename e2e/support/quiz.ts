import { findQuiz } from '@ena/course/catalog';
import type { Page } from 'playwright-core';
import { answerOnScreen, questionsOf } from './answer.ts';
import { pass, soon, stopClock, stopsAfterMs } from './browser.ts';

/** Stops the clock when a second at most is left of those of a question, however long the page took so far. */
export async function toLastSecond(page: Page, seconds: number): Promise<void> {
  const label = async () => (await page.getByRole('timer').getAttribute('aria-label')) ?? '';
  const left = async () => Number.parseInt(await label(), 10);
  await stopClock(page);
  await soon(left).toBeLessThanOrEqual(seconds - stopsAfterMs / 1000);
  await pass(page, ((await left()) - 1) * 1000);
}

/** Takes a quiz to its end, all right; the clock of the page is ours, so that no time is waited. */
export async function takeQuiz(page: Page, quizId: string): Promise<void> {
  const questions = questionsOf(quizId);
  const flow = findQuiz(quizId)?.rules.flow;
  const placeOf = (place: number) => new RegExp(`^(?:Question )?${place + 1} of ${questions.length}$`, 'u');
  await page.getByRole('timer').waitFor();
  for (const [place] of questions.entries()) {
    await page.getByText(placeOf(place)).waitFor();
    await answerOnScreen(page, questions, true);
    if (flow?.kind === 'check') {
      await page.getByRole('button', { name: 'Check Answer' }).click();
      // Where the machine stood still for as long as it checks, the next one is there.
      const after = page.getByText(placeOf(place + 1)).or(page.getByRole('button', { name: 'Retake Quiz' }));
      await page.getByRole('button', { name: 'Checking...' }).or(after).first().waitFor();
      await page.clock.runFor(flow.delayMs + 50);
    } else
      await page
        .getByRole('button', { name: place === questions.length - 1 ? 'Finish' : 'Next', exact: true })
        .click();
  }
  await page.getByRole('heading', { name: `${questions.length} of ${questions.length}` }).waitFor();
  await page.getByText('100%').waitFor();
}
