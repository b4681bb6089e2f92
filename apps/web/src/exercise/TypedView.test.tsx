/** Exercise kinds with text fields: focus, verdicts and announced feedback. */
import type { ComposeItem } from '@ena/domain/exercise/kinds/compose';
import type { FillBlankItem } from '@ena/domain/exercise/kinds/fillBlank';
import type { TypeAnswerItem } from '@ena/domain/exercise/kinds/typeAnswer';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  announced,
  atItem,
  check,
  exerciseOf,
  finish,
  next,
  openExercise,
  result,
} from '../../test/exercise.tsx';

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
    expect(onResponse).toHaveBeenLastCalledWith(typed('one'), 'დედა', { kind: 'correct' }, false);
    await userEvent.keyboard('{Enter}');
    await atItem(2);
    await expect.element(field()).toHaveFocus();
    await expect.element(field()).toHaveValue('');
  });

  it.each([
    ['დედიკო', 'Correct! Well done.'],
    ['  დედა  ', 'Correct! Well done.'],
    ['დეა', 'Not quite right. Try again. One letter is missing: დ.'],
    ['დედაა', 'Not quite right. Try again. One letter too many: ა.'],
    ['დეტა', 'Not quite right. Try again. You wrote ტ where დ belongs.'],
    ['სხვა', 'Not quite right. Try again.'],
  ])('%s gets the feedback: %s', async (text, verdict) => {
    await openExercise(exerciseOf([typed('one'), typed('two')]));
    await field().fill(text);
    await check().click();
    await expect.poll(announced).toBe(verdict);
  });

  it('shows only the keys of the question, if it names some, also where there is another keyboard', async () => {
    const keys = ['ა', 'დ', 'ე', 'მ'];
    await openExercise(exerciseOf([typed('one', { keys }), typed('two')]));
    const letters = page.getByRole('group', { name: 'Georgian letters' });
    await expect.element(letters).toBeVisible();
    await expect.element(letters.getByRole('button')).toHaveLength(keys.length + 1);
    for (const key of 'დედა') await letters.getByText(key, { exact: true }).click();
    await check().click();
    await expect.poll(announced).toBe('Correct! Well done.');
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
    await expect.element(next()).not.toBeInTheDocument();
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

  const showAnswer = () => page.getByRole('button', { name: 'Show Answer' });
  const answerWrong = async (text: string) => {
    await field().fill(text);
    await check().click();
  };

  it('offers the answer after two wrong attempts, then compares a word letter by letter', async () => {
    const item = typed('one', { answers: ['წყალი'], explanation: 'წყალი: water.' });
    const { onResponse } = await openExercise(exerciseOf([item], { feedback: 'dictation' }));
    await answerWrong('ცყალა');
    await expect.poll(announced).toContain('Not quite right. Try again.');
    expect(document.body.textContent).not.toContain('წყალი');
    await expect.element(showAnswer()).not.toBeInTheDocument();
    await answerWrong('ცყალ');
    await expect.element(showAnswer()).toBeVisible();
    expect(document.body.textContent).not.toContain('წყალი');
    await answerWrong('ცყალა');
    await showAnswer().click();
    await expect.poll(announced).toContain('Not quite. It is written წყალი.');
    expect(announced()).toContain('water');
    expect(onResponse.mock.lastCall?.[3]).toBe(true);
    await expect.element(page.getByText('2 letters differ')).toBeInTheDocument();
    const rows = [...document.querySelectorAll('[role=status] [lang=ka] > [aria-hidden]')].map(
      ({ textContent }) => textContent,
    );
    expect(rows).toEqual(['ცყალა', 'წყალი']);
  });
});

describe('a typed sentence', () => {
  it('is compared word by word once its answer is shown', async () => {
    await openExercise(exerciseOf([typed('one', { answers: ['მე ბევრ წიგნს ვკითხულობ.'] })]));
    for (const text of ['მე', 'მე ბევრი წიგნი ვკითხულობ']) {
      await field().fill(text);
      await check().click();
      await expect.poll(announced).toContain('Not quite right.');
    }
    await page.getByRole('button', { name: 'Show Answer' }).click();
    await expect.element(page.getByText('2 words differ')).toBeInTheDocument();
    const marked = [...document.querySelectorAll('[role=status] .font-semibold.border-b-2')].map(
      ({ textContent }) => textContent,
    );
    expect(marked).toEqual(['ბევრი', 'წიგნი', 'ბევრ', 'წიგნს']);
  });

  it('that is wrong at the end of a run can be tried again, or the run finished', async () => {
    await openExercise(exerciseOf([typed('one')]));
    await field().fill('სხვა');
    await check().click();
    await expect.element(result()).not.toBeInTheDocument();
    await finish().click();
    await expect.element(result().getByText('You got 0 of 1 right.')).toBeVisible();
    const missed = result().getByRole('list').first();
    await expect.element(missed).toMatchTextContent(/Write one\..*დედა.*deda/u);
  });

  it('is counted as corrected if it was right at a later attempt, also after Reset', async () => {
    await openExercise(exerciseOf([typed('one')]));
    await field().fill('სხვა');
    await check().click();
    await field().fill('დედა');
    await check().click();
    await finish().click();
    await expect
      .element(page.getByText('You got 0 of 1 right the first time, and corrected 1.'))
      .toBeVisible();
    await page.getByRole('button', { name: 'Practice What You Missed' }).click();
    await field().fill('დედა');
    await check().click();
    await finish().click();
    await expect.element(page.getByText('You corrected 1 of 1.')).toBeVisible();
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
