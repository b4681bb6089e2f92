/** Texts that explain to learners what `percentCompleted` counts. */
import { countedUnitIds } from '@ena/course/catalog';

export const progressLabel = 'How progress is counted';

export const progressExplanation = `Progress is the share of the ${countedUnitIds.length} lessons, quizzes and levels of the course that you have completed; in a level, only its lessons count.`;
