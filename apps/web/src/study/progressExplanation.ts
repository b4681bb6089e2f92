import { courseUnitIds } from '@ena/course/catalog';

/** Tells learners what `percentCompleted` counts. */
export const progressExplanation = `Progress is the share of the ${courseUnitIds.length} lessons, quizzes and levels that you have completed; in a level, only its lessons count. A lesson is also completed when you know all of its words.`;
