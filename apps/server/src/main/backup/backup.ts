/** Backup and restore of what Ena stores: database, secret, pictures of learners, unless settings put these elsewhere. */
import { existsSync, readdirSync } from 'node:fs';
import { chmod, cp, mkdir, rename, rm } from 'node:fs/promises';
import { basename, isAbsolute, join, relative } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import { prepareDataDir } from '../../platform/dataDir.ts';
import { lockFolder } from '../../platform/db/lock.ts';
import {
  type DatabaseTimeouts,
  databaseTimeouts,
  type Db,
  openEmbedded,
  openPostgres,
} from '../../platform/db/open.ts';
import { users } from '../../platform/db/users.ts';
import { StartError } from '../../platform/startError.ts';
import { copyRows } from './copyRows.ts';
import {
  assertSame,
  checksumsOf,
  listFiles,
  type Manifest,
  readManifest,
  writeManifest,
} from './manifest.ts';
import { postgresTools } from './postgresTools.ts';
import { countEmbeddedRows, countPostgresRows, removeRestored, type RowCounts } from './rowCounts.ts';

/** The settings that name where data is stored. */
export type DataLocation = Pick<Config, 'dataDir' | 'databaseUrl'>;

/**
 * The paths in a backup: the data folder, renamed from `unfinished` once complete, and the dump of PostgreSQL.
 */
const backupPaths = (backup: string) => ({
  data: join(backup, 'data'),
  unfinished: join(backup, 'data.part'),
  dump: join(backup, 'database.dump'),
});

/** Files of a running process, of a restore that was killed, or of a disk that is mounted there: not part of a backup. */
const isRuntimeFile = (path: string) =>
  /^(?:lock|lock-journal|lock\.pid|probe-\d+|restore\.part|lost\+found)$/u.test(basename(path));
const listContent = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).filter((name) => !isRuntimeFile(name)) : [];
/** Keeps the folder itself, which may be a mount point. */
async function empty(folder: string): Promise<void> {
  for (const name of listContent(folder)) await rm(join(folder, name), { recursive: true, force: true });
}

/** Copies files and folders. Symbolic links of the data folder are followed, those in a backup never. */
const copy = (
  from: string,
  to: string,
  dereference: boolean,
  filter: (path: string) => boolean = () => true,
) => cp(from, to, { recursive: true, dereference, preserveTimestamps: true, filter });

/** Retries, because a running Ena may delete a picture while its folder is copied. */
async function copyWhileUsed(from: string, to: string, filter: (path: string) => boolean): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await copy(from, to, true, filter);
    } catch (error) {
      await rm(to, { recursive: true, force: true });
      const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT';
      if (!isGone || tries === 5) throw error;
    }
  }
}

/**
 * Writes a backup into the folder `backup`, which must not exist or be empty. With the embedded database Ena
 * must not run meanwhile; PostgreSQL dumps a consistent snapshot. Throws StartError; an incomplete backup is
 * removed.
 */
export async function backUp({ dataDir, databaseUrl }: DataLocation, backup: string): Promise<void> {
  const needed = databaseUrl === null ? join(dataDir, 'db') : dataDir;
  if (!existsSync(needed))
    throw new StartError(`${dataDir} has no data. Set DATA_DIR to the data folder of Ena.`);
  const fromData = relative(dataDir, backup);
  if (!fromData.startsWith('..') && !isAbsolute(fromData))
    throw new StartError(`${backup} is inside the data folder. Choose a folder elsewhere for the backup.`);
  if (listContent(backup).length > 0)
    throw new StartError(`${backup} is not empty. Choose a new folder for the backup.`);
  const { data, unfinished, dump } = backupPaths(backup);
  const release = databaseUrl === null ? lockFolder(dataDir) : () => undefined;
  let createdFolder: string | undefined;
  try {
    createdFolder = await mkdir(backup, { recursive: true, mode: 0o700 });
    await chmod(backup, 0o700);
    let rows: RowCounts = {};
    if (databaseUrl !== null) {
      const tools = await postgresTools(databaseUrl);
      rows = await countPostgresRows(databaseUrl, (snapshot) =>
        tools.run('pg_dump', ['--format=custom', `--snapshot=${snapshot}`, '--file', dump]),
      );
    }
    // With PostgreSQL, an embedded database in the data folder is not in use.
    const unused = databaseUrl === null ? null : join(dataDir, 'db');
    await copyWhileUsed(dataDir, unfinished, (path) => path !== unused && !isRuntimeFile(path));
    if (databaseUrl === null) rows = await countRowsOfCopy(unfinished, join(backup, 'count.part'));
    await rename(unfinished, data);
    await writeManifest(backup, ['data', 'database.dump'], rows);
  } catch (error) {
    await empty(backup);
    if (createdFolder !== undefined) await rm(createdFolder, { recursive: true, force: true });
    throw error;
  } finally {
    release();
  }
}

/** Counts in a copy of the database, because counting opens it, which changes its files. */
async function countRowsOfCopy(dataDir: string, folder: string): Promise<RowCounts> {
  await copy(join(dataDir, 'db'), join(folder, 'db'), false);
  const rows = await countEmbeddedRows(folder);
  await rm(folder, { recursive: true });
  return rows;
}

