import { canShowAnswer, isAnswerWithheld } from '@ena/domain/exercise/itemState';
import type { Exercise } from '@ena/domain/exercise/model';
import { currentItem, type ExerciseRun } from '@ena/domain/exercise/run';
import { Eye } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../ui/Button.tsx';
import { AnswerFeedback } from './AnswerFeedback.tsx';
import { AnswerTexts } from './AnswerTexts.tsx';

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
  const isWithheld = isAnswerWithheld(item, run);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a small screen the feedback may be out of view.
    if (verdict) box.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [verdict, isWithheld]);
  return (
    // Reserves space, to avoid a layout shift when feedback appears.
    <div ref={box} className="min-h-36 scroll-mb-24 max-sm:mt-5">
      <div role="status">
        {verdict ? (
          <AnswerFeedback
            feedbackKind={exercise.feedback}
            hint={exercise.hint}
            item={item}
            verdict={verdict}
            isAnswerWithheld={isWithheld}
            response={run.response}
          />
        ) : null}
      </div>
      {canShowAnswer(item, run) ? (
        <Button variant="quiet" className="appear ml-5 px-3" onClick={showAnswer}>
          <Eye size={18} aria-hidden /> Show Answer
        </Button>
      ) : null}
      {verdict && !isWithheld ? <AnswerTexts item={item} className="mt-3 ml-8" /> : null}
    </div>
  );
}
