/**
 * Load shedding: useful responses at three and ten times the capacity, relative to the peak, and how soon the other
 * requests are refused; success of a client beside another that sends ten times the capacity; on the embedded database
 * and on PostgreSQL, and without load shedding for comparison. The server and its database have one core, the clients
 * another. Peak and overload alternate, ROUNDS times, the latter for SECONDS, since the speed of a machine changes.
 * Then the same behind HAProxy with deploy/haproxy.cfg, which has the core of the clients.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../scripts/lib/port.mjs';
import { findProgram } from '../scripts/replicas/deployFiles.ts';
import { startHaproxy } from '../scripts/replicas/haproxy.ts';
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
const directClients = Number(process.env['CONNECTIONS'] ?? 3_000);
/** Those behind HAProxy send ten times the capacity on the embedded database. */
const proxiedClients = 2 * directClients;
/** Until an overload is constant: what comes before does not count as useful. */
const settleMs = 1_500;
/** A response that comes later is not useful: the goal is a response within a second. */
const maxUsefulMs = 1_000;
const withoutShedding = new URL('./lib/withoutQueue.ts', import.meta.url).href;
/** Until HAProxy has noticed that there is one replica, not two. */
const noReplicaMs = 2_000;
const haproxy = findProgram('haproxy');

interface Target {
  readonly server: BenchServer;
  /** Of the server itself, or of the load balancer. */
  readonly url: string;
  /** Connections of all clients that overload it. */
  readonly connect: () => readonly Connection[];
}

interface Overload {
  readonly factor: number;
  readonly hasGoals: boolean;
}

pinToServerCore();
await onBothDatabases(measure);

async function measure(database: string, databaseUrl: string | null): Promise<void> {
  const server = await createBenchServer(databaseUrl, 200);
  const direct = { server, url: server.url, connect: () => connect(server.url, directClients) };
  try {
    await server.start();
    await measurePeak(server); // to warm up
    for (const factor of [3, 10])
      await measureOverload(`${database}, ${factor}x`, direct, { factor, hasGoals: true });
    await measureFairness(database, direct);
    await server.stop('SIGKILL');
    await server.start({ preload: withoutShedding });
    await measurePeak(server);
    await measureOverload(`${database}, 3x, without load shedding`, direct, { factor: 3, hasGoals: false });
    await server.stop('SIGKILL');
    if (haproxy === undefined) console.log('HAProxy was not found: not measured behind it.');
    else await measureBehindProxy(`${database}, behind HAProxy`, server, haproxy);
  } finally {
    await server.stop('SIGKILL');
    server.remove();
  }
}

async function measureBehindProxy(name: string, server: BenchServer, program: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ena-bench-'));
  const [port, unused] = [await findFreePort(), await findFreePort()];
  const replicaPorts = [Number(new URL(server.url).port), unused] as const;
  const proxy = await onClientCore(async () =>
    startHaproxy(program, folder, { port, replicaPorts, isPlain: true }),
  );
  const url = `http://127.0.0.1:${port}`;
  try {
    await server.start({ settings: { TRUSTED_PROXY: '1' } });
    await wait(noReplicaMs);
    await measurePeak(server);
    // One network each.
    const connectAll = () =>
      Array.from({ length: proxiedClients }, (_, count) =>
        createConnection(url, `127.1.${count >> 8}.${count & 255}`),
      );
    await measureOverload(
      `${name}, 10x`,
      { server, url, connect: connectAll },
      { factor: 10, hasGoals: true },
    );
    const connectFlood = () => connect(url, proxiedClients);
    await measureFairness(name, { server, url, connect: connectFlood });
  } finally {
    proxy.kill('SIGKILL');
    await proxy.done;
    rmSync(folder, { recursive: true, force: true });
  }
}

function sessionRequests({ learners }: BenchServer): (count: number) => LoadRequest {
  return (count) => ({ path: '/api/session', headers: learners[count % learners.length]?.headers ?? {} });
}

function connect(url: string, count: number, localAddress?: string): readonly Connection[] {
  return Array.from({ length: count }, () => createConnection(url, localAddress));
}

/** Useful responses per second at full load. */
async function measurePeak(server: BenchServer): Promise<number> {
  const next = sessionRequests(server);
  const answers = await onClientCore(() => runClosedLoop(server.url, { ...peakLoad, next }));
  return withStatus(answers, 200).length / peakLoad.seconds;
}

async function measureOverload(
  name: string,
  { server, connect: connectAll }: Target,
  { factor, hasGoals }: Overload,
): Promise<void> {
  const answers: LoadResponse[] = [];
  let peaks = 0;
  const endMs = seconds * 1000;
  for (let round = 0; round < rounds; round++) {
    const peak = await measurePeak(server);
    peaks += peak;
    const rate = { perSecond: peak * factor, seconds, next: sessionRequests(server), dropsUnsent: true };
    // New ones each time: the server may close those that were idle during the peak.
    const connections = connectAll();
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
async function measureFairness(target: string, { server, url, connect: connectAll }: Target): Promise<void> {
  const peak = await measurePeak(server);
  const next = sessionRequests(server);
  const rate = { seconds: 2 * seconds, next };
  const own = connect(url, 100, '127.0.0.2');
  const others = connectAll();
  const [answers] = await onClientCore(() =>
    Promise.all([
      sendAtRate(own, { ...rate, perSecond: peak / 10 }),
      sendAtRate(others, { ...rate, perSecond: peak * 10, dropsUnsent: true }),
    ]),
  );
  for (const connection of [...own, ...others]) connection.close();
  const served = withStatus(answers, 200);
  const name = `${target}, 0.1x beside another network with 10x`;
  reportAtLeast(`${name}: served`, (served.length / answers.length) * 100, '%', 99);
  report(`${name}: served, p99`, quantile(served, 0.99, 'sentMs'), 'ms', null);
}
