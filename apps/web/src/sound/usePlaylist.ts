import { useCallback, useEffect, useId, useMemo, useSyncExternalStore } from 'react';
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

function playFrom(requests: readonly PlayRequest[], index: number): void {
  const [request, next] = requests.slice(index);
  if (!request) return;
  if (next) prefetchClip(next.name);
  void play(request, () => playFrom(requests, index + 1));
}

/**
 * Plays the clips of lines one after another, with the learner's sound preferences. The next clip starts only when
 * the one before has ended: a stop, a clip that fails (logged by the player, LERR-02), another clip, Escape and
 * unmounting end the sequence.
 */
export function usePlaylist(lines: readonly { readonly form: string }[]): LinePlayback {
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
  const playAll = useCallback(() => playFrom(requests, 0), [requests]);
  return { current: isPlaying ? index : null, isPlaying, playAll, stop };
}
