/**
 * Plays clips, one at a time (AUD-06, AUD-07). Clips that may be wanted next are fetched ahead and played from
 * memory, so that pressing is hearing. A clip that fails says nothing to the learner and is logged (LERR-02).
 */
import { soundInfo } from './info.ts';
import { lit, readWishes, type Sounding } from './state.ts';

const slowRate = 0.7;
const rateOf = ({ slow }: Sounding): number => (slow || readWishes().slow ? slowRate : 1);
/** A pressed button stays lit so long at least (document 2, section 9). */
const litMs = 1000;
/** A clip that has not begun by then has failed. */
const patienceMs = 10_000;

const audio = new Audio();
audio.preservesPitch = true;
// Part of the page, so that browser tools and journeys find it.
document.body.append(audio);
/** What is heard or about to be; a later press replaces it, and what comes late of an earlier one is ignored. */
let present: { readonly sounding: Sounding; readonly at: number } | null = null;
let last: Sounding | null = null;

/** The clip of `present` sounds; until then `play` itself tells of a failure. */
let begun = false;

/** Most clips are 3 kB, texts 150 kB. */
const mostKept = 150;
const kept = new Map<string, string>();
const waiting: string[] = [];
let fetching = 0;
const mostAtOnce = 2;

/** Where a clip is. */
export const addressOf = async (name: string): Promise<string> => {
  const { url, version } = await soundInfo.get();
  return `${url}/audio/${encodeURIComponent(name)}.mp3${version === '' ? '' : `?v=${version}`}`;
};

function keep(name: string, clip: Blob): void {
  kept.set(name, URL.createObjectURL(clip));
  const [oldest] = kept;
  if (kept.size <= mostKept || !oldest) return;
  kept.delete(oldest[0]);
  URL.revokeObjectURL(oldest[1]);
}

function fetchNext(): void {
  while (fetching < mostAtOnce) {
    const name = waiting.shift();
    if (name === undefined) return;
    fetching++;
    void addressOf(name)
      .then((address) => fetch(address))
      .then(async (response) => (response.ok ? keep(name, await response.blob()) : undefined))
      // Pressing the button will try again.
      .catch(() => undefined)
      .finally(() => {
        fetching--;
        fetchNext();
      });
  }
}

const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
};

/** Fetches a clip that may be pressed next. */
export function fetchAhead(name: string): void {
  if (kept.has(name) || waiting.includes(name) || savesData() || readWishes().voice !== null) return;
  waiting.push(name);
  fetchNext();
}

/** No longer needed soon: others go first. */
export function fetchLater(name: string): void {
  const place = waiting.indexOf(name);
  if (place >= 0) waiting.splice(place, 1);
}

/** Makes a clip the one that the element plays, from its beginning. */
function load(address: string): void {
  const { href } = new URL(address, location.href);
  if (audio.src !== href || audio.error) audio.src = href;
  else audio.currentTime = 0;
}

/** About to be pressed, it seems: decoding begins before the click, where nothing else sounds. */
export function prepare(name: string): void {
  const address = kept.get(name);
  if (address !== undefined && !present) load(address);
}

function silence(): void {
  begun = false;
  audio.pause();
  window.speechSynthesis?.cancel();
}

/** Stops what sounds; its button goes dark at once. */
export function stop(): void {
  present = null;
  silence();
  lit.set(null);
}

/** Stops what this button began; it is gone from the page. */
export function stopIf(buttonId: string): void {
  if (present?.sounding.buttonId === buttonId) stop();
}

/** The end of `mine`: its button goes dark, at the earliest a second after it was pressed where it holds. */
function finish(mine: typeof present): void {
  if (!mine || present !== mine) return;
  const rest = mine.sounding.hold ? mine.at + litMs - performance.now() : 0;
  const darken = () => {
    if (present !== mine) return;
    present = null;
    lit.set(null);
  };
  if (rest <= 0) darken();
  else setTimeout(darken, rest);
}

function failed(mine: typeof present, why: unknown): void {
  if (present !== mine) return;
  console.warn(`The clip of ${mine?.sounding.name ?? ''} cannot be played.`, why);
  silence();
  finish(mine);
}

audio.addEventListener('ended', () => finish(present));
audio.addEventListener('error', () => {
  if (begun) failed(present, audio.error?.message);
});

function speak(mine: NonNullable<typeof present>, voice: SpeechSynthesisVoice): void {
  const words = new SpeechSynthesisUtterance(mine.sounding.text);
  words.voice = voice;
  words.lang = voice.lang;
  words.rate = rateOf(mine.sounding);
  words.addEventListener('end', () => finish(mine));
  words.addEventListener('error', ({ error }) => failed(mine, error));
  window.speechSynthesis.speak(words);
}

/** Georgian voices of the browser's own; most browsers have none. */
export const ownVoices = (): SpeechSynthesisVoice[] =>
  (window.speechSynthesis?.getVoices() ?? []).filter(({ lang }) => /^ka\b/iu.test(lang));

/** Sounds from the beginning, whatever sounded before. */
export async function play(sounding: Sounding): Promise<void> {
  silence();
  const mine = { sounding, at: performance.now() };
  present = mine;
  last = sounding;
  lit.set(sounding);
  const voice = sounding.measured
    ? undefined
    : ownVoices().find(({ voiceURI }) => voiceURI === readWishes().voice);
  if (voice) return speak(mine, voice);
  const tooLong = setTimeout(() => failed(mine, 'It did not begin in time.'), patienceMs);
  try {
    const address = kept.get(sounding.name) ?? (await addressOf(sounding.name));
    if (present !== mine) return;
    load(address);
    audio.playbackRate = rateOf(sounding);
    await audio.play();
    if (present === mine) begun = true;
  } catch (error) {
    failed(mine, error);
  } finally {
    clearTimeout(tooLong);
  }
}

/** What pressing a button does: it sounds, or stops and rewinds where it sounds already (AUD-07). */
export function press(sounding: Sounding): void {
  const sounds = present?.sounding.buttonId === sounding.buttonId && !audio.ended;
  if (sounds) stop();
  else void play(sounding);
}

/** Alt+R repeats what was heard last, also while typing. */
document.addEventListener('keydown', (event) => {
  if (event.code !== 'KeyR' || !event.altKey || event.ctrlKey || event.metaKey || !last) return;
  event.preventDefault();
  void play(last);
});

/** Stops, and forgets all clips that were fetched; for tests, as a new page does. */
export function resetPlayer(): void {
  stop();
  last = null;
  waiting.length = 0;
  for (const url of kept.values()) URL.revokeObjectURL(url);
  kept.clear();
  audio.removeAttribute('src');
}
