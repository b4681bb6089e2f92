/** Selects the items of an exercise for a run. */
import { shuffle } from '../random/shuffle.ts';
import type { Exercise } from './model.ts';

/** The last answer to an item. */
export interface LastAnswer {
  readonly correct: boolean;
  /** When it was given; ISO 8601, UTC. */
  readonly at: string;
}
/** What a learner has answered in a unit, by item id. */
export type AnswerHistory = ReadonlyMap<string, LastAnswer>;

/** Items whose last answer was wrong come first, then those never answered, then the others. */
const rankOf = (last: LastAnswer | undefined): number => (last ? (last.correct ? 2 : 0) : 1);

/**
 * The exercise with the items of one run, `draw` of them: those whose last answer was wrong, then those never
 * answered, in order (if `shuffled`, in one that the seed determines), then those answered longest ago.
 */
export function drawItems(exercise: Exercise, history: AnswerHistory, seed: number): Exercise {
  const { draw, shuffled, items } = exercise;
  if (draw === undefined) return exercise;
  const pool = (shuffled ? shuffle(items, seed) : items).map((item) => ({
    item,
    last: history.get(item.id),
  }));
  const ranked = pool.toSorted((one, other) => {
    const byRank = rankOf(one.last) - rankOf(other.last);
    return byRank === 0 ? (one.last?.at ?? '').localeCompare(other.last?.at ?? '') : byRank;
  });
  return { ...exercise, items: ranked.slice(0, draw).map(({ item }) => item) };
}

/** The exercise with the items of a run that was drawn before; null if one of them does not exist any more. */
export function pickItems(exercise: Exercise, itemIds: readonly string[]): Exercise | null {
  const byId = new Map(exercise.items.map((item) => [item.id, item]));
  const items = itemIds.flatMap((id) => byId.get(id) ?? []);
  return items.length === itemIds.length && items.length > 0 ? { ...exercise, items } : null;
}
