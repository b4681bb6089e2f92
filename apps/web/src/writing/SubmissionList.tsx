import type { Submission } from '@ena/contract/writings';
import { essayLength } from '@ena/domain/lesson/essayLength';
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Banner } from '../ui/Feedback.tsx';
import { SaveErrorText } from './SaveState.tsx';
import { useAccordion } from '../sections/Panel.tsx';
import type { FailureCode } from './writings.ts';

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Inline confirmation of a destructive action; the cancel button gets the focus. */
function InlineConfirmation({
  question,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
}: {
  question: string;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  const cancelButton = useRef<HTMLButtonElement>(null);
  const label = useId();
  useEffect(() => cancelButton.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
  };
  return (
    <div role="group" aria-labelledby={label} className="appear flex flex-wrap items-center gap-2">
      <p id={label} className="mr-2 font-semibold">
        {question}
      </p>
      <Button ref={cancelButton} variant="secondary" onClick={onCancel} onKeyDown={onKeyDown}>
        {cancelLabel}
      </Button>
      <Button variant="secondary" onClick={onConfirm} onKeyDown={onKeyDown} className="text-wrong">
        {confirmLabel}
      </Button>
    </div>
  );
}

function SubmittedText({
  submission: { id, text, submittedAt },
  open,
  toggle,
  hasDraft,
  copy,
  remove,
}: {
  submission: Submission;
  open: boolean;
  toggle: (id: string) => void;
  hasDraft: boolean;
  copy: (text: string) => void;
  remove: (id: string) => Promise<FailureCode | null>;
}) {
  const [confirming, setConfirming] = useState<'remove' | 'replace' | null>(null);
  const [failure, setFailure] = useState<FailureCode | null>(null);
  const heading = useRef<HTMLButtonElement>(null);
  const cancel = () => {
    setConfirming(null);
    heading.current?.focus();
  };
  const length = essayLength(text);
  return (
    <li className="border-b border-line">
      <button
        ref={heading}
        type="button"
        aria-expanded={open}
        aria-controls={`${id}-text`}
        onClick={() => toggle(id)}
        className="flex min-h-12 w-full items-center gap-3 py-2 text-left hover:text-wine"
      >
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap justify-between gap-x-4">
            <time dateTime={submittedAt} className="font-semibold">
              {dateFormat.format(new Date(submittedAt))}
            </time>
            <span className="text-sm text-muted">{length.toLocaleString('en-US')} characters</span>
          </span>
          {open ? null : (
            <span lang="ka" translate="no" className="block truncate text-muted">
              {text.trim()}
            </span>
          )}
        </span>
        <ChevronDown
          size={20}
          aria-hidden
          className={`shrink-0 text-muted transition-transform ${open ? 'rotate-180' : ''}`}
        />
      </button>
      <div id={`${id}-text`} hidden={!open} className="grid grid-cols-1 gap-4 pb-5">
        <p lang="ka" translate="no" className="max-w-prose text-xl leading-relaxed whitespace-pre-wrap">
          {text}
        </p>
        {failure ? (
          <Banner tone="wrong">
            The text was not removed. <SaveErrorText code={failure} />
          </Banner>
        ) : null}
        {confirming === 'remove' ? (
          <InlineConfirmation
            question="Remove this text permanently?"
            confirmLabel="Remove It"
            cancelLabel="Keep It"
            onCancel={cancel}
            onConfirm={() =>
              void remove(id).then((code) => (code ? (setFailure(code), cancel()) : undefined))
            }
          />
        ) : confirming === 'replace' ? (
          <InlineConfirmation
            question="Replace your current draft?"
            confirmLabel="Replace It"
            cancelLabel="Keep It"
            onCancel={cancel}
            onConfirm={() => {
              setConfirming(null);
              copy(text);
            }}
          />
        ) : (
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" onClick={() => (hasDraft ? setConfirming('replace') : copy(text))}>
              Copy into a New Draft
            </Button>
            <Button variant="quiet" onClick={() => setConfirming('remove')}>
              Remove
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}

/** The submissions of an essay: to read, to copy into a new draft, or to remove. */
export function SubmissionList({
  essayHeading,
  submissions,
  hasDraft,
  copy,
  remove,
}: {
  /** Id of the essay's heading. */
  essayHeading: string;
  submissions: readonly Submission[];
  hasDraft: boolean;
  copy: (text: string) => void;
  remove: (id: string) => Promise<FailureCode | null>;
}) {
  const [openId, toggle] = useAccordion();
  const [removed, setRemoved] = useState(false);
  const titleId = useId();
  return (
    <section aria-labelledby={`${titleId} ${essayHeading}`}>
      <h4 id={titleId} tabIndex={-1} className="mb-1 text-lg font-semibold">
        Your texts
      </h4>
      <p role="status" className="text-muted">
        {removed ? 'The text was removed. ' : null}
        {submissions.length === 0 && !removed ? 'Nothing yet. Texts that you submit appear here.' : null}
      </p>
      <ul>
        {submissions.map((submission) => (
          <SubmittedText
            key={submission.id}
            submission={submission}
            open={submission.id === openId}
            toggle={(id) => {
              setRemoved(false);
              toggle(id);
            }}
            hasDraft={hasDraft}
            copy={copy}
            remove={async (id) => {
              const code = await remove(id);
              if (code === null) {
                setRemoved(true);
                document.getElementById(titleId)?.focus();
              }
              return code;
            }}
          />
        ))}
      </ul>
    </section>
  );
}
