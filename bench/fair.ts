/**
 * Latency of lessons during a flood of log-ins. And the overhead of the server: a lesson and a public page against a bare
 * node:http server that sends the same bytes. On PostgreSQL where it is installed, else on the embedded database. The load
 * comes from this process, so that it needs a core of its own.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findPostgres, startPostgres } from '../scripts/checks/postgres.ts';
import { startChild } from '../scripts/lib/child.mjs';
import { findFreePort } from '../scripts/lib/port.mjs';
import { node24, root } from '../scripts/lib/project.mjs';
import { ensureBuilt, ensureInstalled } from '../scripts/lib/setUp.mjs';
import { reportAtLeast, report } from './lib/report.mjs';
import { type LoadRequest, runClosedLoop, runOpenLoop, quantile, withStatus } from './lib/load.ts';
import { type BenchServer, createBenchServer } from './lib/benchServer.ts';

const learners = 200;
const lessonPath = '/api/course/lessons/alphabet';
const lessonPagePath = '/beginner/alphabet';
const publicPath = '/faq';
const slowRequests = new URL('./lib/slowRequests.ts', import.meta.url).href;
const hashInMainThread = new URL('./lib/hashInMainThread.ts', import.meta.url).href;
/** Normal traffic, in lessons: a busy evening. */
const normalLoad = { perSecond: 50, seconds: 15, connections: 50 };
const loginsPerSecond = 100;

await ensureInstalled();
await ensureBuilt();
const binaries = findPostgres();
const postgres = binaries === undefined ? null : await startPostgres(binaries);
// Behind a proxy each log-in may have another IP address, so the rate limit per address does not help.
const benchServer = await createBenchServer(postgres?.url ?? null, learners, { TRUSTED_PROXY: '1' });
try {
  console.log(`On ${postgres ? 'PostgreSQL' : 'the embedded database'}`);
  await benchServer.start();
  const bare = await measureOverhead(benchServer);
  await measureLoginFlood(benchServer);
  await measureBrokenVariants(benchServer, bare);
} finally {
  await benchServer.stop('SIGKILL');
  benchServer.remove();
  await postgres?.stop();
}

/** Requests for a lesson, or its page, by one learner after another. */
function lessonRequests(
  { learners: all }: BenchServer,
  path: string = lessonPath,
): (count: number) => LoadRequest {
  return (count) => ({ path, headers: all[count % all.length]?.headers ?? {} });
}

interface Throughput {
  readonly lesson: number;
  readonly page: number;
}

/** Returns the throughput of the bare server. */
async function measureOverhead(server: BenchServer): Promise<Throughput> {
  const { lesson, page } = await measureServer(server);
  const lessonPage = await measureThroughput(server.url, lessonRequests(server, lessonPagePath));
  const [learner] = server.learners;
  const bare = {
    lesson: await measureBareThroughput(await fetchBytes(server.url + lessonPath, learner?.headers ?? {})),
    page: await measureBareThroughput(await fetchBytes(server.url + publicPath, {})),
  };
  report('lessons per second, with session', lesson, '', null);
  reportAtLeast('the same, relative to a bare node:http server', lesson / bare.lesson, 'x', 0.35);
  reportAtLeast('pages of lessons per second, with session', lessonPage, '', 800);
  report('public pages per second', page, '', null);
  reportAtLeast('the same, relative to a bare node:http server', page / bare.page, 'x', 0.6);
  return bare;
}

async function measureServer(server: BenchServer): Promise<Throughput> {
  return {
    lesson: await measureThroughput(server.url, lessonRequests(server)),
    page: await measureThroughput(server.url, () => ({ path: publicPath })),
  };
}

async function measureBrokenVariants(server: BenchServer, bare: Throughput): Promise<void> {
  await server.stop('SIGKILL');
  await server.start({ preload: slowRequests });
  const { lesson, page } = await measureServer(server);
  const slower = 'broken variant, 1 ms more for each request';
  report(`${slower}: lessons, relative to a bare node:http server`, lesson / bare.lesson, 'x', null);
  report(`${slower}: public pages, relative to a bare node:http server`, page / bare.page, 'x', null);
  await server.stop('SIGKILL');
  await server.start({ preload: hashInMainThread });
  const { duringFlood } = await floodWithLogins(server);
  report('broken variant, hashes in the main thread: lesson, p99', quantile(duringFlood, 0.99), 'ms', null);
}

/** Throughput at full load, in responses per second; the first seconds are a warm-up. */
async function measureThroughput(url: string, next: (count: number) => LoadRequest): Promise<number> {
  await runClosedLoop(url, { connections: 16, seconds: 4, next });
  const seconds = 5;
  const answers = await runClosedLoop(url, { connections: 16, seconds, next });
  if (withStatus(answers, 200).length < answers.length) throw new Error('Not every answer was 200.');
  return answers.length / seconds;
}

async function fetchBytes(url: string, headers: Readonly<Record<string, string>>): Promise<Buffer> {
  const reply = await fetch(url, { headers: { ...headers, 'accept-encoding': 'identity' } });
  return Buffer.from(await reply.arrayBuffer());
}

async function measureBareThroughput(bytes: Buffer): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'ena-bench-'));
  const file = join(folder, 'bytes');
  writeFileSync(file, bytes);
  const port = await findFreePort();
  const script = `const bytes = require('node:fs').readFileSync(${JSON.stringify(file)});
    require('node:http').createServer((_, reply) => reply.end(bytes)).listen(${port}, '127.0.0.1');`;
  const bare = startChild(node24(), ['-e', script], { cwd: root });
  try {
    const url = `http://127.0.0.1:${port}`;
    while (!(await fetch(url).catch(() => null))?.ok) await wait(50);
    return await measureThroughput(url, () => ({ path: '/' }));
  } finally {
    bare.kill('SIGKILL');
    await bare.done;
    rmSync(folder, { recursive: true });
  }
}

/** Lessons beside a flood of log-ins. */
async function floodWithLogins(server: BenchServer) {
  const next = (count: number): LoadRequest => ({
    method: 'POST',
    path: '/api/auth/sign-in/email',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.${count >> 8}.${count & 255}` },
    body: JSON.stringify({ email: `guess${count}@ena.example`, password: 'not this one', rememberMe: false }),
  });
  const load = { perSecond: loginsPerSecond, seconds: normalLoad.seconds, connections: 1000, next };
  const flood = runOpenLoop(server.url, load);
  const duringFlood = await runOpenLoop(server.url, { ...normalLoad, next: lessonRequests(server) });
  return { duringFlood, guesses: await flood };
}

async function measureLoginFlood(server: BenchServer): Promise<void> {
  const alone = await runOpenLoop(server.url, { ...normalLoad, next: lessonRequests(server) });
  const { duringFlood, guesses } = await floodWithLogins(server);
  report('lesson without other load, p99', quantile(alone, 0.99), 'ms', null);
  report(`lesson during ${loginsPerSecond} log-ins a second, p99`, quantile(duringFlood, 0.99), 'ms', 100);
  report(
    'failed lessons during the log-ins',
    duringFlood.length - withStatus(duringFlood, 200).length,
    '',
    0,
  );
  const statuses = [...new Set(guesses.map(({ status }) => status))].sort((a, b) => a - b);
  for (const status of statuses) {
    const some = withStatus(guesses, status);
    report(`log-ins with status ${status}: ${some.length}, p99`, quantile(some, 0.99), 'ms', null);
  }
}
