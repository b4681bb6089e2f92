import type { Exercise } from './model.ts';

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
