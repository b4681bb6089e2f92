import type { Exercise } from '@ena/domain/exercise/model';
import { practiceOfPhrases } from '@ena/domain/practice/practice';
import { phrasebook } from './phrasebook.ts';
import { wordExercises } from './wordExercises.ts';

/** The exercises of the phrasebook, generated from its phrases; public, as it is. */
export const phrasebookExercises: readonly Exercise[] = practiceOfPhrases(
  phrasebook.themes,
  wordExercises('phrasebook', 'phrase'),
);
