/**
 * Plays clips, one at a time (AUD-06, AUD-07). Clips that may be played next are prefetched and cached, so that
 * they start without delay. A clip that fails is logged, without a message to the learner (LERR-02).
 */
import { soundInfo } from './info.ts';
import { activeButton, getSoundPreferences, type PlayRequest } from './state.ts';

const slowRate = 0.7;
const rateOf = ({ slow }: PlayRequest): number => (slow || getSoundPreferences().slow ? slowRate : 1);
/** Minimum time for which a pressed button stays highlighted (AUD-02). */
const minHighlightMs = 1000;
/** Timeout for a clip to start. */
const startTimeoutMs = 10_000;

/** The current playback, starting or started. A new one replaces it; events of earlier ones are ignored. */
let current: {
  readonly request: PlayRequest;
  readonly startedAt: number;
  readonly onEnd: (() => void) | undefined;
} | null = null;
let lastRequest: PlayRequest | null = null;

/** Whether `current` has started; until then `play` itself reports a failure. */
let hasStarted = false;

/** Most clips are 3 kB, texts 150 kB. */
const maxCached = 150;
const cachedUrls = new Map<string, string>();
const prefetchQueue: string[] = [];
let activeFetches = 0;
const maxConcurrent = 2;

/** URL of a clip. */
export const getClipUrl = async (name: string): Promise<string> => {
  const { url, version } = await soundInfo.get();
  return `${url}/audio/${encodeURIComponent(name)}.mp3${version === '' ? '' : `?v=${version}`}`;
};

function cacheClip(name: string, clip: Blob): void {
  cachedUrls.set(name, URL.createObjectURL(clip));
  const [oldest] = cachedUrls;
  if (cachedUrls.size <= maxCached || !oldest) return;
  cachedUrls.delete(oldest[0]);
  URL.revokeObjectURL(oldest[1]);
}

function prefetchNext(): void {
  while (activeFetches < maxConcurrent) {
    const name = prefetchQueue.shift();
    if (name === undefined) return;
    activeFetches++;
    void getClipUrl(name)
      .then((address) => fetch(address))
      .then(async (response) => (response.ok ? cacheClip(name, await response.blob()) : undefined))
      // Pressing the button retries.
      .catch(() => undefined)
      .finally(() => {
        activeFetches--;
        prefetchNext();
      });
  }
}

/** Whether the browser is set to use little data. */
export const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
};

/** Prefetches a clip that may be played next. */
export function prefetchClip(name: string): void {
  if (
    cachedUrls.has(name) ||
    prefetchQueue.includes(name) ||
    savesData() ||
    getSoundPreferences().voice !== null
  )
    return;
  prefetchQueue.push(name);
  prefetchNext();
}

/** Removes a clip from the prefetch queue. */
export function cancelPrefetch(name: string): void {
  const index = prefetchQueue.indexOf(name);
  if (index >= 0) prefetchQueue.splice(index, 1);
}

/** Sets the source of the audio element, at the beginning of the clip. */
function load(address: string): void {
  const { href } = new URL(address, location.href);
  if (audio().src !== href || audio().error) audio().src = href;
  else audio().currentTime = 0;
}

/** Called before a likely click (hover, focus): starts decoding a cached clip, unless another one plays. */
export function preloadAudio(name: string): void {
  const address = cachedUrls.get(name);
  if (address !== undefined && !current) load(address);
}

function stopOutput(): void {
  hasStarted = false;
  audio().pause();
  window.speechSynthesis?.cancel();
}

/** Stops the current playback; its button loses the highlight at once. */
export function stop(): void {
  current = null;
  stopOutput();
  activeButton.set(null);
}

/** Stops the playback of this button, which was removed from the page. */
export function stopIfActive(buttonId: string): void {
  if (current?.request.buttonId === buttonId) stop();
}

