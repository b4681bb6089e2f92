/** Selects the items of an exercise for a run. */
import { shuffle } from '../random/shuffle.ts';
import type { Exercise } from './model.ts';

/** The exercise with the items of one run: `draw` of them, in an order that the seed determines. */
export const drawItems = (exercise: Exercise, seed: number): Exercise =>
  exercise.draw === undefined
    ? exercise
    : { ...exercise, items: shuffle(exercise.items, seed).slice(0, exercise.draw) };

/**
 * The exercise without the items whose contrast of sounds (ItemBase.contrast) the clips do not reproduce.
 * Null if no item is left: a contrast that cannot be heard must not be tested.
 */
export function filterAudibleItems(exercise: Exercise, audibleContrasts: readonly string[]): Exercise | null {
  const items = exercise.items.filter(
    ({ contrast }) => contrast === undefined || audibleContrasts.includes(contrast),
  );
  return items.length === 0 ? null : { ...exercise, items };
}
