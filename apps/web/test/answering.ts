/** Answers exercise items and quiz questions in component tests as a learner does. */
import { type ExerciseItem, type ExerciseResponse, isChosen } from '@ena/domain/exercise/kinds';
import { typesetEjectives } from '@ena/domain/georgian/letters';
import { page } from 'vitest/browser';
import { findItem, responseTo } from '../../../packages/course/test/responses.ts';

const buttonIn = (group: string | RegExp, text: string) =>
  page
    .getByRole('group', { name: group })
    .getByRole('button')
    .filter({
      has: page
        .getByText(typesetEjectives(text), { exact: true })
        .or(page.getByAltText(text, { exact: true })),
    })
    .first();

/** Enters a response to the displayed item, without submitting it. */
async function respond(item: ExerciseItem, response: ExerciseResponse): Promise<void> {
  if (typeof response === 'string' && !isChosen(item)) {
    await page.getByLabelText(/^Your (?:answer|text)$/u).fill(response);
  } else if (typeof response === 'string' || Array.isArray(response)) {
    const group = isChosen(item) ? /^Options/u : 'Available';
    for (const text of [response].flat()) await buttonIn(group, text).click();
  } else {
    // Takes back the items that an earlier attempt has sorted.
    const placed = () => document.querySelector<HTMLElement>('main section[aria-label] button:enabled');
    for (let button = placed(); button; button = placed()) await page.elementLocator(button).click();
    const available = page.getByRole('list', { name: 'Available' }).getByRole('listitem');
    for (const [text, category] of Object.entries(response)) {
      const row = available.filter({ has: page.getByText(text, { exact: true }) });
      await row.getByRole('button', { name: category, exact: true }).click();
    }
  }
}

/** Enters a correct or an incorrect response to the displayed item, without submitting it; returns both. */
export async function answerDisplayed(
  items: readonly ExerciseItem[],
  correct: boolean,
): Promise<{ item: ExerciseItem; response: ExerciseResponse }> {
  const displayed = document.querySelector('main [data-item]')?.getAttribute('data-item');
  const item = findItem(items, displayed);
  const response = responseTo(item, correct);
  await respond(item, response);
  return { item, response };
}
