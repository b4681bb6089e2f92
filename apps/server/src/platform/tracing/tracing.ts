/** Traces, independent of the library that records and exports them (openTelemetry.ts; decision 0075). */
import type { RequestListener } from 'node:http';

export interface Tracing {
  /** Returns a listener that handles each request in a span. */
  readonly traceRequests: (listener: RequestListener) => RequestListener;
  /** Runs `work` in a span. `name` is one that the code lists, never data. */
  readonly trace: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
  /** Runs an SQL statement in a span of the request that sends it. Those of pollers have none. */
  readonly traceQuery: TraceQuery;
  /** Sends what was recorded. */
  readonly stop: () => Promise<void>;
}

/** `text`: the statement, without its parameters. */
export type TraceQuery = <Result>(text: string, run: () => Promise<Result>) => Promise<Result>;
