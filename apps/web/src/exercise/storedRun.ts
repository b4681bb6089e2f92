import { isCount, isObjectOf, isText } from '@ena/domain/validation/guards';
import { loadInProgress, saveInProgress } from '../study/inProgress.ts';

/** What is stored of the exercise of a lesson that is in progress; `run` is still to be validated. */
export interface StoredRun {
  readonly exerciseId: string;
  /** The items of the run, in order. */
  readonly itemIds: readonly string[];
  readonly run: unknown;
}

const isList = (value: unknown): value is readonly string[] => Array.isArray(value);
const isPlace = isObjectOf<{ readonly index: number; readonly phase: string }>({
  index: isCount,
  phase: isText,
});

/** The run that this learner has left in a lesson; null if there is none, or if it is too old. */
export function loadRun(unitId: string): StoredRun | null {
  const state = loadInProgress(unitId);
  if (typeof state !== 'object' || state === null) return null;
  // as: each field is validated below, or by `restoreRun`.
  const { exerciseId, itemIds, run } = state as Record<string, unknown>;
  if (typeof exerciseId !== 'string' || !isList(itemIds)) return null;
  return { exerciseId, itemIds, run };
}

/**
 * Position of the item at which a stored run continues, from 1; null if it is not worth continuing: nothing was answered.
 */
export const positionOf = ({ run }: StoredRun): number | null =>
  isPlace(run) && (run.index > 0 || run.phase === 'judged') ? run.index + 1 : null;

export const saveRun = (unitId: string, run: StoredRun | null): void => saveInProgress(unitId, run);
