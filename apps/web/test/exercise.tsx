import type { Exercise } from '@ena/domain/exercise/model';
import type { ExerciseItem, ExerciseResponse } from '@ena/domain/exercise/kinds';
import type { Verdict } from '@ena/domain/exercise/item';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ExerciseFrame } from '../src/exercise/ExerciseFrame.tsx';
import { render } from './react.ts';

/** An exercise of these items, judged by its Check button. */
export const exerciseOf = (items: readonly ExerciseItem[], rest: Partial<Exercise> = {}): Exercise => ({
  id: 'test',
  title: 'Test',
  description: '',
  feedback: 'generic',
  checkOn: 'button',
  hint: 'when-wrong',
  advanceAfter: 'answer',
  items,
  ...rest,
});

/** Renders one exercise, and waits until its first item has the focus; returns its callbacks. */
export async function openExercise(exercise: Exercise) {
  const onBack = vi.fn<() => void>();
  const onResponse =
    vi.fn<
      (item: ExerciseItem, response: ExerciseResponse, verdict: Verdict | null, isCorrection: boolean) => void
    >();
  await render(
    <main>
      <ExerciseFrame exercise={exercise} onBack={onBack} onResponse={onResponse} />
    </main>,
  );
  await atItem(1);
  return { onBack, onResponse };
}

const frame = (number: number) =>
  page.getByRole('group', { name: new RegExp(`, item ${number} of \\d+$`, 'u') });

/** Waits until an item is displayed and it, or its text field, has the focus. */
export async function atItem(number: number): Promise<void> {
  await expect.element(frame(number)).toBeVisible();
  await expect.poll(() => frame(number).element().contains(document.activeElement)).toBe(true);
}

export const check = () => page.getByRole('button', { name: 'Check', exact: true });
export const next = () => page.getByRole('button', { name: 'Next', exact: true });
export const finish = () => page.getByRole('button', { name: 'Finish', exact: true });
/** The screen with the result of a run. */
export const result = () => page.getByRole('group', { name: 'End of the exercise' });
/** What is announced: the texts of all live regions that are not empty. */
export const announced = (): string =>
  [...document.querySelectorAll<HTMLElement>('[role=status]')]
    .map((region) => region.innerText.replace(/\s+/gu, ' ').trim())
    .filter(Boolean)
    .join(' | ');
