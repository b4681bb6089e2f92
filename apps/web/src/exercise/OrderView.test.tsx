/** Texts to put in order, by pointer and by keyboard. */
import type { OrderItem } from '@ena/domain/exercise/kinds/order';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { announced, atItem, check, exerciseOf, next, openExercise } from '../../test/exercise.tsx';

const group = (name: string) => page.getByRole('group', { name, exact: true });
/** The button of a text, wherever it is now. */
const tile = (text: string) => document.querySelector<HTMLElement>(`[data-tile="${text}"]`);
const placed = () =>
  [...group('Your order').element().querySelectorAll<HTMLElement>('[data-tile]')].map(
    ({ dataset }) => dataset['tile'],
  );

describe('order', () => {
  const order = (id: string, rest: Partial<OrderItem> = {}): OrderItem => ({
    kind: 'order',
    id,
    teaches: [],
    prompt: 'Put them in order.',
    items: ['one', 'two', 'three'],
    ...rest,
  });
  const exercise = exerciseOf([order('first'), order('second')], { feedback: 'order' });
  const click = async (text: string) =>
    page.getByRole('button', { name: new RegExp(`${text}$`, 'u') }).click();

  it('begins with all texts available, in another order than the right one', async () => {
    await openExercise(exercise);
    const shown = [...group('Available').element().querySelectorAll('[data-tile]')];
    expect(shown).toHaveLength(3);
    expect(shown.map(({ textContent }) => textContent)).not.toEqual(['one', 'two', 'three']);
    expect(placed()).toEqual([]);
    await expect.element(check()).toHaveAttribute('aria-disabled', 'true');
  });

  it('numbers the placed texts, and a click on one takes it back', async () => {
    await openExercise(exercise);
    await click('two');
    await click('one');
    expect(placed()).toEqual(['two', 'one']);
    await expect.poll(() => group('Your order').element().textContent).toMatch(/^1\s*two\s*2\s*one$/u);
    await click('two');
    expect(placed()).toEqual(['one']);
    await expect.poll(() => group('Your order').element().textContent).toMatch(/^1\s*one$/u);
    await click('three');
    await click('two');
    await expect.element(page.getByText('All items are placed.')).toBeVisible();
    await expect.element(check()).toHaveAttribute('aria-disabled', 'false');
  });

  it('[EX-24] moves the focus on when a text is placed by Enter, so that the next Enter does not take it back', async () => {
    await openExercise(exercise);
    tile('one')?.focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(placed).toEqual(['one']);
    await expect.poll(() => group('Available').element().contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Enter}');
    await expect.poll(placed).toHaveLength(2);
    expect(placed()[0]).toBe('one');
  });

  it('keeps the focus on a text that was taken back by keyboard', async () => {
    await openExercise(exercise);
    await click('one');
    await expect.poll(placed).toEqual(['one']);
    tile('one')?.focus();
    await userEvent.keyboard(' ');
    await expect.poll(placed).toEqual([]);
    await expect.poll(() => document.activeElement).toBe(tile('one'));
  });

  it('is put in order and checked by digits and Enter', async () => {
    await openExercise(exercise);
    const digitOf = (text: string) => tile(text)?.querySelector('kbd')?.textContent ?? '';
    const digits = ['one', 'two', 'three'].map(digitOf);
    expect(digits.toSorted()).toEqual(['1', '2', '3']);
    await userEvent.keyboard(`${digits.join('')}{Enter}`);
    await expect.poll(announced).toBe('Correct! Well done.');
    expect(placed()).toEqual(['one', 'two', 'three']);
  });

  it('is checked by Enter on the text that was placed last, which stays', async () => {
    await openExercise(exercise);
    for (const text of ['one', 'two', 'three']) {
      tile(text)?.focus();
      await userEvent.keyboard('{Enter}');
      await expect.poll(placed).toContain(text);
    }
    await expect.poll(() => document.activeElement).toBe(tile('three'));
    await userEvent.keyboard('{Enter}');
    await expect.poll(announced).toBe('Correct! Well done.');
    expect(placed()).toEqual(['one', 'two', 'three']);
  });

  it('marks each text in words when it is checked, and a change removes the verdict', async () => {
    await openExercise(exercise);
    for (const text of ['one', 'three', 'two']) await click(text);
    await check().click();
    await expect.poll(announced).toBe('Incorrect. The correct order is: one, two, three.');
    await expect.element(page.getByLabelText('in the right place', { exact: true })).toHaveLength(1);
    await expect.element(page.getByLabelText('in the wrong place')).toHaveLength(2);
    tile('two')?.click();
    await expect.poll(announced).toBe('');
    await expect.element(page.getByLabelText('in the wrong place')).toHaveLength(0);
    tile('three')?.click();
    for (const text of ['two', 'three']) await click(text);
    await check().click();
    await expect.poll(announced).toBe('Correct! Well done.');
    await next().click();
    await atItem(2);
    expect(placed()).toEqual([]);
  });

  it('shows the correct order of a sentence as a sentence', async () => {
    await openExercise(exerciseOf([order('first', { sentence: true })], { feedback: 'quoted-order' }));
    for (const text of ['three', 'two', 'one']) await click(text);
    await check().click();
    await expect.poll(announced).toContain('Incorrect. The correct order is: "one two three"');
  });
});
