/** Where a run draws question, options and verdict: all in view, and at the same place before and after the answer. */
import type { ChoiceItem } from '@ena/domain/exercise/kinds/choice';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { exerciseOf, openExercise } from '../../test/exercise.tsx';

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
  [heading().element(), ...options().elements()].map((element) => element.getBoundingClientRect().top);
/** Opens the item as an exercise that is judged at once. */
async function open(one: ChoiceItem, { width, height }: (typeof sizes)[number]) {
  await page.viewport(width, height);
  await openExercise(exerciseOf([one], { checkOn: 'response', isSilent: true }));
  await document.fonts.ready;
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

it('on a tall phone the options are near the thumb', async () => {
  await open(item, { width: 390, height: 844 });
  for (const option of options().elements())
    expect(option.getBoundingClientRect().top).toBeGreaterThan(844 / 2);
});
