import { useCallback, useEffect, useId, useMemo, useRef, useSyncExternalStore } from 'react';
import { play, prefetchClip, stop, stopIfActive } from './player.ts';
import { activeButton, type PlayRequest } from './state.ts';
import { useStopOnEscape } from './useStopOnEscape.ts';

/** Playback of the lines of a dialogue or recording. */
export interface LinePlayback {
  /** Index of the line that is played; null: none. */
  readonly current: number | null;
  readonly isPlaying: boolean;
  /** Plays from the first line. */
  readonly playAll: () => void;
  readonly stop: () => void;
}

export interface LinePlaylist extends LinePlayback {
  /** Plays from a line on, or, in a loop, that line again and again. */
  readonly playFrom: (index: number) => void;
}

function playLines(requests: readonly PlayRequest[], index: number, isLooping: () => boolean): void {
  const [request, next] = requests.slice(index);
  if (!request) return;
  if (next) prefetchClip(next.name);
  void play(request, () => playLines(requests, isLooping() ? index : index + 1, isLooping));
}

/**
 * Plays the clips of lines one after another, with the learner's sound preferences. The next clip starts only when
 * the one before has ended: a stop, a clip that fails (logged by the player, LERR-02), another clip, Escape and
 * unmounting end the sequence. `isLooping`: the line that is played is repeated; it can change meanwhile.
 */
export function usePlaylist(lines: readonly { readonly form: string }[], isLooping = false): LinePlaylist {
  const buttonId = useId();
  const requests = useMemo(
    () =>
      lines.map(
        ({ form }): PlayRequest => ({
          buttonId,
          name: form,
          text: form,
          hasMinHighlight: false,
          slow: false,
          clipOnly: false,
        }),
      ),
    [lines, buttonId],
  );
  const index = useSyncExternalStore(
    activeButton.subscribe,
    // By identity: two lines may have the same text.
    () => requests.findIndex((request) => request === activeButton.get()),
    () => -1,
  );
  useEffect(() => () => stopIfActive(buttonId), [buttonId]);
  const isPlaying = index >= 0;
  useStopOnEscape(isPlaying, stop);
  const loops = useRef(isLooping);
  useEffect(() => {
    loops.current = isLooping;
  }, [isLooping]);
  const playFrom = useCallback(
    (first: number) => playLines(requests, first, () => loops.current),
    [requests],
  );
  const playAll = useCallback(() => playFrom(0), [playFrom]);
  return { current: isPlaying ? index : null, isPlaying, playAll, playFrom, stop };
}
