import type { ReviewRunItem } from '@ena/contract/reviews';
import type { Skill } from '@ena/domain/review/question';
import { Moon, Repeat } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../platform/client.ts';
import { errorText } from '../../../platform/errorTexts.ts';
import { useAction } from '../../../platform/useAction.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormError } from '../../../ui/FormError.tsx';

interface DifficultNoteProps {
  readonly item: ReviewRunItem;
  readonly skill: Skill;
  readonly lapses: number;
}

/** Of an item that is forgotten again and again: that it is so, what may help, and a rest. */
export function DifficultNote({ item: { id, kind, example }, skill, lapses }: DifficultNoteProps) {
  const { state, run } = useAction<'UNKNOWN_UNIT'>();
  const [isResting, setIsResting] = useState(false);
  const isBusy = state.kind === 'busy';
  const rest = () =>
    void run(async () => {
      await api.reviews.changeCard({ itemId: id, skill, action: 'rest' });
      setIsResting(true);
    });
  return (
    <section
      aria-label={`A difficult ${kind}`}
      className="grid justify-items-start gap-2 rounded-2xl border border-line bg-surface p-4 sm:p-5"
    >
      <p className="flex gap-2.5">
        <Repeat size={18} aria-hidden className="mt-1 shrink-0 text-gold" />
        <span>
          {`You have forgotten this ${kind} ${lapses} times. `}
          {example
            ? 'Try saying its example aloud, or think of a picture that the sound brings to mind. '
            : 'Try saying it aloud, or think of a picture that the sound brings to mind. '}
          Some words come easier after a rest.
        </span>
      </p>
      {isResting ? null : (
        <Button
          variant="secondary"
          className="text-sm"
          aria-disabled={isBusy}
          onClick={() => (isBusy ? undefined : rest())}
        >
          <Moon size={17} aria-hidden /> Let it rest for a week
        </Button>
      )}
      <p role="status" className="text-sm text-muted empty:hidden">
        {isResting ? 'It rests for a week. You find it among your difficult words.' : null}
      </p>
      {state.kind === 'failed' ? <FormError>{errorText(state.code)}</FormError> : null}
    </section>
  );
}
