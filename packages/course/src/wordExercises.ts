import type { ExerciseSource } from '@ena/domain/exercise/model';

/** Exercises whose items are all generated, for a page of words or phrases without exercises of its own. */
export const wordExercises = (
  pageId: string,
  noun: 'word' | 'phrase' = 'word',
): readonly ExerciseSource[] => [
  {
    id: `${pageId}.matching`,
    title: noun === 'word' ? 'Word Matching' : 'Phrase Matching',
    description: `Read a Georgian ${noun} and choose its meaning.`,
    template: 'meaning',
    feedback: 'generic',
    checkOn: 'response',
    hint: 'when-wrong',
    advanceAfter: 'answer',
    draw: 5,
    items: [],
  },
  {
    id: `${pageId}.translation`,
    title: 'Translation Practice',
    description: `Find the Georgian for an English ${noun}.`,
    template: 'translation',
    feedback: 'translation',
    checkOn: 'response',
    hint: 'when-wrong',
    advanceAfter: 'answer',
    draw: 5,
    items: [],
  },
];

/** Items of each run of an exercise of a pack. */
const itemsPerRun = 8;

/** The exercises of a pack of words. */
export const packExercises = (packId: string): readonly ExerciseSource[] => [
  ...wordExercises(packId).map((exercise) => ({ ...exercise, draw: itemsPerRun })),
  {
    id: `${packId}.spelling`,
    title: 'Spelling',
    description: 'Read the English and write the Georgian.',
    template: 'spelling',
    feedback: 'generic',
    checkOn: 'button',
    hint: 'toggle',
    advanceAfter: 'answer',
    placeholder: 'Type your answer here...',
    draw: itemsPerRun,
    items: [],
  },
];
