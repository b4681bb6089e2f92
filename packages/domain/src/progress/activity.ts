import { type ExerciseItem, fillGap, inputMethodOf } from '../exercise/kinds.ts';
import type { Activity } from './points.ts';

/** What is counted of an item. Apart from the rules of points, because a page needs the rules of exercises only later. */
export const activityOf = (item: ExerciseItem): Activity => ({
  inputMethod: inputMethodOf(item),
  hasGap: fillGap(item, '') !== undefined,
  isHeard: item.sound !== undefined,
});
