import { fileURLToPath } from 'node:url';
import * as bodies from '@ena/course/bodies';
import type { Plugin } from 'vite';

const path = fileURLToPath(import.meta.resolve('@ena/course/bodies'));

const toMap = (map: ReadonlyMap<string, unknown>) => `new Map(${JSON.stringify([...map])})`;

/** Bodies of lessons and quizzes for tests in the browser, where files with words cannot be read. */
export const courseBodies: Plugin = {
  name: 'course-bodies',
  enforce: 'pre',
  load: (id) =>
    id === path
      ? [
          `export const lessonSources = ${JSON.stringify(bodies.lessonSources)};`,
          `export const lessonBodies = ${toMap(bodies.lessonBodies)};`,
          `export const packBodies = ${toMap(bodies.packBodies)};`,
          `export const sourceWords = ${JSON.stringify(bodies.sourceWords)};`,
          `export const taughtItems = ${JSON.stringify(bodies.taughtItems)};`,
          `export const packSources = ${JSON.stringify(bodies.packSources)};`,
          `export const quizBodies = ${toMap(bodies.quizBodies)};`,
          `export const vocabulary = ${JSON.stringify(bodies.vocabulary)};`,
          `export const itemAnswers = ${toMap(bodies.itemAnswers)};`,
          // Examples are not shown by what these tests open.
          `export const exampleGlossary = () => [];`,
        ].join('\n')
      : undefined,
};
