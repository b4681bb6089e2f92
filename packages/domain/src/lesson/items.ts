import type { ExerciseItem } from '../exercise/kinds.ts';
import { sectionItems } from './kinds.ts';
import type { LessonSource, Lesson } from './model.ts';

/** Every answerable item of a lesson: those of its exercises, and those directly in its sections. */
export const itemsOfLesson = ({
  sections,
  exercises,
}: Pick<Lesson | LessonSource, 'sections' | 'exercises'>): ExerciseItem[] => [
  ...exercises.flatMap(({ items }) => items),
  ...sections.flatMap(sectionItems),
];
