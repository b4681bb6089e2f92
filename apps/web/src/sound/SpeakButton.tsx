import { Square, Volume2 } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { lit, loadPlayer, useLit } from './state.ts';

/** Tells which buttons are on the screen, so that their clips are fetched ahead. */
const names = new WeakMap<Element, string>();
const seen =
  typeof IntersectionObserver === 'undefined'
    ? null
    : new IntersectionObserver((entries) => {
        void loadPlayer()
          .then(({ fetchAhead, fetchLater }) => {
            for (const { target, isIntersecting } of entries) {
              const name = names.get(target);
              if (name !== undefined) (isIntersecting ? fetchAhead : fetchLater)(name);
            }
          })
          // Offline, say: pressing tries again.
          .catch(() => undefined);
      });

interface SpeakProps {
  /** Name of the clip: the text itself, or the id of a longer one. */
  readonly name: string;
  /** What is said, where the name is an id. */
  readonly text?: string;
  /** Lit for a second at least: words, letters, examples (AUD-02, ADV-05); lines and texts are not. */
  readonly hold?: boolean;
  /** Words instead of an icon alone, such as 'Listen'. */
  readonly label?: string;
  readonly labelStop?: string;
  /** Slower than the learner's wish says. */
  readonly slow?: boolean;
  /** By the clip alone, not by a voice of the browser's own: what it lets the ear tell apart was measured. */
  readonly measured?: boolean;
  /** Sounds by itself when it appears: what an exercise asks. */
  readonly auto?: boolean;
  /** Where there are many side by side. */
  readonly small?: boolean;
  readonly className?: string;
}

/** A button that says a Georgian text; pressed again it stops. */
export function SpeakButton({
  name,
  text = name,
  hold = false,
  label,
  labelStop = 'Stop',
  slow = false,
  measured = false,
  auto = false,
  small = false,
  className = '',
}: SpeakProps) {
  const buttonId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const on = useLit(buttonId);
  useEffect(() => {
    const element = button.current;
    if (!element || !seen) return;
    names.set(element, name);
    seen.observe(element);
    return () => seen.unobserve(element);
  }, [name]);
  useEffect(() => {
    if (auto)
      loadPlayer().then(
        ({ play }) => play({ buttonId, name, text, hold, slow, measured }),
        () => undefined,
      );
  }, [auto, buttonId, name, text, hold, slow, measured]);
  // What sounds ends with its button.
  useEffect(
    () => () => {
      if (lit.get()?.buttonId === buttonId) void loadPlayer().then(({ stopIf }) => stopIf(buttonId));
    },
    [buttonId],
  );
  // A failure to load the player shows itself when the button is pressed.
  const soonPressed = () =>
    void loadPlayer().then(
      ({ prepare }) => prepare(name),
      () => undefined,
    );
  const Icon = on && label ? Square : Volume2;
  return (
    <button
      ref={button}
      type="button"
      aria-pressed={label ? undefined : on}
      data-clip={name}
      onPointerEnter={soonPressed}
      onPointerDown={soonPressed}
      onFocus={soonPressed}
      onClick={() => {
        loadPlayer().then(
          ({ press }) => press({ buttonId, name, text, hold, slow, measured }),
          (error: unknown) => console.warn('The player cannot be loaded.', error),
        );
      }}
      className={`inline-flex shrink-0 items-center justify-center rounded-full border-[1.5px] font-semibold transition-colors ${
        label ? 'min-h-11 gap-2 px-4' : small ? 'size-9' : 'size-11'
      } ${on ? 'border-wine bg-wine text-on-wine' : 'border-line bg-surface text-wine hover:border-wine'} ${className}`}
    >
      <Icon size={label || small ? 18 : 20} aria-hidden />
      {label ? (
        on ? (
          labelStop
        ) : (
          label
        )
      ) : (
        // Held here: outside of a table that scrolls it would widen the page.
        <span className="relative">
          <span className="sr-only">
            Listen to <span lang="ka">{text}</span>
          </span>
        </span>
      )}
    </button>
  );
}
