/**
 * Points of a visit: what a learner did with the items of a lesson page, counted by the rule of that page
 * (document 2, section 4 and open points 3, 25; document 3, section 9 and O9). Pure; nothing is stored.
 */
import type { ExerciseKind, ExerciseResponse, Verdict } from '../exercise/model.ts';
import { isFullDraft } from '../lesson/essay.ts';

/** How a page counts. */
export type PointRule =
  /** Each item answered right. */
  | 'right'
  /** Each item answered, right or wrong. */
  | 'answered'
  /** One for each item answered, one more for each answered right. */
  | 'answered-and-right'
  /** Each question answered, and one when a writing prompt was right. */
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

/** What was done with one item during the visit. */
export interface Touch {
  readonly kind: ExerciseKind;
  /** As it stands now. */
  readonly response: ExerciseResponse;
  /** It was judged at least once. */
  readonly answered: boolean;
  /** It was right at least once. */
  readonly right: boolean;
}

/** The touch of an item after one more response, judged or (null) not yet. */
export const touched = (
  before: Touch | undefined,
  kind: ExerciseKind,
  response: ExerciseResponse,
  verdict: Verdict | null,
): Touch => ({
  kind,
  response,
  answered: before?.answered === true || verdict !== null,
  right: before?.right === true || verdict?.kind === 'correct',
});

const written = ({ response }: Touch): boolean => typeof response === 'string' && response.trim() !== '';
const isTyped = ({ kind }: Touch): boolean => kind === 'type-answer' || kind === 'compose';

/** The points of a visit with these touches, one for each item, the latest last. */
export function pointsOf(rule: PointRule, touches: readonly Touch[]): number {
  const count = (counts: (touch: Touch) => boolean) => touches.filter(counts).length;
  const any = (counts: (touch: Touch) => boolean) => (touches.some(counts) ? 1 : 0);
  switch (rule) {
    case 'right':
      return count(({ right }) => right);
    case 'answered':
      return count(({ answered }) => answered);
    case 'answered-and-right':
      return count(({ answered }) => answered) + count(({ right }) => right);
    case 'grammar':
      return (
        count((touch) => touch.answered && !isTyped(touch)) + any((touch) => touch.right && isTyped(touch))
      );
    case 'common-words':
      return any(({ answered }) => answered) + any(({ kind, right }) => kind === 'fill-blank' && right);
    case 'texts':
      return count((touch) => isTyped(touch) && written(touch));
    case 'answered-and-current':
      return (
        count(({ answered }) => answered) +
        (touches.findLast(({ answered }) => answered)?.right === true ? 1 : 0)
      );
    case 'draft':
      return any((touch) => typeof touch.response === 'string' && isFullDraft(touch.response));
    case 'sentences':
      return (
        Math.max(
          0,
          ...touches.map(({ kind, response }) =>
            kind === 'order' && Array.isArray(response) ? response.length : 0,
          ),
        ) +
        any((touch) => (touch.kind === 'choice' || touch.kind === 'fill-blank') && written(touch)) +
        any((touch) => isTyped(touch) && written(touch))
      );
  }
}
