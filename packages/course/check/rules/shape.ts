/** Sizes and shapes of units (requirements BEG-05, BEG-17, BEG-21, CONT3-01, CONT3-07, QRUN-20). */
import type { ExerciseItem } from '@ena/domain/exercise/model';
import type { LessonSource } from '@ena/domain/lesson/model';
import { findLesson, findQuiz } from '../../src/catalog.ts';
import { expectedExercises } from '../expected.ts';
import type { Course, Problem } from '../model.ts';
import { items } from '../walk.ts';

export function shape(course: Course): Problem[] {
  return [
    ...course.lessons.flatMap(lessonShape),
    ...course.quizzes.flatMap(quizShape),
    ...items(course).flatMap(itemShape),
  ];
}

const sizeOfTips = 4;

function lessonShape(lesson: LessonSource): Problem[] {
  const problem = (what: string): Problem => ({ at: lesson.id, what });
  const level = findLesson(lesson.id)?.level;
  if (level === undefined) return [problem('is no lesson of the catalog')];
  const found = lesson.exercises.map(({ title, items: all }) => ({
    title,
    kinds: [...new Set(all.map((item) => item.kind))].join(),
    size: all.length,
  }));
  const list = (exercises: typeof found) =>
    exercises.map((one) => `${one.title}: ${one.size} ${one.kinds}`).join('; ');
  const expected = list(
    (expectedExercises[lesson.id] ?? []).map(({ title, kind, size }) => ({ title, kinds: kind, size })),
  );
  return [
    ...(level === 'beginner' && lesson.tips.length !== sizeOfTips
      ? [problem(`has ${lesson.tips.length} tips`)]
      : []),
    ...(list(found) === expected ? [] : [problem(`has exercises "${list(found)}" instead of "${expected}"`)]),
    ...(lesson.review.trim() === '' ? [problem('has no note for a later reader')] : []),
  ];
}

function quizShape(quiz: Course['quizzes'][number]): Problem[] {
  const problem = (what: string): Problem => ({ at: quiz.id, what });
  const unit = findQuiz(quiz.id);
  if (unit === undefined) return [problem('is no quiz of the catalog')];
  const { excellent, good, keepLearning } = quiz.messages;
  const begin = excellent.startsWith('Excellent! ') && good.startsWith('Good job! ');
  return [
    ...(quiz.questions.length === unit.size ? [] : [problem(`has ${quiz.questions.length} questions`)]),
    ...(quiz.title === unit.title ? [] : [problem('has another title than the catalog')]),
    ...(begin && keepLearning.startsWith('Keep learning! ')
      ? []
      : [problem('has a result message with a wrong start')]),
    ...quiz.questions.flatMap(({ id, explanation = '' }) =>
      explanation === '' ? [{ at: id, what: 'has no explanation' }] : [],
    ),
  ];
}

const optionsPerQuestion = 4;

function itemShape(item: ExerciseItem): Problem[] {
  const problem = (what: string): Problem => ({ at: item.id, what });
  if (item.kind === 'choice') {
    const { options, answer } = item;
    return [
      ...(options.length === optionsPerQuestion ? [] : [problem(`has ${options.length} options`)]),
      ...(new Set(options).size === options.length ? [] : [problem('offers an option twice')]),
      ...(options.includes(answer) ? [] : [problem('does not offer its answer')]),
    ];
  }
  if (item.kind === 'type-answer')
    return item.answers.some((answer) => answer.trim() !== '') ? [] : [problem('accepts no answer')];
  // Kinds join above with the first content that uses them, so that none goes unchecked.
  return [problem(`is of the kind ${item.kind}, which the content check does not know yet`)];
}
