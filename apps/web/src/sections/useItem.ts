import { activityOf } from '@ena/domain/progress/activity';
import {
  advanceItem,
  type ItemEvent,
  type ItemState,
  startItem,
  verdictOf,
} from '@ena/domain/exercise/itemState';
import type { ExerciseItem } from '@ena/domain/exercise/kinds';
import type { Exercise } from '@ena/domain/exercise/model';
import type { Visit } from './visit.ts';

/**
 * The state of a question or prompt directly on a page, kept in the visit, and a function that advances it. Apart
 * from visit.ts, so that lessons without such items do not load the rules of all exercise kinds.
 */
export function useItem(
  visit: Visit,
  item: ExerciseItem,
  checkOn: Exercise['checkOn'],
): [state: ItemState, dispatch: (event: ItemEvent) => void] {
  const state = visit.itemStates.get(item.id) ?? startItem(item);
  const dispatch = (event: ItemEvent) => {
    const next = advanceItem(item, checkOn, state, event);
    if (next === state) return;
    visit.setItemState(item.id, next);
    visit.trackResponse(item, activityOf(item), next.response, verdictOf(next));
  };
  return [state, dispatch];
}
