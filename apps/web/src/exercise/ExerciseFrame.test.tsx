/** The frame of an exercise, and the kinds that are answered by options: keyboard, focus and announcements. */
import type { ChoiceItem } from '@ena/domain/exercise/kinds/choice';
import type { FillBlankItem } from '@ena/domain/exercise/kinds/fillBlank';
import type { MultiChoiceItem } from '@ena/domain/exercise/kinds/multiChoice';
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

const choice = (id: string, rest: Partial<ChoiceItem> = {}): ChoiceItem => ({
  kind: 'choice',
  id,
  teaches: [],
  prompt: `Which one, ${id}?`,
  options: ['ab', 'cd', 'ef', 'gh'],
  answer: 'cd',
  explanation: `Taught by ${id}.`,
  ...rest,
});
const atOnce = exerciseOf([choice('one'), choice('two')], { checkOn: 'response' });
const option = (text: string) =>
  page.getByRole('button', { name: new RegExp(`^${text}\\s*(?:Correct|Wrong)?$`, 'u') });
const shownOptions = () =>
  [...document.querySelectorAll('main [role=group] button[aria-pressed] > span:first-of-type')].map(
    ({ textContent }) => textContent ?? '',
  );
/** The digit that chooses an option in this run. */
const digitOf = (text: string) => String(shownOptions().indexOf(text) + 1);

it('a double click on Check does not pass the verdict', async () => {
  const { onResponse } = await openExercise(exerciseOf([choice('one'), choice('two')]));
  await option('cd').click();
  await check().dblClick();
  await expect.poll(announced).toBe('Correct! Well done. Taught by one.');
  await next().click();
  await atItem(2);
  expect(onResponse.mock.calls.filter(([, , verdict]) => verdict)).toHaveLength(1);
});

it('the result begins with the score', async () => {
  await openExercise(exerciseOf([choice('one')], { checkOn: 'response' }));
  await option('ef').click();
  await finish().click();
  const text = () => result().element().querySelector('.overflow-y-auto')?.textContent ?? '';
  await expect.poll(text).toMatch(/^You got 0 of 1 right\./u);
});

