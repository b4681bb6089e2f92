/** Recorded audio of component tests: the real player plays real clips (test/clipServer.ts). */
import { onTestFinished } from 'vitest';
import { waitForCondition } from './waitForCondition.ts';
import { type AudioRecorder, type AudioState, recordAudioEvents } from './audioRecorder.ts';
import { css } from './locators.ts';

recordAudioEvents();
// as: added by the line above.
const recorder = window as unknown as AudioRecorder;

/** Clears the record of played clips; `test/setup.ts` does so after each test. */
export const resetPlayedAudio = (): void => recorder.resetRecorder();

/** Waits for the next clip that starts to play and removes it from the record. */
export async function nextPlayedAudio(): Promise<AudioState> {
  await waitForCondition('a clip has started to play', () => recorder.playedAudio.length > 0);
  const state = recorder.playedAudio.shift();
  if (!state) throw new Error('no clip started to play');
  return state;
}

/** The present state of each media element of the page. */
export const audioStates = (): AudioState[] =>
  [...document.querySelectorAll('audio')].map((element) => recorder.audioState(element));

/** Loops the clips that start from now on, until the returned function is called: they are not over before a test has looked. */
export function loopClips(): () => void {
  const loop = ({ target }: Event) => {
    if (target instanceof HTMLAudioElement) target.loop = true;
  };
  document.addEventListener('play', loop, true);
  const stopLooping = () => {
    document.removeEventListener('play', loop, true);
    for (const audio of document.querySelectorAll('audio')) audio.loop = false;
  };
  onTestFinished(stopLooping);
  return stopLooping;
}

/** The buttons that play a clip, by the clip's name. */
export const clipButton = (name: string) => css(`main [data-clip="${CSS.escape(name)}"]`);
