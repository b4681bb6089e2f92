import type { ReviewSummary } from '@ena/contract/reviews';
import { Button } from '../../../ui/Button.tsx';

/** A learner with fewer cards is asked whether they know something already. */
const maxCards = 10;

export const isFirstVisit = ({ cards, newItems, pausedSince }: ReviewSummary): boolean =>
  cards < maxCards && newItems > 0 && pausedSince === null;

/** On the first visit: whether to begin at the beginning, or after what a check finds known. */
export function PlacementOffer({
  isBusy,
  text,
  start,
  startCheck,
}: {
  isBusy: boolean;
  /** What the review run brings. */
  text: string;
  start: () => void;
  startCheck: () => void;
}) {
  return (
    <>
      <div>
        <h2 className="text-heading">Can you read this already?</h2>
        <p className="mt-1 text-muted">
          Then a short check finds the letters and topics that you know, and your sessions begin with what is
          new to you. No need to guess: “I don’t know” moves on to the next topic, and wrong answers end the
          check sooner.
        </p>
      </div>
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        <Button className="min-h-14 text-lg sm:px-8" aria-disabled={isBusy} onClick={start}>
          I am a beginner
        </Button>
        <Button
          variant="secondary"
          className="min-h-14 text-lg sm:px-8"
          aria-disabled={isBusy}
          onClick={startCheck}
        >
          Check what I know
        </Button>
      </div>
      <p className="text-sm text-muted">{text}</p>
    </>
  );
}
