/** Rules of essays: when a text may be submitted, and the texts about its length (ADV-23, ADV-24, ADV-37). Pure. */

import { pluralize } from '../text/pluralize.ts';
import { maxEssayLength } from './draft.ts';
import { draftAbove, essayLength, isFullDraft } from './essayLength.ts';

/** Characters that a text needs to be submitted (ADV-23). */
const minToSubmit = 50;
/** Maximum stored submissions of a learner: a dozen per essay. Not part of the specification. */
export const maxSubmissions = 100;

export const canSubmitEssay = (text: string): boolean => essayLength(text) >= minToSubmit;

/** Message for a text: after Submit, or beside the disabled button while it is too short (ADV-24). */
export const submitMessage = (text: string): string =>
  canSubmitEssay(text)
    ? 'Your writing has been submitted for review. Keep practicing!'
    : 'Please write a longer response to receive meaningful feedback.';

/** Text of the character counter, with the number of characters that are still missing. */
export function essayLengthText(text: string): string {
  const length = essayLength(text);
  const count = pluralize(length, 'character');
  if (text.length >= maxEssayLength) return `${count}: the maximum length`;
  if (!canSubmitEssay(text)) return `${count}, ${minToSubmit - length} more to submit`;
  if (!isFullDraft(text))
    return `${count}: ready to submit, ${draftAbove + 1 - length} more to complete the lesson`;
  return `${count}: ready to submit, and enough to complete the lesson`;
}
