import { tokenizeText } from '@ena/domain/georgian/tokenizeText';
import type { GlossaryEntry } from '@ena/domain/lesson/model';
import { type KeyboardEvent, Suspense, useRef, useState } from 'react';
import { fitWords } from '../ui/Georgian.tsx';
import { lazyWithErrorBoundary } from '../ui/lazyWithErrorBoundary.tsx';
import type { Visit } from './visit.ts';
import type { WordContext } from './WordPopover.tsx';

// Lazy: few words of a page are tapped, and the popover needs a library.
const loadPopover = () => import('./WordPopover.tsx');
const preloadPopover = () => void loadPopover().catch(() => undefined);
const WordPopover = lazyWithErrorBoundary(loadPopover);

/** Hint above a text that its words can be tapped. */
export const TapHint = () => (
  <p className="text-sm text-muted">
    Tap a word to see what it means here.
    <span className="max-sm:hidden pointer-coarse:hidden">
      {' '}
      With a keyboard, arrow keys lead from word to word, S saves the word to Today, and Shift+S the sentence.
    </span>
  </p>
);

/** By arrow keys from word to word: a text is one tab stop, however long it is. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const words = [...event.currentTarget.querySelectorAll('button')];
  const index = words.findIndex((word) => word === event.target);
  const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: words.length - 1 }[event.key];
  const word = to === undefined ? undefined : words[to];
  if (index === -1 || !word || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  words[index]?.setAttribute('tabindex', '-1');
  word.removeAttribute('tabindex');
  word.focus();
}

/** What the key of an event saves of the focused word: S the word, Shift and S its sentence, on any keyboard layout. */
const savedByKey = ({ code, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  code !== 'KeyS' || altKey || ctrlKey || metaKey ? null : shiftKey ? 'sentence' : 'word';

interface GlossedTextProps {
  readonly text: string;
  /** The sentence of which `text` is a part; by default `text`. */
  readonly sentence?: string;
  /** What the sentence means, saved with its words, or as a whole. */
  readonly translation?: string | undefined;
  /** What the course says of its words; of the others the grammar engine says what they can be. */
  readonly glossary?: Visit['glossary'];
  readonly className?: string;
  /** The lines under the words are fainter, in lists and tables of which the text is a small part. */
  readonly isQuiet?: boolean;
}

/** Georgian text in which each word opens a popover with its meaning and its parts, by a tap or by Enter. */
export function GlossedText({
  text,
  sentence = text,
  translation,
  glossary,
  className = '',
  isQuiet = false,
}: GlossedTextProps) {
  const [open, setOpen] = useState<{
    readonly form: string;
    readonly entry: GlossaryEntry | undefined;
    readonly context: WordContext;
    readonly saveAtOnce: 'word' | 'sentence' | null;
  } | null>(null);
  const savedAtOnce = useRef<'word' | 'sentence' | null>(null);
  const anchor = useRef<HTMLElement>(null);
  const words = useRef<HTMLSpanElement>(null);
  const tokens = tokenizeText(text);
  const first = tokens.findIndex(([, word]) => word !== '');
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- of its buttons */}
      <span
        ref={words}
        lang="ka"
        translate="no"
        onKeyDown={(event) => {
          moveFocus(event);
          savedAtOnce.current = savedByKey(event);
          if (savedAtOnce.current && event.target instanceof HTMLButtonElement) event.target.click();
          savedAtOnce.current = null;
        }}
        onPointerEnter={preloadPopover}
        onFocus={preloadPopover}
        className={`glossed ${isQuiet ? 'decoration-line' : 'decoration-control'} ${className}`}
      >
        {tokens.map(([before, word, after], index) => {
          if (word === '') return before + word + after;
          const button = (
            <button
              // oxlint-disable-next-line react/no-array-index-key -- parts of a fixed text never move
              key={index}
              type="button"
              aria-haspopup="dialog"
              tabIndex={index === first ? undefined : -1}
              onClick={(event) => {
                anchor.current = event.currentTarget;
                // A part of a sentence, such as the noun of a pattern, is in it once.
                const at =
                  sentence.indexOf(text) + tokens.slice(0, index).flat().join('').length + before.length;
                setOpen({
                  form: word,
                  entry: glossary?.[word],
                  context: { text: sentence, translation, at },
                  saveAtOnce: savedAtOnce.current,
                });
              }}
            >
              {word}
            </button>
          );
          return before === '' && after === '' ? (
            button
          ) : (
            // oxlint-disable-next-line react/no-array-index-key -- parts of a fixed text never move
            <span key={index} className="whitespace-nowrap">
              {before}
              {button}
              {after}
            </span>
          );
        })}
      </span>
      {open ? (
        <Suspense>
          <WordPopover {...open} anchor={anchor} words={words} close={() => setOpen(null)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** As `KaFit`: words that would not fit into the line are smaller. */
export const GlossedTextFit = ({ className = '', ...props }: GlossedTextProps) => (
  <span className={`@container block min-w-0 flex-1 ${className}`}>
    <GlossedText {...props} className={`block ${fitWords(props.text)}`} />
  </span>
);
