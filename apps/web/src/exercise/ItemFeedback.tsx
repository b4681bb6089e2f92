import { canShowAnswer, isAnswerWithheld } from '@ena/domain/exercise/itemState';
import type { Exercise } from '@ena/domain/exercise/model';
import { currentItem, type ExerciseRun } from '@ena/domain/exercise/run';
import { Eye } from 'lucide-react';
import { Button } from '../ui/Button.tsx';
import { AnswerFeedback } from './AnswerFeedback.tsx';
import { AnswerTexts } from './AnswerTexts.tsx';
import { LatinNotice } from './LatinNotice.tsx';

/** The feedback for the current item of an exercise; the Georgian of the answer once it may be revealed. */
export function ItemFeedback({
  exercise,
  run,
  showAnswer,
}: {
  exercise: Exercise;
  run: ExerciseRun;
  showAnswer: () => void;
}) {
  const item = currentItem(exercise, run);
  const verdict = run.phase === 'judged' ? run.verdict : null;
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
      <div role="status">
        {run.phase === 'answering' && run.latin ? <LatinNotice latin={run.latin} /> : null}
        {verdict ? (
          <AnswerFeedback
            feedbackKind={exercise.feedback}
            hint={exercise.hint}
            item={item}
            verdict={verdict}
            isAnswerWithheld={isAnswerWithheld(item, run)}
            response={run.response}
          />
        ) : null}
      </div>
      {canShowAnswer(item, run) ? (
        <Button variant="quiet" className="appear -my-1 px-3" onClick={showAnswer}>
          <Eye size={18} aria-hidden /> Show Answer
        </Button>
      ) : null}
      {verdict && !isAnswerWithheld(item, run) ? (
        <AnswerTexts item={item} isSilent={exercise.isSilent} autoPlay isOneLine className="max-sm:ml-8" />
      ) : null}
    </div>
  );
}
