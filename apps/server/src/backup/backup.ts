/** Makes a backup of everything that Ena keeps, and puts it back: database, secret, pictures of learners. */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import { prepareDataDir } from '../dataDir.ts';
import { lockFolder } from '../db/lock.ts';
import { type Database, openEmbedded, openPostgres } from '../db/open.ts';
import { users } from '../db/schema.ts';
import { StartError } from '../startError.ts';

/** Where the data are: of all settings these two. */
export type Kept = Pick<Config, 'dataDir' | 'databaseUrl'>;

/** What a backup holds: the data folder, and the dump of PostgreSQL where that is the database. */
const partsOf = (backup: string) => ({ data: join(backup, 'data'), dump: join(backup, 'database.dump') });

/** Of one running process; of no use to the next. */
const isOfProcess = (path: string) => /^(?:lock|lock-journal|lock\.pid|probe-\d+)$/u.test(basename(path));
const isEmpty = (folder: string) => !existsSync(folder) || readdirSync(folder).length === 0;

/**
 * Writes a backup into `backup`, a folder that is not there yet or empty. With the embedded database Ena must not run
 * meanwhile; PostgreSQL gives one moment's state while it goes on. Throws StartError; half a backup is removed.
 */
export async function backUp({ dataDir, databaseUrl }: Kept, backup: string): Promise<void> {
  if (!isEmpty(backup)) throw new StartError(`${backup} is not empty. Name a new folder for the backup.`);
  prepareDataDir(dataDir);
  const { data, dump } = partsOf(backup);
  const release = databaseUrl === null ? lockFolder(dataDir) : () => undefined;
  try {
    await mkdir(backup, { recursive: true, mode: 0o700 });
    if (databaseUrl !== null) await runTool('pg_dump', databaseUrl, ['--format=custom', '--file', dump]);
    // An embedded database that stands beside PostgreSQL is not in use.
    const unused = databaseUrl === null ? null : join(dataDir, 'db');
    await cp(dataDir, data, {
      recursive: true,
      preserveTimestamps: true,
      filter: (path) => path !== unused && !isOfProcess(path),
    });
  } catch (error) {
    await rm(backup, { recursive: true, force: true });
    throw error;
  } finally {
    release();
  }
}

/**
 * Puts a backup back, into an empty data folder and an empty database, brings it up to date and counts its learners.
 * Throws StartError where either is in use, or the backup is of the other kind of database; then nothing was changed.
 */
export async function restore({ dataDir, databaseUrl }: Kept, backup: string): Promise<number> {
  const { data, dump } = partsOf(backup);
  if (!existsSync(data)) throw new StartError(`${backup} is no backup of Ena.`);
  if (existsSync(dump) !== (databaseUrl !== null)) {
    throw new StartError(
      existsSync(dump)
        ? `${backup} is a backup of PostgreSQL. Name an empty database in DATABASE_URL.`
        : `${backup} is a backup of the embedded database. Restore it without DATABASE_URL.`,
    );
  }
  if (!isEmpty(dataDir))
    throw new StartError(
      `The data folder ${dataDir} is not empty. Move it away, or name another in DATA_DIR.`,
    );
  prepareDataDir(dataDir);
  try {
    await cp(data, dataDir, { recursive: true, preserveTimestamps: true });
    // In one transaction: a database that is not empty refuses the first table, and stays as it was.
    const how = ['--single-transaction', '--no-owner', '--no-privileges'];
    if (databaseUrl !== null) await runTool('pg_restore', databaseUrl, [...how, dump]);
  } catch (error) {
    // The folder itself may be where a disk is mounted.
    for (const name of readdirSync(dataDir)) await rm(join(dataDir, name), { recursive: true });
    throw error;
  }
  const database = await open({ dataDir, databaseUrl });
  try {
    const [row] = await database.db.select({ count: sql<number>`count(*)::int` }).from(users);
    return row?.count ?? 0;
  } finally {
    await database.close();
  }
}

const open = ({ dataDir, databaseUrl }: Kept): Promise<Database> =>
  databaseUrl === null ? openEmbedded(dataDir) : openPostgres(databaseUrl, () => undefined);

/** Runs a tool of PostgreSQL on the database at `url`. Its password goes by the environment: arguments can be seen by others. */
async function runTool(tool: string, url: string, args: readonly string[]): Promise<void> {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  const child = spawn(tool, ['--dbname', address.href, '--no-password', ...args], {
    env: { ...process.env, ...(password !== '' && { PGPASSWORD: password }) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', (error) =>
      reject(
        new StartError(`${tool} could not be run: ${error.message}. Install PostgreSQL's client programs.`),
      ),
    );
    child.once('close', resolve);
  });
  if (code !== 0) throw new StartError(`${tool} failed: ${said.trim()}`);
}
