/** Input and output of the content checks. */
import type { Exercise } from '@ena/domain/exercise/model';
import type { TipSource } from '@ena/domain/help/tips';
import type { LessonSource, VocabularySource } from '@ena/domain/lesson/model';
import type { PhrasebookSource } from '@ena/domain/lesson/phrasebook';
import type { StudyItem } from '@ena/domain/lesson/studyItem';
import type { Quiz } from '@ena/domain/quiz/model';
import type { PackSource } from '../src/packs/packSources.ts';
import type { PathStep } from '../src/path/path.ts';

export interface Course {
  readonly lessons: readonly LessonSource[];
  readonly quizzes: readonly Quiz[];
  /** The exercises as served, with all generated items. */
  readonly served?: readonly Exercise[];
  readonly vocabulary?: VocabularySource;
  readonly phrasebook?: PhrasebookSource;
  readonly packs?: readonly PackSource[];
  readonly tips?: readonly TipSource[];
  readonly path?: {
    readonly steps: readonly PathStep[];
    readonly readBySound: readonly string[];
    /** What spaced review can ask, as pages teach it. */
    readonly taught: readonly StudyItem[];
  };
}

/** One mistake: the nearest id around it, and what is wrong. */
export interface Problem {
  readonly at: string;
  readonly what: string;
}

type WithId = { readonly at: string } | { readonly id: string };

/** Problems of the entries for which `findProblem` does not return null. */
export const findProblems = <Entry extends WithId>(
  entries: readonly Entry[],
  findProblem: (entry: Entry) => string | null,
): Problem[] => entries.flatMap((entry) => findProblemsAt(idOf(entry), [entry], findProblem));

const idOf = (entry: WithId) => ('at' in entry ? entry.at : entry.id);

/** The same for values without an id of their own, reported at the id `at`. */
export const findProblemsAt = <Value>(
  at: string,
  values: readonly Value[],
  findProblem: (value: Value) => string | null,
): Problem[] => values.flatMap((value) => findProblem(value) ?? []).map((what) => ({ at, what }));

/** Entries whose `key` an earlier entry has. */
export function findDuplicates<Entry>(entries: readonly Entry[], key: (entry: Entry) => string): Entry[] {
  const seen = new Set<string>();
  return entries.filter((entry) => seen.size === seen.add(key(entry)).size);
}
