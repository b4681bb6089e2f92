/**
 * The catalog: all lessons and quizzes without their content, derived from `units/`. Routes, guards, hubs, seeding,
 * totals and reports are derived from it.
 */
import { type LevelId, type Level, levels } from './levels.ts';
import type { SeparateQuiz, Unit } from './unit.ts';
import { separateQuizzes, units } from './units/index.ts';

export { type Level, type LevelId, levels } from './levels.ts';
export type { Tier } from './unit.ts';

export interface CatalogLesson extends Omit<Unit, 'quiz'> {
  /** Id of its quiz. */
  readonly quiz: string;
}

export interface CatalogQuiz extends SeparateQuiz {
  /** Id of the lesson that it belongs to, if it belongs to one. */
  readonly lesson: string | null;
  /** Counts towards the total of the course (decision D23). */
  readonly countsTowardsCourse: boolean;
}

/** The lessons in teaching order. */
export const lessons: readonly CatalogLesson[] = units.map(({ quiz, ...unit }) => ({
  ...unit,
  quiz: quiz.id,
}));

/** The quizzes of the lessons in their order, then those without a lesson. */
export const quizzes: readonly CatalogQuiz[] = [
  ...units.map(({ quiz, id, level, tier, title }) => ({
    ...quiz,
    level,
    tier,
    title: `${title} Quiz`,
    lesson: id,
    countsTowardsCourse: true,
  })),
  ...separateQuizzes.map((quiz) => ({ ...quiz, lesson: null, countsTowardsCourse: false })),
];

/** Other names of lesson ids in the specification, and the id that they mean. */
export const lessonAliases: ReadonlyMap<string, string> = new Map(
  units.flatMap(({ id, aliases = [] }) => aliases.map((alias) => [alias, id] as const)),
);

const byId = <Entry extends { readonly id: string }>(entries: readonly Entry[]) =>
  new Map<string, Entry>(entries.map((entry) => [entry.id, entry]));
const lessonById = byId(lessons);
const quizById = byId(quizzes);
const levelById = byId<Level>(levels);

export const findLesson = (id: string): CatalogLesson | undefined =>
  lessonById.get(lessonAliases.get(id) ?? id);
export const findQuiz = (id: string): CatalogQuiz | undefined => quizById.get(id);
export const findLevel = (id: string): Level | undefined => levelById.get(id);
export const findLessonByPath = (path: string): CatalogLesson | undefined =>
  lessons.find((lesson) => lesson.path === path);
export const findQuizByPath = (path: string): CatalogQuiz | undefined =>
  quizzes.find((quiz) => quiz.paths.includes(path));

export const lessonsOf = (level: LevelId): readonly CatalogLesson[] =>
  lessons.filter((lesson) => lesson.level === level);
/** Whether every lesson of the level needs a subscription; its hub does not. */
export const isPremiumLevel = (level: LevelId): boolean =>
  lessonsOf(level).every(({ tier }) => tier === 'premium');
export const quizzesOf = (level: LevelId): readonly CatalogQuiz[] =>
  quizzes.filter((quiz) => quiz.level === level);

/** The records that every new learner gets: one for each lesson and level (PROG-02). */
export const initialUnitIds: readonly string[] = [...lessons, ...levels].map(({ id }) => id);

/** Lessons, levels and quizzes that count in lessons_completed and in the total of the course (decision D23). */
export const courseUnitIds: readonly string[] = [
  ...initialUnitIds,
  ...quizzes.filter((quiz) => quiz.countsTowardsCourse).map((quiz) => quiz.id),
];
