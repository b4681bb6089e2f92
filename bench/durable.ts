/**
 * Whether an acknowledged write survives: learners report study time, and the server is killed (SIGKILL) again and
 * again in the middle of it, on either database, until 20,000 reports were acknowledged. It shows crashes of the
 * server's process, with which the embedded database dies; a loss of power it cannot show.
 */
import { randomUUID } from 'node:crypto';
import type { Db } from '../apps/server/src/db/open.ts';
import { progressReports, userProgress } from '../apps/server/src/db/schema.ts';
import { findPostgres, startPostgres } from '../scripts/checks/postgres.ts';
import { ensureBuilt, ensureInstalled } from '../scripts/lib/setUp.mjs';
import { report } from './lib/figure.mjs';
import { atFullSpeed, withStatus } from './lib/load.ts';
import { type Learner, makeServer } from './lib/server.ts';

const wanted = 20_000;
/** Each may report 300 times in a minute. */
const learners = 120;
const connections = 32;
/** So many reports are acknowledged in the life of a server, before it is killed in the middle of the next ones. */
const [fewest, most] = [500, 2_000];
/** Much longer than a life: a server that stops answering ends the measurement. */
const longestLifeSeconds = 300;
const lessonId = 'alphabet';

interface Report {
  readonly id: string;
  readonly by: Learner;
}

await ensureInstalled();
await ensureBuilt();
await measure('embedded', null);
const binaries = findPostgres();
if (binaries === undefined) console.log('PostgreSQL was not found: not measured.');
else {
  const postgres = await startPostgres(binaries);
  await measure('PostgreSQL', postgres.url).finally(() => postgres.stop());
}

async function measure(name: string, databaseUrl: string | null): Promise<void> {
  const server = await makeServer(databaseUrl, learners);
  const acknowledged: Report[] = [];
  let kills = 0;
  try {
    while (acknowledged.length < wanted) {
      await server.start();
      const reports: Report[] = [];
      let left = fewest + Math.floor(Math.random() * (most - fewest));
      const killed: Promise<void>[] = [];
      const answers = await atFullSpeed(server.url, {
        connections,
        seconds: longestLifeSeconds,
        next: (count) => {
          const by = server.learners[count % learners];
          if (by === undefined) throw new Error('There are no learners.');
          const one = { id: randomUUID(), by };
          reports[count] = one;
          return {
            method: 'POST',
            path: '/api/progress/reports',
            headers: by.headers,
            body: JSON.stringify({ id: one.id, lessonId, timeSpent: 1 }),
          };
        },
        onAnswer: ({ status }) => {
          if (status === 200 && --left === 0) killed.push(server.end('SIGKILL'));
          // A server that ended by itself ends the measurement, too.
          return left > 0 && status !== 0 ? 'go on' : 'enough';
        },
      });
      if (killed.length === 0) throw new Error('The server ended by itself, or stopped answering.');
      await Promise.all(killed);
      kills++;
      acknowledged.push(...withStatus(answers, 200).flatMap(({ count }) => reports[count] ?? []));
    }
    const kept = await server.look(read);
    const found = compare(kept, acknowledged);
    report(`${name}: acknowledged writes, the server killed ${kills} times`, acknowledged.length, '', null);
    report(`${name}: lost`, found.lost, '', 0);
    report(`${name}: doubled`, found.doubled, '', 0);
    // The comparison has to see one report taken away and one minute added, or it proves nothing.
    const first = acknowledged[0]?.id ?? '';
    const ids = new Set([...kept.ids].filter((id) => id !== first));
    const twin = compare({ ids, minutes: kept.minutes + 1 }, acknowledged);
    if (twin.lost !== 1 || twin.doubled !== 2)
      throw new Error('The comparison sees no loss and no doubling.');
  } finally {
    await server.end('SIGKILL');
    server.remove();
  }
}

interface Kept {
  readonly ids: ReadonlySet<string>;
  readonly minutes: number;
}

async function read(db: Db): Promise<Kept> {
  const reports = await db.select({ id: progressReports.id }).from(progressReports);
  const records = await db.select({ minutes: userProgress.timeSpent }).from(userProgress);
  return {
    ids: new Set(reports.map(({ id }) => id)),
    minutes: records.reduce((sum, { minutes }) => sum + minutes, 0),
  };
}

/** `lost`: acknowledged, and not there. `doubled`: minutes that no report accounts for, or reports without theirs. */
function compare({ ids, minutes }: Kept, acknowledged: readonly Report[]) {
  return {
    lost: acknowledged.filter(({ id }) => !ids.has(id)).length,
    doubled: Math.abs(minutes - ids.size),
  };
}
