/** Sizes and shapes of units (requirements BEG-05, BEG-21, BEG-22, BEG-23, CONT-05, CONT3-01, QRUN-20). */
import type { LessonSource } from '@ena/domain/lesson/model';
import { findLesson, findQuiz } from '../../src/catalog.ts';
import { expectedExercises, type ExpectedSection, expectedSections } from '../expected.ts';
import { type Course, faults, type Problem } from '../model.ts';
import { pages, type Teaching } from '../walk.ts';

export function shape(course: Course): Problem[] {
  return [
    ...course.lessons.flatMap(lessonShape),
    ...pages(course).flatMap(sectionsShape),
    ...course.quizzes.flatMap(quizShape),
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

/** The categories of words; a section of letters is judged by the rule for letters. */
function sectionsShape({ id, sections }: Teaching): Problem[] {
  const list = (all: readonly ExpectedSection[]) =>
    all.map((one) => `${one.id} (${one.title}): ${one.size}`).join('; ');
  const categories = sections.filter((section) => section.kind === 'words');
  const found = list(categories.map(({ words, ...category }) => ({ ...category, size: words.length })));
  const expected = list(expectedSections[id] ?? []);
  return [
    ...(found === expected ? [] : [{ at: id, what: `has categories "${found}" instead of "${expected}"` }]),
    ...faults(categories, ({ description }) =>
      /^[A-Z].*\.$/u.test(description) ? null : 'has a description that is no sentence',
    ),
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
