import { Eye, EyeOff, Play, Square } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { scrollBehavior } from '../platform/scrollBehavior.ts';
import { SpeakButton } from '../sound/SpeakButton.tsx';
import type { LinePlayback } from '../sound/usePlaylist.ts';
import { KaLatin } from '../ui/Georgian.tsx';
import { GlossedText, TapHint } from './GlossedText.tsx';
import { setTextDisplay, type TextDisplay, useTextDisplay } from './textDisplay.ts';
import type { Visit } from './visit.ts';

interface Line {
  readonly speaker: string;
  readonly form: string;
  readonly romanization: string;
  readonly gloss: string;
}

/**
 * Returns a ref for the box of the lines. While it is on the screen, each line that starts to play is scrolled into
 * view; otherwise the page stays where the learner has scrolled, such as to the questions.
 */
export function useScrollToCurrentLine({
  current,
  isPlaying,
}: Pick<LinePlayback, 'current' | 'isPlaying'>): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!box.current || current === null || !isPlaying) return;
    const { top, bottom } = box.current.getBoundingClientRect();
    if (bottom > 0 && top < window.innerHeight)
      box.current
        .querySelector('[aria-current]')
        ?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() });
  }, [current, isPlaying]);
  return box;
}

const toggles = [
  ['translation', 'Translation'],
  ['romanization', 'Romanization'],
] as const satisfies readonly (readonly [keyof TextDisplay, string])[];

/** Buttons that show and hide the translation and the romanization of all lines. */
function TextDisplayToggles() {
  const display = useTextDisplay();
  return (
    <div role="group" aria-label="Show" className="flex flex-wrap gap-1.5">
      {toggles.map(([part, label]) => {
        const Icon = display[part] ? Eye : EyeOff;
        return (
          <button
            key={part}
            type="button"
            aria-pressed={display[part]}
            onClick={() => setTextDisplay({ [part]: !display[part] })}
            className="flex min-h-11 items-center gap-1 rounded-full border-1.5 border-control px-2.5 text-sm font-semibold text-muted hover:text-wine aria-pressed:border-wine aria-pressed:text-wine sm:gap-1.5 sm:px-3 sm:text-base"
          >
            {/* On a phone only what is hidden has an icon, so that the row is one line. */}
            <Icon size={16} aria-hidden className={display[part] ? 'max-sm:hidden' : ''} />
            {label}
          </button>
        );
      })}
    </div>
  );
}

function PlayAllButton({
  playback: { isPlaying, playAll, stop },
  isDisabled,
}: {
  playback: LinePlayback;
  isDisabled: boolean;
}) {
  const Icon = isPlaying ? Square : Play;
  return (
    <button
      type="button"
      aria-disabled={isDisabled}
      onClick={() => (isPlaying ? stop() : isDisabled ? undefined : playAll())}
      className={`inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full border-1.5 font-semibold sm:min-w-30 sm:px-4 transition-colors aria-disabled:text-muted ${
        isPlaying
          ? 'border-wine bg-wine text-on-wine'
          : 'border-control bg-surface text-wine hover:border-wine'
      }`}
    >
      <Icon size={18} aria-hidden />
      <span className="max-sm:sr-only">{isPlaying ? 'Stop' : 'Play all'}</span>
    </button>
  );
}

/** The lines of a dialogue or recording. The one that is played is highlighted. */
export function SpokenLines({
  lines,
  playback,
  glossary,
  hasSpeakButtons = false,
  isDisabled = false,
  textClassName,
}: {
  lines: readonly Line[];
  playback: LinePlayback;
  glossary: Visit['glossary'];
  /** Each line has a clip of its own. */
  hasSpeakButtons?: boolean;
  /** The sound cannot be played, or not yet. */
  isDisabled?: boolean;
  textClassName: string;
}) {
  const display = useTextDisplay();
  const box = useScrollToCurrentLine(playback);
  const hasSeveralSpeakers = new Set(lines.map(({ speaker }) => speaker)).size > 1;
  return (
    <div ref={box} className="grid grid-cols-1 gap-3">
      {/* Stays on the screen, so that Stop is always at hand; on a phone an icon, so that the row is one line. */}
      <div className="sticky top-16 z-10 -mx-2 flex flex-wrap items-center gap-1.5 bg-surface p-2 sm:gap-x-4">
        <PlayAllButton playback={playback} isDisabled={isDisabled} />
        <TextDisplayToggles />
      </div>
      <ol className="-mx-2 grid gap-1">
        {lines.map(({ speaker, form, romanization, gloss }, index) => (
          <li
            // oxlint-disable-next-line react/no-array-index-key -- lines of a fixed dialogue never move
            key={index}
            aria-current={index === playback.current ? 'true' : undefined}
            className={`grid scroll-mt-36 scroll-mb-24 gap-x-5 rounded-lg px-2 py-1.5 transition-colors aria-[current]:bg-wine-soft ${hasSeveralSpeakers ? 'sm:grid-cols-first-26' : ''}`}
          >
            {hasSeveralSpeakers ? (
              <p className="font-semibold text-wine sm:pt-1.5 sm:text-right">{speaker}</p>
            ) : null}
            <div className="flex items-start justify-between gap-3">
              <div className="max-w-3xl min-w-0">
                <p>
                  <GlossedText
                    text={form}
                    translation={gloss}
                    glossary={glossary}
                    className={textClassName}
                  />
                </p>
                {display.romanization ? (
                  <p className="text-sm text-muted">
                    <KaLatin>{`/${romanization}/`}</KaLatin>
                  </p>
                ) : null}
                {display.translation ? <p>{gloss}</p> : null}
              </div>
              {hasSpeakButtons ? <SpeakButton name={form} /> : null}
            </div>
          </li>
        ))}
      </ol>
      <TapHint />
    </div>
  );
}
