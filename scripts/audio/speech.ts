/**
 * Text to speech with the default voice: espeak-ng (voice ka) and the mp3 encoder lame, both Debian packages
 * that only the build needs. A change here requires a new `voiceRecipe` in packages/course/check/clips.ts.
 * Speeds and pitches were chosen for learners: a word slower than a sentence.
 */
import { spawnSync } from 'node:child_process';
import type { Clip, SpokenText } from '@ena/domain/lesson/clip';
import {
  concatenate,
  padWithSilence,
  normalizeLoudness,
  type Pcm,
  encodePcm16,
  readWav,
  durationSeconds,
  trimSilence,
} from './pcm.ts';

/** Words per minute: of a single word, and of running text. */
const [wordSpeed, textSpeed] = [115, 130];
const voices = {
  plain: ['-v', 'ka', '-p', '45'],
  high: ['-v', 'ka+f2', '-p', '60'],
  low: ['-v', 'ka+m3', '-p', '35'],
} as const;
/** Between paragraphs, or between two speakers. */
const pauseSeconds = 0.5;
/** Minimum length of a clip (docs/audio.md). */
const minSeconds = 0.3;
/** kbit/s, of clips and of those that last long: all clips together may weigh 45 MB. */
const [bitRate, longBitRate] = [24, 16];
const longSeconds = 2.5;

function run(command: string, args: readonly string[], input: Buffer | string): Buffer {
  const { status, error, stdout, stderr } = spawnSync(command, args, { input, maxBuffer: 64 * 1024 * 1024 });
  if (error) throw new Error(`${command} cannot be run: install it with apt-get install espeak-ng lame.`);
  if (status !== 0) throw new Error(`${command} failed: ${stderr.toString()}`);
  return stdout;
}

function synthesizePart({ text, voice }: SpokenText): Pcm {
  const speed = text.includes(' ') ? textSpeed : wordSpeed;
  return readWav(
    run('espeak-ng', [...voices[voice ?? 'plain'], '-s', String(speed), '--stdin', '--stdout'], text),
  );
}

/** Synthesizes a clip, trimmed and normalized to the same loudness as all others. */
export const synthesizeClip = ({ spoken }: Pick<Clip, 'spoken'>): Pcm =>
  padWithSilence(
    concatenate(
      spoken.map((part) => normalizeLoudness(trimSilence(synthesizePart(part)))),
      pauseSeconds,
    ),
    minSeconds + 0.02,
  );

export interface Encoded {
  readonly mp3: Buffer;
  readonly seconds: number;
}
export const encodeMp3 = (pcm: Pcm): Encoded => ({
  mp3: run(
    'lame',
    [
      '-r',
      '-s',
      String(pcm.rate / 1000),
      '--bitwidth',
      '16',
      '-m',
      'm',
      '-b',
      String(durationSeconds(pcm) < longSeconds ? bitRate : longBitRate),
      '-q',
      '2',
      '-t',
      '--quiet',
      '-',
      '-',
    ],
    encodePcm16(pcm),
  ),
  seconds: durationSeconds(pcm),
});
