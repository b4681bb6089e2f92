/** Audio processing of PCM samples: trims and normalizes clips, measures voice onset. Pure functions. */

/** Mono sound: samples from -1 to 1; `rate` is samples per second. */
export interface Pcm {
  readonly rate: number;
  readonly samples: Float32Array;
}

/** Reads a RIFF WAVE file of 16-bit mono samples, which is what the speech engine writes. */
export function readWav(file: Buffer): Pcm {
  const at = file.indexOf('fmt ');
  const data = file.indexOf('data', at);
  if (file.toString('latin1', 0, 4) !== 'RIFF' || at < 0 || data < 0)
    throw new Error('This is not a WAV file.');
  const [channels, rate, bits] = [
    file.readUInt16LE(at + 10),
    file.readUInt32LE(at + 12),
    file.readUInt16LE(at + 22),
  ];
  if (channels !== 1 || bits !== 16) throw new Error(`Mono of 16 bits is needed, not ${channels} x ${bits}.`);
  const bytes = file.subarray(data + 8);
  const samples = new Float32Array(Math.floor(bytes.length / 2));
  for (let i = 0; i < samples.length; i++) samples[i] = bytes.readInt16LE(2 * i) / 32768;
  return { rate, samples };
}

/** Converts to 16-bit little-endian samples, which the MP3 encoder reads. */
export function encodePcm16({ samples }: Pcm): Buffer {
  const raw = Buffer.alloc(2 * samples.length);
  samples.forEach((sample, i) =>
    raw.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32767), 2 * i),
  );
  return raw;
}

export const durationSeconds = ({ rate, samples }: Pcm): number => samples.length / rate;

const peakOf = (samples: Float32Array): number =>
  samples.reduce((peak, one) => Math.max(peak, Math.abs(one)), 0);

/** Root mean square of a stretch of samples. */
function rms(samples: Float32Array, from: number, to: number): number {
  let sum = 0;
  for (let i = from; i < to; i++) sum += (samples[i] ?? 0) ** 2;
  return Math.sqrt(sum / Math.max(1, to - from));
}

/** Samples below this share of the clip's peak count as silent (-46 dB). */
const silenceThreshold = 0.005;
/** Silence kept before the first and after the last sound, so that nothing is cut off. */
const [secondsBefore, secondsAfter] = [0.03, 0.09];

/** Removes the silence at both ends. */
export function trimSilence({ rate, samples }: Pcm): Pcm {
  const limit = peakOf(samples) * silenceThreshold;
  const first = samples.findIndex((one) => Math.abs(one) > limit);
  const last = samples.findLastIndex((one) => Math.abs(one) > limit);
  if (first < 0) return { rate, samples: new Float32Array(0) };
  return {
    rate,
    samples: samples.slice(
      Math.max(0, first - Math.round(secondsBefore * rate)),
      Math.min(samples.length, last + Math.round(secondsAfter * rate)),
    ),
  };
}

/**
 * Target loudness: root mean square of a clip's louder half, so that pauses do not count (-20 dB); maximum
 * peak.
 */
const [targetLoudness, maxPeak] = [0.1, 0.9];
const frameSeconds = 0.02;

/** Scales a clip to the target loudness, without exceeding the maximum peak. */
export function normalizeLoudness({ rate, samples }: Pcm): Pcm {
  const size = Math.round(frameSeconds * rate);
  const frames: number[] = [];
  for (let i = 0; i < samples.length; i += size)
    frames.push(rms(samples, i, Math.min(samples.length, i + size)));
  const louder = frames.toSorted((a, b) => b - a).slice(0, Math.ceil(frames.length / 2));
  const mean = Math.sqrt(louder.reduce((sum, one) => sum + one ** 2, 0) / Math.max(1, louder.length));
  const peak = peakOf(samples);
  if (mean === 0 || peak === 0) return { rate, samples };
  const gain = Math.min(targetLoudness / mean, maxPeak / peak);
  return { rate, samples: samples.map((one) => one * gain) };
}

/** Concatenates parts with a pause between them, in seconds. */
export function concatenate(parts: readonly Pcm[], pause: number): Pcm {
  const rate = parts[0]?.rate ?? 0;
  if (parts.some((part) => part.rate !== rate)) throw new Error('Parts of different rates cannot be joined.');
  const gap = Math.round(pause * rate);
  const samples = new Float32Array(
    parts.reduce((sum, part) => sum + part.samples.length, 0) + gap * Math.max(0, parts.length - 1),
  );
  let at = 0;
  for (const part of parts) {
    samples.set(part.samples, at);
    at += part.samples.length + gap;
  }
  return { rate, samples };
}

/** Appends silence to clips that are shorter than `seconds`. */
export const padWithSilence = (pcm: Pcm, seconds: number): Pcm =>
  durationSeconds(pcm) >= seconds
    ? pcm
    : concatenate(
        [
          pcm,
          {
            rate: pcm.rate,
            samples: new Float32Array(Math.ceil((seconds - durationSeconds(pcm)) * pcm.rate)),
          },
        ],
        0,
      );

/**
 * Periodicity from 0 to 1 from a sample on: the best normalized autocorrelation in the pitch range of voices.
 */
function periodicity(samples: Float32Array, rate: number, from: number): number {
  const size = Math.round(0.024 * rate);
  let best = 0;
  for (let lag = Math.floor(rate / 260); lag <= Math.ceil(rate / 70); lag++) {
    let [cross, left, right] = [0, 0, 0];
    for (let i = from; i < from + size; i++) {
      const [a, b] = [samples[i] ?? 0, samples[i + lag] ?? 0];
      cross += a * b;
      left += a * a;
      right += b * b;
    }
    if (left > 0 && right > 0) best = Math.max(best, cross / Math.sqrt(left * right));
  }
  return best;
}

/** Samples with at least this periodicity count as voiced. */
const minVoicedPeriodicity = 0.75;

/**
 * Milliseconds from the burst of a stop or affricate to the voice after it, in a clip of one word. `initial`:
 * the sound begins the word; otherwise it is the one after the word's longest closure.
 */
export function measureVoiceOnsetMs({ rate, samples }: Pcm, initial: boolean): number {
  const limit = peakOf(samples) * 0.02;
  const size = Math.round(0.005 * rate);
  const loud = (from: number) => rms(samples, from, from + size) > limit;
  const first = samples.findIndex((one) => Math.abs(one) > limit);
  let burst = first;
  if (!initial) {
    const last = samples.findLastIndex((one) => Math.abs(one) > limit);
    let longest = 0;
    let quietFrom = -1;
    for (let at = first; at < last; at += size) {
      if (!loud(at)) quietFrom = quietFrom < 0 ? at : quietFrom;
      else if (quietFrom >= 0) {
        if (at - quietFrom > longest) [longest, burst] = [at - quietFrom, at];
        quietFrom = -1;
      }
    }
  }
  const step = Math.round(0.001 * rate);
  for (let at = burst; at < samples.length; at += step) {
    if (
      rms(samples, at, at + size * 4) > limit * 2.5 &&
      periodicity(samples, rate, at) > minVoicedPeriodicity
    )
      return Math.round(((at - burst) / rate) * 1000);
  }
  return Number.POSITIVE_INFINITY;
}
