/**
 * Whether an acknowledged write survives: learners report study time, and the server is killed (SIGKILL) again and
 * again in the middle of it, on either database, until 20,000 reports were acknowledged. It shows crashes of the
 * server's process, with which the embedded database dies; a loss of power it cannot show.
 */
import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../apps/server/src/db/open.ts';
import { progressReports, userProgress } from '../apps/server/src/db/schema.ts';
import { findPostgres, startPostgres } from '../scripts/checks/postgres.ts';
import { ensureBuilt, ensureInstalled } from '../scripts/lib/setUp.mjs';
import { report } from './lib/figure.mjs';
import { atPace, withStatus } from './lib/load.ts';
import { type Learner, makeServer } from './lib/server.ts';

const wanted = 20_000;
/** Each may report 300 times in a minute. */
const learners = 120;
const perSecond = 600;
/** In the life of a server; somewhere in its last half it is killed. */
const perLife = 3_000;
const connections = 32;
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
      const reports = Array.from({ length: perLife }, (_, count): Report => {
        const by = server.learners[count % learners];
        if (by === undefined) throw new Error('There are no learners.');
        return { id: randomUUID(), by };
      });
      const lifeMs = ((perLife / perSecond) * 1000 * (1 + Math.random())) / 2;
      const killed = new Promise<void>((resolve) => {
        setTimeout(() => resolve(server.end('SIGKILL')), lifeMs);
      });
      const answers = await atPace(server.url, {
        perSecond,
        seconds: perLife / perSecond,
        connections,
        next: (count) => ({
          method: 'POST',
          path: '/api/progress/reports',
          headers: reports[count]?.by.headers ?? {},
          body: JSON.stringify({ id: reports[count]?.id, lessonId, timeSpent: 1 }),
        }),
      });
      await killed;
      kills++;
      acknowledged.push(...withStatus(answers, 200).flatMap(({ count }) => reports[count] ?? []));
    }
    const found = await server.look((db) => compare(db, acknowledged));
    report(`${name}: acknowledged writes, the server killed ${kills} times`, acknowledged.length, '', null);
    report(`${name}: lost`, found.lost, '', 0);
    report(`${name}: doubled`, found.doubled, '', 0);
    await proveIt(server.look, acknowledged);
  } finally {
    await server.end('SIGKILL');
    server.remove();
  }
}

/** `lost`: acknowledged, and not there. `doubled`: minutes that no report accounts for, or reports without theirs. */
async function compare(db: Db, acknowledged: readonly Report[]) {
  const rows = await db.select({ id: progressReports.id }).from(progressReports);
  const kept = new Set(rows.map(({ id }) => id));
  const [total] = await db
    .select({ minutes: sql<number>`sum(${userProgress.timeSpent})::int` })
    .from(userProgress);
  return {
    lost: acknowledged.filter(({ id }) => !kept.has(id)).length,
    doubled: Math.abs((total?.minutes ?? 0) - rows.length),
  };
}

/** The same comparison has to see one report taken away and one minute added, or it proves nothing. */
async function proveIt(
  look: <T>(read: (db: Db) => Promise<T>) => Promise<T>,
  acknowledged: readonly Report[],
): Promise<void> {
  const [first] = acknowledged;
  if (first === undefined) throw new Error('Nothing was acknowledged.');
  const found = await look(async (db) => {
    await db.delete(progressReports).where(eq(progressReports.id, first.id));
    await db
      .update(userProgress)
      .set({ timeSpent: sql`${userProgress.timeSpent} + 1` })
      .where(and(eq(userProgress.userId, first.by.id), eq(userProgress.lessonId, lessonId)));
    return compare(db, acknowledged);
  });
  if (found.lost !== 1 || found.doubled !== 2)
    throw new Error('The comparison sees no loss and no doubling.');
}
