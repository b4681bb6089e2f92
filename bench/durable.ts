/**
 * Durability: do acknowledged writes survive a crash? Learners report study time while the server is killed
 * (SIGKILL) repeatedly, on either database, until 20,000 reports were acknowledged. Covers crashes of the
 * server process, which contains the embedded database; not a power failure.
 */
import { randomUUID } from 'node:crypto';
import type { Db } from '../apps/server/src/platform/db/open.ts';
import { userProgress } from '../apps/server/src/learner/study/tables.ts';
import { progressReports } from '../apps/server/src/learner/progress/tables.ts';
import { onBothDatabases } from './lib/onBothDatabases.ts';
import { report } from './lib/report.mjs';
import { runClosedLoop, withStatus } from './lib/load.ts';
import { type Learner, createBenchServer } from './lib/benchServer.ts';

const minAcknowledged = 20_000;
/** The rate limit is 300 reports a minute for each. */
const learners = 120;
const connections = 32;
/** The server is killed under load after a random number of acknowledged reports between these. */
const [minBeforeKill, maxBeforeKill] = [500, 2_000];
/** Timeout for one kill cycle, much longer than needed: a server that does not respond fails the benchmark. */
const cycleTimeoutSeconds = 300;
const lessonId = 'alphabet';

interface Report {
  readonly id: string;
  readonly learner: Learner;
}

await onBothDatabases(measure);

async function measure(name: string, databaseUrl: string | null): Promise<void> {
  const server = await createBenchServer(databaseUrl, learners);
  const acknowledged: Report[] = [];
  let kills = 0;
  try {
    while (acknowledged.length < minAcknowledged) {
      await server.start();
      const reports: Report[] = [];
      let left = minBeforeKill + Math.floor(Math.random() * (maxBeforeKill - minBeforeKill));
      const killed: Promise<void>[] = [];
      const answers = await runClosedLoop(server.url, {
        connections,
        seconds: cycleTimeoutSeconds,
        next: (count) => {
          const learner = server.learners[count % learners];
          if (learner === undefined) throw new Error('There are no learners.');
          const one = { id: randomUUID(), learner };
          reports[count] = one;
          return {
            method: 'POST',
            path: '/api/progress/reports',
            headers: learner.headers,
            body: JSON.stringify({ id: one.id, lessonId, timeSpent: 1 }),
          };
        },
        onResponse: ({ status }) => {
          if (status === 200 && --left === 0) killed.push(server.stop('SIGKILL'));
          // Status 0: the server exited by itself, which ends the benchmark, too.
          return left > 0 && status !== 0 ? 'continue' : 'stop';
        },
      });
      if (killed.length === 0) throw new Error('The server ended by itself, or stopped answering.');
      await Promise.all(killed);
      kills++;
      acknowledged.push(...withStatus(answers, 200).flatMap(({ count }) => reports[count] ?? []));
    }
    const learnerIds = new Set(server.learners.map(({ id }) => id));
    const stored = await server.withDatabase((db) => readStored(db, learnerIds));
    const found = compare(stored, acknowledged);
    report(`${name}: acknowledged writes, the server killed ${kills} times`, acknowledged.length, '', null);
    report(`${name}: lost`, found.lost, '', 0);
    report(`${name}: duplicated`, found.duplicated, '', 0);
  } finally {
    await server.stop('SIGKILL');
    server.remove();
  }
}

interface StoredData {
  readonly ids: ReadonlySet<string>;
  readonly minutes: number;
}

/** Without the minutes of demo accounts, which the server creates, and which have minutes without reports. */
async function readStored(db: Db, learnerIds: ReadonlySet<string>): Promise<StoredData> {
  const reports = await db.select().from(progressReports);
  const records = await db.select().from(userProgress);
  const isOfLearner = ({ userId }: { userId: string }) => learnerIds.has(userId);
  return {
    ids: new Set(reports.filter(isOfLearner).map(({ id }) => id)),
    minutes: records.filter(isOfLearner).reduce((sum, { timeSpent }) => sum + timeSpent, 0),
  };
}

/**
 * `lost`: acknowledged but not stored. `duplicated`: minutes without a report, or reports without their
 * minutes.
 */
function compare({ ids, minutes }: StoredData, acknowledged: readonly Report[]) {
  return {
    lost: acknowledged.filter(({ id }) => !ids.has(id)).length,
    duplicated: Math.abs(minutes - ids.size),
  };
}
