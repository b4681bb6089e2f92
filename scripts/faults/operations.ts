import type { Fault } from './model.ts';

const src = 'apps/server/src';

/** Metrics and their page. */
export const operationsFaults: readonly Fault[] = [
  {
    id: 'metrics-public',
    title: 'Anybody can read the metrics',
    file: `${src}/main/diagnostics/metrics.ts`,
    find: 'if (!timingSafeEqual(digest(given), digest(page.token)))',
    replace: 'if (!timingSafeEqual(digest(given), digest(given)))',
    tests: [{ file: `${src}/platform/metrics/metrics.test.ts`, title: 'holder of the token' }],
  },
  {
    id: 'metrics-by-path',
    title: 'Every path of a request becomes a label: clients can fill the memory of Ena and of Prometheus',
    file: `${src}/platform/http/observeRequests.ts`,
    find: 'routes.set(incoming, routePath(c))',
    replace: 'routes.set(incoming, c.req.path || routePath(c))',
    tests: [{ file: `${src}/platform/metrics/metrics.test.ts`, title: 'never by their path' }],
  },
  {
    id: 'postponed-mail-not-counted',
    title: 'Mails that could not be delivered are missing in the metrics until they are due again',
    file: `${src}/platform/metrics/queueDepths.ts`,
    find: '.where(isNotNull(nextAttemptAt))',
    replace: '.where(lte(nextAttemptAt, time) ?? isNotNull(nextAttemptAt))',
    tests: [{ file: `${src}/platform/metrics/metrics.test.ts`, title: 'queues are counted' }],
  },
];
