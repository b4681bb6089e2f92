import { lessonBodies, quizBodies } from '@ena/course/bodies';
import type { ExerciseItem, ExerciseResponse } from '@ena/domain/exercise/model';
import type { Page } from 'playwright-core';

/** The item on screen; journeys know the answers from the course itself. */
async function itemOnScreen(page: Page, items: readonly ExerciseItem[]): Promise<ExerciseItem> {
  const id = await page.locator('main [data-item]').getAttribute('data-item');
  const item = items.find((other) => other.id === id);
  if (!item) throw new Error(`the item ${id} is not among those expected`);
  return item;
}

const button = (page: Page, group: string, text: string) =>
  page
    .getByRole('group', { name: group })
    .getByRole('button')
    .filter({ has: page.getByText(text, { exact: true }) })
    .first();

/** A response to an item that is right, or one that is complete and wrong. */
function responseTo(item: ExerciseItem, right: boolean): ExerciseResponse {
  switch (item.kind) {
    case 'choice':
      return right ? item.answer : (item.options.find((option) => option !== item.answer) ?? '');
    case 'fill-blank': {
      const [answer = ''] = item.answers;
      if (right) return answer;
      return item.options?.find((option) => !item.answers.includes(option)) ?? 'ჰჰჰ';
    }
    case 'type-answer':
      return right ? (item.answers[0] ?? '') : 'ჰჰჰ';
    case 'compose':
      return right ? 'მე ქართულს ვსწავლობ.' : 'მე';
    case 'multi-choice':
      return right ? item.answers : item.options.filter((option) => !item.answers.includes(option));
    case 'order':
      return right ? item.items : item.items.toReversed();
    case 'categorize':
      return Object.fromEntries(
        item.items.map(({ text, category }) => [
          text,
          right ? category : item.categories[category === item.categories[0] ? 1 : 0],
        ]),
      );
    case 'match':
      throw new Error('no lesson has an item of the kind match yet');
  }
}

/** Puts in the right answer, or a wrong one, to the item on screen; answers the item and what was put in. */
export async function answerOnScreen(
  page: Page,
  items: readonly ExerciseItem[],
  right: boolean,
): Promise<{ item: ExerciseItem; response: ExerciseResponse }> {
  const item = await itemOnScreen(page, items);
  const response = responseTo(item, right);
  if (typeof response === 'string') {
    if ('options' in item && item.options) await button(page, 'Options', response).click();
    else await page.getByLabel(item.kind === 'compose' ? 'Your text' : 'Your answer').fill(response);
  } else if (Array.isArray(response)) {
    const group = item.kind === 'order' ? 'Available' : 'Options; more than one can be right';
    for (const text of response) await button(page, group, text).click();
  } else {
    // What was sorted before goes back first.
    const placed = page.locator('main section[aria-label] button:enabled');
    while ((await placed.count()) > 0) await placed.first().click();
    const available = page.getByRole('list', { name: 'Available' }).getByRole('listitem');
    for (const [text, category] of Object.entries(response)) {
      const row = available.filter({ has: page.getByText(text, { exact: true }) });
      await row.getByRole('button', { name: category, exact: true }).click();
    }
  }
  return { item, response };
}

export const lessonItems = (lessonId: string, exerciseId: string): readonly ExerciseItem[] =>
  lessonBodies.get(lessonId)?.exercises.find(({ id }) => id === exerciseId)?.items ?? [];
export const exercisesOf = (lessonId: string) => lessonBodies.get(lessonId)?.exercises ?? [];
export const questionsOf = (quizId: string): readonly ExerciseItem[] =>
  quizBodies.get(quizId)?.questions ?? [];
