/** What the server measures, independent of the library that exposes it (registry.ts). */

/** What happens in the product and is counted. */
export type CountedEvent = 'signUp' | 'lessonCompleted' | 'review';

export interface Metrics {
  /** Counts something that has happened, `times` times; default once. */
  readonly count: (event: CountedEvent, times?: number) => void;
}

/** Counts nothing: without the setting METRICS_TOKEN, and in tests of other features. */
export const noMetrics: Metrics = { count: () => undefined };
