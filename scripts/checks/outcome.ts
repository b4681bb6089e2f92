/** What a part of `npm test` came to. A static check counts as one test. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** For people; shown when something failed, was skipped, or passed at its second try alone. */
  readonly output: string;
}

export const passedCheck: Outcome = { passed: 1, failed: 0, skipped: 0, output: '' };
export const failedCheck = (output: string): Outcome => ({ passed: 0, failed: 1, skipped: 0, output });
export const skippedPart = (why: string): Outcome => ({ passed: 0, failed: 0, skipped: 1, output: why });

/** The last line of `npm test`; other tools read it. */
export function totalLine(outcomes: readonly Outcome[]): string {
  const sum = (count: (outcome: Outcome) => number) =>
    outcomes.reduce((total, outcome) => total + count(outcome), 0);
  const skipped = sum((outcome) => outcome.skipped);
  const end = skipped > 0 ? `, ${skipped} skipped` : '';
  return `${sum((outcome) => outcome.passed)} passed, ${sum((outcome) => outcome.failed)} failed${end}`;
}
