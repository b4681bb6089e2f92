/** Responses to exercise items and quiz questions, derived from the answer keys. For tests of every layer. */
import {
  correctResponse,
  type ExerciseItem,
  type ExerciseResponse,
  incorrectResponse,
} from '@ena/domain/exercise/kinds';
import type { Exercise } from '@ena/domain/exercise/model';
import { lessonBodies, quizBodies } from '../src/bodies.ts';

export const questionsOf = (quizId: string): readonly ExerciseItem[] =>
  quizBodies.get(quizId)?.questions ?? [];
/** The exercises of a lesson with the items of a new learner's first run; all items where it is random. */
export const exercisesOf = (lessonId: string): readonly Exercise[] =>
  (lessonBodies.get(lessonId)?.exercises ?? []).map((exercise) =>
    exercise.shuffled ? exercise : { ...exercise, items: exercise.items.slice(0, exercise.draw) },
  );
export const itemsOf = (lessonId: string, exerciseId: string): readonly ExerciseItem[] =>
  exercisesOf(lessonId).find(({ id }) => id === exerciseId)?.items ?? [];

/** A correct response to an item, or one that is complete and incorrect. */
export const responseTo = (item: ExerciseItem, correct: boolean): ExerciseResponse =>
  correct ? correctResponse(item) : incorrectResponse(item);

/** The item with an id that was read from the page. */
export function findItem(items: readonly ExerciseItem[], id: string | null | undefined): ExerciseItem {
  const item = items.find((other) => other.id === id);
  if (!item) throw new Error(`the item ${id} is not among those expected`);
  return item;
}
