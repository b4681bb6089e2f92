/** Where a run draws question, options and verdict: all in view, and at the same place before and after the answer. */
import { lessonBodies, quizBodies, vocabulary } from '@ena/course/bodies';
import { type ExerciseItem, incorrectResponse, isFreeWriting, isTyped } from '@ena/domain/exercise/kinds';
import type { ChoiceItem } from '@ena/domain/exercise/kinds/choice';
import { describe, expect, it } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { buttonOf, click, element, elements, respondByDom } from '../../test/domAnswering.ts';
import { exerciseOf, finish, openExercise, result } from '../../test/exercise.tsx';

const sizes = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 1280, height: 720 },
  { width: 1366, height: 640 },
] as const;
const item: ChoiceItem = {
  kind: 'choice',
  id: 'one',
  teaches: [],
  prompt: 'What does this word mean?',
  display: 'გამარჯობა',
  options: ['hello', 'goodbye', 'please', 'sorry'],
  answer: 'hello',
};
const options = () => page.getByRole('group', { name: 'Options' }).getByRole('button');
const heading = () => page.getByRole('heading', { level: 2 });
const tops = () =>
  [heading().element(), ...options().elements()].map((one) => one.getBoundingClientRect().top);
/** Opens the item as an exercise that is judged at once. */
async function open(one: ChoiceItem, { width, height }: (typeof sizes)[number]) {
  await page.viewport(width, height);
  await openExercise(exerciseOf([one], { checkOn: 'response', isSilent: true }));
  await document.fonts.ready;
}

/** Of each exercise and quiz, the item of each kind with most text. */
const longestItems: readonly ExerciseItem[] = [
  ...[...lessonBodies.values(), vocabulary].flatMap(({ exercises }) => exercises.map(({ items }) => items)),
  ...[...quizBodies.values()].map(({ questions }) => questions),
].flatMap((items) =>
  Object.values(
    Object.groupBy(items, (one) => `${one.kind}${one.display === undefined}${one.passage === undefined}`),
  ).flatMap((alike) => alike.toSorted((one, other) => lengthOf(other) - lengthOf(one)).slice(0, 1)),
);
function lengthOf({ prompt, display = '', translation = '', passage, ...rest }: ExerciseItem): number {
  const answers = 'options' in rest ? rest.options : 'items' in rest ? rest.items : [];
  return JSON.stringify([prompt, display, translation, passage?.text, answers]).length;
}

/** What an item asks and what it is answered with, as far as it is out of view. */
function outOfView(): string[] {
  const box = document.querySelector('[data-run-screen] > .overflow-y-auto')?.getBoundingClientRect();
  const needed =
    '[data-item], [aria-label^=Options] button, [data-tile], input[aria-label], textarea, [role=switch]';
  return elements(needed, element('[data-run-screen]')).flatMap((one) => {
    const { top, bottom, height } = one.getBoundingClientRect();
    const isSeen = height === 0 || (box && top >= box.top - 1 && bottom <= box.bottom + 1);
    return isSeen ? [] : [`${one.textContent ?? ''} at ${Math.round(bottom - (box?.bottom ?? 0))}`];
  });
}

describe.each(sizes)('at $width x $height', (size) => {
  it('all of a question is in view, and the verdict moves none of it', async () => {
    await open(item, size);
    for (const one of [heading(), ...options().all()]) await expect.element(one).toBeInViewport({ ratio: 1 });
    const before = tops();
    await options().filter({ hasText: 'goodbye' }).click();
    await expect.element(page.getByText('Incorrect. The correct answer is hello')).toBeInViewport();
    expect(tops()).toEqual(before);
    for (const one of [heading(), ...options().all()]) await expect.element(one).toBeInViewport({ ratio: 1 });
  });

  it('beside a long explanation the right option and the chosen one stay in view', async () => {
    const texts = ['ერთი', 'ორი', 'სამი', 'ოთხი'].map((text) => `${text} მეგობარი მოდის`);
    const [right = '', chosen = ''] = texts;
    const explanation = 'A word that counts something stands before it, in the singular. '.repeat(3);
    await open({ ...item, options: texts, answer: right, explanation }, size);
    await options().filter({ hasText: chosen }).click();
    await expect.element(page.getByText(/^Incorrect\./u)).toBeInViewport();
    for (const text of [right, chosen])
      await expect.element(options().filter({ hasText: text })).toBeInViewport({ ratio: 1 });
  });
});

it('an explanation that comes after the verdict leaves the right option and the chosen one in view', async () => {
  const texts = ['ერთი', 'ორი', 'სამი', 'ოთხი'].map((text) => `${text} მეგობარი მოდის`);
  const [right = '', chosen = ''] = texts;
  await open({ ...item, options: texts, answer: right }, { width: 360, height: 640 });
  await options().filter({ hasText: chosen }).click();
  await expect.element(page.getByText(/^Incorrect\./u)).toBeInViewport();
  element('[data-run-screen] [role=status]').style.minHeight = '12rem';
  for (const text of [right, chosen])
    await expect.element(options().filter({ hasText: text })).toBeInViewport({ ratio: 1 });
});

it.each(sizes)(
  'at $width x $height each item of the course is seen with all that answers it, and what was ordered with its verdict',
  { timeout: 240_000 },
  async ({ width, height }) => {
    await page.viewport(width, height);
    const problems: Record<string, readonly string[]> = {};
    for (const one of longestItems) {
      await openExercise(exerciseOf([one], { isSilent: true }));
      await expect.poll(() => elements('[data-run-screen] .skeleton')).toEqual([]);
      const found = outOfView();
      if (one.kind === 'order' || (isTyped(one) && !isFreeWriting(one))) {
        await respondByDom(one, incorrectResponse(one));
        await click(buttonOf('Check'));
        await expect.poll(() => [one.id, outOfView()]).toEqual([one.id, []]);
      }
      if (found.length > 0) problems[one.id] = found;
      await cleanup();
    }
    expect(problems).toEqual({});
  },
);

it('the result of a task with many words fits on a phone', async () => {
  const many: ExerciseItem = {
    kind: 'order',
    id: 'months',
    teaches: [],
    prompt: 'Put these months of one year in order, from January on.',
    items: ['იანვარი', 'აპრილი', 'ივნისი', 'აგვისტო', 'სექტემბერი', 'ნოემბერი'],
  };
  await page.viewport(360, 640);
  await openExercise(exerciseOf([many], { isSilent: true }));
  await respondByDom(many, incorrectResponse(many));
  await click(buttonOf('Check'));
  await finish().click();
  await expect.element(result()).toBeVisible();
  const content = element('[data-run-screen] > .overflow-y-auto');
  expect(content.scrollWidth).toBe(content.clientWidth);
  expect(
    elements('li p, li li', content).filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth),
  ).toEqual([]);
  for (const one of elements('li li', content))
    expect(one.getBoundingClientRect().right).toBeLessThan(content.getBoundingClientRect().right);
});

it('on a tall phone the options are near the thumb', async () => {
  await open(item, { width: 390, height: 844 });
  for (const option of options().elements())
    expect(option.getBoundingClientRect().top).toBeGreaterThan(844 / 2);
});