/** Ends a playback and its button's highlight, with `hasMinHighlight` at least a second after the press. */
function finish(playback: typeof current): void {
  if (!playback || current !== playback) return;
  const rest = playback.request.hasMinHighlight ? playback.startedAt + minHighlightMs - performance.now() : 0;
  const clearHighlight = () => {
    if (current !== playback) return;
    current = null;
    activeButton.set(null);
  };
  if (rest <= 0) clearHighlight();
  else setTimeout(clearHighlight, rest);
}

function handleFailure(playback: typeof current, why: unknown): void {
  if (current !== playback) return;
  console.warn(`The clip of ${playback?.request.name ?? ''} cannot be played.`, why);
  stopOutput();
  finish(playback);
}

function handleEnd(playback: typeof current): void {
  // Before `finish`: if this plays another clip, no state without an active button is visible between the two.
  if (current === playback) playback?.onEnd?.();
  finish(playback);
}

let element: HTMLAudioElement | undefined;
/** The only audio element, created on first use: prerendered lessons import this module without a document. */
function audio(): HTMLAudioElement {
  if (element) return element;
  const created = new Audio();
  element = created;
  created.preservesPitch = true;
  // Attached to the page, so that browser tools and journeys find it.
  document.body.append(created);
  // Both events may still be queued for the previous clip when another one is played.
  created.addEventListener('ended', () => {
    if (hasStarted) handleEnd(current);
  });
  created.addEventListener('error', () => {
    if (hasStarted) handleFailure(current, created.error?.message);
  });
  // Alt+R repeats the last clip, also while typing.
  document.addEventListener('keydown', (event) => {
    if (event.code !== 'KeyR' || !event.altKey || event.ctrlKey || event.metaKey || !lastRequest) return;
    event.preventDefault();
    void play(lastRequest);
  });
  return created;
}

function speak(playback: NonNullable<typeof current>, voice: SpeechSynthesisVoice): void {
  const utterance = new SpeechSynthesisUtterance(playback.request.text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  utterance.rate = rateOf(playback.request);
  utterance.addEventListener('end', () => handleEnd(playback));
  utterance.addEventListener('error', ({ error }) => handleFailure(playback, error));
  window.speechSynthesis.speak(utterance);
}

/** Georgian voices of the browser; most browsers have none. */
export const getGeorgianVoices = (): SpeechSynthesisVoice[] =>
  (window.speechSynthesis?.getVoices() ?? []).filter(({ lang }) => /^ka\b/iu.test(lang));

/**
 * Plays from the beginning, and stops what played before. `onEnd` is called when the clip has played to its end; not
 * if it was stopped, replaced or failed, nor when it is repeated (Alt+R).
 */
export async function play(request: PlayRequest, onEnd?: () => void): Promise<void> {
  stopOutput();
  const playback = { request, startedAt: performance.now(), onEnd };
  current = playback;
  lastRequest = request;
  activeButton.set(request);
  const voice = request.clipOnly
    ? undefined
    : getGeorgianVoices().find(({ voiceURI }) => voiceURI === getSoundPreferences().voice);
  if (voice) return speak(playback, voice);
  const timer = setTimeout(() => handleFailure(playback, 'It did not begin in time.'), startTimeoutMs);
  try {
    const address = cachedUrls.get(request.name) ?? (await getClipUrl(request.name));
    if (current !== playback) return;
    load(address);
    audio().playbackRate = rateOf(request);
    await audio().play();
    if (current === playback) hasStarted = true;
  } catch (error) {
    handleFailure(playback, error);
  } finally {
    clearTimeout(timer);
  }
}

/** Handles a press of a button: plays its clip, or stops and rewinds it if it is playing (AUD-07). */
export function togglePlayback(request: PlayRequest): void {
  const isPlaying = current?.request.buttonId === request.buttonId && !audio().ended;
  if (isPlaying) stop();
  else void play(request);
}

/** Stops, and clears the cache; for tests, as a new page does. */
export function resetPlayer(): void {
  stop();
  lastRequest = null;
  prefetchQueue.length = 0;
  for (const url of cachedUrls.values()) URL.revokeObjectURL(url);
  cachedUrls.clear();
  audio().removeAttribute('src');
  // Without this the element keeps the last clip, and is still `ended`.
  audio().load();
}
