/**
 * Slow clients: success and latency of honest clients without and with 1,000 slow uploads from as many addresses, 120
 * and 2,050 from one address, 5,000 idle connections from one address, and 5,900 slow request heads (slowloris) from as many; and
 * during clients that pipeline requests and do not read the responses; on both databases, and without the limits for comparison. SECONDS sets the duration of each measurement. Linux, where every 127.x.y.z is a local address.
 */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type BenchServer, createBenchServer } from './lib/benchServer.ts';
import { quantile, runOpenLoop, withStatus } from './lib/load.ts';
import { onBothDatabases } from './lib/onBothDatabases.ts';
import { report, reportAtLeast } from './lib/report.mjs';
import { root } from '../scripts/lib/project.mjs';
import type { SlowClients } from './lib/slowClients.ts';

const seconds = Number(process.env['SECONDS'] ?? 12);
/** So many that the p99 is not the time of a few single requests. */
const honest = { perSecond: 100, seconds, connections: 40 };
const upload =
  'POST /api/billing/webhook HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n';
const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`;
/** The path of the largest script, of which the kernel does not hold 100 responses. */
function largestAsset(): string {
  const folder = join(root, 'apps/web/build/client/assets');
  const sizeOf = (name: string) => statSync(join(folder, name)).size;
  const [largest] = readdirSync(folder).sort((one, other) => sizeOf(other) - sizeOf(one));
  return `/assets/${largest}`;
}
const scenarios: readonly (Omit<SlowClients, 'port'> & {
  readonly name: string;
  /** Computes for as long as it takes to parse it: honest clients wait longer, but are served. */
  readonly isFlood?: true;
})[] = [
  { name: '1,000 slow uploads from 1,000 addresses', clients: 1_000, addresses: 1_000, head: upload },
  { name: '120 slow uploads from one address', clients: 120, addresses: 1, head: upload },
  { name: '2,050 slow uploads from one address', clients: 2_050, addresses: 1, head: upload },
  { name: '5,000 idle connections from one address', clients: 5_000, addresses: 1, head: '' },
  {
    name: '5,900 slow request heads from 5,900 addresses',
    clients: 5_900,
    addresses: 5_900,
    head: 'GET / HTTP/1.1\r\nx-slow: ',
  },
  {
    name: '8 connections a second from one address that pipeline 100 requests',
    clients: 8,
    addresses: 1,
    head: get(largestAsset()),
    count: 100,
    lifetimeMs: 1_000,
  },
  {
    name: '50,000 pipelined requests a second from one address',
    clients: 1,
    addresses: 1,
    head: get('/'),
    count: 50_000,
    lifetimeMs: 1_000,
    isFlood: true,
  },
];
type Scenario = (typeof scenarios)[number];
const withoutLimits = new URL('./lib/withoutSlowClientLimits.ts', import.meta.url).href;

await onBothDatabases(measure);

async function measure(database: string, databaseUrl: string | null): Promise<void> {
  const server = await createBenchServer(databaseUrl, 200);
  try {
    for (const hasLimits of [true, false]) {
      for (const scenario of scenarios) {
        await server.start(hasLimits ? {} : { preload: withoutLimits });
        await measureScenario(database, server, scenario, hasLimits);
        await server.stop('SIGKILL');
      }
    }
  } finally {
    await server.stop('SIGKILL');
    server.remove();
  }
}

async function measureScenario(
  database: string,
  server: BenchServer,
  scenario: Scenario,
  hasLimits: boolean,
): Promise<void> {
  const name = `${database}${hasLimits ? '' : ', without limits'}, ${scenario.name}`;
  const next = (count: number) => ({
    path: '/api/course/lessons/alphabet',
    headers: server.learners[count % server.learners.length]?.headers ?? {},
  });
  await runOpenLoop(server.url, { ...honest, seconds: 2, next });
  const before = await runOpenLoop(server.url, { ...honest, next });
  // In a thread of their own, so that their work delays no honest client in this one.
  const workerData: SlowClients = { port: Number(new URL(server.url).port), ...scenario };
  const slowClients = new Worker(new URL('./lib/slowClients.ts', import.meta.url), { workerData });
  await wait(2_000);
  const during = await runOpenLoop(server.url, { ...honest, next });
  await slowClients.terminate();
  const share = (100 * withStatus(during, 200).length) / during.length;
  const ratio = quantile(during, 0.99) / quantile(before, 0.99);
  if (hasLimits) reportAtLeast(`${name}: success of honest clients`, share, '%', 100);
  else report(`${name}: success of honest clients`, share, '%', null);
  const p99 = `${Math.round(quantile(before, 0.99))} to ${Math.round(quantile(during, 0.99))} ms`;
  report(`${name}: p99 from ${p99}`, ratio, 'x', hasLimits && !scenario.isFlood ? 2 : null);
}
