/** What the content check works on, and what it says. */
import type { TipSource } from '@ena/domain/help/tips';
import type { LessonSource, VocabularySource } from '@ena/domain/lesson/model';
import type { PhrasebookSource } from '@ena/domain/lesson/phrasebook';
import type { Quiz } from '@ena/domain/quiz/model';

export interface Course {
  readonly lessons: readonly LessonSource[];
  readonly quizzes: readonly Quiz[];
  readonly vocabulary?: VocabularySource;
  readonly phrasebook?: PhrasebookSource;
  readonly tips?: readonly TipSource[];
}

/** One mistake: the id of the nearest thing that has one, and what is wrong with it. */
export interface Problem {
  readonly at: string;
  readonly what: string;
}

type Placed = { readonly at: string } | { readonly id: string };

/** The problems of those entries that `what` finds fault with; it gives null for the others. */
export const faults = <Entry extends Placed>(
  entries: readonly Entry[],
  what: (entry: Entry) => string | null,
): Problem[] => entries.flatMap((entry) => faultsAt(placeOf(entry), [entry], what));

const placeOf = (entry: Placed) => ('at' in entry ? entry.at : entry.id);

/** The same for values that all belong to one place. */
export const faultsAt = <Value>(
  at: string,
  values: readonly Value[],
  what: (value: Value) => string | null,
): Problem[] => values.flatMap((value) => what(value) ?? []).map((fault) => ({ at, what: fault }));

/** Entries that came before, by `key`. */
export function repeated<Entry>(entries: readonly Entry[], key: (entry: Entry) => string): Entry[] {
  const seen = new Set<string>();
  return entries.filter((entry) => seen.size === seen.add(key(entry)).size);
}
