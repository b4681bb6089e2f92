import { type ComponentProps, useCallback, useEffect, useRef, useState } from 'react';
import { getClipUrl, stop } from './player.ts';
import { activeButton } from './state.ts';
import { useStopOnEscape } from './useStopOnEscape.ts';

export interface RecordingPlayback {
  /** Attributes of the audio element, which its owner renders. */
  readonly audioProps: ComponentProps<'audio'>;
  readonly state: 'loading' | 'paused' | 'playing' | 'failed';
  /** In seconds. */
  readonly position: number;
  /** In seconds; 0 until it is known. */
  readonly duration: number;
  /** 1 is normal. */
  readonly speed: number;
  readonly setSpeed: (speed: number) => void;
  readonly toggle: () => void;
  readonly playFromStart: () => void;
  readonly pause: () => void;
  /** Moves to a position in seconds. */
  readonly seek: (seconds: number) => void;
  /** Loads the recording again after a failure. */
  readonly retry: () => void;
}

/** Plays a recording with an audio element of its own. A failure is logged and is the state `failed`. */
export function useRecording(name: string): RecordingPlayback {
  const audio = useRef<HTMLAudioElement>(null);
  const [address, setAddress] = useState<string | null>(null);
  const [state, setState] = useState<'paused' | 'playing' | 'failed'>('paused');
  const [position, setPosition] = useState(0);
  const [duration, setDuration] = useState(0);
  const [speed, setSpeed] = useState(1);
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
  const pause = useCallback(() => audio.current?.pause(), []);
  // Only one sound plays at a time: a clip that starts pauses the recording.
  useEffect(() => activeButton.subscribe(() => (activeButton.get() ? pause() : undefined)), [pause]);
  useStopOnEscape(state === 'playing', pause);

  const handleFailure = (why: unknown) => {
    console.warn(`The recording ${name} cannot be played.`, why);
    setState('failed');
  };
  const play = () => {
    const element = audio.current;
    if (!element || address === null) return;
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
  return {
    audioProps: {
      ref: audio,
      src: address ?? undefined,
      preload: 'auto',
      onPlay: () => setState('playing'),
      onPause: () => setState('paused'),
      onEnded: () => setState('paused'),
      onTimeUpdate: ({ currentTarget }) => setPosition(currentTarget.currentTime),
      onDurationChange: ({ currentTarget }) => setDuration(currentTarget.duration),
      onError: ({ currentTarget }) => handleFailure(currentTarget.error?.message),
    },
    state: address === null && state === 'paused' ? 'loading' : state,
    position,
    duration,
    speed,
    setSpeed: (rate) => {
      setSpeed(rate);
      if (audio.current) audio.current.playbackRate = rate;
    },
    toggle: () => (audio.current?.paused ? play() : pause()),
    playFromStart: () => {
      seek(0);
      play();
    },
    pause,
    seek,
    retry: () => {
      setAddress(null);
      setState('paused');
      setAttempts(attempts + 1);
    },
  };
}
