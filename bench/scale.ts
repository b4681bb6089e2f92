/**
 * A million learners in PostgreSQL: the latency of a learner's own requests, relative to that with a thousand learners;
 * query plans, size per learner, and the jobs that look at all learners. LEARNERS sets the number.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lessonBodies, quizBodies, vocabulary } from '@ena/course/bodies';
import { itemsOfLesson } from '@ena/domain/lesson/items';
import { createReview } from './lib/createReview.ts';
import { createCourse } from '../apps/server/src/content/course/units.ts';
import { createUnsubscribeLinks } from '../apps/server/src/learner/optionalMail/unsubscribeLinks.ts';
import { sendReminders } from '../apps/server/src/learner/optionalMail/reminders.ts';
import { sendSummaries } from '../apps/server/src/learner/optionalMail/summaries.ts';
import { deleteExpiredRows } from '../apps/server/src/main/deleteExpiredRows.ts';
import { openPostgres } from '../apps/server/src/platform/db/open.ts';
import { createLog } from '../apps/server/src/platform/log.ts';
import { createMailbox } from '../apps/server/src/platform/mail/queue.ts';
import { withClient } from '../apps/server/test/postgresServer.ts';
import { findPostgres, startPostgres } from '../scripts/checks/postgres.ts';
import { ensureBuilt, ensureInstalled } from '../scripts/lib/setUp.mjs';
import { type BenchServer, createBenchServer } from './lib/benchServer.ts';
import type { Statement } from './lib/captureStatements.ts';
import { findWrongPlans } from './lib/explainStatements.ts';
import { type LoadRequest, type LoadResponse, quantile, runOpenLoop, withStatus } from './lib/load.ts';
import { report, reportAtLeast } from './lib/report.mjs';
import { activeEvery, learnerOfNumber, seedLearners } from './lib/seedLearners.ts';
import { createRandom } from './lib/simulation/random.ts';

const small = 1000;
const learnerCount = Number(process.env['LEARNERS'] ?? 1_000_000);
/** All take turns every two seconds, so that what else the machine does affects all alike: p99 is sensitive to it. */
const rounds = Number(process.env['ROUNDS'] ?? 80);
const warmUpRounds = 10;
const visitsPerRound = 10;
/** Far below the capacity of one process: latency, not queueing, is measured. */
const perSecond = 60;
const random = createRandom(1);

const post = (path: string, body: object) => ({ method: 'POST', path, body: JSON.stringify(body) }) as const;
/** What the app asks for when a learner opens it, answers and reviews. */
const requests: Readonly<Record<string, () => Omit<LoadRequest, 'headers'>>> = {
  'the session': () => ({ path: '/api/session' }),
  'the progress records': () => ({ path: '/api/progress' }),
  'what is due': () => ({ path: '/api/reviews/summary' }),
  'a session of spaced review': () => ({ path: '/api/reviews/session' }),
  'recording two reviews': () =>
    post('/api/reviews', {
      reviews: ['letter.ani', 'letter.bani'].map((itemId) => createReview({ itemId, response: 'a' })),
    }),
  'the history of answers': () => ({ path: '/api/answers/alphabet' }),
  'recording an answer': () => post('/api/answers', { answers: [answerNow()] }),
  'a progress report': () =>
    post('/api/progress/reports', {
      id: randomUUID(),
      lessonId: 'alphabet',
      timeSpent: 1,
      timeZone: 'Asia/Tbilisi',
    }),
  'the statistics': () => ({ path: '/api/profile/statistics' }),
};
const steps = Object.entries(requests);

function answerNow() {
  const lesson = lessonBodies.get('alphabet');
  const itemId = lesson && itemsOfLesson(lesson)[0]?.id;
  if (itemId === undefined) throw new Error('The alphabet has no exercise.');
  return {
    id: randomUUID(),
    unitId: 'alphabet',
    itemId,
    response: 'a',
    answeredAt: new Date().toISOString(),
  };
}

