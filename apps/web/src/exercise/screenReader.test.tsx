/** What a screen reader gets at each step of each exercise kind: keeps docs/accessibility/exercises.md true. */
import type { ChoiceItem } from '@ena/domain/exercise/kinds/choice';
import { type ExerciseItem, inputMethodOf, isFreeWriting, isTyped } from '@ena/domain/exercise/kinds';
import { expect, it } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { fixSeeds, reportFile, startReport } from '../../test/accessibilityReport.ts';
import { answerDisplayed } from '../../test/answering.ts';
import { announced, atItem, check, exerciseOf, finish, next, openExercise } from '../../test/exercise.tsx';
import { gallerySamples } from '../features/gallery/samples.ts';

const second: ChoiceItem = {
  kind: 'choice',
  id: 'second',
  teaches: [],
  prompt: 'What does this word mean?',
  display: 'პური',
  hint: 'You eat it.',
  options: ['bread', 'water'],
  answer: 'bread',
};
const dictated: ExerciseItem = {
  kind: 'type-answer',
  id: 'dictated',
  teaches: [],
  prompt: 'Write the word that you hear.',
  sound: 'წყალი',
  answers: ['წყალი'],
  explanation: 'წყალი: water.',
};
/** What the frame of the exercise has for each kind: shown for the first kind only. */
const frame = /"(?:Back to Exercises|Reset|Exercise progress)"|strong: Test|text: \d of \d|"Next"/u;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const textbox = () => page.getByRole('textbox');

/** One item, from its appearance to the answer; then the next one, and the end of the exercise. */
async function reportKind(title: string, item: ExerciseItem, isFirst: boolean): Promise<string> {
  const { step, table } = startReport(title, isFirst ? {} : { omitted: frame });
  const items = [item, second];
  await openExercise(
    exerciseOf(items, { hint: 'toggle', feedback: title === 'dictation' ? title : 'generic' }),
  );
  const hasField = isTyped(item);
  if (hasField) await expect.element(textbox()).toHaveFocus();
  step('opened');
  await answerDisplayed(items, false);
  step(inputMethodOf(item));
  await check().click();
  await expect.poll(announced).not.toBe('');
  step('Check: wrong');
  if (hasField && !isFreeWriting(item)) {
    await textbox().fill('');
    await answerDisplayed(items, false);
    await check().click();
    await expect.element(button('Show Answer')).toBeVisible();
    step('wrong again');
    await button('Show Answer').click();
    await expect.element(page.getByText(/^Not quite\. It is|The correct answer is/u)).toBeVisible();
    step('Show Answer');
  }
  if (isFreeWriting(item) || item.kind === 'categorize') {
    await answerDisplayed(items, true);
    await check().click();
    await expect.element(next()).toBeVisible();
    step('corrected');
  }
  if (isFirst) {
    await next().click();
    await atItem(2);
    step('Next');
    await button('Show Hint').click();
    step('Show Hint');
    await answerDisplayed(items, true);
    await check().click();
    await finish().click();
    await expect.element(page.getByRole('group', { name: 'End of the exercise' })).toBeVisible();
    step('right, and the end');
  }
  await cleanup();
  return table();
}

it('exercises are what docs/accessibility/exercises.md says', async () => {
  fixSeeds();
  const tables = [];
  for (const [index, item] of gallerySamples.entries())
    tables.push(await reportKind(item.kind, item, index === 0));
  tables.push(await reportKind('dictation', dictated, false));
  await expect(reportFile('Exercises', tables)).toMatchFileSnapshot(
    '../../../../docs/accessibility/exercises.md',
  );
});

it('Finish ends an exercise whose last answer is wrong, and moves the focus to the end', async () => {
  const { step } = startReport('Finish');
  const [item] = gallerySamples.filter(isTyped);
  const items = item ? [item] : [];
  await openExercise(exerciseOf(items));
  await answerDisplayed(items, false);
  await check().click();
  await button('Finish').click();
  await expect.element(page.getByRole('group', { name: 'End of the exercise' })).toHaveFocus();
  step('Finish');
});
