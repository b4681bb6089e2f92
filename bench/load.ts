/**
 * Overload and slow clients, on the embedded database. Useful responses (within a second) relative to the peak, at three
 * times the capacity without a proxy and at ten times behind HAProxy with deploy/haproxy.cfg; and honest clients beside
 * 120 uploads of one address that send a byte every two seconds. The server has one core, clients and HAProxy another.
 * Peak and overload alternate, ROUNDS times, because the speed of a machine changes.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../scripts/lib/port.mjs';
import { ensureBuilt, ensureInstalled } from '../scripts/lib/setUp.mjs';
import { findProgram } from '../scripts/replicas/deployFiles.ts';
import { startHaproxy } from '../scripts/replicas/haproxy.ts';
import { type BenchServer, createBenchServer } from './lib/benchServer.ts';
import { onClientCore, pinToServerCore } from './lib/cores.ts';
import {
  createConnection,
  type LoadRequest,
  type LoadResponse,
  quantile,
  runClosedLoop,
  runOpenLoop,
  sendAtRate,
  withStatus,
} from './lib/load.ts';
import { report, reportAtLeast } from './lib/report.mjs';

const rounds = Number(process.env['ROUNDS'] ?? 5);
const seconds = Number(process.env['SECONDS'] ?? 5);
const peakSeconds = 1.5;
/** Until an overload is constant: what comes before does not count as useful. */
const settleMs = 1_500;
/** A response that comes later is not useful: its client has given up. */
const maxUsefulMs = 1_000;
/** Until HAProxy has noticed that there is one replica, not two. */
const noReplicaMs = 2_000;

await ensureInstalled();
await ensureBuilt();
pinToServerCore();
const server = await createBenchServer(null, 200);
try {
  await server.start();
  const { connections, peak } = await findCapacity(server);
  await measureOverload('3x, without a proxy', { factor: 3, clients: 3_000, goal: 0.6, connections });
  await measureSlowUploads(peak / 4);
  await server.stop('SIGKILL');
  await measureBehindProxy(connections);
} finally {
  await server.stop('SIGKILL');
  server.remove();
}

function sessionRequest(count: number): LoadRequest {
  return { path: '/api/session', headers: server.learners[count % server.learners.length]?.headers ?? {} };
}

/** Responses per second in a closed loop. */
async function measurePeak({ url }: BenchServer, connections: number): Promise<number> {
  const load = { connections, seconds: peakSeconds, next: sessionRequest };
  return withStatus(await onClientCore(() => runClosedLoop(url, load)), 200).length / peakSeconds;
}

/** With how many connections most responses come per second, and how many. */
async function findCapacity(target: BenchServer) {
  await measurePeak(target, 32); // to warm up
  let best = { connections: 0, peak: 0 };
  for (const connections of [8, 16, 32, 64]) {
    const peak = await measurePeak(target, connections);
    report(`capacity: /api/session per second with ${connections} connections`, peak, '', null);
    if (peak > best.peak) best = { connections, peak };
  }
  return best;
}

interface Overload {
  readonly factor: number;
  readonly clients: number;
  readonly goal: number;
  /** Of the peak. */
  readonly connections: number;
  /** Of the load balancer; default: the server itself. */
  readonly url?: string;
}

