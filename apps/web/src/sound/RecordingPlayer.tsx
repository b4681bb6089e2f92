import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { getClipUrl, stop } from './player.ts';
import { SpeedRadioGroup } from './SpeedRadioGroup.tsx';
import { activeButton } from './state.ts';

const speeds = [
  [0.7, 'Slow'],
  [1, 'Normal'],
  [1.25, 'Fast'],
] as const;

/** Seconds as m:ss. */
const formatTime = (seconds: number): string => {
  const whole = Math.floor(Number.isFinite(seconds) ? seconds : 0);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

/** Plays a recording: play and pause, seek, three speeds at the same pitch (ADV-28). */
export function RecordingPlayer({ name, title }: { name: string; title: string }) {
  const audio = useRef<HTMLAudioElement>(null);
  const playButton = useRef<HTMLButtonElement>(null);
  const [address, setAddress] = useState<string | null>(null);
  const [state, setState] = useState<'paused' | 'playing' | 'failed'>('paused');
  const [position, setPosition] = useState(0);
  const [length, setLength] = useState(0);
  const [speed, setSpeed] = useState<number>(1);
  const [attempts, setAttempts] = useState(0);

  useEffect(() => {
    let isMounted = true;
    getClipUrl(name).then(
      (found) => isMounted && setAddress(found),
      () => isMounted && setState('failed'),
    );
    return () => {
      isMounted = false;
    };
  }, [name, attempts]);
  // Only one sound plays at a time: a clip that starts pauses the recording.
  useEffect(
    () => activeButton.subscribe(() => (activeButton.get() ? audio.current?.pause() : undefined)),
    [],
  );

  const handleFailure = (why: unknown) => {
    console.warn(`The recording ${name} cannot be played.`, why);
    setState('failed');
  };
  const toggle = () => {
    const element = audio.current;
    if (!element || address === null) return;
    if (!element.paused) return element.pause();
    stop();
    element.playbackRate = speed;
    element.play().catch((error: unknown) => {
      // Pausing before playback has started is not an error.
      if (!(error instanceof DOMException && error.name === 'AbortError')) handleFailure(error);
    });
  };
  const seek = (seconds: number) => {
    if (audio.current) audio.current.currentTime = seconds;
    setPosition(seconds);
  };
  const playing = state === 'playing';
  return (
    <div role="group" aria-label={`Recording: ${title}`} className="rounded-xl bg-sunken p-4 sm:p-5">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the transcript is below */}
      <audio
        ref={audio}
        src={address ?? undefined}
        preload="auto"
        onPlay={() => setState('playing')}
        onPause={() => setState('paused')}
        onEnded={() => setState('paused')}
        onTimeUpdate={({ currentTarget }) => setPosition(currentTarget.currentTime)}
        onDurationChange={({ currentTarget }) => setLength(currentTarget.duration)}
        onError={({ currentTarget }) => handleFailure(currentTarget.error?.message)}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <button
          ref={playButton}
          type="button"
          onClick={toggle}
          aria-disabled={address === null || state === 'failed'}
          className="grid size-14 shrink-0 place-items-center rounded-full bg-wine text-on-wine hover:brightness-110 aria-disabled:bg-line aria-disabled:text-muted"
        >
          {playing ? <Pause size={24} aria-hidden /> : <Play size={24} aria-hidden className="ml-0.5" />}
          <span className="sr-only">{playing ? 'Pause' : 'Play'}</span>
        </button>
        <input
          type="range"
          aria-label="Position in the recording"
          aria-valuetext={`${formatTime(position)} of ${formatTime(length)}`}
          min={0}
          max={length || 1}
          // Seconds per arrow key.
          step={1}
          value={Math.min(position, length || 1)}
          disabled={length === 0}
          onChange={({ target }) => seek(Number(target.value))}
          className="h-11 min-w-40 flex-1 accent-wine"
        />
        <span className="text-muted tabular-nums">
          {formatTime(position)} / {formatTime(length)}
        </span>
        <SpeedRadioGroup
          speeds={speeds}
          chosen={speed}
          choose={(rate) => {
            setSpeed(rate);
            if (audio.current) audio.current.playbackRate = rate;
          }}
        />
      </div>
      <div role="status">
        {state === 'failed' ? (
          <p className="mt-3 flex flex-wrap items-center gap-3 text-wrong">
            The recording cannot be loaded right now. The transcript can be read meanwhile.
            <Button
              variant="secondary"
              onClick={() => {
                setAddress(null);
                setState('paused');
                setAttempts(attempts + 1);
                // This button disappears, so the focus moves to Play.
                playButton.current?.focus();
              }}
            >
              Try Again
            </Button>
          </p>
        ) : null}
      </div>
    </div>
  );
}
