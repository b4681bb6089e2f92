/**
 * Load shedding: useful responses at three and ten times the capacity, relative to the peak, and how soon the other
 * requests are refused; success of a client beside another that sends ten times the capacity; on the embedded database and on PostgreSQL, and without load shedding for comparison. The
 * load comes from this process: it needs a core of its own. SECONDS sets the duration of each load.
 */
import { type BenchServer, createBenchServer } from './lib/benchServer.ts';
import { type LoadRequest, quantile, runClosedLoop, runOpenLoop, withStatus } from './lib/load.ts';
import { onBothDatabases } from './lib/onBothDatabases.ts';
import { report, reportAtLeast } from './lib/report.mjs';

const seconds = Number(process.env['SECONDS'] ?? 8);
const connections = 3_000;
/** A response that comes later is not useful: the goal is a response within a second. */
const maxUsefulMs = 1_000;
const withoutShedding = new URL('./lib/withoutQueue.ts', import.meta.url).href;

await onBothDatabases(measure);

async function measure(database: string, databaseUrl: string | null): Promise<void> {
  const server = await createBenchServer(databaseUrl, 200);
  try {
    await server.start();
    const peak = await measurePeak(server);
    report(`${database}: peak of /api/session, responses per second`, peak, '', null);
    for (const factor of [3, 10])
      await measureOverload(`${database}, ${factor}x`, server, peak, factor, true);
    await measureFairness(database, server, peak);
    await server.stop('SIGKILL');
    await server.start({ preload: withoutShedding });
    await measureOverload(`${database}, 3x, without load shedding`, server, peak, 3, false);
  } finally {
    await server.stop('SIGKILL');
    server.remove();
  }
}

function sessionRequests({ learners }: BenchServer): (count: number) => LoadRequest {
  return (count) => ({ path: '/api/session', headers: learners[count % learners.length]?.headers ?? {} });
}

/** Responses per second at full load; the first seconds are a warm-up. */
async function measurePeak(server: BenchServer): Promise<number> {
  const next = sessionRequests(server);
  await runClosedLoop(server.url, { connections: 32, seconds: 4, next });
  const answers = await runClosedLoop(server.url, { connections: 32, seconds, next });
  return withStatus(answers, 200).length / seconds;
}

async function measureOverload(
  name: string,
  server: BenchServer,
  peak: number,
  factor: number,
  hasGoals: boolean,
): Promise<void> {
  const begin = performance.now();
  const answers = await runOpenLoop(server.url, {
    perSecond: Math.round(peak * factor),
    seconds,
    connections,
    next: sessionRequests(server),
  });
  const elapsedSeconds = (performance.now() - begin) / 1000;
  const served = withStatus(answers, 200);
  const useful = served.filter(({ sentMs }) => sentMs <= maxUsefulMs);
  const refused = withStatus(answers, 503);
  const ratio = useful.length / elapsedSeconds / peak;
  report(`${name}: sent per second, relative to the peak`, answers.length / elapsedSeconds / peak, 'x', null);
  if (hasGoals) reportAtLeast(`${name}: useful responses, relative to the peak`, ratio, 'x', 0.8);
  else report(`${name}: useful responses, relative to the peak`, ratio, 'x', null);
  report(`${name}: served, p99`, quantile(served, 0.99, 'sentMs'), 'ms', null);
  const goal = hasGoals ? 1000 : null;
  if (refused.length > 0)
    report(`${name}: refused ${refused.length}, p99`, quantile(refused, 0.99, 'sentMs'), 'ms', goal);
  const others = answers.length - served.length - refused.length;
  report(`${name}: neither served nor refused`, others, '', hasGoals ? 0 : null);
}

/** A client that sends a tenth of the capacity, beside one at another address that sends ten times the capacity. */
async function measureFairness(database: string, server: BenchServer, peak: number): Promise<void> {
  const next = sessionRequests(server);
  const options = { perSecond: Math.round(peak * 10), seconds, connections, next };
  const [answers] = await Promise.all([
    runOpenLoop(server.url, {
      perSecond: Math.round(peak / 10),
      seconds,
      connections: 100,
      next,
      localAddress: '127.0.0.2',
    }),
    runOpenLoop(server.url, options),
  ]);
  const served = withStatus(answers, 200);
  const name = `${database}, 0.1x beside another network with 10x`;
  reportAtLeast(`${name}: served`, (served.length / answers.length) * 100, '%', 99);
  report(`${name}: served, p99`, quantile(served, 0.99, 'sentMs'), 'ms', null);
}
