import { sanitizeEssayText, maxEssayLength } from '@ena/domain/lesson/draft';
import { essayLengthText, canSubmitEssay, submitMessage } from '@ena/domain/lesson/essay';
import { Keyboard } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { GeorgianKeys } from '../exercise/GeorgianKeys.tsx';
import { LatinKeys } from '../exercise/LatinKeys.tsx';
import { Button } from '../ui/Button.tsx';
import { Banner } from '../ui/Feedback.tsx';
import { SaveErrorText, SaveState } from './SaveState.tsx';
import type { FailureCode } from './writings.ts';

/** The text field of one essay, with its length requirement and whether the draft is saved. */
export function EssayEditor({
  essayId,
  learnerId,
  labelledBy,
  text,
  write,
  submit,
  cancel,
}: {
  essayId: string;
  learnerId: string;
  /** Id of the prompt's heading. */
  labelledBy: string;
  text: string;
  write: (text: string) => void;
  submit: () => Promise<FailureCode | null>;
  cancel: () => void;
}) {
  const field = useRef<HTMLTextAreaElement>(null);
  const baseId = useId();
  const [keys, setKeys] = useState(false);
  const [submitting, setSubmitting] = useState(false);
  const [failure, setFailure] = useState<FailureCode | null>(null);
  useEffect(() => {
    const input = field.current;
    input?.focus({ preventScroll: true });
    input?.setSelectionRange(input.value.length, input.value.length);
  }, []);
  const canSubmit = canSubmitEssay(text) && !submitting;
  const handleSubmit = async () => {
    if (!canSubmit) return;
    setSubmitting(true);
    setFailure(await submit());
    setSubmitting(false);
  };
  return (
    <div className="appear grid grid-cols-1 gap-3">
      <textarea
        ref={field}
        lang="ka"
        aria-labelledby={labelledBy}
        aria-describedby={`${baseId}-length`}
        maxLength={maxEssayLength}
        readOnly={submitting}
        value={text}
        onChange={(event) => {
          setFailure(null);
          write(sanitizeEssayText(event.target.value));
        }}
        className="ruled field-sizing-content max-h-dvh-65 min-h-72 w-full rounded-lg border-1.5 border-control bg-sunken px-4 text-xl text-ink"
      />
      <div className="flex flex-wrap justify-between gap-x-5 gap-y-1 text-sm text-muted">
        <span id={`${baseId}-length`}>{essayLengthText(text)}</span>
        <SaveState learnerId={learnerId} essayId={essayId} />
      </div>
      <LatinKeys field={field} />
      {keys ? <GeorgianKeys field={field} disabled={submitting} /> : null}
      {failure ? (
        <Banner tone="wrong">
          Your text was not submitted; it is kept as a draft. <SaveErrorText code={failure} />
        </Banner>
      ) : null}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          aria-disabled={!canSubmit}
          aria-describedby={canSubmitEssay(text) ? undefined : `${baseId}-short`}
          onClick={() => void handleSubmit()}
        >
          {submitting ? 'Submitting…' : 'Submit'}
        </Button>
        <Button variant="secondary" onClick={cancel}>
          Cancel
        </Button>
        <Button variant="quiet" className="px-2.5" aria-expanded={keys} onClick={() => setKeys(!keys)}>
          <Keyboard size={18} aria-hidden /> {keys ? 'Hide Letters' : 'Georgian Letters'}
        </Button>
      </div>
      <p id={`${baseId}-short`} className="min-h-6 text-sm text-muted">
        {canSubmitEssay(text) ? null : submitMessage(text)}
      </p>
    </div>
  );
}
