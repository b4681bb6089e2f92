import { playedTexts } from '../exercise/answerTexts.ts';
import type { ExerciseItem } from '../exercise/kinds.ts';
import { type Clip, clipsOfPhrases, clipsOfTexts } from './clip.ts';
import { itemsOfLesson } from './items.ts';
import { clipsOfSection } from './kinds.ts';
import type { Lesson } from './model.ts';
import type { Phrasebook } from './phrasebook.ts';
import type { ReadingText } from './readingText.ts';

/** The clips of the phrasebook: its phrases, and its patterns with each of their nouns. */
export const clipsOfPhrasebook = ({ themes, patterns }: Phrasebook): Clip[] => [
  ...themes.flatMap(({ phrases }) => clipsOfPhrases(phrases)),
  ...patterns.flatMap(({ sentences }) => clipsOfPhrases(sentences)),
];

/** The clips of exercise items: with their questions, and with their answers. */
export const clipsOfItems = (items: readonly ExerciseItem[]): Clip[] =>
  clipsOfTexts(items.flatMap(playedTexts));

/** The clips of a lesson: its sections, and its items in sections and exercises. */
export const clipsOfLesson = ({ sections, exercises }: Lesson): Clip[] => [
  ...sections.flatMap(clipsOfSection),
  ...clipsOfItems(itemsOfLesson({ sections, exercises })),
];

/** The clips of a reading or dialogue: its sentences and its questions. */
export const clipsOfReadingText = ({ sentences, questions }: ReadingText): Clip[] => [
  ...clipsOfPhrases(sentences),
  ...clipsOfItems(questions),
];
