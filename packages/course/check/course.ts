/** The whole course as the content checks read it. */
import {
  lessonBodies,
  lessonSources,
  packBodies,
  packSources,
  quizBodies,
  taughtItems,
  vocabulary as vocabularyBody,
} from '../src/bodies.ts';
import { readBySound } from '../src/path/letters.ts';
import { skillItems } from '../src/drills/skillItems.ts';
import { path } from '../src/path/path.ts';
import { phrasebookSource } from '../src/phrasebook.ts';
import { phrasebookExercises } from '../src/phrasebookExercises.ts';
import { tipSources } from '../src/tips.ts';
import { vocabulary } from '../src/vocabulary/lesson.ts';
import type { Course } from './model.ts';

export const course: Course = {
  lessons: lessonSources,
  quizzes: [...quizBodies.values()],
  served: [
    ...[...lessonBodies.values(), vocabularyBody, ...packBodies.values()].flatMap(
      ({ exercises }) => exercises,
    ),
    ...phrasebookExercises,
  ],
  vocabulary,
  packs: packSources,
  tips: tipSources,
  phrasebook: phrasebookSource,
  path: { steps: path, readBySound: [...readBySound], taught: [...taughtItems, ...skillItems] },
};
