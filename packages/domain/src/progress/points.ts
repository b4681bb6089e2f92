/**
 * Points of a visit: what a learner did with the items of a lesson page, counted by the rule of that page
 * (TIME-11 to TIME-25, ADV-37 to ADV-40; requirements-2-lessons, open points 3, 25; O9). Pure; nothing is
 * stored.
 */
import type { ExerciseResponse } from '../exercise/kinds.ts';
import type { InputMethod } from '../exercise/kinds/kind.ts';
import type { Verdict } from '../exercise/item.ts';
import { isFullDraft } from '../lesson/essayLength.ts';

/** How a page counts points. */
export type PointRule =
  /** Each item answered right at first. */
  | 'right'
  /** Each item answered, right or wrong. */
  | 'answered'
  /** One for each item answered, one more for each answered right. */
  | 'answered-and-right'
  /** Each gap answered, and one when a writing prompt was right; the words of the lesson are exercises apart. */
  | 'grammar'
  /** One when any item was answered, one when a gap was filled right. */
  | 'common-words'
  /** Each text field with text in it. */
  | 'texts'
  /** Each question answered, and one when the latest answer was right. */
  | 'answered-and-current'
  /** One when a draft of an essay is long enough. */
  | 'draft'
  /** The words placed in an order, one for a chosen option, one for entered text. */
  | 'sentences';

/** What is counted of an item, or of an essay. */
export interface Activity {
  readonly inputMethod: InputMethod;
  /** The answer fills a gap of a sentence. */
  readonly hasGap: boolean;
  /** It is asked by a sound, as in a dictation. */
  readonly isHeard: boolean;
}
export const essayActivity: Activity = { inputMethod: 'typed', hasGap: false, isHeard: false };

/** What was done with one item during the visit. */
export interface ItemActivity extends Activity {
  /** The latest response. */
  readonly response: ExerciseResponse;
  /** It was judged at least once. */
  readonly answered: boolean;
  /** Its first judged answer was right; a corrected one does not count (decision 0052). */
  readonly right: boolean;
}

/** It was answered, and wrong at first: a right answer only corrects it. */
export const wasAnsweredWrong = (activity: ItemActivity | undefined): boolean =>
  activity?.answered === true && !activity.right;

/**
 * The activity after one more response; `verdict` is null if it is not judged yet. `isCorrection`: the item was
 * answered wrong before, in a run that was restored.
 */
export const updateActivity = (
  before: ItemActivity | undefined,
  { inputMethod, hasGap, isHeard }: Activity,
  response: ExerciseResponse,
  verdict: Verdict | null,
  isCorrection = false,
): ItemActivity => ({
  inputMethod,
  hasGap,
  isHeard,
  response,
  answered: before?.answered === true || verdict !== null,
  right: before?.answered === true ? before.right : verdict?.kind === 'correct' && !isCorrection,
});

const hasText = ({ response }: ItemActivity): boolean =>
  typeof response === 'string' && response.trim() !== '';
const isTyped = ({ inputMethod }: Activity): boolean => inputMethod === 'typed';

/** The points of a visit with these activities, one for each item, the latest last. */
export function pointsOf(rule: PointRule, activities: readonly ItemActivity[]): number {
  const count = (counts: (activity: ItemActivity) => boolean) => activities.filter(counts).length;
  const any = (counts: (activity: ItemActivity) => boolean) => (activities.some(counts) ? 1 : 0);
  switch (rule) {
    case 'right':
      return count(({ right }) => right);
    case 'answered':
      return count(({ answered }) => answered);
    case 'answered-and-right':
      return count(({ answered }) => answered) + count(({ right }) => right);
    case 'grammar':
      return (
        count(({ answered, hasGap }) => answered && hasGap) +
        any((activity) => activity.right && isTyped(activity) && !activity.isHeard)
      );
    case 'common-words':
      return any(({ answered }) => answered) + any(({ hasGap, right }) => hasGap && right);
    case 'texts':
      return count((activity) => isTyped(activity) && hasText(activity));
    case 'answered-and-current':
      return (
        count(({ answered }) => answered) +
        (activities.findLast(({ answered }) => answered)?.right === true ? 1 : 0)
      );
    case 'draft':
      return any((activity) => typeof activity.response === 'string' && isFullDraft(activity.response));
    case 'sentences':
      return (
        Math.max(
          0,
          ...activities.map(({ inputMethod, response }) =>
            inputMethod === 'placed' && Array.isArray(response) ? response.length : 0,
          ),
        ) +
        any((activity) => activity.inputMethod === 'chosen' && hasText(activity)) +
        any((activity) => isTyped(activity) && hasText(activity))
      );
  }
}
