import { lessonBodies, quizBodies } from '@ena/course/bodies';
import type { ExerciseItem } from '@ena/domain/exercise/model';
import type { Page } from 'playwright-core';

/** The item on screen; journeys know the answers from the course itself. */
async function itemOnScreen(page: Page, items: readonly ExerciseItem[]): Promise<ExerciseItem> {
  const id = await page.locator('main [data-item]').getAttribute('data-item');
  const item = items.find((other) => other.id === id);
  if (!item) throw new Error(`the item ${id} is not among those expected`);
  return item;
}

const choose = (page: Page, option: string) =>
  page
    .getByRole('group', { name: 'Options' })
    .getByRole('button')
    .filter({ has: page.getByText(option, { exact: true }) })
    .first()
    .click();

/** Puts in the right answer, or a wrong one, to the item on screen; answers the item. */
export async function answerOnScreen(
  page: Page,
  items: readonly ExerciseItem[],
  right: boolean,
): Promise<ExerciseItem> {
  const item = await itemOnScreen(page, items);
  if (item.kind === 'choice') {
    const option = right ? item.answer : item.options.find((other) => other !== item.answer);
    await choose(page, option ?? '');
  } else if (item.kind === 'type-answer' || (item.kind === 'fill-blank' && !item.options)) {
    await page.getByLabel('Your answer').fill(right ? (item.answers[0] ?? '') : 'ჰჰჰ');
  } else throw new Error(`journeys cannot answer ${item.kind} yet`);
  return item;
}

export const lessonItems = (lessonId: string, exerciseId: string): readonly ExerciseItem[] =>
  lessonBodies.get(lessonId)?.exercises.find(({ id }) => id === exerciseId)?.items ?? [];
export const exercisesOf = (lessonId: string) => lessonBodies.get(lessonId)?.exercises ?? [];
export const questionsOf = (quizId: string): readonly ExerciseItem[] =>
  quizBodies.get(quizId)?.questions ?? [];
