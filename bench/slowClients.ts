/**
 * Slow clients: success and latency of honest clients without and with 1,000 slow uploads from as many addresses, 120
 * and 2,050 from one address, 5,000 idle connections from one address, and 1,000 slow request heads (slowloris); on both
 * databases, and without the limits for comparison. SECONDS sets the duration of each measurement. Linux, where every 127.x.y.z is a local address.
 */
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type BenchServer, createBenchServer } from './lib/benchServer.ts';
import { quantile, runOpenLoop, withStatus } from './lib/load.ts';
import { onBothDatabases } from './lib/onBothDatabases.ts';
import { report, reportAtLeast } from './lib/report.mjs';

const seconds = Number(process.env['SECONDS'] ?? 12);
const honest = { perSecond: 40, seconds, connections: 40 };
const sendIntervalMs = 2_000;
const upload =
  'POST /api/billing/webhook HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n';
const scenarios = [
  { name: '1,000 slow uploads from 1,000 addresses', clients: 1_000, addresses: 1_000, head: upload },
  { name: '120 slow uploads from one address', clients: 120, addresses: 1, head: upload },
  { name: '2,050 slow uploads from one address', clients: 2_050, addresses: 1, head: upload },
  { name: '5,000 idle connections from one address', clients: 5_000, addresses: 1, head: '' },
];
type Scenario = (typeof scenarios)[number];
/** Not compared without the limits: Node's own `headersTimeout` ends them. */
const slowHeads = {
  name: '1,000 slow request heads from 1,000 addresses',
  clients: 1_000,
  addresses: 1_000,
  head: 'GET / HTTP/1.1\r\nx-slow: ',
};
const withoutLimits = new URL('./lib/withoutSlowClientLimits.ts', import.meta.url).href;

await onBothDatabases(measure);

async function measure(database: string, databaseUrl: string | null): Promise<void> {
  const server = await createBenchServer(databaseUrl, 200);
  try {
    for (const hasLimits of [true, false]) {
      for (const scenario of hasLimits ? [...scenarios, slowHeads] : scenarios) {
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
  const slowClients = startSlowClients(server.url, scenario);
  await wait(2_000);
  const during = await runOpenLoop(server.url, { ...honest, next });
  slowClients.stop();
  const share = (100 * withStatus(during, 200).length) / during.length;
  const ratio = quantile(during, 0.99) / quantile(before, 0.99);
  if (hasLimits) reportAtLeast(`${name}: success of honest clients`, share, '%', 100);
  else report(`${name}: success of honest clients`, share, '%', null);
  const p99 = `${Math.round(quantile(before, 0.99))} to ${Math.round(quantile(during, 0.99))} ms`;
  report(`${name}: p99 from ${p99}`, ratio, 'x', hasLimits ? 2 : null);
}

/** Each client connects, sends the head, then a byte every two seconds, and connects again when it is disconnected. */
function startSlowClients(url: string, { clients, addresses, head }: Scenario): { stop: () => void } {
  const { port } = new URL(url);
  const sockets = new Set<Socket>();
  let isStopped = false;
  const open = (index: number) => {
    if (isStopped) return;
    const address = index % addresses;
    const localAddress = `127.2.${address >> 8}.${address & 255}`;
    const socket = connect({ host: '127.0.0.1', port: Number(port), localAddress });
    const timer = head === '' ? undefined : setInterval(() => socket.write('x'), sendIntervalMs);
    socket.on('connect', () => socket.write(head));
    socket.on('data', () => undefined);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      sockets.delete(socket);
      setTimeout(open, 500, index);
    });
    sockets.add(socket);
  };
  for (let index = 0; index < clients; index++) open(index);
  return {
    stop() {
      isStopped = true;
      for (const socket of sockets) socket.destroy();
    },
  };
}
