import type { GlossaryEntry } from '@ena/domain/lesson/model';
import type { TextSentence } from '@ena/domain/lesson/readingText';
import {
  ChevronLeft,
  ChevronRight,
  Languages,
  type LucideIcon,
  Play,
  Repeat1,
  Square,
  Turtle,
} from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { GlossedText } from '../../sections/GlossedText.tsx';
import { SaveWord } from '../../sections/SaveWord.tsx';
import { useScrollToCurrentLine } from '../../sections/SpokenLines.tsx';
import { setSoundPreferences, useSoundPreferences } from '../../sound/state.ts';
import { type LinePlaylist, usePlaylist } from '../../sound/usePlaylist.ts';

const round =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-full border-1.5 transition-colors';

function IconButton({
  icon: Icon,
  label,
  onClick,
}: {
  icon: LucideIcon;
  label: string;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className={`${round} border-control bg-surface text-wine hover:border-wine`}
    >
      <Icon size={20} aria-hidden />
    </button>
  );
}

/** On a phone an icon alone. */
function Toggle({
  icon: Icon,
  label,
  isOn,
  toggle,
}: {
  icon: LucideIcon;
  label: string;
  isOn: boolean;
  toggle: () => void;
}) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      title={label}
      onClick={toggle}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-full border-1.5 border-transparent px-2 text-sm font-semibold text-muted hover:text-wine aria-pressed:border-wine aria-pressed:text-wine sm:px-3"
    >
      <Icon size={18} aria-hidden />
      <span className="max-sm:sr-only">{label}</span>
    </button>
  );
}

/** The sound and the translation of the current sentence, at the bottom of the screen while the text is on it. */
function ReaderBar({
  sentence,
  number,
  count,
  playback,
  select,
  isLooping,
  setLooping,
}: {
  sentence: TextSentence;
  number: number;
  count: number;
  playback: LinePlaylist;
  select: (index: number) => void;
  isLooping: boolean;
  setLooping: (isLooping: boolean) => void;
}) {
  const [isTranslated, setTranslated] = useState(false);
  const { slow } = useSoundPreferences();
  const go = (to: number) => {
    select(to);
    if (playback.isPlaying) playback.playFrom(to);
  };
  const PlayIcon = playback.isPlaying ? Square : Play;
  const playLabel = playback.isPlaying ? 'Stop' : 'Listen from here';
  return (
    <div className="sticky bottom-0 z-10 -mx-5 grid gap-1 border-t border-line bg-page px-5 pt-2 pb-safe-or-2">
      {isTranslated ? (
        <div className="grid min-h-12 content-center">
          <p>{sentence.gloss}</p>
          <SaveWord
            word={{ form: sentence.form, gloss: sentence.gloss, sentence: '', translation: '' }}
            label="Save this sentence to Today"
          />
        </div>
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <div className="flex items-center gap-1 sm:gap-2">
          <IconButton
            icon={ChevronLeft}
            label="Previous sentence"
            onClick={() => go(Math.max(0, number - 1))}
          />
          <button
            type="button"
            aria-label={playLabel}
            title={playLabel}
            onClick={() => (playback.isPlaying ? playback.stop() : playback.playFrom(number))}
            className={`${round} size-12 border-transparent bg-wine text-on-wine hover:brightness-110`}
          >
            <PlayIcon size={20} aria-hidden />
          </button>
          <IconButton
            icon={ChevronRight}
            label="Next sentence"
            onClick={() => go(Math.min(count - 1, number + 1))}
          />
          <span className="px-1 text-sm whitespace-nowrap text-muted tabular-nums max-sm:sr-only">
            {number + 1} of {count}
          </span>
        </div>
        <div className="flex items-center sm:gap-2">
          <Toggle
            icon={Languages}
            label="Translation"
            isOn={isTranslated}
            toggle={() => setTranslated(!isTranslated)}
          />
          <Toggle
            icon={Turtle}
            label="Slow"
            isOn={slow}
            toggle={() => setSoundPreferences({ slow: !slow })}
          />
          <Toggle icon={Repeat1} label="Loop" isOn={isLooping} toggle={() => setLooping(!isLooping)} />
        </div>
      </div>
    </div>
  );
}

interface ReaderProps {
  readonly sentences: readonly TextSentence[];
  readonly glossary: Readonly<Record<string, GlossaryEntry>>;
}

/** A text whose sentences follow each other, or a dialogue whose lines have speakers, with a current sentence. */
export function Reader({ sentences, glossary }: ReaderProps) {
  const [isLooping, setLooping] = useState(false);
  const playback = usePlaylist(sentences, isLooping);
  const [selected, setSelected] = useState(0);
  const { current: played } = playback;
  useEffect(() => {
    if (played !== null) setSelected(played);
  }, [played]);
  const current = played ?? selected;
  const box = useScrollToCurrentLine(playback);
  const sentence = sentences[current];
  if (!sentence) return null;

  const shown = (index: number): ReactNode => {
    const { form, gloss } = sentences[index] ?? sentence;
    return (
      // The sentence of a tapped or focused word becomes the current one; its words are buttons.
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- of its words
      <span
        aria-current={index === current ? 'true' : undefined}
        onFocus={() => setSelected(index)}
        onClick={() => setSelected(index)}
        className="scroll-mt-24 scroll-mb-40 rounded-md box-decoration-clone px-1 py-0.5 transition-colors aria-[current]:bg-wine-soft"
      >
        <GlossedText text={form} translation={gloss} glossary={glossary} isQuiet />
      </span>
    );
  };
  const isDialogue = sentence.speaker !== undefined;
  return (
    <div ref={box}>
      {isDialogue ? (
        <ol className="grid gap-4 pb-6 font-serif text-2xl leading-relaxed">
          {sentences.map(({ speaker }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines of a fixed dialogue never move
            <li key={index} className="grid gap-x-5 sm:grid-cols-first-26">
              <p className="font-sans text-base font-semibold text-wine sm:pt-2 sm:text-right">{speaker}</p>
              <p>{shown(index)}</p>
            </li>
          ))}
        </ol>
      ) : (
        <p className="pb-6 font-serif text-2xl leading-loose">
          {sentences.map((_, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- sentences of a fixed text never move
            <span key={index}>{shown(index)} </span>
          ))}
        </p>
      )}
      <ReaderBar
        {...{ sentence, playback, isLooping, setLooping }}
        number={current}
        count={sentences.length}
        select={setSelected}
      />
    </div>
  );
}
