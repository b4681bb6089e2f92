/**
 * Throughput of recording reviews through the whole server on PostgreSQL, relative to pgbench with the same statements:
 * session, lock, log, card, study day, learned word, profile and achievements of one answer per request. Both take
 * turns with the same connections and learners. PostgreSQL runs without `fsync`, so that no disk hides the server.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { reviewLog } from '../apps/server/src/platform/db/schema.ts';
import { runCommand } from '../scripts/checks/command.ts';
import { findPostgres, startPostgres } from '../scripts/checks/postgres.ts';
import { ensureBuilt, ensureInstalled } from '../scripts/lib/setUp.mjs';
import { type Learner, createBenchServer } from './lib/benchServer.ts';
import type { Statement } from './lib/captureStatements.ts';
import { type LoadRequest, runClosedLoop, withStatus } from './lib/load.ts';
import { report, reportAtLeast } from './lib/report.mjs';

/** Each is a script of pgbench, which has at most 128. */
const learnerCount = 100;
const connections = 8;
const rounds = 5;
const seconds = 5;
const goal = 0.35;

type Value = Statement['values'][number];

await ensureInstalled();
await ensureBuilt();
const binaries = findPostgres();
if (binaries === undefined) throw new Error('PostgreSQL was not found: there is nothing to compare with.');
const postgres = await startPostgres(binaries);
const folder = mkdtempSync(join(tmpdir(), 'ena-bench-'));
const captured = join(folder, 'statements.jsonl');
const limits = { RATE_LIMITS: 'reviews.record=999999' };
const preload = fileURLToPath(import.meta.resolve('./lib/captureStatements.ts'));
const server = await createBenchServer(postgres.url, learnerCount, limits);
try {
  await server.start({ preload, settings: { CAPTURE_STATEMENTS: captured } });
  const scripts = writeScripts(await captureStatements());
  await server.stop('SIGTERM');
  await server.start();
  await measureServer();
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const [ofServer, ofPgbench] = [await measureServer(), await measurePgbench(scripts)];
    report(`reviews per second: the server, round ${round + 1}`, ofServer, '', null);
    report(`reviews per second: pgbench, round ${round + 1}`, ofPgbench, '', null);
    ratios.push(ofServer / ofPgbench);
  }
  const median = ratios.toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0;
  reportAtLeast('recording a review, relative to pgbench, median', median, 'x', goal);
} finally {
  await server.stop('SIGKILL');
  server.remove();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

function requestOf({ headers }: Learner): LoadRequest {
  const review = {
    id: randomUUID(),
    itemId: 'word.hello',
    skill: 'recognize',
    format: 'choose-meaning',
    response: 'hello',
    secondAttempt: false,
    hintUsed: false,
    acceptedByLearner: false,
    elapsedMs: 3000,
    answeredAt: new Date().toISOString(),
  };
  return { method: 'POST', path: '/api/reviews', headers, body: JSON.stringify({ reviews: [review] }) };
}

/** The statements of a usual answer of the first learner: the first ones of all create cards and achievements. */
async function captureStatements(): Promise<readonly Statement[]> {
  for (const learner of server.learners) for (let count = 0; count < 3; count++) await send(learner);
  writeFileSync(captured, '');
  await send(learnerAt(0));
  const lines = readFileSync(captured, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as Statement); // as: written by captureStatements.ts
}

async function send(learner: Learner): Promise<void> {
  const { path, headers = {}, body = '' } = requestOf(learner);
  const reply = await fetch(server.url + path, { method: 'POST', headers, body });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
}

function learnerAt(index: number): Learner {
  const learner = server.learners[index % learnerCount];
  if (!learner) throw new Error('There are no learners.');
  return learner;
}

/** Writes the statements as a script of pgbench for each learner; returns their paths. */
function writeScripts(statements: readonly Statement[]): readonly string[] {
  report('statements of a review', statements.length, '', null);
  const [first] = server.learners;
  return server.learners.map((learner, index) => {
    const ofLearner = (value: Value) =>
      value === first?.id ? learner.id : value === first?.token ? learner.token : value;
    const lines = statements.map(({ text, values }) => {
      // A review is recorded once: its id is new in each transaction.
      const isLog = text.startsWith('insert into "review_log"');
      return `${text.replace(/\$(\d+)/gu, (_, number: string) =>
        isLog && number === '2'
          ? 'gen_random_uuid()'
          : literal(ofLearner(values[Number(number) - 1] ?? null)),
      )};`;
    });
    const path = join(folder, `${index}.sql`);
    writeFileSync(path, lines.join('\n'));
    return path;
  });
}

function literal(value: Value): string {
  return value === null ? 'null' : `'${String(value).replaceAll("'", "''")}'`;
}

/** Forgets what was recorded, because the reviews of a day are summed with each one. */
function emptyLog(): Promise<unknown> {
  return server.withDatabase((db) => db.delete(reviewLog));
}

/** Recorded reviews per second. */
async function measureServer(): Promise<number> {
  await emptyLog();
  const next = (count: number) => requestOf(learnerAt(count));
  const answers = await runClosedLoop(server.url, { connections, seconds, next });
  if (withStatus(answers, 200).length < answers.length) throw new Error('Not every review was recorded.');
  return answers.length / seconds;
}

/** Transactions per second, prepared and sent like those of the server: one statement per round trip. */
async function measurePgbench(scripts: readonly string[]): Promise<number> {
  await emptyLog();
  const { hostname, port, username, password, pathname } = new URL(postgres.url);
  const load = ['-n', '-M', 'extended', '-c', String(connections), '-j', '2', '-T', String(seconds)];
  const files = scripts.flatMap((path) => ['-f', path]);
  const target = ['-h', hostname, '-p', port, '-U', username, pathname.slice(1)];
  const { ok, output } = await runCommand('pgbench', [...load, ...files, ...target], {
    env: { PGPASSWORD: password, PATH: `${binaries}${delimiter}${process.env['PATH']}` },
  });
  const rate = /tps = ([\d.]+)/u.exec(output)?.[1];
  if (!ok || rate === undefined) throw new Error(`pgbench failed: ${output.slice(-2000)}`);
  return Number(rate);
}
