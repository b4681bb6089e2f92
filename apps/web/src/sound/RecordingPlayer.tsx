import { Pause, Play } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../ui/Button.tsx';
import { SpeedRadioGroup } from './SpeedRadioGroup.tsx';
import type { RecordingPlayback } from './useRecording.ts';

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

/** The controls of a recording: play and pause, seek, three speeds at the same pitch (ADV-28). */
export function RecordingPlayer({ title, playback }: { title: string; playback: RecordingPlayback }) {
  const playButton = useRef<HTMLButtonElement>(null);
  const { state, position, duration } = playback;
  const isPlaying = state === 'playing';
  return (
    <div role="group" aria-label={`Recording: ${title}`} className="rounded-xl bg-sunken p-4 sm:p-5">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the transcript is below */}
      <audio {...playback.audioProps} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <button
          ref={playButton}
          type="button"
          onClick={playback.toggle}
          aria-disabled={state === 'loading' || state === 'failed'}
          className="grid size-14 shrink-0 place-items-center rounded-full bg-wine text-on-wine hover:brightness-110 aria-disabled:bg-line aria-disabled:text-muted"
        >
          {isPlaying ? <Pause size={24} aria-hidden /> : <Play size={24} aria-hidden className="ml-0.5" />}
          <span className="sr-only">{isPlaying ? 'Pause' : 'Play'}</span>
        </button>
        <input
          type="range"
          aria-label="Position in the recording"
          aria-valuetext={`${formatTime(position)} of ${formatTime(duration)}`}
          min={0}
          max={duration || 1}
          // Seconds per arrow key.
          step={1}
          value={Math.min(position, duration || 1)}
          disabled={duration === 0}
          onChange={({ target }) => playback.seek(Number(target.value))}
          className="h-11 min-w-40 flex-1 accent-wine"
        />
        <span className="text-muted tabular-nums">
          {formatTime(position)} / {formatTime(duration)}
        </span>
        <SpeedRadioGroup speeds={speeds} chosen={playback.speed} choose={playback.setSpeed} />
      </div>
      <div role="status">
        {state === 'failed' ? (
          <p className="mt-3 flex flex-wrap items-center gap-3 text-wrong">
            The recording cannot be loaded right now. The transcript can be read meanwhile.
            <Button
              variant="secondary"
              onClick={() => {
                playback.retry();
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
