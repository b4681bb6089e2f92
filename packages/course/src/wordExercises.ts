import type { ExerciseSource } from '@ena/domain/exercise/model';

/** Exercises whose items are all generated, for a page of words without exercises of its own. */
export const wordExercises = (pageId: string): readonly ExerciseSource[] => [
  {
    id: `${pageId}.matching`,
    title: 'Word Matching',
    description: 'Read a Georgian word and choose its meaning.',
    template: 'meaning',
    feedback: 'generic',
    judge: 'at-once',
    hint: 'when-wrong',
    next: 'answered',
    draw: 5,
    items: [],
  },
  {
    id: `${pageId}.translation`,
    title: 'Translation Practice',
    description: 'Find the Georgian for an English word.',
    template: 'translation',
    feedback: 'translation',
    judge: 'at-once',
    hint: 'when-wrong',
    next: 'answered',
    draw: 5,
    items: [],
  },
];
