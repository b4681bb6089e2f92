/** Fault injection: small changes of the source, each of which at least one test has to detect. */

export const layers = ['domain', 'contract', 'server', 'web', 'course'] as const;
export type Layer = (typeof layers)[number];

/** Tests that should detect a fault: a file, limited to the tests whose titles contain `title`. */
export interface TestRef {
  /** Path from the project's folder. */
  readonly file: string;
  readonly title?: string;
}

/** One fault: in `file`, the only occurrence of `find` becomes `replace`. */
export interface Fault {
  /** Unique, kebab-case. */
  readonly id: string;
  /** What goes wrong for a person or an operator. */
  readonly title: string;
  /** Path from the project's folder. */
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  readonly tests: readonly TestRef[];
}

/**
 * `caught`: a test failed. `missed`: all tests passed. `invalid`: the result says nothing, because the tests fail
 * without the fault too, or the fault keeps the build or a test file from loading.
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
