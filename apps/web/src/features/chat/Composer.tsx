import { longestQuestion } from '@ena/domain/assistant/conversation';
import { ArrowUp, Keyboard, Square } from 'lucide-react';
import { type KeyboardEvent, lazy, type RefObject, Suspense, useId, useState } from 'react';

const KeysPanel = lazy(() => import('./KeysPanel.tsx'));

/** So many characters before the end the count is shown. */
const nearEnd = 200;
const round =
  'grid size-12 shrink-0 place-items-center rounded-full border-[1.5px] transition-colors aria-disabled:border-line aria-disabled:bg-line aria-disabled:text-muted';

interface ComposerProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  readonly write: (text: string) => void;
  readonly send: () => void;
  readonly answering: boolean;
  readonly stop: () => void;
  /** Nothing can be asked now: no questions are left, or the conversation is not there yet. */
  readonly closed: boolean;
}

/** Where a question is typed, at the lower edge of the screen. Enter sends, but on phones, where it makes a new line. */
export function Composer({ field, text, write, send, answering, stop, closed }: ComposerProps) {
  const id = useId();
  const [keys, setKeys] = useState(false);
  const ready = !answering && !closed && text.trim() !== '';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && answering) stop();
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    if (window.matchMedia('(hover: none)').matches) return;
    event.preventDefault();
    if (ready) send();
  };
  const left = longestQuestion - text.length;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) send();
      }}
      className="grid grid-cols-[minmax(0,1fr)] gap-2"
    >
      {keys ? (
        <Suspense>
          <KeysPanel field={field} />
        </Suspense>
      ) : null}
      <div className="flex items-end gap-2 rounded-2xl border-[1.5px] border-control bg-surface p-1.5 focus-within:border-wine">
        <button
          type="button"
          aria-expanded={keys}
          onClick={() => setKeys(!keys)}
          className={`${round} border-transparent text-muted hover:text-wine aria-expanded:bg-wine-soft aria-expanded:text-wine`}
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
          rows={1}
          value={text}
          maxLength={longestQuestion}
          placeholder="Ask about Georgian"
          enterKeyHint="enter"
          aria-describedby={left <= nearEnd ? `${id}-left` : undefined}
          onChange={({ target }) => write(target.value)}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-40 min-h-12 min-w-0 flex-1 resize-none bg-transparent py-2.5 outline-none placeholder:text-muted"
        />
        {answering ? (
          // Keys of their own: as one element it would be a submit button by the end of the click that stops.
          <button
            key="stop"
            type="button"
            onClick={() => {
              stop();
              field.current?.focus();
            }}
            className={`${round} border-wine bg-surface text-wine`}
          >
            <Square size={18} aria-hidden />
            <span className="sr-only">Stop</span>
          </button>
        ) : (
          <button
            key="send"
            type="submit"
            // Not switched off, so that it keeps the focus.
            aria-disabled={!ready}
            className={`${round} border-transparent bg-wine text-on-wine`}
          >
            <ArrowUp size={22} aria-hidden />
            <span className="sr-only">Send</span>
          </button>
        )}
      </div>
      {left <= nearEnd ? (
        <p id={`${id}-left`} className="px-3 text-sm text-muted tabular-nums">
          {left} characters left
        </p>
      ) : null}
    </form>
  );
}
