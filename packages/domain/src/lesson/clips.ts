import type { ExerciseItem } from '../exercise/kinds.ts';
import { type Clip, clipsOfPhrases, clipsOfTexts } from './clip.ts';
import { clipsOfSection } from './kinds.ts';
import type { Lesson } from './model.ts';
import type { Phrasebook } from './phrasebook.ts';

/** The clips of the phrasebook: its phrases, and the examples of its patterns. */
export const clipsOfPhrasebook = ({ themes, patterns }: Phrasebook): Clip[] => [
  ...themes.flatMap(({ phrases }) => clipsOfPhrases(phrases)),
  ...patterns.flatMap(({ example }) => clipsOfPhrases([example])),
];

/** The clips of exercise items with a sound. */
export const clipsOfItems = (items: readonly ExerciseItem[]): Clip[] =>
  clipsOfTexts(items.flatMap(({ sound }) => sound ?? []));

/** The clips of a lesson: its sections, and its exercises. */
export const clipsOfLesson = ({ sections, exercises }: Lesson): Clip[] => [
  ...sections.flatMap(clipsOfSection),
  ...clipsOfItems(exercises.flatMap(({ items }) => items)),
];
