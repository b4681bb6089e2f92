/**
 * Throughput of the whole server on PostgreSQL, as ratios of one run. Recording a review, a progress report, the session and
 * the progress records relative to pgbench with the statements that the server sends for them; a lesson with its session
 * and a public page relative to a bare node:http server that sends the same bytes. Both sides take turns with the same
 * number of connections. PostgreSQL runs without `fsync`, so that no disk hides the server.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createReview } from './lib/createReview.ts';
import { reviewLog } from '../apps/server/src/learner/review/tables.ts';
import { findPostgres, startPostgres } from '../scripts/checks/postgres.ts';
import { ensureBuilt, ensureInstalled } from '../scripts/lib/setUp.mjs';
import { startBareServer } from './lib/bareServer.ts';
import { type Learner, createBenchServer } from './lib/benchServer.ts';
import type { Statement } from '../apps/server/test/captureStatements.ts';
import { type LoadRequest, runClosedLoop, withStatus } from './lib/load.ts';
import { type CapturedRequest, runPgbench, writeScripts } from './lib/pgbench.ts';
import { report, reportAtLeast } from './lib/report.mjs';

/** Each is a script of pgbench, which has at most 128. */
const learnerCount = 100;
const rounds = Number(process.env['ROUNDS'] ?? 5);
const load = { connections: 16, seconds: Number(process.env['ROUND_SECONDS'] ?? 5) };

interface Workload {
  readonly name: string;
  /** Of the throughput of pgbench or the bare server. */
  readonly goal: number;
  /** `id`: its idempotency key, if it writes. */
  readonly requestOf: (id: string) => Omit<LoadRequest, 'headers'>;
}

const post = (path: string, body: object) => ({ method: 'POST', path, body: JSON.stringify(body) }) as const;
/** Compared with pgbench. */
const workloads: readonly Workload[] = [
  {
    name: 'recording a review',
    goal: 0.35,
    requestOf: (id) => post('/api/reviews', { reviews: [createReview({ id })] }),
  },
  {
    name: 'a progress report',
    goal: 0.35,
    requestOf: (id) =>
      post('/api/progress/reports', { id, lessonId: 'alphabet', timeSpent: 1, timeZone: 'Asia/Tbilisi' }),
  },
  { name: 'the session', goal: 0.25, requestOf: () => ({ path: '/api/session' }) },
  { name: 'the progress', goal: 0.25, requestOf: () => ({ path: '/api/progress' }) },
];
/** Compared with a bare server. */
const bodies: readonly Workload[] = [
  { name: 'a lesson', goal: 0.35, requestOf: () => ({ path: '/api/course/lessons/alphabet' }) },
  { name: 'a public page', goal: 0.6, requestOf: () => ({ path: '/faq' }) },
];

await ensureInstalled();
await ensureBuilt();
const binaries = findPostgres();
if (binaries === undefined) throw new Error('PostgreSQL was not found: there is nothing to compare with.');
const postgres = await startPostgres(binaries);
const folder = mkdtempSync(join(tmpdir(), 'ena-bench-'));
const captured = join(folder, 'statements.jsonl');
const limits = ['answersPerDay', 'reviews.record', 'progress.report', 'progress.list'];
const settings = { RATE_LIMITS: limits.map((name) => `${name}=999999`).join(',') };
const preload = fileURLToPath(import.meta.resolve('../apps/server/test/captureStatements.ts'));
const server = await createBenchServer(postgres.url, learnerCount, settings);
try {
  await server.start({ preload, settings: { CAPTURE_STATEMENTS: captured } });
  const scripts = new Map<Workload, readonly string[]>();
  for (const [index, workload] of workloads.entries()) {
    const request = await capture(workload);
    report(`${workload.name}: statements`, request.statements.length, '', null);
    scripts.set(workload, writeScripts(folder, String(index), request, server.learners));
  }
  await server.stop('SIGTERM');
  await server.start();
  for (const [workload, files] of scripts)
    await compare(workload, 'pgbench', async () => {
      await emptyLog();
      return runPgbench(binaries, postgres.url, files, load);
    });
  await compareBodies();
} finally {
  await server.stop('SIGKILL');
  server.remove();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** The statements of a usual request of the first learner: the first ones of all create cards and achievements. */
async function capture(workload: Workload): Promise<CapturedRequest> {
  for (const learner of server.learners)
    for (let count = 0; count < 3; count++) await send(workload, learner, randomUUID());
  writeFileSync(captured, '');
  const [learner, requestId] = [learnerAt(0), randomUUID()];
  await send(workload, learner, requestId);
  const lines = readFileSync(captured, 'utf8').trim().split('\n');
  const statements = lines.map((line) => JSON.parse(line) as Statement); // as: written by captureStatements.ts
  return { learner, requestId, statements };
}

async function send({ requestOf }: Workload, { headers }: Learner, id: string): Promise<void> {
  const { method = 'GET', path, body } = requestOf(id);
  const reply = await fetch(server.url + path, { method, headers, ...(body !== undefined && { body }) });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
}

function learnerAt(index: number): Learner {
  const learner = server.learners[index % learnerCount];
  if (!learner) throw new Error('There are no learners.');
  return learner;
}

/** `measureOther`: the throughput of what the server is compared with. */
async function compare(
  workload: Workload,
  other: string,
  measureOther: () => Promise<number>,
): Promise<void> {
  const { name, goal } = workload;
  await measureServer(workload);
  const ratios: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    const [ofServer, ofOther] = [await measureServer(workload), await measureOther()];
    report(`${name}: server per second, round ${round}`, ofServer, '', null);
    report(`${name}: ${other} per second, round ${round}`, ofOther, '', null);
    ratios.push(ofServer / ofOther);
  }
  const median = ratios.toSorted((one, two) => one - two)[Math.floor(rounds / 2)] ?? 0;
  reportAtLeast(`${name}, relative to ${other}, median`, median, 'x', goal);
}

async function compareBodies(): Promise<void> {
  const texts: Record<string, string> = {};
  for (const { requestOf } of bodies) {
    const { path } = requestOf('');
    texts[path] = await (await fetch(server.url + path, { headers: learnerAt(0).headers })).text();
  }
  const bare = await startBareServer(texts);
  try {
    for (const body of bodies) await compare(body, 'node:http', () => measureServer(body, bare.url));
  } finally {
    await bare.stop();
  }
}

/** Forgets what was recorded, because the reviews of a day are summed with each one. */
function emptyLog(): Promise<unknown> {
  return server.withDatabase((db) => db.delete(reviewLog));
}

/** Responses per second. */
async function measureServer({ name, requestOf }: Workload, url = server.url): Promise<number> {
  await emptyLog();
  const next = (count: number) => ({ ...requestOf(randomUUID()), headers: learnerAt(count).headers });
  const answers = await runClosedLoop(url, { ...load, next });
  if (withStatus(answers, 200).length < answers.length)
    throw new Error(`Not every request succeeded: ${name}.`);
  return answers.length / load.seconds;
}
