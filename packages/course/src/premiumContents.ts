/** What Premium opens beyond the free lessons and packs, in numbers, counted from the course. Runs in Node. */
import { studyItemsOfSection } from '@ena/domain/lesson/kinds';
import { lessonBodies, packBodies, vocabulary } from './bodies.ts';
import { lessons, quizzes, type Tier } from './catalog.ts';
import { clips } from './clips.ts';
import { packs } from './packs/packs.ts';

const bodiesOf = (wanted: Tier) => [
  ...lessons.flatMap(({ id, tier }) => (tier === wanted ? (lessonBodies.get(id) ?? []) : [])),
  ...packs.flatMap(({ id, tier }) => (tier === wanted ? (packBodies.get(id) ?? []) : [])),
];
const premiumBodies = [...bodiesOf('premium'), vocabulary];
const wordsOf = ({ sections }: Pick<(typeof premiumBodies)[number], 'sections'>) =>
  sections.flatMap(studyItemsOfSection).flatMap(({ id, kind }) => (kind === 'word' ? [id] : []));
const freeWords = new Set(bodiesOf('free').flatMap(wordsOf));

export const premiumContents = {
  lessons: lessons.filter(({ tier }) => tier === 'premium').length,
  packs: packs.filter(({ tier }) => tier === 'premium').length,
  /** Without Premium. */
  freePacks: packs.filter(({ tier }) => tier === 'free').length,
  quizzes: quizzes.filter(({ tier }) => tier === 'premium').length,
  // Phrases are free.
  words: new Set(
    premiumBodies.flatMap(wordsOf).filter((id) => !freeWords.has(id) && !id.startsWith('phrase.')),
  ).size,
  exerciseItems: premiumBodies.flatMap(({ exercises }) => exercises.flatMap(({ items }) => items)).length,
  clips: [...clips.values()].filter(({ tier }) => tier === 'premium').length,
} as const;
