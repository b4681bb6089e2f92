/**
 * Load shedding: useful responses at three and ten times the capacity, relative to the peak, and how soon the other
 * requests are refused; success of a client beside another that sends ten times the capacity; on the embedded database
 * and on PostgreSQL, and without load shedding for comparison. The server and its database have one core, the clients
 * another. Peak and overload alternate, ROUNDS times, the latter for SECONDS, since the speed of a machine changes.
 */
import { type BenchServer, createBenchServer } from './lib/benchServer.ts';
import { onClientCore, pinToServerCore } from './lib/cores.ts';
import {
  type Connection,
  createConnection,
  type LoadRequest,
  type LoadResponse,
  quantile,
  runClosedLoop,
  sendAtRate,
  withStatus,
} from './lib/load.ts';
import { onBothDatabases } from './lib/onBothDatabases.ts';
import { report, reportAtLeast } from './lib/report.mjs';

const rounds = Number(process.env['ROUNDS'] ?? 8);
const seconds = Number(process.env['SECONDS'] ?? 5);
/** Enough to keep the server busy; shorter than what the server lets the idle connections of one client live. */
const peakLoad = { connections: 32, seconds: 1.5 };
/** Clients that wait for each response send no more than this many in 0.75 s, after which they are refused. */
const maxConnections = Number(process.env['CONNECTIONS'] ?? 3_000);
/** Until an overload is constant: what comes before does not count as useful. */
const settleMs = 1_500;
/** A response that comes later is not useful: the goal is a response within a second. */
const maxUsefulMs = 1_000;
const withoutShedding = new URL('./lib/withoutQueue.ts', import.meta.url).href;

pinToServerCore();
await onBothDatabases(measure);

async function measure(database: string, databaseUrl: string | null): Promise<void> {
  const server = await createBenchServer(databaseUrl, 200);
  try {
    await server.start();
    await measurePeak(server); // to warm up
    for (const factor of [3, 10]) await measureOverload(`${database}, ${factor}x`, server, factor, true);
    await measureFairness(database, server);
    await server.stop('SIGKILL');
    await server.start({ preload: withoutShedding });
    await measurePeak(server);
    await measureOverload(`${database}, 3x, without load shedding`, server, 3, false);
  } finally {
    await server.stop('SIGKILL');
    server.remove();
  }
}

function sessionRequests({ learners }: BenchServer): (count: number) => LoadRequest {
  return (count) => ({ path: '/api/session', headers: learners[count % learners.length]?.headers ?? {} });
}

function connect(server: BenchServer, count: number, localAddress?: string): readonly Connection[] {
  return Array.from({ length: count }, () => createConnection(server.url, localAddress));
}

/** Useful responses per second at full load. */
async function measurePeak(server: BenchServer): Promise<number> {
  const next = sessionRequests(server);
  const answers = await onClientCore(() => runClosedLoop(server.url, { ...peakLoad, next }));
  return withStatus(answers, 200).length / peakLoad.seconds;
}

async function measureOverload(
  name: string,
  server: BenchServer,
  factor: number,
  hasGoals: boolean,
): Promise<void> {
  const answers: LoadResponse[] = [];
  let peaks = 0;
  const endMs = seconds * 1000;
  for (let round = 0; round < rounds; round++) {
    const peak = await measurePeak(server);
    peaks += peak;
    const rate = { perSecond: peak * factor, seconds, next: sessionRequests(server), dropsUnsent: true };
    // New ones each time: the server may close those that were idle during the peak.
    const connections = connect(server, maxConnections);
    const all = await onClientCore(() => sendAtRate(connections, rate));
    for (const connection of connections) connection.close();
    for (const answer of all) answers.push(answer);
  }
  /** In all rounds. */
  const peakResponses = (peaks * (endMs - settleMs)) / 1000;
  // Rates are those of the constant overload; times are those of all responses, from when all clients connect.
  const isConstant = ({ atMs }: LoadResponse) => atMs > settleMs && atMs <= endMs;
  const served = withStatus(answers, 200);
  const useful = served.filter((answer) => isConstant(answer) && answer.sentMs <= maxUsefulMs);
  const refused = withStatus(answers, 503);
  const ratio = useful.length / peakResponses;
  report(`${name}: peak of /api/session, responses per second`, peaks / rounds, '', null);
  report(
    `${name}: responses, relative to the peak`,
    answers.filter(isConstant).length / peakResponses,
    'x',
    null,
  );
  if (hasGoals) reportAtLeast(`${name}: useful responses, relative to the peak`, ratio, 'x', 0.8);
  else report(`${name}: useful responses, relative to the peak`, ratio, 'x', null);
  report(`${name}: served, p99`, quantile(served, 0.99, 'sentMs'), 'ms', null);
  const goal = hasGoals ? 1000 : null;
  if (refused.length > 0)
    report(`${name}: refused ${refused.length}, p99`, quantile(refused, 0.99, 'sentMs'), 'ms', goal);
  const others = answers.filter(({ status }) => status !== 200 && status !== 503).length;
  report(`${name}: neither served nor refused`, others, '', hasGoals ? 0 : null);
}

/** A client that sends a tenth of the capacity, beside one at another address that sends ten times the capacity. */
async function measureFairness(database: string, server: BenchServer): Promise<void> {
  const peak = await measurePeak(server);
  const next = sessionRequests(server);
  const rate = { seconds: 2 * seconds, next };
  const own = connect(server, 100, '127.0.0.2');
  const others = connect(server, maxConnections);
  const [answers] = await onClientCore(() =>
    Promise.all([
      sendAtRate(own, { ...rate, perSecond: peak / 10 }),
      sendAtRate(others, { ...rate, perSecond: peak * 10, dropsUnsent: true }),
    ]),
  );
  for (const connection of [...own, ...others]) connection.close();
  const served = withStatus(answers, 200);
  const name = `${database}, 0.1x beside another network with 10x`;
  reportAtLeast(`${name}: served`, (served.length / answers.length) * 100, '%', 99);
  report(`${name}: served, p99`, quantile(served, 0.99, 'sentMs'), 'ms', null);
}
