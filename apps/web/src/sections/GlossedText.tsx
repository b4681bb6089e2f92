import { findLesson } from '@ena/course/catalog';
import type { GlossaryEntry } from '@ena/domain/lesson/model';
import { tokenizeText } from '@ena/domain/georgian/tokenizeText';
import { romanize } from '@ena/domain/georgian/romanize';
import { Popover } from 'radix-ui';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { Ka, KaLatin } from '../ui/Georgian.tsx';
import type { Visit } from './visit.ts';

function WordMeaning({ form, entry }: { form: string; entry: GlossaryEntry }) {
  const lesson = entry.taughtIn ? findLesson(entry.taughtIn) : undefined;
  return (
    <div className="grid gap-0.5">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <Ka className="font-serif text-2xl">{form}</Ka>
        <KaLatin className="text-muted">{`/${romanize(form)}/`}</KaLatin>
      </p>
      <p className="font-semibold">{entry.gloss}</p>
      {entry.lemma === form && !entry.note ? null : (
        <p className="text-sm text-muted">
          {entry.lemma === form ? null : (
            <>
              from <Ka className="text-base text-ink">{entry.lemma}</Ka>
            </>
          )}
          {entry.note && entry.lemma !== form ? ', ' : ''}
          {entry.note}
        </p>
      )}
      {lesson ? (
        <p className="mt-1 text-sm">
          Taught in{' '}
          <Link to={lesson.path} className="text-wine underline underline-offset-4">
            {lesson.title}
          </Link>
        </p>
      ) : null}
    </div>
  );
}

/** Hint above a text that its words can be tapped. */
export const TapHint = () => <p className="text-sm text-muted">Tap a word to see what it means here.</p>;

/** Georgian text in which each word opens a popover with its meaning, by a tap or by Enter. */
export function GlossedText({
  text,
  glossary,
  className,
}: {
  text: string;
  glossary: Visit['glossary'];
  className?: string;
}) {
  const [open, setOpen] = useState<{ form: string; entry: GlossaryEntry } | null>(null);
  const anchor = useRef<HTMLElement>(null);
  const words = useRef<HTMLSpanElement>(null);
  const leftOutside = useRef(false);
  return (
    <Popover.Root open={open !== null} onOpenChange={(now) => (now ? null : setOpen(null))}>
      <Popover.Anchor virtualRef={anchor} />
      <span ref={words} lang="ka" translate="no" className={className}>
        {tokenizeText(text).map(([before, word, after], index) => {
          const entry = glossary?.[word];
          if (!entry) return before + word + after;
          return (
            // oxlint-disable-next-line react/no-array-index-key -- parts of a fixed text never move
            <span key={index} className="whitespace-nowrap">
              {before}
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={(event) => {
                  anchor.current = event.currentTarget;
                  setOpen({ form: word, entry });
                }}
                className="cursor-pointer rounded-sm underline decoration-control decoration-dotted decoration-1 underline-offset-6 hover:text-wine"
              >
                {word}
              </button>
              {after}
            </span>
          );
        })}
      </span>
      <Popover.Portal>
        <Popover.Content
          sideOffset={6}
          collisionPadding={12}
          aria-label="Meaning"
          onInteractOutside={(event) => {
            // A tap on another word of this text shows that word instead; anywhere else it only closes.
            if (event.target instanceof Node && words.current?.contains(event.target)) event.preventDefault();
            else leftOutside.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!leftOutside.current) anchor.current?.focus({ preventScroll: true });
            leftOutside.current = false;
          }}
          className="appear z-50 max-w-72 rounded-lg border border-line bg-surface px-4 py-3 text-ink shadow-lift"
        >
          {open ? <WordMeaning {...open} /> : null}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
