import { nextWordMilestone } from '@ena/domain/progress/wordMilestones';
import { pluralize } from '@ena/domain/text/pluralize';
import { ProgressBar } from '../ui/Progress.tsx';

/** How many words the learner can read, and the next round number. */
export function ReadableWords({ words, className = '' }: { words: number; className?: string }) {
  const { last, next } = nextWordMilestone(words);
  return (
    <div className={className}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-muted tabular-nums">
        <span>
          You can read <strong className="text-ink">{pluralize(words, 'word')}</strong>
        </span>
        {next === null ? null : <span className="text-sm">next: {next.toLocaleString('en-US')}</span>}
      </p>
      {next === null ? null : (
        <ProgressBar
          percent={Math.round((100 * (words - last)) / (next - last))}
          label={`On the way to ${next} words`}
          className="mt-1.5 h-1.5"
        />
      )}
    </div>
  );
}