/** What to know about a backup at `path`: what it contains, and what of Ena it does not. */
export const backupMessage = ({ authSecret, s3 }: Pick<Config, 'authSecret' | 's3'>, path: string): string =>
  [
    `The backup is in ${path}. Store it safely: it contains the data of learners`,
    authSecret === null
      ? ' and the secret that signs their sessions.'
      : '. It does not contain AUTH_SECRET: keep that setting, too.',
    s3 === null ? '' : ' Nor does it contain pictures, which are in S3.',
  ].join('');

/** Queries of a restore may take long. */
const restoreTimeouts: DatabaseTimeouts = { ...databaseTimeouts, queryMs: 60 * 60 * 1000 };

interface RestoreOptions {
  /** Restores a backup of a former release, of which nothing can be checked. */
  readonly withoutManifest?: boolean;
}

/**
 * Restores a backup into an empty data folder and an empty database, migrates it and returns the number of
 * learners. A backup of the embedded database can be restored into PostgreSQL. Throws StartError if either
 * target is not empty, if the backup is damaged, or if one of PostgreSQL has no target database; then nothing was
 * changed: everything is checked and migrated in a folder beside the target first.
 */
export async function restore(
  target: DataLocation,
  backup: string,
  { withoutManifest = false }: RestoreOptions = {},
): Promise<number> {
  const { dataDir, databaseUrl } = target;
  const { data, dump } = backupPaths(backup);
  if (!existsSync(data)) throw new StartError(`${backup} is not a complete backup of Ena.`);
  if (existsSync(dump) && databaseUrl === null)
    throw new StartError(`${backup} is a backup of PostgreSQL. Set DATABASE_URL to an empty database.`);
  if (listContent(dataDir).length > 0)
    throw new StartError(
      `The data folder ${dataDir} is not empty. Move it away, or set DATA_DIR to another folder.`,
    );
  const manifest = await readManifest(backup);
  if (manifest === null && !withoutManifest)
    throw new StartError(
      `${backup} has no manifest.json, so that nobody can tell whether it is whole. If a former release of Ena has made it, add --without-manifest.`,
    );
  const hardLinks = manifest === null ? 'refused' : 'allowed';
  await listFiles(backup, 'data', { hardLinks });
  if (existsSync(dump)) await listFiles(backup, 'database.dump', { hardLinks });
  const isNew = !existsSync(dataDir);
  prepareDataDir(dataDir);
  // On the same disk, so that renaming is enough.
  const staging = join(dataDir, 'restore.part');
  try {
    await rm(staging, { recursive: true, force: true });
    await copy(data, join(staging, 'data'), false);
    const staged: DataLocation = { dataDir: join(staging, 'data'), databaseUrl };
    if (manifest) {
      const sums = await checksumsOf(staging, ['data']);
      assertSame(backup, manifest.sha256, { ...sums, ...(await checksumsOf(backup, ['database.dump'])) });
    }
    const learners = await restoreDatabase(staged, backup, manifest);
    for (const name of listContent(staged.dataDir))
      await rename(join(staged.dataDir, name), join(dataDir, name));
    await rm(staging, { recursive: true });
    return learners;
  } catch (error) {
    await empty(dataDir);
    await rm(isNew ? dataDir : staging, { recursive: true, force: true });
    throw error;
  }
}

/** Puts the database into its place, where it is not the embedded one, brings it up to date, and counts the learners. */
async function restoreDatabase(
  staged: DataLocation,
  backup: string,
  manifest: Manifest | null,
): Promise<number> {
  const { dataDir, databaseUrl } = staged;
  const { dump } = backupPaths(backup);
  const isDump = databaseUrl !== null && existsSync(dump);
  if (isDump) await restoreDump(databaseUrl, dump);
  try {
    if (manifest)
      assertSame(
        backup,
        manifest.rows,
        await (isDump ? countPostgresRows(databaseUrl) : countEmbeddedRows(dataDir)),
      );
    if (databaseUrl !== null && !isDump) await moveToPostgres(dataDir, databaseUrl);
    return await withDatabase(staged, async (db) => {
      const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(users);
      return row?.count ?? 0;
    });
  } catch (error) {
    if (isDump) await removeRestored(databaseUrl);
    throw error;
  }
}

async function restoreDump(databaseUrl: string, dump: string): Promise<void> {
  const tools = await postgresTools(databaseUrl);
  // What is removed if the restore fails must be what it has created.
  if (Object.keys(await countPostgresRows(databaseUrl)).length > 0)
    throw new StartError('The database at DATABASE_URL is not empty. Use an empty one.');
  const options = ['--single-transaction', '--no-owner', '--no-privileges', '--dbname', tools.database];
  await tools.run('pg_restore', [...options, dump]);
}

async function moveToPostgres(dataDir: string, databaseUrl: string): Promise<void> {
  await withDatabase({ dataDir, databaseUrl: null }, (from) =>
    withDatabase({ dataDir, databaseUrl }, (to) => copyRows(from, to)),
  );
  await rm(join(dataDir, 'db'), { recursive: true });
}

async function withDatabase<T>(
  { dataDir, databaseUrl }: DataLocation,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const { db, close } =
    databaseUrl === null
      ? await openEmbedded(dataDir)
      : await openPostgres(databaseUrl, () => undefined, restoreTimeouts);
  try {
    return await work(db);
  } finally {
    await close();
  }
}
