import { correctAnswer, type ExerciseItem, type ExerciseResponse } from '@ena/domain/exercise/kinds';
import { useEffect, useState } from 'react';
import { Ka, TextWithGeorgian } from '../ui/Georgian.tsx';
import { LabeledSegments } from '../ui/SegmentedForm.tsx';
import { answerForms } from './answerForms.ts';
import { type ExplainedForm, explainForms } from './explainForms.ts';

export interface FormExplanationProps {
  readonly item: ExerciseItem;
  readonly response: ExerciseResponse | null;
  readonly isAnswerWithheld?: boolean;
}

/**
 * After a wrong form: what it is instead, and the right form in its parts, once it may be revealed. Nothing until the engine
 * is loaded, or without it.
 */
export default function FormExplanationView({
  item,
  response,
  isAnswerWithheld = false,
}: FormExplanationProps) {
  const [explained, setExplained] = useState<readonly ExplainedForm[]>([]);
  useEffect(() => {
    const forms = answerForms(item);
    if (!forms || typeof response !== 'string') return undefined;
    let isCurrent = true;
    explainForms(response, forms, correctAnswer(item)).then(
      (found) => {
        if (isCurrent) setExplained(found);
      },
      // The answer is shown all the same.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [item, response]);
  if (explained.length === 0) return null;
  return (
    <div className="appear my-1.5 grid gap-2 text-ink">
      {explained.map(({ given, text, segments, differences }) => (
        <div key={text} className="grid gap-1.5">
          <p>
            <Ka>{given}</Ka>: <TextWithGeorgian>{differences.join('; ')}</TextWithGeorgian>.
          </p>
          {isAnswerWithheld ? null : <LabeledSegments segments={segments} />}
        </div>
      ))}
    </div>
  );
}
