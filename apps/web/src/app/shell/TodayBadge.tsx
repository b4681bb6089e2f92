import { reviewsInRun } from '@ena/domain/review/stepTimes';
import { pluralize } from '@ena/domain/text/pluralize';
import { useViewer } from '../../platform/session.ts';
import { useReviewSummary } from '../../study/reviewSummary.ts';

function Badge({ learnerId, inBar }: { learnerId: string; inBar: boolean }) {
  const state = useReviewSummary(learnerId);
  if (state.kind !== 'known') return null;
  const { due, pausedSince, settings } = state.value;
  if (due === 0 || pausedSince !== null) return null;
  const asked = reviewsInRun(due, settings.minutes);
  return (
    <span className={inBar ? 'relative' : ''}>
      <span
        aria-hidden
        className={`rounded-full bg-wine text-center text-xs font-semibold text-on-wine tabular-nums ${inBar ? 'absolute -top-3 -left-0.5 min-w-4 px-1 leading-4' : 'inline-block min-w-5 px-1.5 leading-5'}`}
      >
        {asked}
      </span>
      <span className="sr-only">{`${pluralize(asked, 'review')} due`}</span>
    </span>
  );
}

/**
 * In the link to Today: how many reviews its session asks. Nothing where none are due, during a pause, and until the number is known.
 * `inBar`: above the text, so that nothing beside the link moves.
 */
export default function TodayBadge({ inBar = false }: { inBar?: boolean }) {
  const viewer = useViewer();
  return viewer.kind === 'known' && viewer.value ? <Badge learnerId={viewer.value.id} inBar={inBar} /> : null;
}
