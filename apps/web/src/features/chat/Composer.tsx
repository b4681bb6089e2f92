import { maxQuestionLength } from '@ena/domain/assistant/conversation';
import { ArrowUp, Keyboard, Square } from 'lucide-react';
import { type KeyboardEvent, type RefObject, Suspense, useId, useState } from 'react';
import { lazyWithErrorBoundary } from '../../ui/lazyWithErrorBoundary.tsx';

const KeysPanel = lazyWithErrorBoundary(() => import('./KeysPanel.tsx'));

/** The number of remaining characters is shown from this many on. */
const counterThreshold = 200;
/** Height for browsers without `field-sizing`, such as Safari 26.1: the lines of the text on a phone, at most four. */
const rowsOf = (text: string): number =>
  Math.min(
    4,
    text.split('\n').reduce((rows, line) => rows + Math.max(1, Math.ceil(line.length / 25)), 0),
  );
const roundButtonClasses =
  'grid size-12 shrink-0 place-items-center rounded-full border-1.5 transition-colors aria-disabled:border-line aria-disabled:bg-line aria-disabled:text-muted';

interface ComposerProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  readonly write: (text: string) => void;
  readonly send: () => void;
  readonly answering: boolean;
  readonly stop: () => void;
  /** No questions are left, or the conversation is not loaded yet. */
  readonly disabled: boolean;
}

/** The field for a question. Enter sends it, except on touch devices, where it inserts a line break. */
export function Composer({ field, text, write, send, answering, stop, disabled }: ComposerProps) {
  const id = useId();
  const [keys, setKeys] = useState(false);
  const canSend = !answering && !disabled && text.trim() !== '';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && answering) stop();
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    if (window.matchMedia('(hover: none)').matches) return;
    event.preventDefault();
    if (canSend) send();
  };
  const remaining = maxQuestionLength - text.length;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (canSend) send();
      }}
      className="grid grid-cols-1 gap-2"
    >
      {keys ? (
        <Suspense>
          <KeysPanel field={field} />
        </Suspense>
      ) : null}
      <div className="flex items-end gap-2 rounded-2xl border-1.5 border-control bg-surface p-1.5 narrow:flex-wrap narrow:justify-between focus-within:border-wine">
        <button
          type="button"
          aria-expanded={keys}
          onClick={() => setKeys(!keys)}
          className={`${roundButtonClasses} border-transparent text-muted hover:text-wine aria-expanded:bg-wine-soft aria-expanded:text-wine`}
        >
          <Keyboard size={22} aria-hidden />
          <span className="sr-only">Georgian keys</span>
        </button>
        <label htmlFor={id} className="sr-only">
          Your question
        </label>
        <textarea
          ref={field}
          id={id}
          rows={rowsOf(text)}
          value={text}
          maxLength={maxQuestionLength}
          placeholder="Ask about Georgian"
          enterKeyHint="enter"
          aria-describedby={remaining <= counterThreshold ? `${id}-left` : undefined}
          onChange={({ target }) => write(target.value)}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-40 min-h-12 min-w-0 flex-1 narrow:order-first narrow:max-h-24 narrow:basis-full resize-none bg-transparent py-2.5 outline-none placeholder:text-muted"
        />
        {answering ? (
          // Separate keys: React would reuse the element, and the click on Stop would end on a submit button.
          <button
            key="stop"
            type="button"
            onClick={() => {
              stop();
              field.current?.focus();
            }}
            className={`${roundButtonClasses} border-wine bg-surface text-wine`}
          >
            <Square size={18} aria-hidden />
            <span className="sr-only">Stop</span>
          </button>
        ) : (
          <button
            key="send"
            type="submit"
            // aria-disabled instead of disabled, so that it keeps the focus.
            aria-disabled={!canSend}
            className={`${roundButtonClasses} border-transparent bg-wine text-on-wine`}
          >
            <ArrowUp size={22} aria-hidden />
            <span className="sr-only">Send</span>
          </button>
        )}
      </div>
      {remaining <= counterThreshold ? (
        <p id={`${id}-left`} className="px-3 text-sm text-muted tabular-nums">
          {remaining} characters left
        </p>
      ) : null}
    </form>
  );
}
