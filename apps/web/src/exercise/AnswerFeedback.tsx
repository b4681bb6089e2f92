import { correctionText, feedbackText } from '@ena/domain/exercise/feedback';
import type { Exercise } from '@ena/domain/exercise/model';
import type { ExerciseItem, ExerciseResponse } from '@ena/domain/exercise/kinds';
import type { Verdict } from '@ena/domain/exercise/item';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { TextWithGeorgian } from '../ui/Georgian.tsx';
import { LetterDiff } from './LetterDiff.tsx';

/** Kinds of feedback whose sentence contains the hint already (EX-23, EX-50). */
const hintInSentence: readonly Exercise['feedback'][] = ['counting', 'grammar-prompt'];

/**
 * Feedback for a judged answer: the sentence of its page, the letter that differs, the hint if it is shown with
 * wrong answers, and the explanation of the item. The icon is there so that color is not the only cue.
 */
export function AnswerFeedback({
  feedbackKind,
  item,
  verdict,
  hint = 'toggle',
  showExplanation = true,
  response,
}: {
  feedbackKind: Exercise['feedback'];
  item: ExerciseItem;
  verdict: Verdict;
  hint?: Exercise['hint'];
  showExplanation?: boolean;
  /** The learner's response; a dictation compares it with the right word. */
  response?: ExerciseResponse;
}) {
  const right = verdict.kind === 'correct';
  const Icon = right ? CircleCheck : CircleAlert;
  const wrong = verdict.kind === 'incorrect';
  const details = [
    correctionText(item, verdict),
    wrong && hint === 'when-wrong' && !hintInSentence.includes(feedbackKind) ? item.hint : '',
    showExplanation ? item.explanation : '',
  ];
  return (
    <div className={`appear flex gap-2.5 ${right ? 'text-correct' : 'text-wrong'}`}>
      <Icon size={22} aria-hidden className="mt-0.5 shrink-0" />
      <div>
        <p className="font-semibold">
          <TextWithGeorgian>{feedbackText({ feedback: feedbackKind }, item, verdict)}</TextWithGeorgian>
        </p>
        {feedbackKind === 'dictation' && wrong && typeof response === 'string' ? (
          <LetterDiff response={response} expected={verdict.expected} />
        ) : null}
        <p className="text-ink">
          <TextWithGeorgian>{details.filter(Boolean).join(' ')}</TextWithGeorgian>
        </p>
      </div>
    </div>
  );
}
