/** What a learner does next: of the steps of the path, of lessons, and of quizzes. */
import { checkAccess, requiredAccessOfTier, type Viewer } from '../entitlement/entitlement.ts';
import { completedIds, type CompletionRecord } from './display.ts';
import type { ItemCounts } from './itemCounts.ts';

/** Something that is learned in an order: a step of the path, or a lesson. */
export interface Step {
  readonly id: string;
  /** Null: unknown, or there are no items. */
  readonly items: ItemCounts | null;
  readonly isCompleted: boolean;
  /** It needs a subscription that the learner does not have. */
  readonly isLocked: boolean;
}

export type WhatNext<S extends Step> =
  | { readonly kind: 'open'; readonly step: S }
  /** All that the learner may open is done; `locked` steps need a subscription; `step` is their first. */
  | { readonly kind: 'locked'; readonly step: S; readonly locked: number }
  | { readonly kind: 'done' };

/**
 * Completed, or all of its items introduced. Those that were forgotten since come back in Today: they do not lead the
 * learner back to an earlier step.
 */
const isDone = ({ items, isCompleted }: Step): boolean =>
  isCompleted || (items !== null && items.total > 0 && items.introduced === items.total);

/** The first step that is not done and that the learner may open; `after` a step: a later one, or else an earlier one. */
export function whatNext<S extends Step>(steps: readonly S[], after?: string): WhatNext<S> {
  const index = steps.findIndex(({ id }) => id === after);
  const others = index === -1 ? steps : [...steps.slice(index + 1), ...steps.slice(0, index)];
  const left = others.filter((step) => !isDone(step));
  const step = left.find(({ isLocked }) => !isLocked);
  if (step) return { kind: 'open', step };
  const [next] = left;
  return next ? { kind: 'locked', step: next, locked: left.length } : { kind: 'done' };
}

/** A row of the path as a page shows it: a step, or several ones that need a subscription. */
export type PathRow<S extends Step> =
  | { readonly kind: 'step'; readonly step: S; readonly isCurrent: boolean }
  /** `step` is the first of them. */
  | { readonly kind: 'locked'; readonly step: S; readonly count: number };

/** The part of the path that shows where the learner is: open steps around the next one, and what is locked between them. */
export function pathAround<S extends Step>(
  steps: readonly S[],
  { before, after }: { readonly before: number; readonly after: number },
): readonly PathRow<S>[] {
  const next = whatNext(steps);
  const isOpen = ({ isLocked }: S) => !isLocked;
  const rowOf = (step: S): PathRow<S> => ({ kind: 'step', step, isCurrent: false });
  if (next.kind !== 'open') {
    const learned = steps
      .filter(isOpen)
      .slice(-before - after)
      .map(rowOf);
    return next.kind === 'done'
      ? learned
      : [...learned.slice(-before), { kind: 'locked', step: next.step, count: next.locked }];
  }
  const current = steps.indexOf(next.step);
  const first = steps.slice(0, current).filter(isOpen).slice(-before)[0] ?? next.step;
  const last = steps.slice(current + 1).filter(isOpen)[after - 1];
  // Behind the last open step, what is locked is all that follows.
  const shown = steps.slice(steps.indexOf(first), last ? steps.indexOf(last) + 1 : steps.length);
  const rows: PathRow<S>[] = [];
  for (const step of shown) {
    const previous = rows.at(-1);
    if (!step.isLocked) rows.push({ kind: 'step', step, isCurrent: step === next.step });
    else if (previous?.kind === 'locked') rows[rows.length - 1] = { ...previous, count: previous.count + 1 };
    else rows.push({ kind: 'locked', step, count: 1 });
  }
  return rows;
}

/** The quizzes not taken yet whose lesson is completed, and which the viewer may open. */
export function dueQuizzes<
  Quiz extends { readonly id: string; readonly tier: 'free' | 'premium'; readonly lesson: string | null },
>(quizzes: readonly Quiz[], records: readonly CompletionRecord[], viewer: Viewer): readonly Quiz[] {
  const completed = completedIds(records);
  return quizzes.filter(
    ({ id, lesson, tier }) =>
      lesson !== null &&
      completed.has(lesson) &&
      !completed.has(id) &&
      checkAccess(requiredAccessOfTier(tier), viewer) === 'open',
  );
}