await ensureInstalled();
await ensureBuilt();
const binaries = findPostgres();
if (binaries === undefined) throw new Error('PostgreSQL was not found.');
// As for a small server; no write-ahead log for replicas, which would take more disk than the tables.
const postgres = await startPostgres(binaries, {
  shared_buffers: '2GB',
  max_wal_size: '4GB',
  wal_level: 'minimal',
  max_wal_senders: 0,
});
const folder = mkdtempSync(join(tmpdir(), 'ena-bench-'));
const [smallUrl, largeUrl] = await createDatabases(['small', 'large']);
const servers = await Promise.all([createBenchServer(smallUrl, 0), createBenchServer(largeUrl, 0)]);
try {
  await measureAll(...servers);
} finally {
  for (const server of servers) {
    await server.stop('SIGKILL');
    server.remove();
  }
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function createDatabases(names: readonly [string, string]): Promise<[string, string]> {
  await withClient(postgres.url, async (client) => {
    for (const name of names) await client.query(`create database ${name}`);
  });
  const urlOf = (name: string) => postgres.url.replace(/[^/]+$/u, name);
  return [urlOf(names[0]), urlOf(names[1])];
}

async function measureAll(few: BenchServer, many: BenchServer): Promise<void> {
  await seedLearners(smallUrl, 1, small);
  const begin = performance.now();
  await seedLearners(largeUrl, 1, learnerCount);
  report(`inserting ${learnerCount} learners`, (performance.now() - begin) / 1000, 's', null);
  await reportSizes();
  for (const server of [few, many]) await server.start();
  const fewer = pickFrom(small);
  const any = pickFrom(learnerCount);
  const again = Array.from({ length: small / activeEvery }, any);
  const responses = new Map<string, Map<string, LoadResponse[]>>();
  for (let round = 0; round < warmUpRounds + rounds; round++)
    for (const [who, server, pick] of [
      [`${small}`, few, fewer],
      [`any of ${learnerCount}`, many, any],
      [
        `${again.length} of ${learnerCount}, again and again`,
        many,
        () => again[Math.floor(random.uniform() * again.length)] ?? 0,
      ],
    ] as const) {
      const measured = await measure(server, pick);
      if (round < warmUpRounds) continue;
      const all = responses.get(who) ?? new Map<string, LoadResponse[]>();
      for (const [name, some] of measured) all.set(name, [...(all.get(name) ?? []), ...some]);
      responses.set(who, all);
    }
  for (const server of [few, many]) await server.stop('SIGTERM');
  const [[, former] = ['', new Map()], ...others] = responses;
  for (const [who, all] of others) compare(who, former, all);
  await checkPlans(many, any);
  await measureJobs();
}

/** Numbers of random learners who study. */
function pickFrom(count: number): () => number {
  return () => activeEvery * (1 + Math.floor((random.uniform() * count) / activeEvery));
}

/** Responses to each kind of request, during visits of learners that `pick` chooses. */
async function measure(
  server: BenchServer,
  pick: () => number,
): Promise<ReadonlyMap<string, readonly LoadResponse[]>> {
  const numbers = Array.from({ length: visitsPerRound }, pick);
  const responses = await runOpenLoop(server.url, {
    perSecond,
    seconds: (numbers.length * steps.length) / perSecond,
    connections: 50,
    next: (count) => requestOf(server, numbers[Math.floor(count / steps.length)] ?? activeEvery, count),
  });
  const nameOf = ({ count }: LoadResponse) => steps[count % steps.length]?.[0] ?? '';
  return Map.groupBy(responses, nameOf);
}

/** The next step of a visit. */
function requestOf(server: BenchServer, number: number, count: number): LoadRequest {
  const { id, token } = learnerOfNumber(number);
  const [, request] = steps[count % steps.length] ?? [];
  if (!request) throw new Error('There are no steps.');
  return { ...request(), headers: server.learnerOf(id, token).headers };
}

function compare(
  who: string,
  before: ReadonlyMap<string, readonly LoadResponse[]>,
  after: ReadonlyMap<string, readonly LoadResponse[]>,
): void {
  const all = [...before.values(), ...after.values()].flat();
  report(`${who}: failed requests`, all.length - withStatus(all, 200).length, '', 0);
  for (const [name, responses] of after) {
    const former = before.get(name) ?? [];
    for (const [label, share] of [
      ['median', 0.5],
      ['p99', 0.99],
    ] as const)
      report(
        `${who}: ${name}, ${label} from ${quantile(former, share).toFixed(1)} to ${quantile(responses, share).toFixed(1)} ms`,
        quantile(responses, share) / quantile(former, share),
        'x',
        null,
      );
  }
  for (const [kind, method] of [
    ['reads', undefined],
    ['writes', 'POST'],
  ] as const) {
    const names = steps.flatMap(([name, request]) => (request().method === method ? name : []));
    const p99 = (of: typeof before) =>
      quantile(
        names.flatMap((name) => of.get(name) ?? []),
        0.99,
      );
    report(
      `${who}: all ${kind}, p99 from ${p99(before).toFixed(1)} to ${p99(after).toFixed(1)} ms`,
      p99(after) / p99(before),
      'x',
      1.5,
    );
  }
}

/** Of tables with their indexes, in bytes per learner, for learners who study as for others. */
async function reportSizes(): Promise<void> {
  const { rows } = await withClient(largeUrl, (client) =>
    client.query<{ table: string; bytes: string; indexes: string; rows: string }>(
      `select relname as "table", pg_total_relation_size(oid) as bytes, pg_indexes_size(oid) as indexes, reltuples::bigint as rows
       from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 2 desc`,
    ),
  );
  const total = rows.reduce((sum, { bytes }) => sum + Number(bytes), 0);
  report('size of the database', total / 1e9, 'GB', null);
  report('size per learner', total / learnerCount / 1000, 'kB', null);
  for (const { table, bytes, indexes, rows: count } of rows) {
    if (Number(bytes) < total / 200) continue;
    const share = ((100 * Number(indexes)) / Number(bytes)).toFixed(0);
    report(
      `size of a row of ${table}, ${share} % indexes, ${(Number(bytes) / 1e9).toFixed(2)} GB in total`,
      Number(bytes) / Number(count),
      'bytes',
      null,
    );
  }
}

/** Plans of all statements that the server sends for visits of 20 learners. */
async function checkPlans(server: BenchServer, pick: () => number): Promise<void> {
  const captured = join(folder, 'statements.jsonl');
  const preload = fileURLToPath(import.meta.resolve('./lib/captureStatements.ts'));
  await server.start({ preload, settings: { CAPTURE_STATEMENTS: captured } });
  for (let visit = 0; visit < 20; visit++) {
    const number = pick();
    for (const [step] of steps.entries()) {
      const { path, method, headers, body } = requestOf(server, number, step);
      const reply = await fetch(server.url + path, {
        ...(method && { method }),
        ...(headers && { headers }),
        ...(body !== undefined && { body }),
      });
      if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
    }
  }
  await server.stop('SIGTERM');
  const lines = readFileSync(captured, 'utf8').trim().split('\n');
  const statements = lines.map((line) => JSON.parse(line) as Statement); // as: written by captureStatements.ts
  const { explained, wrong } = await withClient(largeUrl, (client) => findWrongPlans(client, statements));
  for (const one of wrong) console.log(one);
  reportAtLeast('statements whose plans were read', explained, '', 20);
  report(
    'plans with a sequential scan, or an index that another column than the learner leads',
    wrong.length,
    '',
    0,
  );
  if (wrong.length > 0) process.exitCode = 1;
}

/** One run of each job that looks for what is due among all learners; the server runs them every few minutes. */
async function measureJobs(): Promise<void> {
  const { db, close } = await openPostgres(largeUrl, () => undefined);
  try {
    // A Wednesday: the preselection alone, no mail.
    const services = {
      db,
      mailer: createMailbox(() => new Date()),
      links: createUnsubscribeLinks('secret', 'https://ena.example'),
      publicUrl: 'https://ena.example',
      course: createCourse(lessonBodies, quizBodies, vocabulary),
      adminEmails: new Set<string>(),
      log: createLog('silent'),
    };
    const monday = () => nextDay(1);
    const wednesday = () => nextDay(3);
    for (const [name, run] of [
      ['reminders, one batch', () => sendReminders({ ...services, now: () => new Date() })],
      ['weekly summaries, on a Wednesday', () => sendSummaries({ ...services, now: wednesday })],
      ['weekly summaries, on a Monday, one batch', () => sendSummaries({ ...services, now: monday })],
      ['deleting expired rows', () => deleteExpiredRows(db, new Date(), false)],
    ] as const) {
      const begin = performance.now();
      const result = await run();
      report(
        `${name}${typeof result === 'number' ? ` (${result})` : ''}`,
        performance.now() - begin,
        'ms',
        null,
      );
    }
  } finally {
    await close();
  }
}

/** 10:00 UTC of today or the next day with this number, from 0 for Sunday. */
function nextDay(weekday: number): Date {
  const date = new Date();
  date.setUTCHours(10, 0, 0, 0);
  date.setUTCDate(date.getUTCDate() + ((weekday - date.getUTCDay() + 7) % 7));
  return date;
}
