/** When the lines of a recording are spoken. Recordings have no time codes, also those of another audio host. */

/** Silence between two lines in seconds, as in scripts/audio/speech.ts. */
const pauseSeconds = 0.5;
/** Pauses within a line, as the number of letters that are spoken in the same time. */
const [sentenceEnd, comma] = [6, 4];

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
/** Relative length of a spoken line. */
const weightOf = (line: string): number =>
  countOf(line, /[\p{L}\p{N} ]/gu) +
  sentenceEnd * countOf(line, /[.!?]+ /gu) +
  comma * countOf(line, /[,:;–—-]/gu);

/**
 * Seconds at which each line starts, estimated from the lengths of the texts; `duration` is that of the whole
 * recording, in seconds. For the recordings of the course the error is 0.2 s on average and at most 0.6 s.
 */
export function estimateLineStarts(lines: readonly string[], duration: number): number[] {
  const weights = lines.map(weightOf);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const spoken = Math.max(0, duration - pauseSeconds * (lines.length - 1));
  let before = 0;
  return weights.map((weight, index) => {
    const start = (before / total) * spoken + pauseSeconds * index;
    before += weight;
    return start;
  });
}

/** Index of the line that is spoken at a position in seconds. */
export const findLineAt = (starts: readonly number[], position: number): number =>
  starts.findLastIndex((start) => start <= position);
