/** What Premium opens beyond the free lessons, in numbers, counted from the course. Runs in Node. */
import { studyItemsOfSection } from '@ena/domain/lesson/kinds';
import { lessonBodies, vocabulary } from './bodies.ts';
import { lessons, quizzes } from './catalog.ts';
import { clips } from './clips.ts';

const premiumBodies = lessons.flatMap(({ id, tier }) => {
  const body = tier === 'premium' ? lessonBodies.get(id) : undefined;
  return body ? [body] : [];
});
const wordsOf = ({ sections }: Pick<(typeof premiumBodies)[number], 'sections'>) =>
  sections.flatMap(studyItemsOfSection).flatMap(({ id, kind }) => (kind === 'word' ? [id] : []));
const freeWords = new Set(
  lessons.flatMap(({ id, tier }) => {
    const body = tier === 'free' ? lessonBodies.get(id) : undefined;
    return body ? wordsOf(body) : [];
  }),
);

export const premiumContents = {
  lessons: premiumBodies.length,
  quizzes: quizzes.filter(({ tier }) => tier === 'premium').length,
  words: new Set([...premiumBodies, vocabulary].flatMap(wordsOf).filter((id) => !freeWords.has(id))).size,
  exerciseItems: [...premiumBodies, vocabulary].flatMap(({ exercises }) =>
    exercises.flatMap(({ items }) => items),
  ).length,
  clips: [...clips.values()].filter(({ tier }) => tier === 'premium').length,
} as const;
