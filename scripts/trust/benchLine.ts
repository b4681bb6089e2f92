/** A line of a benchmark's report (bench/lib/report.mjs), such as `lost: 0, goal <= 0, met`. */
export interface BenchLine {
  readonly name: string;
  readonly value: number;
  /** Null without a goal. */
  readonly isMet: boolean | null;
}

const pattern =
  /^\s*(?<name>\S.*): (?<value>-?\d+(?:\.\d+)?(?:e[+-]\d+)?|NaN|-?Infinity)(?: [^\s,:]+)?(?:, goal [^,]+, (?<verdict>met|MISSED))?$/u;

/** Parses a line that a benchmark printed; null if it reports no value. */
export function parseBenchLine(line: string): BenchLine | null {
  const { name, value, verdict } = pattern.exec(line)?.groups ?? {};
  if (name === undefined) return null;
  return { name, value: Number(value), isMet: verdict === undefined ? null : verdict === 'met' };
}
