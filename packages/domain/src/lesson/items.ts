import type { ExerciseItem } from '../exercise/kinds.ts';
import type { LessonSource, Lesson } from './model.ts';

/** Every answerable item of a lesson: those of its exercises, and those directly in its sections. */
export const itemsOfLesson = ({
  sections,
  exercises,
}: Pick<Lesson | LessonSource, 'sections' | 'exercises'>): ExerciseItem[] => [
  ...exercises.flatMap(({ items }) => items),
  ...sections.flatMap((section): readonly ExerciseItem[] => {
    switch (section.kind) {
      case 'questions':
        return section.questions;
      case 'prompts':
        return section.prompts.map(({ item }) => item);
      case 'dialogues':
        return section.conversations.flatMap(({ questions }) => questions);
      case 'readings':
        return section.texts.flatMap(({ questions }) => questions);
      case 'recordings':
        return section.recordings.flatMap(({ questions }) => questions);
      case 'letters':
      case 'words':
      case 'forms':
      case 'topics':
      case 'poets':
      case 'idioms':
      case 'essays':
      case 'notes':
        return [];
    }
  }),
];
