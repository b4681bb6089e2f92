import type { Fault } from './model.ts';

const src = 'apps/server/src';

/** Webhook signatures, return URLs, clocks, lost data, full disks, and what timing reveals. */
export const serverRobustnessFaults: readonly Fault[] = [
  {
    id: 'webhook-of-the-future',
    title: 'A webhook event that is signed for a time in the future is accepted',
    file: `${src}/billing/provider.ts`,
    find: "throw new RangeError('This event is of the future.');",
    replace: 'void now;',
    tests: [{ file: `${src}/billing/events.test.ts`, title: 'in the future' }],
  },
  {
    id: 'webhook-with-unstorable-id',
    title: 'A signed webhook event with NUL in an id is passed to the database',
    file: `${src}/billing/provider.ts`,
    find: 'value.length <= maxIdLength && isStorableText(value)',
    replace: 'isStorableText(`${maxIdLength}`)',
    tests: [{ file: `${src}/billing/events.test.ts`, title: 'if the database cannot store' }],
  },
  {
    id: 'return-url-not-normalized',
    title: 'Return URLs that other parsers read differently are passed to the payment provider',
    file: `${src}/billing/assertSameOriginUrl.ts`,
    find: 'parsed.href === url &&',
    replace: '',
    tests: [{ file: `${src}/billing/checkout.test.ts`, title: 'is refused for an address' }],
  },
  {
    id: 'lockout-until-clock-catches-up',
    title: 'After the clock was set back, a rate limit lasts until the clock has caught up',
    file: `${src}/platform/http/limits.ts`,
    find: 'least(${rateLimits.resetsAt}, excluded.resets_at)',
    replace: '${rateLimits.resetsAt}',
    tests: [{ file: `${src}/platform/http/limits.test.ts`, title: 'lock nobody out' }],
  },
  {
    id: 'contact-form-closed-by-few',
    title: 'Twenty networks use up the messages of everybody',
    file: `${src}/contact/send.ts`,
    find: 'isAmongFirst ? firstTotalLimit : totalLimit',
    replace: 'isAmongFirst ? totalLimit : totalLimit',
    tests: [{ file: `${src}/contact/send.test.ts`, title: 'leave the form open' }],
  },
  {
    id: 'lost-database-replaced',
    title: 'A new database silently replaces one that was lost',
    file: `${src}/platform/db/open.ts`,
    find: 'assertNotLost(dataDir);\n',
    replace: 'if (dataDir === dataDir.trimEnd() + dataDir) assertNotLost(dataDir);\n',
    tests: [{ file: 'apps/server/test/process.test.ts', title: 'missing beside a secret' }],
  },
  {
    id: 'mail-sent-by-request',
    title: 'Mail is sent right after the request, whose side effect tells that an address is known',
    file: `${src}/platform/mail/queue.ts`,
    find: 'const pollIntervalMs = 3 * secondMs;',
    replace: 'const pollIntervalMs = 0 * secondMs;',
    tests: [{ file: `${src}/platform/mail/queue.test.ts`, title: 'at the next poll' }],
  },
  {
    id: 'ready-on-full-disk',
    title: 'The server reports that it is ready although nothing can be saved',
    file: `${src}/main/diagnostics/ready.ts`,
    find: 'assertDiskSpace();',
    replace: 'void assertDiskSpace;',
    tests: [{ file: `${src}/platform/diskSpace.test.ts`, title: 'while the disk is full' }],
  },
  {
    id: 'writes-on-full-disk',
    title: 'Writes go on until the disk is full, and the database ends',
    file: `${src}/identity/caller.ts`,
    find: 'services.assertDiskSpace();',
    replace: '',
    tests: [{ file: `${src}/platform/diskSpace.test.ts`, title: 'while the disk is full' }],
  },
  {
    id: 'traceparent-of-clients',
    title: 'Without a proxy, visitors decide to which trace their requests belong',
    file: `${src}/platform/tracing/openTelemetry.ts`,
    find: 'trustedProxies > 0 ? remoteParent(request) : ROOT_CONTEXT',
    replace: 'trustedProxies > -1 ? remoteParent(request) : ROOT_CONTEXT',
    tests: [{ file: `${src}/platform/tracing/openTelemetry.test.ts`, title: 'trusted proxies' }],
  },
  {
    id: 'traces-with-paths',
    title: 'Traces contain the paths of requests, with ids and tokens',
    file: `${src}/platform/tracing/openTelemetry.ts`,
    find: "const attributes = { 'http.request.method': method };",
    replace: "const attributes = { 'http.request.method': method, 'url.path': request.url ?? '' };",
    tests: [{ file: `${src}/platform/tracing/openTelemetry.test.ts`, title: 'records a request' }],
  },
  {
    id: 'tracing-always-loaded',
    title: 'OpenTelemetry is loaded without a collector, and costs memory',
    file: `${src}/main/start.ts`,
    find: 'if (traceEndpoint === null) return null;',
    replace:
      "await import('../platform/tracing/openTelemetry.ts');\n  if (traceEndpoint === null) return null;",
    tests: [{ file: 'apps/server/test/tracing.test.ts', title: 'without a collector' }],
  },
];
