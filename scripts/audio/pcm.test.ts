import { describe, expect, it } from 'vitest';
import {
  concatenate,
  padWithSilence,
  normalizeLoudness,
  type Pcm,
  encodePcm16,
  readWav,
  durationSeconds,
  trimSilence,
  measureVoiceOnsetMs,
} from './pcm.ts';

const rate = 22_050;
const generateSamples = (seconds: number, sample: (at: number) => number): Float32Array =>
  Float32Array.from({ length: Math.round(seconds * rate) }, (_, i) => sample(i / rate));
const quiet = (seconds: number) => generateSamples(seconds, () => 0);
/** A voice: a tone of 110 Hz with an overtone. */
const voice = (seconds: number, volume = 0.5) =>
  generateSamples(
    seconds,
    (at) => (volume / 2) * (Math.sin(2 * Math.PI * 110 * at) + Math.sin(2 * Math.PI * 220 * at)),
  );
/** A burst with its aspiration: deterministic noise. */
const noise = (seconds: number) => {
  let state = 1;
  return generateSamples(seconds, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state / 2 ** 32 - 0.5) * 0.5;
  });
};
const sound = (...parts: Float32Array[]): Pcm =>
  concatenate(
    parts.map((samples) => ({ rate, samples })),
    0,
  );
const loudnessOf = ({ samples }: Pcm) =>
  Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / samples.length);

describe('a clip', () => {
  it('loses the silence at its ends and nothing else', () => {
    const cut = trimSilence(sound(quiet(1), voice(0.5), quiet(0.2), voice(0.3), quiet(2)));
    expect(durationSeconds(cut)).toBeCloseTo(0.03 + 1 + 0.09, 2);
  });
  it('of silence alone is empty', () => expect(durationSeconds(trimSilence(sound(quiet(1))))).toBe(0));

  it.each([0.02, 0.2, 0.9])('recorded at volume %f has the same loudness as other clips', (volume) =>
    expect(loudnessOf(normalizeLoudness(sound(voice(1, volume))))).toBeCloseTo(0.1, 2),
  );
  it('keeps its peak below the maximum when it is made louder', () => {
    const click = sound(Float32Array.of(1), quiet(0.5));
    expect(Math.max(...normalizeLoudness(click).samples)).toBeLessThanOrEqual(0.9);
  });
  it('is padded to a minimum length', () => {
    expect(durationSeconds(padWithSilence(sound(voice(0.1)), 0.32))).toBeGreaterThanOrEqual(0.32);
    expect(durationSeconds(padWithSilence(sound(voice(0.5)), 0.32))).toBeCloseTo(0.5, 3);
  });
  it('of several parts has a pause between them, not before or after', () =>
    expect(
      durationSeconds(concatenate([sound(voice(1)), sound(voice(1)), sound(voice(1))], 0.5)),
    ).toBeCloseTo(4, 3));

  it('is read from a WAV file', () => {
    const pcm = sound(voice(0.05));
    const raw = encodePcm16(pcm);
    const header = Buffer.alloc(44);
    header.write('RIFF', 0, 'latin1');
    header.write('WAVEfmt ', 8, 'latin1');
    header.writeUInt32LE(16, 16);
    header.writeUInt16LE(1, 20);
    header.writeUInt16LE(1, 22);
    header.writeUInt32LE(rate, 24);
    header.writeUInt16LE(16, 34);
    header.write('data', 36, 'latin1');
    const read = readWav(Buffer.concat([header, raw]));
    expect(read.rate).toBe(rate);
    expect(read.samples.length).toBe(pcm.samples.length);
    expect(read.samples[100]).toBeCloseTo(pcm.samples[100] ?? 0, 3);
    expect(() => readWav(raw)).toThrow(/not a WAV file/);
  });
});

describe('the measured voice onset time', () => {
  it.each([20, 45, 90, 110])('is %i ms for a stop at the beginning of a word', (ms) => {
    const onset = measureVoiceOnsetMs(sound(quiet(0.03), noise(ms / 1000), voice(0.3), quiet(0.09)), true);
    expect(Math.abs(onset - ms)).toBeLessThanOrEqual(12);
  });
  it.each([20, 60])('is %i ms for a stop inside a word, after a closure', (ms) => {
    const onset = measureVoiceOnsetMs(sound(voice(0.2), quiet(0.07), noise(ms / 1000), voice(0.3)), false);
    expect(Math.abs(onset - ms)).toBeLessThanOrEqual(12);
  });
  it('is longer after a longer aspiration', () => {
    const after = (ms: number) => measureVoiceOnsetMs(sound(noise(ms / 1000), voice(0.3)), true);
    expect(after(80) - after(40)).toBeGreaterThanOrEqual(30);
  });
});
