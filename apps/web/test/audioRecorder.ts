/** Records what a page plays. For component tests and, as an init script, for journeys. */

/** State of one media element of the page. */
export interface AudioState {
  readonly src: string;
  readonly currentTime: number;
  readonly duration: number;
  readonly paused: boolean;
  readonly ended: boolean;
  readonly playbackRate: number;
  readonly error: string | null;
  /** How many media elements play at this moment. */
  readonly playing: number;
}

/** What `recordAudioEvents` adds to `window`. */
export interface AudioRecorder {
  readonly audioState: (element: HTMLMediaElement) => AudioState;
  /** One entry for each clip that started to play and made progress, in order. */
  readonly playedAudio: AudioState[];
  /** Empties `playedAudio`, and ignores what the clips that were played so far still report. */
  readonly resetRecorder: () => void;
}

/**
 * Records every clip as soon as its playback has made progress, because a short clip may be over before a test can ask.
 * Self-contained, as journeys send its source to the page.
 */
export function recordAudioEvents(): void {
  const playedAudio: AudioState[] = [];
  const audioState = (element: HTMLMediaElement): AudioState => ({
    src: element.currentSrc,
    currentTime: element.currentTime,
    duration: element.duration,
    paused: element.paused,
    ended: element.ended,
    playbackRate: element.playbackRate,
    error: element.error?.message ?? null,
    playing: [...document.querySelectorAll('audio')].filter(({ paused }) => !paused).length,
  });
  /** Position at which each element started; null until it plays. */
  const startedAt = new Map<EventTarget | null, number | null>();
  const resetRecorder = () => {
    playedAudio.length = 0;
    startedAt.clear();
  };
  Object.assign(window, { audioState, playedAudio, resetRecorder });
  document.addEventListener('play', ({ target }) => startedAt.set(target, null), true);
  document.addEventListener(
    'playing',
    ({ target }) => {
      if (target instanceof HTMLMediaElement && startedAt.has(target))
        startedAt.set(target, target.currentTime);
    },
    true,
  );
  document.addEventListener(
    'timeupdate',
    ({ target }) => {
      const from = startedAt.get(target) ?? null;
      if (!(target instanceof HTMLMediaElement) || from === null) return;
      if (target.currentTime <= from && !target.ended) return;
      startedAt.delete(target);
      playedAudio.push(audioState(target));
    },
    true,
  );
}