describe('choice, judged at once', () => {
  it('can be completed by keyboard alone: a digit chooses, Enter advances', async () => {
    const { onResponse } = await openExercise(atOnce);
    await expect.element(page.getByRole('group', { name: 'Test, item 1 of 2' })).toHaveFocus();
    await userEvent.keyboard(digitOf('cd'));
    await expect.poll(announced).toBe('Correct! Well done. Taught by one.');
    expect(onResponse.mock.calls).toEqual([[choice('one'), 'cd', { kind: 'correct' }, false]]);
    await userEvent.keyboard('{Enter}');
    await atItem(2);
    expect(announced()).toBe('');
    await userEvent.keyboard(digitOf('gh'));
    await expect.poll(announced).toBe('Incorrect. The correct answer is cd Taught by two.');
    await userEvent.keyboard('{Enter}');
    await expect.element(result()).toHaveFocus();
    await expect.element(result()).toHaveAccessibleDescription('You got 1 of 2 right.');
  });

  it('marks the right option and the wrong choice in words, and locks the first answer', async () => {
    const { onResponse } = await openExercise(atOnce);
    await option('ef').click();
    await expect.poll(() => option('ef').element().textContent).toMatch(/Wrong$/u);
    await expect.poll(() => option('cd').element().textContent).toMatch(/Correct$/u);
    for (const text of shownOptions())
      await expect.element(option(text)).toHaveAttribute('aria-disabled', 'true');
    await option('cd').click({ force: true });
    await userEvent.keyboard(digitOf('cd'));
    await expect.element(option('ef')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(option('cd')).toHaveAttribute('aria-pressed', 'false');
    expect(onResponse).toHaveBeenCalledOnce();
    // The option that was clicked has the focus; Enter on it advances.
    await expect.element(option('cd')).toHaveFocus();
  });

  it('keeps the focus on the chosen option, from which Enter advances to the next item', async () => {
    await openExercise(atOnce);
    await option('cd').click();
    await expect.element(option('cd')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await atItem(2);
    await expect.element(page.getByRole('group', { name: 'Test, item 2 of 2' })).toHaveFocus();
  });

  it('announces the verdict in a live region that existed before it', async () => {
    await openExercise(atOnce);
    const regions = [...document.querySelectorAll('[role=status]')];
    await option('cd').click();
    await expect.poll(() => regions.map(({ textContent }) => textContent).join('')).toContain('Correct!');
  });

  it('has Next disabled until it is answered, and no Next on the last item', async () => {
    await openExercise(atOnce);
    await expect.element(next()).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('group', { name: 'Test, item 1 of 2' })).toBeVisible();
    await option('ab').click();
    await next().click();
    await atItem(2);
    await expect.element(next()).not.toBeInTheDocument();
    await expect.element(finish()).toBeDisabled();
  });

  it('ignores digits beyond the options, keys with Ctrl or Alt, and keys pressed elsewhere on the page', async () => {
    const { onResponse } = await openExercise(atOnce);
    const outside = document.body.appendChild(document.createElement('button'));
    await userEvent.keyboard('9{Control>}1{/Control}{Alt>}2{/Alt}');
    outside.focus();
    await userEvent.keyboard('1');
    outside.remove();
    expect(onResponse).not.toHaveBeenCalled();
  });

  it('does not handle Enter while Back or Reset has the focus', async () => {
    const { onBack } = await openExercise(atOnce);
    await option('cd').click();
    page.getByRole('button', { name: 'Back to Exercises' }).element().focus();
    await userEvent.keyboard('{Enter}');
    expect(onBack).toHaveBeenCalledOnce();
    await expect.element(page.getByRole('group', { name: 'Test, item 1 of 2' })).toBeVisible();
  });

  it('Reset restarts from any item, with nothing chosen and nothing counted', async () => {
    await openExercise(atOnce);
    await option('cd').click();
    await next().click();
    await atItem(2);
    await option('cd').click();
    await expect.element(page.getByText('2 of 2', { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Reset' }).click();
    await atItem(1);
    expect(announced()).toBe('');
    expect(document.querySelectorAll('[aria-pressed=true]')).toHaveLength(0);
    for (const answer of ['ab', 'cd']) {
      await option(answer).click();
      if (answer === 'ab') await next().click();
      if (answer === 'ab') await atItem(2);
    }
    await finish().click();
    await expect.element(page.getByText('You got 1 of 2 right.')).toBeVisible();
  });

  it('shows its progress, and leads back from the end', async () => {
    const { onBack } = await openExercise(atOnce);
    const bar = page.getByRole('progressbar', { name: 'Exercise progress' });
    await expect.element(bar).toHaveAttribute('aria-valuenow', '0');
    await option('cd').click();
    await next().click();
    await expect.element(bar).toHaveAttribute('aria-valuenow', '50');
    await option('ab').click();
    await expect.element(bar).toHaveAttribute('aria-valuenow', '100');
    await finish().click();
    await page.getByRole('button', { name: 'Back to Exercises' }).click();
    expect(onBack).toHaveBeenCalledOnce();
  });

  it('selects some of its items at random for a run, and others after Reset', async () => {
    const items = Array.from({ length: 30 }, (_, index) => choice(`item${index}`));
    await openExercise(exerciseOf(items, { checkOn: 'response', draw: 3, shuffled: true }));
    await expect.element(page.getByText('1 of 3', { exact: true })).toBeVisible();
    const drawn = new Set<string>();
    for (let run = 0; run < 6; run++) {
      drawn.add(document.querySelector('[data-item]')?.getAttribute('data-item') ?? '');
      await page.getByRole('button', { name: 'Reset' }).click();
    }
    expect(drawn.size).toBeGreaterThan(1);
  });
});

describe('choice, judged by Check', () => {
  it('can be changed until Check, which is announced as disabled before a choice and keeps the focus', async () => {
    const { onResponse } = await openExercise(exerciseOf([choice('one'), choice('two')]));
    await expect.element(check()).toHaveAttribute('aria-disabled', 'true');
    await check().click({ force: true });
    expect(announced()).toBe('');
    await option('ab').click();
    await option('cd').click();
    await expect.element(check()).toHaveAttribute('aria-disabled', 'false');
    expect(document.querySelectorAll('[aria-pressed=true]')).toHaveLength(1);
    await check().click();
    await expect.poll(announced).toContain('Correct! Well done.');
    // The same button goes on from here.
    await expect.element(next()).toHaveFocus();
    expect(onResponse.mock.calls.map(([, response, verdict]) => [response, verdict?.kind ?? null])).toEqual([
      ['ab', null],
      ['cd', null],
      ['cd', 'correct'],
    ]);
  });

  it('shows the hint of an item with a wrong answer only', async () => {
    await openExercise(exerciseOf([choice('one', { hint: 'Think of cd.' }), choice('two')]));
    expect(page.getByText('Think of cd.').elements()).toEqual([]);
    await option('ab').click();
    await check().click();
    await expect.poll(announced).toBe('Incorrect. The correct answer is cd Think of cd. Taught by one.');
  });
});

describe('multi-choice', () => {
  const item: MultiChoiceItem = {
    kind: 'multi-choice',
    id: 'several',
    teaches: [],
    prompt: 'Which ones?',
    options: ['ab', 'cd', 'ef', 'gh'],
    answers: ['ab', 'ef'],
  };
  const exercise = exerciseOf([item], { feedback: 'classification' });

  it('is answered by keys: digits switch options on and off, Enter checks', async () => {
    const { onResponse } = await openExercise(exercise);
    await expect
      .element(page.getByRole('group', { name: 'Options; more than one can be right' }))
      .toBeVisible();
    for (const text of ['ab', 'cd', 'ef', 'cd']) await userEvent.keyboard(digitOf(text));
    await expect.element(option('cd')).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard('{Enter}');
    await expect.poll(announced).toContain('Correct!');
    expect(onResponse).toHaveBeenLastCalledWith(item, ['ab', 'ef'], { kind: 'correct' }, false);
  });

  it('is wrong with one missing or one too many, and marks each correct option', async () => {
    await openExercise(exercise);
    await option('ab').click();
    await option('gh').click();
    await check().click();
    await expect.poll(announced).toContain('Incorrect. The correct answers are: ab, ef.');
    await expect.poll(() => option('ab').element().textContent).toMatch(/Correct$/u);
    await expect.poll(() => option('ef').element().textContent).toMatch(/Correct$/u);
    await expect.poll(() => option('gh').element().textContent).toMatch(/Wrong$/u);
    await expect.poll(() => option('cd').element().textContent).not.toMatch(/Correct|Wrong/u);
    await option('cd').click({ force: true });
    await expect.element(option('cd')).toHaveAttribute('aria-pressed', 'false');
  });

  it('cannot be checked after all options are switched off again', async () => {
    await openExercise(exercise);
    await option('ab').click();
    await expect.element(check()).toHaveAttribute('aria-disabled', 'false');
    await option('ab').click();
    await expect.element(check()).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('fill-blank with options', () => {
  const item: FillBlankItem = {
    kind: 'fill-blank',
    id: 'gap',
    teaches: [],
    prompt: 'Which form is missing?',
    sentence: 'before ___ after',
    options: ['ab', 'cd'],
    answers: ['cd'],
  };

  it('shows the chosen word in the gap, and judges it', async () => {
    await openExercise(exerciseOf([item], { feedback: 'quoted' }));
    await expect.element(option('ab')).toBeVisible();
    const sentence = () => document.querySelector('main h2 + div p, main p.text-2xl')?.textContent ?? '';
    await userEvent.keyboard(digitOf('ab'));
    await expect.poll(sentence).toBe('before ab after');
    await userEvent.keyboard('{Enter}');
    await expect.poll(announced).toContain('Incorrect. The correct answer is "cd"');
    await expect.poll(() => option('cd').element().textContent).toMatch(/Correct$/u);
  });
});
