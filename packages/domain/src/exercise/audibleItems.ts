import { ejectivePairs } from '../georgian/letters.ts';
import type { ExerciseItem } from './kinds.ts';
import type { Exercise } from './model.ts';

/** Whether clips tell how a text is written: none of its letters has an aspirate or ejective beside it that sounds the same. */
export const isHeardInFull = (text: string, audibleContrasts: readonly string[]): boolean =>
  ejectivePairs.every(
    (pair) => audibleContrasts.includes(pair.join('/')) || !pair.some((letter) => text.includes(letter)),
  );

/** A dictation asks how all that is heard is written, other items with sound one contrast at most. */
const isAudible = (item: ExerciseItem, audibleContrasts: readonly string[]): boolean =>
  item.kind === 'type-answer' && item.sound !== undefined && item.answers.includes(item.sound)
    ? isHeardInFull(item.sound, audibleContrasts)
    : item.contrast === undefined || audibleContrasts.includes(item.contrast);

/**
 * The exercise without the items whose contrast of sounds (ItemBase.contrast, or a letter of a dictation) the clips do not
 * reproduce.
 * Null if no item is left: a contrast that cannot be heard must not be tested.
 */
export function filterAudibleItems(exercise: Exercise, audibleContrasts: readonly string[]): Exercise | null {
  const items = exercise.items.filter((item) => isAudible(item, audibleContrasts));
  return items.length === 0 ? null : { ...exercise, items };
}
