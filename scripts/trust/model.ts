/** What Ena promises to learners and operators, how each promise is checked, and results of these checks. */
import type { Verdict } from '../faults/model.ts';

export const sections = [
  'Durability',
  'Security',
  'Performance and load',
  'Privacy and accessibility',
] as const;
export type Section = (typeof sections)[number];

/** A measurement of `npm run bench`, or some of its lines. */
export interface BenchCheck {
  readonly name: string;
  /** Only the lines whose names contain one of these texts; absent: all lines that have a goal. */
  readonly lines?: readonly string[];
  /**
   * The broken variant. An object: all lines whose names contain all of `lines` have to be below `below`, or above `above`.
   * A text: how the benchmark itself fails if it does not detect one. Null: there is none.
   */
  readonly control: MeasuredControl | string | null;
}
export type MeasuredControl = { readonly lines: readonly string[] } & (
  | { readonly below: number }
  | { readonly above: number }
);

/** A promise without faults and benchmarks is not proven, which docs/trust.md says. */
export interface TrustPromise {
  /** Unique, kebab-case. */
  readonly id: string;
  readonly text: string;
  readonly goal: string;
  /** Ids of faults, the broken variants: the tests of each have to pass without it and fail with it. */
  readonly faults?: readonly string[];
  readonly benches?: readonly BenchCheck[];
  /** What these checks cannot show, or why there are none. */
  readonly cannotShow: string;
}

/** Results of the last runs, by id of the fault and name of the benchmark; dates as YYYY-MM-DD in UTC. */
export interface TrustResults {
  readonly faults: Readonly<Record<string, { readonly verdict: Verdict; readonly date: string }>>;
  readonly benches: Readonly<
    Record<string, { readonly lines: readonly string[]; readonly ok: boolean; readonly date: string }>
  >;
}
