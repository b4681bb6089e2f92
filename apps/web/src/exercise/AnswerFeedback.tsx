import { feedbackDetails, feedbackText } from '@ena/domain/exercise/feedback';
import type { Exercise } from '@ena/domain/exercise/model';
import {
  acceptedAnswers,
  type ExerciseItem,
  type ExerciseResponse,
  isFreeWriting,
  isTyped,
} from '@ena/domain/exercise/kinds';
import { nearestOrder } from '@ena/domain/georgian/align';
import type { Verdict } from '@ena/domain/exercise/item';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { TextWithGeorgian } from '../ui/Georgian.tsx';
import { AnswerDiff } from './AnswerDiff.tsx';
import { FormExplanation } from './FormExplanation.tsx';

/**
 * Feedback for a judged answer: the sentence of its page, what differs in a typed answer, the hint if it is shown
 * with wrong answers, and the explanation of the item. The icon is there so that color is not the only cue.
 */
export function AnswerFeedback({
  feedbackKind,
  item,
  verdict,
  hint = 'toggle',
  showExplanation = true,
  isAnswerWithheld = false,
  response,
}: {
  feedbackKind: Exercise['feedback'];
  item: ExerciseItem;
  verdict: Verdict;
  hint?: Exercise['hint'];
  showExplanation?: boolean;
  /** The answer must not be revealed yet. */
  isAnswerWithheld?: boolean;
  /** The learner's response; a typed one is compared with the right one. */
  response?: ExerciseResponse;
}) {
  const right = verdict.kind === 'correct';
  const Icon = right ? CircleCheck : CircleAlert;
  const wrong = verdict.kind === 'incorrect';
  const { explanation: _, ...unexplained } = item;
  const details = feedbackDetails(
    { feedback: feedbackKind, hint },
    showExplanation ? item : unexplained,
    verdict,
    { isAnswerWithheld, response },
  );
  return (
    <div className={`appear flex gap-2.5 ${right ? 'text-correct' : 'text-wrong'}`}>
      <Icon size={22} aria-hidden className="mt-0.5 shrink-0" />
      <div>
        <p className="font-semibold">
          <TextWithGeorgian>
            {feedbackText({ feedback: feedbackKind }, item, verdict, isAnswerWithheld)}
          </TextWithGeorgian>
        </p>
        {wrong &&
        !isAnswerWithheld &&
        isTyped(item) &&
        !isFreeWriting(item) &&
        typeof response === 'string' ? (
          <AnswerDiff
            response={response}
            expected={nearestOrder(response, [verdict.expected, ...acceptedAnswers(item)])}
          />
        ) : null}
        {wrong && response !== undefined ? (
          <FormExplanation {...{ item, response, isAnswerWithheld }} />
        ) : null}
        <p className="text-ink">
          <TextWithGeorgian>{details}</TextWithGeorgian>
        </p>
      </div>
    </div>
  );
}
