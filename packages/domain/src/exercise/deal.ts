/** Which items of an exercise a run asks. */
import { shuffle } from '../random/shuffle.ts';
import type { Exercise } from './model.ts';

/** The exercise with the items of one run: as many as it draws, in an order that the seed decides. */
export const deal = (exercise: Exercise, seed: number): Exercise =>
  exercise.draw === undefined
    ? exercise
    : { ...exercise, items: shuffle(exercise.items, seed).slice(0, exercise.draw) };

/**
 * The exercise without the items that the clips cannot ask. `heard`: contrasts of sounds that the clips
 * carry (ItemBase.contrast). Null where nothing is left to ask: teaching what cannot be heard does harm.
 */
export function audible(exercise: Exercise, heard: readonly string[]): Exercise | null {
  const items = exercise.items.filter(({ contrast }) => contrast === undefined || heard.includes(contrast));
  return items.length === 0 ? null : { ...exercise, items };
}
