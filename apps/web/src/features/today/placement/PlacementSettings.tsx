import type { ReviewSummary } from '@ena/contract/reviews';
import { pluralize } from '@ena/domain/text/pluralize';
import { useState } from 'react';
import { api } from '../../../platform/client.ts';
import { errorText } from '../../../platform/errorTexts.ts';
import { useAction } from '../../../platform/useAction.ts';
import { Button } from '../../../ui/Button.tsx';
import { DiscardDialog } from '../../../ui/DiscardDialog.tsx';
import { FormError } from '../../../ui/FormError.tsx';

/** Does a placement at any time, and takes back what placements have marked. */
export function PlacementSettings({
  summary: { placed },
  onChange,
  startCheck,
}: {
  summary: ReviewSummary;
  onChange: (summary: ReviewSummary) => void;
  startCheck: () => void;
}) {
  const { state, run } = useAction();
  const [asksToReset, setAsksToReset] = useState(false);
  const reset = () =>
    void run(async () => {
      await api.placement.reset();
      onChange(await api.reviews.summary());
    });
  return (
    <div className="grid justify-items-start gap-2 border-t border-line pt-5">
      <h2 className="font-sans text-base font-semibold">What you know already</h2>
      <p className="text-sm text-muted">
        {placed > 0
          ? `${pluralize(placed, 'item')} ${placed === 1 ? 'counts' : 'count'} as known from a check, without a review since.`
          : 'A short check finds letters and topics that you know, so that sessions begin with what is new to you.'}
      </p>
      <div className="grid justify-items-start gap-1">
        <Button variant="secondary" onClick={startCheck}>
          Check what I know
        </Button>
        {placed > 0 ? (
          <Button
            variant="quiet"
            className="-ml-5 text-left"
            aria-disabled={state.kind === 'busy'}
            onClick={() => setAsksToReset(true)}
          >
            Ask me everything from the start
          </Button>
        ) : null}
      </div>
      {state.kind === 'failed' ? <FormError>{errorText(state.code)}</FormError> : null}
      {asksToReset ? (
        <DiscardDialog
          title="Ask everything from the start?"
          stayLabel="Keep them"
          discardLabel="Ask everything"
          stay={() => setAsksToReset(false)}
          discard={() => {
            setAsksToReset(false);
            reset();
          }}
        >
          <p>
            {`${pluralize(placed, 'item')} from the check will be new again, in the order of the course. What you have reviewed since stays as it is.`}
          </p>
        </DiscardDialog>
      ) : null}
    </div>
  );
}
