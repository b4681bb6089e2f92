/** The metrics of the process in OpenMetrics format, for Prometheus and compatible systems (decision 0071). */
import { performance } from 'node:perf_hooks';
import {
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  type OpenMetricsContentType,
  Registry,
} from 'prom-client';
import type { PoolState } from '../db/open.ts';
import type { CompletedRequest } from '../http/observeRequests.ts';
import { withTimeout } from '../withTimeout.ts';
import type { Metrics } from './metrics.ts';

export interface Exposition {
  readonly contentType: string;
  readonly text: string;
}

export interface QueueDepth {
  readonly queue: string;
  readonly counts: {
    /** All that are not done and have not failed permanently. */
    readonly waiting: number;
    /** Jobs that a worker should have claimed by now. */
    readonly due: number;
    /** Jobs that were tried before: the worker of a healthy queue has none of them for long. */
    readonly retrying: number;
  };
}

export interface MetricsRegistry extends Metrics {
  readonly observeRequest: (request: CompletedRequest) => void;
  /** All metrics as text. Queues that cannot be read in time are left out. */
  readonly expose: () => Promise<Exposition>;
  /** Names of all metrics, with the suffixes of their samples. */
  readonly sampleNames: () => Promise<ReadonlySet<string>>;
}

export interface MetricsSources {
  readonly readQueueDepths: () => Promise<readonly QueueDepth[]>;
  readonly poolState?: (() => PoolState) | undefined;
}

/** How long a scrape waits for the database. */
const queueTimeoutMs = 1000;
const latencyBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Any other method of a request becomes one label: clients must not be able to create label values. */
const knownMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);
const unanswered = 'none';

/** Why a request was refused for reasons of load; null if it was not. */
function rejectionReason({ route, status }: CompletedRequest): string | null {
  if (status === 429) return 'rate_limit';
  if (status !== 503) return null;
  // Load shedding answers before the application sees the request.
  return route === null ? 'overload' : 'unavailable';
}

/** Registers all metrics. `sources` are read at each scrape. */
export function createMetricsRegistry({ readQueueDepths, poolState }: MetricsSources): MetricsRegistry {
  const registry = new Registry<OpenMetricsContentType>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const requests = new Counter({
    name: 'ena_http_requests_total',
    help: 'Requests by method, pattern of the route, and status; 499: the client disconnected.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const duration = new Histogram({
    name: 'ena_http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last byte of its response.',
    labelNames: ['method', 'route'],
    buckets: latencyBuckets,
    registers,
  });
  const rejected = new Counter({
    name: 'ena_http_rejected_requests_total',
    help: 'Requests refused for reasons of load: overload, rate_limit, unavailable (database, mail, payments, model).',
    labelNames: ['reason'],
    registers,
  });
  for (const reason of ['overload', 'rate_limit', 'unavailable']) rejected.inc({ reason }, 0);

  const events = {
    signUp: new Counter({ name: 'ena_sign_ups_total', help: 'Accounts created.', registers }),
    lessonCompleted: new Counter({
      name: 'ena_lessons_completed_total',
      help: 'Lessons and quizzes completed for the first time by a learner.',
      registers,
    }),
    review: new Counter({ name: 'ena_reviews_total', help: 'Answers recorded in Today.', registers }),
  };

  const queueJobs = new Gauge({
    name: 'ena_queue_jobs',
    help: 'Jobs by queue and state (waiting: all, due, retrying), counted up to 10,000; the same in all replicas.',
    labelNames: ['queue', 'state'],
    registers,
  });
  const queuesReadable = new Gauge({
    name: 'ena_queues_readable',
    help: '0 if the database did not answer this scrape within a second.',
    registers,
  });

  const utilization = new Gauge({
    name: 'ena_event_loop_utilization',
    help: 'Share of the time since the last scrape in which this process computed, 0 to 1.',
    registers,
  });
  const connections = new Gauge({
    name: 'ena_database_connections',
    help: 'The pool of PostgreSQL: connections open, idle and at most (max), and requests waiting for one.',
    labelNames: ['state'],
    registers,
  });
  let lastUtilization = performance.eventLoopUtilization();
  const updateProcess = () => {
    const now = performance.eventLoopUtilization();
    utilization.set(performance.eventLoopUtilization(now, lastUtilization).utilization);
    lastUtilization = now;
    const pool: Partial<PoolState> = poolState?.() ?? {};
    for (const [state, number] of Object.entries(pool)) connections.set({ state }, number);
  };

  /** Shared by scrapes at the same time: a database that hangs gets no more than one of these queries. */
  let reading: Promise<readonly QueueDepth[]> | null = null;
  const updateQueues = async () => {
    queueJobs.reset();
    try {
      reading ??= readQueueDepths().finally(() => (reading = null));
      for (const { queue, counts } of await withTimeout(reading, queueTimeoutMs))
        for (const [state, number] of Object.entries(counts)) queueJobs.set({ queue, state }, number);
      queuesReadable.set(1);
    } catch {
      queuesReadable.set(0);
    }
  };

  return {
    count: (event, times = 1) => events[event].inc(times),
    observeRequest(request) {
      const method = knownMethods.has(request.method) ? request.method : 'other';
      const route = request.route ?? unanswered;
      requests.inc({ method, route, status: request.status });
      duration.observe({ method, route }, request.seconds);
      const reason = rejectionReason(request);
      if (reason !== null) rejected.inc({ reason });
    },
    async expose() {
      updateProcess();
      await updateQueues();
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
    async sampleNames() {
      const metrics = await registry.getMetricsAsJSON();
      return new Set(
        metrics.flatMap(({ name, type }) =>
          String(type) === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
        ),
      );
    },
  };
}
