import { correctAnswer, type ExerciseItem, fillGap } from '@ena/domain/exercise/kinds';
import type { Exercise } from '@ena/domain/exercise/model';
import type { ExerciseRun } from '@ena/domain/exercise/run';
import { hasGeorgian } from '@ena/domain/georgian/letters';
import { ArrowRight, Check, RotateCcw } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../ui/Button.tsx';
import { Ka, TextWithGeorgian } from '../ui/Georgian.tsx';
import { AnswerTexts } from './AnswerTexts.tsx';

/** An exercise that can be opened from the end of another one. */
export interface NextExercise {
  readonly title: string;
  readonly open: () => void;
}

/** How many answers were right, and right the first time (decision 0052). */
function Score({ exercise: { items }, run }: { exercise: Exercise; run: ExerciseRun }) {
  const [right, corrected] = [run.right, run.corrected].map(
    (ids) => items.filter(({ id }) => ids.includes(id)).length,
  );
  if (items.every(({ id }) => run.missedBefore.includes(id)))
    return (
      <>
        You corrected{' '}
        <strong>
          {corrected} of {items.length}
        </strong>
        .
      </>
    );
  return (
    <>
      You got{' '}
      <strong>
        {right} of {items.length}
      </strong>{' '}
      right{corrected ? ` the first time, and corrected ${corrected}` : ''}.
    </>
  );
}

/** What was asked, with its right answer. */
function MissedItem({ item, isCorrected }: { item: ExerciseItem; isCorrected: boolean }) {
  const answer = correctAnswer(item);
  const isGeorgian = hasGeorgian(answer);
  const asked = fillGap(item, '______') ?? item.display;
  return (
    <li className="grid gap-1.5 border-t border-line py-4 first:border-t-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-muted">
        <span>
          <TextWithGeorgian>{item.prompt}</TextWithGeorgian>
        </span>
        {isCorrected ? (
          <span className="inline-flex items-center gap-1 text-sm text-correct">
            <Check size={15} aria-hidden /> corrected
          </span>
        ) : null}
      </p>
      {/* With an English answer, what was asked is among the texts below. */}
      {isGeorgian && asked !== undefined && asked !== answer ? <Ka className="text-lg">{asked}</Ka> : null}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1.5">
        <AnswerTexts item={item} />
        {isGeorgian ? null : <p className="font-semibold">{answer}</p>}
      </div>
    </li>
  );
}

/**
 * The end of a run: the score, what was missed, and what to do next. Rendered empty until then: screen readers announce
 * the score only in a live region that they know. Takes the focus if its button, Finish, is gone.
 */
export function RunSummary({
  isComplete,
  exercise,
  run,
  repeat,
  nextExercise,
  onBack,
  backLabel = 'More Exercises',
  children,
}: {
  isComplete: boolean;
  exercise: Exercise;
  run: ExerciseRun;
  /** Starts a run of the missed items. */
  repeat: () => void;
  nextExercise?: NextExercise | undefined;
  onBack: () => void;
  backLabel?: string | undefined;
  /** What follows in the lesson. */
  children?: ReactNode;
}) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isComplete && document.activeElement === document.body)
      section.current?.focus({ preventScroll: true });
  }, [isComplete]);
  const missed = isComplete ? exercise.items.filter(({ id }) => run.wrong.includes(id)) : [];
  return (
    <section
      ref={section}
      tabIndex={isComplete ? -1 : undefined}
      aria-label={isComplete ? 'End of the exercise' : undefined}
      className={isComplete ? 'appear mt-8 grid gap-5 border-t border-line pt-6 outline-none' : ''}
    >
      <p role="status" className="text-lg">
        {isComplete ? (
          <>
            That was the last one. <Score exercise={exercise} run={run} />
          </>
        ) : null}
      </p>
      {missed.length > 0 ? (
        <div className="rounded-2xl border border-line bg-surface px-5 pt-4 pb-1">
          <h3 className="mb-1 text-xl">What you missed</h3>
          <ul>
            {missed.map((item) => (
              <MissedItem key={item.id} item={item} isCorrected={run.corrected.includes(item.id)} />
            ))}
          </ul>
        </div>
      ) : null}
      {isComplete ? (
        <div className="grid gap-3 sm:flex sm:flex-wrap">
          {missed.length > 0 ? (
            <Button onClick={repeat}>
              <RotateCcw size={17} aria-hidden /> Repeat What You Missed
            </Button>
          ) : null}
          {nextExercise ? (
            <Button variant={missed.length > 0 ? 'secondary' : 'primary'} onClick={nextExercise.open}>
              Next: {nextExercise.title} <ArrowRight size={18} aria-hidden />
            </Button>
          ) : null}
          <Button variant="secondary" onClick={onBack}>
            {backLabel}
          </Button>
        </div>
      ) : null}
      {isComplete ? children : null}
    </section>
  );
}
