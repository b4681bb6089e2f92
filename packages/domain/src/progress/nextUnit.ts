/** What a learner does next, from the progress records. */
import { checkAccess, requiredAccessOfTier, type Viewer } from '../entitlement/entitlement.ts';
import { completedIds, type CompletionRecord } from './display.ts';

interface Unit {
  readonly id: string;
  readonly tier: 'free' | 'premium';
}

export type NextUnit<U extends Unit> =
  | { readonly kind: 'open'; readonly unit: U }
  /** All that the learner may open is completed; `locked` units need a subscription; `next` is their first. */
  | { readonly kind: 'subscribe'; readonly locked: number; readonly next: U }
  | { readonly kind: 'completed' };

/** The first of these units, in the order of the course, that is not completed and that the viewer may open. */
export function nextUnit<U extends Unit>(
  units: readonly U[],
  records: readonly CompletionRecord[],
  viewer: Viewer,
): NextUnit<U> {
  const completed = completedIds(records);
  const left = units.filter(({ id }) => !completed.has(id));
  const unit = left.find(({ tier }) => checkAccess(requiredAccessOfTier(tier), viewer) === 'open');
  if (unit) return { kind: 'open', unit };
  const [next] = left;
  return next ? { kind: 'subscribe', locked: left.length, next } : { kind: 'completed' };
}

/** What follows a unit, whether that is completed or not: the next one that is left, or else an earlier one. */
export function nextUnitAfter<U extends Unit>(
  units: readonly U[],
  id: string,
  records: readonly CompletionRecord[],
  viewer: Viewer,
): NextUnit<U> {
  const index = units.findIndex((unit) => unit.id === id);
  return nextUnit([...units.slice(index + 1), ...units.slice(0, Math.max(0, index))], records, viewer);
}

/** The quizzes not taken yet whose lesson is completed, and which the viewer may open. */
export function dueQuizzes<Quiz extends Unit & { readonly lesson: string | null }>(
  quizzes: readonly Quiz[],
  records: readonly CompletionRecord[],
  viewer: Viewer,
): readonly Quiz[] {
  const completed = completedIds(records);
  return quizzes.filter(
    ({ id, lesson, tier }) =>
      lesson !== null &&
      completed.has(lesson) &&
      !completed.has(id) &&
      checkAccess(requiredAccessOfTier(tier), viewer) === 'open',
  );
}
