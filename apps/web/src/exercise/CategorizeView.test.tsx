/** Texts to put into categories, by pointer and by keyboard. */
import type { CategorizeItem } from '@ena/domain/exercise/kinds/categorize';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { announced, atItem, check, exerciseOf, next, openExercise } from '../../test/exercise.tsx';

/** The button or row of a text, wherever it is now. */
const tile = (text: string) => document.querySelector<HTMLElement>(`[data-tile="${text}"]`);

describe('categorize', () => {
  const item: CategorizeItem = {
    kind: 'categorize',
    id: 'food',
    teaches: [],
    prompt: 'Fruit or vegetable?',
    categories: ['Fruit', 'Vegetable'],
    items: [
      { text: 'apple', category: 'Fruit' },
      { text: 'carrot', category: 'Vegetable' },
    ],
  };
  const exercise = exerciseOf([item, { ...item, id: 'more' }], {
    feedback: 'categories',
    advanceAfter: 'right-answer',
  });
  const row = (text: string) =>
    page.getByRole('list', { name: 'Available' }).getByRole('listitem').filter({ hasText: text });
  const put = async (text: string, category: string) =>
    row(text).getByRole('button', { name: category, exact: true }).click();
  const inside = (category: string) =>
    [...page.getByRole('region', { name: category, exact: true }).element().querySelectorAll('button')].map(
      ({ textContent }) => textContent,
    );

  it('enables Next only once all is right, and says what to do until then', async () => {
    const { onResponse } = await openExercise(exercise);
    await expect
      .element(row('apple').getByRole('button', { name: 'Vegetable' }))
      .toHaveAccessibleDescription('apple');
    await put('apple', 'Vegetable');
    await expect.element(check()).toHaveAttribute('aria-disabled', 'true');
    await put('carrot', 'Vegetable');
    await check().click();
    await expect.poll(announced).toMatch(/^Some items are incorrectly categorized\. Try again!/u);
    // Which of them would be the answer; how many are right is the hint.
    await expect.element(page.getByLabelText(/in the (?:right|wrong) place/u)).toHaveLength(0);
    await expect.element(next()).not.toBeInTheDocument();
    await expect.element(check()).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('region', { name: 'Vegetable' }).getByRole('button', { name: /apple/u }).click();
    expect(announced()).toBe('');
    await put('apple', 'Fruit');
    expect([inside('Fruit'), inside('Vegetable')]).toEqual([['apple'], ['carrot']]);
    await check().click();
    await expect.poll(announced).toBe('Correct! All items are properly categorized.');
    expect(onResponse.mock.lastCall?.slice(1)).toEqual([
      { apple: 'Fruit', carrot: 'Vegetable' },
      { kind: 'correct' },
      true,
    ]);
    await next().click();
    await atItem(2);
    expect([inside('Fruit'), inside('Vegetable')]).toEqual([[], []]);
  });

  it('moves the focus to the next text when one is sorted by keyboard, and to the one that is taken back', async () => {
    await openExercise(exercise);
    row('apple').getByRole('button', { name: 'Fruit' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => inside('Fruit')).toEqual(['apple']);
    await expect.poll(() => document.activeElement?.closest('li[data-tile]')).not.toBeNull();
    tile('apple')?.focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => inside('Fruit')).toEqual([]);
    await expect.poll(() => document.activeElement?.closest('[data-tile]')).toBe(tile('apple'));
  });
});
