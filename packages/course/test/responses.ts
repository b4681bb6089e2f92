/** Responses to exercise items and quiz questions, derived from the answer keys. For tests of every layer. */
import {
  correctAnswer,
  correctResponse,
  type ExerciseItem,
  type ExerciseResponse,
  textsOf,
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

function incorrectResponse(item: ExerciseItem): ExerciseResponse {
  switch (item.kind) {
    case 'order':
      return item.items.toReversed();
    case 'categorize':
      return Object.fromEntries(
        item.items.map(({ text, category }) => [
          text,
          item.categories[category === item.categories[0] ? 1 : 0],
        ]),
      );
    case 'compose':
      return 'მე';
    case 'multi-choice':
      return item.options.filter((option) => !item.answers.includes(option));
    case 'choice':
    case 'fill-blank':
    case 'type-answer':
      return textsOf(item).find((option) => option !== correctAnswer(item)) ?? 'ჰჰჰ';
  }
}

/** The item with an id that was read from the page. */
export function findItem(items: readonly ExerciseItem[], id: string | null | undefined): ExerciseItem {
  const item = items.find((other) => other.id === id);
  if (!item) throw new Error(`the item ${id} is not among those expected`);
  return item;
}
