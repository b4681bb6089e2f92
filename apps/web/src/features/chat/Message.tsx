import { Check, Copy, RotateCcw } from 'lucide-react';
import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { errorText } from '../../platform/errorTexts.ts';
import { TextLink } from '../../ui/Button.tsx';
import { TextWithGeorgian } from '../../ui/Georgian.tsx';
import type { ShownMessage } from './useConversation.ts';
import { lazyWithErrorBoundary } from '../../ui/lazyWithErrorBoundary.tsx';

const smallButtonClasses =
  'inline-flex min-h-11 items-center gap-1.5 rounded-md px-2.5 text-sm font-semibold text-muted hover:text-wine';
const Markdown = lazyWithErrorBoundary(() => import('./Markdown.tsx'));

/** How long the button shows that the text was copied. */
const copiedMs = 2000;

function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const showResult = (result: 'yes' | 'failed') => {
    setCopied(result);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied('no'), copiedMs);
  };
  const statusText = copied === 'yes' ? 'Copied' : copied === 'failed' ? 'Could not copy' : '';
  return (
    <>
      <button
        type="button"
        className={smallButtonClasses}
        onClick={() =>
          // navigator.clipboard is undefined without HTTPS.
          (navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))).then(
            () => showResult('yes'),
            () => showResult('failed'),
          )
        }
      >
        {copied === 'yes' ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
        {statusText === '' ? 'Copy' : statusText}
      </button>
      <span role="status" className="sr-only">
        {statusText}
      </span>
    </>
  );
}

/** Status text of an incomplete or hidden answer; null for a complete one. */
export function answerStatusText({ state, failure, connectionError, locked }: ShownMessage): string | null {
  if (locked) return 'This answer was given with Premium. You need Premium to read it again.';
  if (connectionError) return `${errorText(connectionError)} The answer so far is saved.`;
  if (state === 'failed') return errorText(failure ?? 'CHAT_UNAVAILABLE');
  if (state === 'cut') return 'The answer was too long and is cut here.';
  return state === 'stopped' ? 'Stopped.' : null;
}

interface MessageProps {
  readonly message: ShownMessage;
  readonly answering: boolean;
  /** The last message has a minimum height, so that it can be scrolled to the top of the page. */
  readonly last: boolean;
  /** Null while another question is being answered. */
  readonly retry: (() => void) | null;
}

/** A question and its answer. */
export function Message({ message, answering, last, retry }: MessageProps) {
  const { question, answer, clips, by } = message;
  const ending = answering ? null : answerStatusText(message);
  // The question stays in view while its answer grows: scroll anchoring would keep the focused text field in place.
  useLayoutEffect(() => {
    if (!last) return undefined;
    const { style } = document.documentElement;
    style.overflowAnchor = 'none';
    return () => {
      style.overflowAnchor = '';
    };
  }, [last]);
  return (
    <li
      data-message={message.id}
      className={`grid grid-cols-1 content-start gap-4 ${last ? 'min-h-dvh-minus-56' : ''}`}
    >
      <div className="max-w-6/7 justify-self-end rounded-2xl rounded-br-sm bg-wine-soft px-4 py-2.5">
        <h2 className="sr-only">You asked</h2>
        <p className="whitespace-pre-wrap">
          <TextWithGeorgian>{question}</TextWithGeorgian>
        </p>
      </div>
      <div className="grid grid-cols-1 gap-2">
        <h3 className="text-sm font-normal text-muted font-sans">
          {by === 'course' ? 'From the course' : 'From a language model, based on the course'}
        </h3>
        <div data-answer aria-busy={answering} className="leading-answer">
          <Suspense
            fallback={
              <p className="whitespace-pre-wrap">
                <TextWithGeorgian>{answer}</TextWithGeorgian>
              </p>
            }
          >
            <Markdown text={answer} clips={clips} />
          </Suspense>
          {answering ? <span aria-hidden className="skeleton mt-2 block h-4 w-24" /> : null}
        </div>
        {by === 'model' && answer !== '' && !answering ? (
          <p className="text-sm text-muted">
            A language model can be wrong. For prices, see <TextLink to="/pricing">Subscription</TextLink>.
          </p>
        ) : null}
        {ending === null ? null : <p className="text-muted">{ending}</p>}
        {answering ? null : (
          <div className="-ms-2.5 flex flex-wrap">
            {answer === '' ? null : <CopyButton text={answer} />}
            {/* A locked answer opens again with Premium, so a retry without Premium must not overwrite it. */}
            {retry && ending !== null && !message.locked ? (
              <button type="button" className={smallButtonClasses} onClick={retry}>
                <RotateCcw size={16} aria-hidden /> Try again
              </button>
            ) : null}
          </div>
        )}
      </div>
    </li>
  );
}
