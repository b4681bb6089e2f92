/** The result of one part of `npm test`. A static check counts as one test. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Human-readable; printed when something failed, was flaky or was skipped. */
  readonly output: string;
}

export const passedCheck: Outcome = { passed: 1, failed: 0, skipped: 0, output: '' };
export const failedCheck = (output: string): Outcome => ({ passed: 0, failed: 1, skipped: 0, output });
export const skippedPart = (why: string): Outcome => ({ passed: 0, failed: 0, skipped: 1, output: why });

/** The last line of `npm test`; other tools read it. */
export function formatTotals(outcomes: readonly Outcome[]): string {
  const sum = (count: (outcome: Outcome) => number) =>
    outcomes.reduce((total, outcome) => total + count(outcome), 0);
  const skipped = sum((outcome) => outcome.skipped);
  const end = skipped > 0 ? `, ${skipped} skipped` : '';
  return `${sum((outcome) => outcome.passed)} passed, ${sum((outcome) => outcome.failed)} failed${end}`;
}

/** A failure message may contain a whole page; its first lines name the cause. */
const maxReasonLines = 15;

/** Formats tests with the reasons of their failures under a title; empty without tests. */
export function formatTestList(
  title: string,
  tests: readonly { readonly name: string; readonly reasons: readonly string[] }[],
): string {
  if (tests.length === 0) return '';
  const shorten = (reason: string) => reason.split('\n').slice(0, maxReasonLines).join('\n');
  return [title, ...tests.flatMap(({ name, reasons }) => [`- ${name}`, ...reasons.map(shorten)])].join('\n');
}
