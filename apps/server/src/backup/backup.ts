/** Makes a backup of everything that Ena keeps, and puts it back: database, secret, pictures of learners. */
import { existsSync, readdirSync } from 'node:fs';
import { chmod, cp, mkdir, rename, rm } from 'node:fs/promises';
import { basename, isAbsolute, join, relative } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import { prepareDataDir } from '../dataDir.ts';
import { lockFolder } from '../db/lock.ts';
import { databasePatience, type Db, openEmbedded, openPostgres } from '../db/open.ts';
import { users } from '../db/schema.ts';
import { StartError } from '../startError.ts';
import { moveRows } from './move.ts';
import { postgresTools } from './postgresTools.ts';

/** Where the data are: of all settings these two. */
export type Kept = Pick<Config, 'dataDir' | 'databaseUrl'>;

/** What a backup holds: the data folder, which is named so once it is whole, and the dump of PostgreSQL where that is used. */
const partsOf = (backup: string) => ({
  data: join(backup, 'data'),
  unfinished: join(backup, 'data.part'),
  dump: join(backup, 'database.dump'),
});

/** Of one running process, or of a disk that is mounted there. */
const isNoData = (path: string) =>
  /^(?:lock|lock-journal|lock\.pid|probe-\d+|lost\+found)$/u.test(basename(path));
const contentOf = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).filter((name) => !isNoData(name)) : [];
/** Not the folder itself, which may be where a disk is mounted. */
async function empty(folder: string): Promise<void> {
  for (const name of contentOf(folder)) await rm(join(folder, name), { recursive: true, force: true });
}

/** Whole files and folders, also where there are links to them. */
const copy = (from: string, to: string, filter: (path: string) => boolean = () => true) =>
  cp(from, to, { recursive: true, dereference: true, preserveTimestamps: true, filter });

/** Beside a running Ena a picture may go while its folder is read. */
async function copyWhileUsed(from: string, to: string, filter: (path: string) => boolean): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await copy(from, to, filter);
    } catch (error) {
      await rm(to, { recursive: true, force: true });
      const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT';
      if (!isGone || tries === 5) throw error;
    }
  }
}

/**
 * Writes a backup into `backup`, a folder that is not there yet or empty. With the embedded database Ena must not run
 * meanwhile; PostgreSQL gives one moment's state while it goes on. Throws StartError; half a backup is removed.
 */
export async function backUp({ dataDir, databaseUrl }: Kept, backup: string): Promise<void> {
  const needed = databaseUrl === null ? join(dataDir, 'db') : dataDir;
  if (!existsSync(needed))
    throw new StartError(`There is nothing in ${dataDir}. Name the data folder of Ena in DATA_DIR.`);
  const fromData = relative(dataDir, backup);
  if (!fromData.startsWith('..') && !isAbsolute(fromData))
    throw new StartError(`${backup} lies in the data folder. Name a folder elsewhere for the backup.`);
  if (contentOf(backup).length > 0)
    throw new StartError(`${backup} is not empty. Name a new folder for the backup.`);
  const { data, unfinished, dump } = partsOf(backup);
  const release = databaseUrl === null ? lockFolder(dataDir) : () => undefined;
  let made: string | undefined;
  try {
    made = await mkdir(backup, { recursive: true, mode: 0o700 });
    await chmod(backup, 0o700);
    if (databaseUrl !== null) {
      const tools = await postgresTools(databaseUrl);
      await tools.run('pg_dump', ['--format=custom', '--file', dump]);
    }
    // An embedded database that stands beside PostgreSQL is not in use.
    const unused = databaseUrl === null ? null : join(dataDir, 'db');
    await copyWhileUsed(dataDir, unfinished, (path) => path !== unused && !isNoData(path));
    await rename(unfinished, data);
  } catch (error) {
    await empty(backup);
    if (made !== undefined) await rm(made, { recursive: true, force: true });
    throw error;
  } finally {
    release();
  }
}

/** A restore may take its time. */
const patience = { ...databasePatience, query: 60 * 60 * 1000 };

/**
 * Puts a backup back, into an empty data folder and an empty database, brings it up to date and counts its learners. One
 * of the embedded database goes into PostgreSQL, too. Throws StartError where either is in use, or a backup of PostgreSQL
 * has no database to go to; then nothing was changed.
 */
export async function restore(kept: Kept, backup: string): Promise<number> {
  const { dataDir, databaseUrl } = kept;
  const { data, dump } = partsOf(backup);
  if (!existsSync(data)) throw new StartError(`${backup} is no whole backup of Ena.`);
  if (existsSync(dump) && databaseUrl === null)
    throw new StartError(`${backup} is a backup of PostgreSQL. Name an empty database in DATABASE_URL.`);
  if (contentOf(dataDir).length > 0)
    throw new StartError(
      `The data folder ${dataDir} is not empty. Move it away, or name another in DATA_DIR.`,
    );
  prepareDataDir(dataDir);
  try {
    await copy(data, dataDir);
    if (databaseUrl !== null)
      await (existsSync(dump) ? putBack(databaseUrl, dump) : move(dataDir, databaseUrl));
  } catch (error) {
    await empty(dataDir);
    throw error;
  }
  return using(kept, async (db) => {
    const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(users);
    return row?.count ?? 0;
  });
}

async function putBack(databaseUrl: string, dump: string): Promise<void> {
  const tools = await postgresTools(databaseUrl);
  // In one transaction: a database that is not empty refuses the first table, and stays as it was.
  const how = ['--single-transaction', '--no-owner', '--no-privileges', '--dbname', tools.database];
  await tools.run('pg_restore', [...how, dump]);
}

async function move(dataDir: string, databaseUrl: string): Promise<void> {
  await using({ dataDir, databaseUrl: null }, (from) =>
    using({ dataDir, databaseUrl }, (to) => moveRows(from, to)),
  );
  await rm(join(dataDir, 'db'), { recursive: true });
}

async function using<T>({ dataDir, databaseUrl }: Kept, work: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } =
    databaseUrl === null
      ? await openEmbedded(dataDir)
      : await openPostgres(databaseUrl, () => undefined, patience);
  try {
    return await work(db);
  } finally {
    await close();
  }
}
