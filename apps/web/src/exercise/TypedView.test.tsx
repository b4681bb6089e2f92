/** Exercise kinds with text fields: focus, verdicts and announced feedback. */
import type { ComposeItem } from '@ena/domain/exercise/kinds/compose';
import type { FillBlankItem } from '@ena/domain/exercise/kinds/fillBlank';
import type { TypeAnswerItem } from '@ena/domain/exercise/kinds/typeAnswer';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { announced, atItem, check, exerciseOf, next, openExercise } from '../../test/exercise.tsx';

const typed = (id: string, rest: Partial<TypeAnswerItem> = {}): TypeAnswerItem => ({
  kind: 'type-answer',
  id,
  teaches: [],
  prompt: `Write ${id}.`,
  answers: ['დედა', 'დედიკო'],
  ...rest,
});
const field = () => page.getByLabelText('Your answer');

describe('type-answer', () => {
  it('focuses its field, Enter checks and then advances, and the next field has the focus', async () => {
    const { onResponse } = await openExercise(exerciseOf([typed('one'), typed('two')]));
    await expect.element(field()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(announced()).toBe('');
    await field().fill('დედა');
    await userEvent.keyboard('{Enter}');
    await expect.poll(announced).toBe('Correct! Well done.');
    expect(onResponse).toHaveBeenLastCalledWith(typed('one'), 'დედა', { kind: 'correct' });
    await userEvent.keyboard('{Enter}');
    await atItem(2);
    await expect.element(field()).toHaveFocus();
    await expect.element(field()).toHaveValue('');
  });

  it.each([
    ['დედიკო', 'Correct! Well done.'],
    ['  დედა  ', 'Correct! Well done.'],
    ['დეა', 'Incorrect. The correct answer is დედა One letter is missing: დ.'],
    ['დედაა', 'Incorrect. The correct answer is დედა One letter too many: ა.'],
    ['დეტა', 'Incorrect. The correct answer is დედა You wrote ტ where დ belongs.'],
    ['სხვა', 'Incorrect. The correct answer is დედა'],
  ])('%s gets the feedback: %s', async (text, verdict) => {
    await openExercise(exerciseOf([typed('one'), typed('two')]));
    await field().fill(text);
    await check().click();
    await expect.poll(announced).toBe(verdict);
  });

  it('names a mix-up of an ejective and its aspirated sound', async () => {
    await openExercise(exerciseOf([typed('one', { answers: ['კატა'] }), typed('two')]));
    await field().fill('ქატა');
    await check().click();
    await expect
      .poll(announced)
      .toContain('You wrote ქ where კ belongs. One is an ejective, the other has a puff of air.');
  });

  it('marks a wrong answer as invalid, and further typing removes the verdict', async () => {
    await openExercise(exerciseOf([typed('one'), typed('two')]));
    await field().fill('სხვა');
    await check().click();
    await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(next()).toBeEnabled();
    await field().fill('დედა');
    await expect.element(field()).not.toHaveAttribute('aria-invalid');
    await expect.element(next()).toBeDisabled();
    expect(announced()).toBe('');
    await check().click();
    await expect.poll(announced).toBe('Correct! Well done.');
  });

  it('does not check an answer of spaces only', async () => {
    await openExercise(exerciseOf([typed('one')]));
    await field().fill('   ');
    await expect.element(check()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    expect(announced()).toBe('');
  });

  it('accepts digits as text, and has Georgian keys only for a Georgian answer', async () => {
    await openExercise(exerciseOf([typed('one', { answers: ['mother 1'] })], { placeholder: 'In English' }));
    await expect.element(page.getByPlaceholder('In English')).toHaveAttribute('lang', 'en');
    await userEvent.keyboard('mother 1');
    await expect.element(field()).toHaveValue('mother 1');
    await expect.element(page.getByRole('group', { name: 'Georgian letters' })).not.toBeInTheDocument();
    await expect
      .element(page.getByRole('switch', { name: /Latin keys type Georgian/u }))
      .not.toBeInTheDocument();
  });

  it('of a dictation shows letter by letter what differs, and says how many', async () => {
    await openExercise(exerciseOf([typed('one', { answers: ['წყალი'] })], { feedback: 'dictation' }));
    await field().fill('ცყალა');
    await check().click();
    await expect.poll(announced).toContain('Not quite. It is written წყალი.');
    await expect.element(page.getByText('2 letters differ')).toBeInTheDocument();
    const rows = [...document.querySelectorAll('[role=status] span[lang=ka]')].map(
      ({ textContent }) => textContent,
    );
    expect(rows).toEqual(expect.arrayContaining(['ცყალა', 'წყალი']));
  });
});

describe('fill-blank that is typed', () => {
  const gap = (id: string, hint?: string): FillBlankItem => ({
    kind: 'fill-blank',
    id,
    teaches: [],
    prompt: 'What is missing?',
    sentence: 'მე ___ ვარ',
    answers: ['კარგად'],
    ...(hint === undefined ? {} : { hint }),
  });

  it('shows what is typed in the gap of its sentence', async () => {
    await openExercise(exerciseOf([gap('one')]));
    await field().fill('კარგად');
    await expect.element(page.getByText('კარგად')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.poll(announced).toContain('Correct! Well done.');
  });

  it('shows its hint on demand, announces it, and hides it again at the next item', async () => {
    await openExercise(exerciseOf([gap('one', 'Like good.'), gap('two', 'Other.')], { hint: 'toggle' }));
    const hint = page.getByRole('button', { name: 'Show Hint' });
    await expect.element(hint).toHaveAttribute('aria-expanded', 'false');
    expect(announced()).toBe('');
    await hint.click();
    await expect
      .element(page.getByRole('button', { name: 'Hide Hint' }))
      .toHaveAttribute('aria-expanded', 'true');
    expect(announced()).toBe('Like good.');
    await field().fill('კარგად');
    await check().click();
    await next().click();
    await atItem(2);
    await expect.element(hint).toHaveAttribute('aria-expanded', 'false');
    expect(announced()).toBe('');
  });
});

describe('compose', () => {
  const item: ComposeItem = {
    kind: 'compose',
    id: 'text',
    teaches: [],
    prompt: 'Write about your town.',
    longerThan: 5,
    mustContainSpace: true,
  };
  const text = () => page.getByLabelText('Your text');

  it.each([
    ['მე ვარ', 'Correct!'],
    ['მე ა', 'Not quite right. Try again.'],
    ['აბგდევზთიკ', 'Not quite right. Try again. Write at least two words in Georgian letters.'],
    ['I am here', 'Not quite right. Try again. Write at least two words in Georgian letters.'],
  ])('[QINT-13] judges %s by its length, words and script: %s', async (written, verdict) => {
    await openExercise(exerciseOf([item], { feedback: 'writing' }));
    await text().fill(written);
    await check().click();
    await expect.poll(announced).toContain(verdict);
  });

  it('inserts a line break on Enter, and can be edited after a verdict', async () => {
    await openExercise(exerciseOf([item], { feedback: 'writing' }));
    await text().fill('მე');
    await userEvent.keyboard('{Enter}');
    await expect.element(text()).toHaveValue('მე\n');
    expect(announced()).toBe('');
    await check().click();
    await expect.poll(announced).toContain('Not quite right.');
    await text().fill('მე აქ ვარ');
    expect(announced()).not.toContain('Not quite right.');
    await check().click();
    await expect.poll(announced).toContain('Correct!');
  });
});