/** Each client has an address of its own. */
async function measureOverload(
  name: string,
  { factor, clients, goal, connections, url = server.url }: Overload,
): Promise<void> {
  const answers: LoadResponse[] = [];
  let peaks = 0;
  for (let round = 0; round < rounds; round++) {
    const peak = await measurePeak(server, connections);
    peaks += peak;
    const rate = { perSecond: peak * factor, seconds, next: sessionRequest, dropsUnsent: true };
    const all = Array.from({ length: clients }, (_, count) =>
      createConnection(url, `127.1.${count >> 8}.${count & 255}`),
    );
    for (const answer of await onClientCore(() => sendAtRate(all, rate))) answers.push(answer);
    for (const connection of all) connection.close();
  }
  const endMs = seconds * 1000;
  const peakResponses = (peaks * (endMs - settleMs)) / 1000;
  const isConstant = ({ atMs }: LoadResponse) => atMs > settleMs && atMs <= endMs;
  const [served, refused] = [withStatus(answers, 200), withStatus(answers, 503)];
  const useful = served.filter((answer) => isConstant(answer) && answer.sentMs <= maxUsefulMs);
  const all = answers.filter(isConstant).length / peakResponses;
  report(`${name}: peak, responses per second`, peaks / rounds, '', null);
  report(`${name}: responses, relative to the peak`, all, 'x', null);
  reportAtLeast(`${name}: useful responses, relative to the peak`, useful.length / peakResponses, 'x', goal);
  report(`${name}: served ${served.length}, p50`, quantile(served, 0.5, 'sentMs'), 'ms', null);
  report(`${name}: served ${served.length}, p99`, quantile(served, 0.99, 'sentMs'), 'ms', null);
  report(`${name}: refused ${refused.length}, p99`, quantile(refused, 0.99, 'sentMs'), 'ms', 1000);
  report(`${name}: neither`, answers.length - served.length - refused.length, '', 0);
}

async function measureBehindProxy(connections: number): Promise<void> {
  const program = findProgram('haproxy');
  if (program === undefined) return console.log('HAProxy was not found: not measured behind it.');
  const folder = mkdtempSync(join(tmpdir(), 'ena-bench-'));
  const [port, unused] = [await findFreePort(), await findFreePort()];
  const replicaPorts = [Number(new URL(server.url).port), unused] as const;
  const options = { port, replicaPorts, isPlain: true };
  const proxy = await onClientCore(async () => startHaproxy(program, folder, options));
  try {
    await server.start({ settings: { TRUSTED_PROXY: '1', SMTP_URL: 'smtp://127.0.0.1:1' } });
    await wait(noReplicaMs);
    await measurePeak(server, connections);
    const url = `http://127.0.0.1:${port}`;
    const overload = { factor: 10, clients: 6_000, goal: 0.8, connections, url };
    await measureOverload('10x, behind HAProxy', overload);
  } finally {
    proxy.kill('SIGKILL');
    await proxy.done;
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Honest clients send `perSecond` requests. */
async function measureSlowUploads(perSecond: number): Promise<void> {
  const honest = { perSecond, seconds: 10, connections: 40, next: sessionRequest };
  const before = await onClientCore(() => runOpenLoop(server.url, honest));
  const stop = startSlowUploads(120);
  await wait(2_000);
  const during = await onClientCore(() => runOpenLoop(server.url, honest));
  const open = stop();
  const name = '120 slow uploads of one address';
  const successOf = (answers: readonly LoadResponse[]) =>
    (100 * withStatus(answers, 200).length) / answers.length;
  report(`${name}: open`, open, '', null);
  report(`${name}: success of 40 honest clients without them`, successOf(before), '%', null);
  reportAtLeast(`${name}: success of 40 honest clients`, successOf(during), '%', 99);
  report(`${name}: p99 without them`, quantile(before, 0.99), 'ms', null);
  report(`${name}: p99`, quantile(during, 0.99), 'ms', 100);
}

/** Clients that send the head of an upload, then a byte every two seconds. Returns how to stop them. */
function startSlowUploads(count: number): () => number {
  const { hostname, port } = new URL(server.url);
  const head = [
    'POST /api/billing/webhook HTTP/1.1',
    `host: ${hostname}`,
    'content-type: application/json',
    'content-length: 1000',
    '\r\n',
  ].join('\r\n');
  const sockets = Array.from({ length: count }, () => {
    const socket = connect({ host: hostname, port: Number(port), localAddress: '127.2.0.1' });
    socket.on('error', () => undefined).on('connect', () => socket.write(head));
    return socket;
  });
  const timer = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('x');
  }, 2_000);
  return () => {
    clearInterval(timer);
    const open = sockets.filter((socket) => !socket.destroyed && socket.writable).length;
    for (const socket of sockets) socket.destroy();
    return open;
  };
}
