/**
 * Mutation testing with hand-written faults: small changes of the source that at least one test has to detect.
 */

export const layers = ['domain', 'contract', 'server', 'web', 'course'] as const;
export type Layer = (typeof layers)[number];

/** Tests that should detect a fault: a file, limited to the tests whose titles contain `title`. */
export interface TestRef {
  /** Path relative to the project's folder. */
  readonly file: string;
  readonly title?: string;
}

/** One fault: in `file`, the only occurrence of `find` becomes `replace`. */
export interface Fault {
  /** Unique, kebab-case. */
  readonly id: string;
  /** What goes wrong for a user or an operator. */
  readonly title: string;
  /** Path relative to the project's folder. */
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  readonly tests: readonly TestRef[];
  /** Its tests run on PostgreSQL; the embedded database runs no transactions concurrently. */
  readonly onPostgres?: true;
}

/**
 * `caught`: a test failed. `missed`: all tests passed. `invalid`: inconclusive, because the tests also fail
 * without the fault, or because with the fault the build fails or a test file does not load.
 */
export type Verdict = 'caught' | 'missed' | 'invalid';

export interface FaultResult {
  readonly id: string;
  readonly layer: Layer;
  readonly title: string;
  readonly verdict: Verdict;
  /** The test that failed, or why the result is invalid; empty for a missed fault. */
  readonly detail: string;
  readonly seconds: number;
}
