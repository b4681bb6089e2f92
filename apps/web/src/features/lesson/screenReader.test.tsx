/** What a screen reader gets at each step of a lesson: keeps docs/accessibility/lesson.md true. */
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { exercisesOf } from '../../../../../packages/course/test/responses.ts';
import { fixSeeds, reportFile, startReport } from '../../../test/accessibilityReport.ts';
import { answerDisplayed } from '../../../test/answering.ts';
import { openPage, reopenApp, subscriber } from '../../../test/app.tsx';
import { queueEarned } from '../../study/achievements.ts';

const main = () => page.getByRole('main');
const button = (name: RegExp | string) => main().getByRole('button', { name, exact: true });
const lessonEnd = () => main().getByRole('region', { name: 'What comes next' });
const exercise = (number: number) =>
  main().getByRole('group', { name: new RegExp(`item ${number} of`, 'u') });
/** Tables of the first lesson leave out what does not change. */
const unchanged = /complementary|Learning Tips|- list:|listitem(?::|$)|strong:|text:/u;

async function reportLetters(): Promise<string> {
  const { step, table } = startReport('The alphabet', { omitted: unchanged, hasSound: true });
  await openPage('/beginner/alphabet');
  await expect.element(button(/^Letter Matching/u)).toBeVisible();
  await expect.element(main().getByText(/computer-generated/u)).toBeVisible();
  step('opened', { lostFocus: true });
  await button(/^ა a/u).click();
  await expect.element(button(/^ა a/u)).toHaveFocus();
  step('a letter opened');
  await button('Listen to ა').last().click();
  await expect.element(button('Listen to ა').last()).toHaveAttribute('aria-pressed', 'true');
  step('its speaker button pressed');
  await expect.element(button('Listen to ა').last()).toHaveAttribute('aria-pressed', 'false');
  step('its sound has ended');
  await button(/^ა a/u).click();
  await expect.element(button(/^ა a/u)).toHaveFocus();
  step('the letter closed');
  await button('Vowels').click();
  await expect.element(button('Vowels')).toHaveAttribute('aria-pressed', 'true');
  step('Vowels');
  await button(/^Letter Matching/u).click();
  await expect.element(exercise(1)).toHaveFocus();
  step('an exercise opened');
  await button('Back to Exercises').click();
  await expect.element(button(/^Letter Matching/u)).toHaveFocus();
  await expect.element(lessonEnd()).toBeVisible();
  step('Back to Exercises');
  return table();
}

async function reportPanels(): Promise<string> {
  const { step, table } = startReport('A lesson with panels', { omitted: unchanged });
  await reopenApp('/beginner/numbers', subscriber);
  const panel = main().getByRole('button', { expanded: false }).first();
  await expect.element(panel).toBeVisible();
  await expect.element(button(/\d items/u).first()).toBeVisible();
  await expect.element(main().getByText(/computer-generated/u)).toBeVisible();
  step('opened', { lostFocus: true });
  const name = panel.element();
  await panel.click();
  await expect.element(page.elementLocator(name)).toHaveAttribute('aria-expanded', 'true');
  step('a panel opened');
  return table();
}

async function reportEnd(): Promise<string> {
  const { step, skip, table } = startReport('The end of a lesson', {
    root: '[aria-label="End of the exercise"]',
  });
  const [matching] = exercisesOf('basic-vocabulary');
  const items = matching?.items ?? [];
  await reopenApp('/beginner/basic-vocabulary', { ...subscriber, id: 'other' });
  await button(new RegExp(`^${matching?.title}`, 'u')).click();
  for (let number = 1; number <= items.length; number++) {
    await expect.element(exercise(number)).toBeVisible();
    skip();
    await answerDisplayed(items, true);
    await button(number < items.length ? 'Next' : 'Finish').click();
  }
  await expect.element(main().getByText('Lesson completed')).toBeVisible();
  step('Finish, after the answer that completes the lesson');
  queueEarned({
    earned: [{ id: 'word-collector', kind: 'achievement', title: 'Word Collector', emblem: 'ს' }],
  });
  await expect.element(page.getByText('Achievement earned').first()).toBeVisible();
  await expect.element(page.getByRole('status').filter({ hasText: 'Word Collector' })).toBeInTheDocument();
  step('an achievement earned: the toast');
  return table();
}

it('a lesson is what docs/accessibility/lesson.md says', async () => {
  fixSeeds();
  const tables = [await reportLetters(), await reportPanels(), await reportEnd()];
  await expect(reportFile('Lessons', tables)).toMatchFileSnapshot(
    '../../../../../docs/accessibility/lesson.md',
  );
});
