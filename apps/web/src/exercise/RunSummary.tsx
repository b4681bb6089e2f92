import { correctAnswer, type ExerciseItem, fillGap } from '@ena/domain/exercise/kinds';
import type { Exercise } from '@ena/domain/exercise/model';
import type { ExerciseRun } from '@ena/domain/exercise/run';
import { hasGeorgian } from '@ena/domain/georgian/letters';
import { ArrowRight, Check, RotateCcw } from 'lucide-react';
import { type ReactNode, type RefObject, useId } from 'react';
import { resultTier } from '@ena/domain/quiz/result';
import { Button } from '../ui/Button.tsx';
import { Ka, TextWithGeorgian } from '../ui/Georgian.tsx';
import { AnswerTexts } from './AnswerTexts.tsx';
import { ResultHeadline } from './ResultHeadline.tsx';
import { RunBar, RunHeader, RunScreen } from './RunScreen.tsx';

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
    return corrected === 0 ? (
      <>None of them was right yet. Look at the answers below, and try once more.</>
    ) : (
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
function MissedItem({
  item,
  isCorrected,
  isSilent,
}: {
  item: ExerciseItem;
  isCorrected: boolean;
  isSilent: Exercise['isSilent'];
}) {
  const answer = correctAnswer(item);
  const isGeorgian = hasGeorgian(answer);
  const asked = fillGap(item, '______') ?? item.display;
  return (
    <li className="grid grid-cols-1 gap-1.5 border-t border-line py-4 first:border-t-0">
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
        <AnswerTexts item={item} isSilent={isSilent} />
        {isGeorgian ? null : <p className="font-semibold">{answer}</p>}
      </div>
      {item.translation === undefined ? null : (
        <p className="text-muted">
          <TextWithGeorgian>{item.translation}</TextWithGeorgian>
        </p>
      )}
    </li>
  );
}

interface RunSummaryProps {
  readonly screen: RefObject<HTMLDivElement | null>;
  readonly exercise: Exercise;
  readonly run: ExerciseRun;
  /** Starts a run of the missed items. */
  readonly repeat: () => void;
  readonly nextExercise?: NextExercise | undefined;
  readonly close: { readonly label: string; readonly onClick: () => void };
  /** What follows in the lesson. */
  readonly children?: ReactNode;
}

/** The result of a run, on the same screen: the score, what was missed, and what to do next. */
export function RunSummary({
  screen,
  exercise,
  run,
  repeat,
  nextExercise,
  close,
  children,
}: RunSummaryProps) {
  const id = useId();
  const missed = exercise.items.filter(({ id: itemId }) => run.wrong.includes(itemId));
  const total = exercise.items.length;
  return (
    <RunScreen
      ref={screen}
      label="End of the exercise"
      describedBy={id}
      contentKey="end"
      isText
      header={<RunHeader close={close} title={exercise.title} />}
      bar={
        <RunBar
          actions={
            <>
              {nextExercise ? (
                <Button variant={missed.length > 0 ? 'secondary' : 'primary'} onClick={nextExercise.open}>
                  Next: {nextExercise.title} <ArrowRight size={18} aria-hidden className="shrink-0" />
                </Button>
              ) : null}
              {missed.length > 0 ? (
                <Button onClick={repeat}>
                  <RotateCcw size={17} aria-hidden className="shrink-0" /> Practice What You Missed
                </Button>
              ) : nextExercise ? null : (
                <Button onClick={close.onClick}>{close.label}</Button>
              )}
            </>
          }
        />
      }
    >
      <ResultHeadline
        tier={resultTier(total - missed.length, total)}
        score={
          <p id={id} className="text-xl">
            <Score exercise={exercise} run={run} />
          </p>
        }
      />
      {missed.length > 0 ? (
        <section
          aria-label="What you missed"
          className="rounded-2xl border border-line bg-surface px-5 pt-4 pb-1"
        >
          <h2 className="mb-1 text-xl">What you missed</h2>
          <ul>
            {missed.map((item) => (
              <MissedItem
                key={item.id}
                item={item}
                isCorrected={run.corrected.includes(item.id)}
                isSilent={exercise.isSilent}
              />
            ))}
          </ul>
        </section>
      ) : null}
      {children}
    </RunScreen>
  );
}
