import { Layers } from 'lucide-react';
import { useReviewSummary } from '../../study/reviewSummary.ts';
import { shortReviewsText } from '../../study/reviewsText.ts';
import { TextLink } from '../../ui/Button.tsx';

/** Leads to Today from a hub. Its text is replaced in its place when what is due is known: nothing below it moves. */
export function TodayLine({ learnerId }: { learnerId: string | null }) {
  const state = useReviewSummary(learnerId);
  return (
    <p className="mt-1 flex min-h-13 items-center gap-2.5">
      <Layers size={20} aria-hidden className="shrink-0 text-wine" />
      <TextLink to="/today">
        {state.kind === 'known' ? shortReviewsText(state.value) : 'Today’s session'}
      </TextLink>
    </p>
  );
}
