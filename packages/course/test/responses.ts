/** Responses to exercise items and quiz questions, derived from the answer keys. For tests of every layer. */
import type { ExerciseItem, ExerciseResponse } from '@ena/domain/exercise/model';
import { lessonBodies, quizBodies } from '../src/bodies.ts';

export const questionsOf = (quizId: string): readonly ExerciseItem[] =>
  quizBodies.get(quizId)?.questions ?? [];
export const exercisesOf = (lessonId: string) => lessonBodies.get(lessonId)?.exercises ?? [];
export const itemsOf = (lessonId: string, exerciseId: string): readonly ExerciseItem[] =>
  exercisesOf(lessonId).find(({ id }) => id === exerciseId)?.items ?? [];

/** A correct response to an item, or one that is complete and incorrect. */
export function responseTo(item: ExerciseItem, correct: boolean): ExerciseResponse {
  switch (item.kind) {
    case 'choice':
      return correct ? item.answer : (item.options.find((option) => option !== item.answer) ?? '');
    case 'fill-blank': {
      const [answer = ''] = item.answers;
      if (correct) return answer;
      return item.options?.find((option) => !item.answers.includes(option)) ?? 'ჰჰჰ';
    }
    case 'type-answer':
      return correct ? (item.answers[0] ?? '') : 'ჰჰჰ';
    case 'compose':
      return correct ? 'მე ქართულს ვსწავლობ.' : 'მე';
    case 'multi-choice':
      return correct ? item.answers : item.options.filter((option) => !item.answers.includes(option));
    case 'order':
      return correct ? item.items : item.items.toReversed();
    case 'categorize':
      return Object.fromEntries(
        item.items.map(({ text, category }) => [
          text,
          correct ? category : item.categories[category === item.categories[0] ? 1 : 0],
        ]),
      );
    case 'match':
      throw new Error('no lesson has an item of the kind match yet');
  }
}

/** The item with an id that was read from the page. */
export function findItem(items: readonly ExerciseItem[], id: string | null | undefined): ExerciseItem {
  const item = items.find((other) => other.id === id);
  if (!item) throw new Error(`the item ${id} is not among those expected`);
  return item;
}
