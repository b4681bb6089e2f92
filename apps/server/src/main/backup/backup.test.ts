/** Backup and restore on either database: afterwards every row and file must be the same. */
import { randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, describe, expect, it } from 'vitest';
import {
  copyEmbeddedDatabase,
  createServerDatabase,
  longTimeouts,
  onPostgres,
} from '../../../test/database.ts';
import { testCourse } from '../../../test/fixtures.ts';
import { lockFolder } from '../../platform/db/lock.ts';
import { type Db, openEmbedded, openPostgres } from '../../platform/db/open.ts';
import * as schema from '../../learner/schema.ts';
import { ensureDemoAccounts } from '../demo/accounts.ts';
import { StartError } from '../../platform/startError.ts';
import { readConfig } from '../config.ts';
import { backUp, backupMessage, type DataLocation, restore } from './backup.ts';

const root = mkdtempSync(join(tmpdir(), 'ena-backup-'));
const drops: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const drop of drops) await drop();
  rmSync(root, { recursive: true });
});

const folder = () => join(root, randomUUID());
type Kind = 'embedded' | 'PostgreSQL';
const ownKind: Kind = onPostgres ? 'PostgreSQL' : 'embedded';
/** What a folder has; a restore that fails may leave none, or only its lock. */
const filesIn = (path: string) =>
  existsSync(path) ? readdirSync(path).filter((name) => name !== 'lock') : [];
/** An empty data folder and database. */
async function createEmpty(kind = ownKind): Promise<DataLocation> {
  const dataDir = folder();
  if (kind === 'embedded') return { dataDir, databaseUrl: null };
  const { url, drop } = await createServerDatabase();
  drops.push(drop);
  return { dataDir, databaseUrl: url };
}

async function withDatabase<T>(
  { dataDir, databaseUrl }: DataLocation,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  mkdirSync(dataDir, { recursive: true });
  const { db, close } =
    databaseUrl === null
      ? await openEmbedded(dataDir)
      : await openPostgres(databaseUrl, () => undefined, longTimeouts);
  try {
    return await work(db);
  } finally {
    await close();
  }
}

const tables = Object.values(schema).flatMap((one) => (is(one, PgTable) ? [getTableName(one)] : []));
/** Every row of every table, and every file beside the database. */
async function readAll(source: DataLocation) {
  const rows = await withDatabase(source, async (db) => {
    const found: Record<string, unknown> = {};
    for (const table of [...tables.map((name) => `public.${name}`), 'drizzle.__drizzle_migrations']) {
      const all = await db.execute(sql.raw(`select to_jsonb(t)::text as row from ${table} t order by 1`));
      found[table] = Object(all).rows;
    }
    return found;
  });
  const files = readdirSync(source.dataDir, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && !/(?:^|\/)db(?:\/|$)/u.test(entry.parentPath.slice(source.dataDir.length)),
    )
    .filter(({ name }) => !name.startsWith('lock'))
    .map(({ parentPath, name }) => [
      join(parentPath, name).slice(source.dataDir.length),
      readFileSync(join(parentPath, name), 'base64'),
    ]);
  return { rows, files: files.sort() };
}

/** Fills the database: three learners, one with a month of study, texts of theirs. */
async function addData(db: Db): Promise<void> {
  await ensureDemoAccounts(db, testCourse, new Date('2026-03-01T10:00:00.123456Z'));
  const [learner] = await db.select().from(schema.users).limit(1);
  if (!learner) throw new Error('There are no learners.');
  const conversation = {
    userId: learner.id,
    id: randomUUID(),
    title: 'წყალი, "quotes", \\ and a line\nmore 🍇',
  };
  await db.insert(schema.chatConversations).values({ ...conversation, updatedAt: new Date() });
}

/** Data folder and database with data, created once; tests get copies. */
const filled = new Map<Kind, Promise<DataLocation>>();
async function createFilled(kind: Kind): Promise<DataLocation> {
  const source = await createEmpty(kind);
  if (kind === 'embedded' && !onPostgres) copyEmbeddedDatabase(source.dataDir);
  await withDatabase(source, addData);
  return source;
}

/** A data folder with a secret and a picture, and a database with data. */
async function createWithData(kind: Kind = ownKind): Promise<DataLocation> {
  const source = filled.get(kind) ?? createFilled(kind);
  filled.set(kind, source);
  const { dataDir: sourceDir, databaseUrl: sourceUrl } = await source;
  const dataDir = folder();
  cpSync(sourceDir, dataDir, { recursive: true });
  mkdirSync(join(dataDir, 'user-avatars'));
  writeFileSync(join(dataDir, 'user-avatars', 'picture.webp'), Buffer.from([0, 255, 10, 13, 128]));
  writeFileSync(join(dataDir, 'secrets.json'), '{"authSecret":"x"}', { mode: 0o600 });
  if (sourceUrl === null) return { dataDir, databaseUrl: null };
  const { url, drop } = await createServerDatabase({ template: new URL(sourceUrl).pathname.slice(1) });
  drops.push(drop);
  return { dataDir, databaseUrl: url };
}

let goodBackup: Promise<string> | undefined;
/** A backup of such data, made once: it takes as long as a restore. */
function findGoodBackup(): Promise<string> {
  goodBackup ??= (async () => {
    const [source, backup] = [await createWithData(), folder()];
    await backUp(source, backup);
    return backup;
  })();
  return goodBackup;
}

/** A copy of that backup, which the test may damage. */
async function copyBackup(): Promise<string> {
  const copy = folder();
  cpSync(await findGoodBackup(), copy, { recursive: true });
  return copy;
}

describe('a backup', () => {
  it('brings back every row and every file, and nothing else', async () => {
    const [source, backup, other] = [await createWithData(), folder(), await createEmpty()];
    const before = await readAll(source);
    expect(Object.values(before.rows).flat().length).toBeGreaterThan(100);
    expect(before.files).toHaveLength(2);
    await backUp(source, backup);
    expect(await restore(other, backup)).toBe(3);
    const after = await readAll(other);
    expect(after).toEqual(before);

    // Negative control: one more minute of study is detected.
    await withDatabase(other, (db) =>
      db.update(schema.userProgress).set({ timeSpent: sql`${schema.userProgress.timeSpent} + 1` }),
    );
    expect(await readAll(other)).not.toEqual(before);
  });

  it('is restored only into an empty folder and database: existing data is not changed', async () => {
    const [source, backup] = [await createWithData(), await findGoodBackup()];
    const before = await readAll(source);
    await expect(restore(source, backup)).rejects.toThrow(/is not empty/u);
    // Only the database is in use.
    if (onPostgres) {
      const dataDir = folder();
      await expect(restore({ ...source, dataDir }, backup)).rejects.toThrow(StartError);
      expect(filesIn(dataDir)).toEqual([]);
    }
    expect(await readAll(source)).toEqual(before);
  });

  it('does not overwrite another one, and is not created if it cannot be complete', async () => {
    const source = await createWithData();
    const backup = folder();
    mkdirSync(backup);
    writeFileSync(join(backup, 'mine.txt'), 'mine');
    await expect(backUp(source, backup)).rejects.toThrow(/is not empty/u);
    expect(readdirSync(backup)).toEqual(['mine.txt']);

    const next = folder();
    if (onPostgres) {
      const gone = { ...source, databaseUrl: 'postgres://ena:secret-word@127.0.0.1:1/none' };
      const failure = await backUp(gone, next).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(StartError);
      expect(String(failure)).toContain("can't be reached");
      expect(String(failure)).not.toContain('secret-word');
    } else {
      const release = lockFolder(source.dataDir);
      await expect(backUp(source, next)).rejects.toThrow(/Another Ena is running/u);
      release();
    }
    await expect(backUp({ ...source, dataDir: folder() }, next)).rejects.toThrow(
      /has no data\. Set DATA_DIR/u,
    );
    expect(existsSync(next)).toBe(false);
    await expect(backUp(source, join(source.dataDir, 'backup'))).rejects.toThrow(
      /is inside the data folder/u,
    );
  });

  it('contains the files, also if the data folder is a symbolic link', async () => {
    const [source, backup, other] = [await createWithData(), folder(), await createEmpty()];
    const link = folder();
    symlinkSync(source.dataDir, link);
    await backUp({ ...source, dataDir: link }, backup);
    const before = await readAll(source);
    rmSync(source.dataDir, { recursive: true });
    await restore(other, backup);
    expect((await readAll(other)).files).toEqual(before.files);
  });

  it('that is missing, incomplete, or without a target database is refused and changes nothing', async () => {
    const [backup, other] = [await copyBackup(), await createEmpty()];
    await expect(restore(other, folder())).rejects.toThrow(/is not a complete backup/u);
    if (onPostgres)
      await expect(restore({ ...other, databaseUrl: null }, backup)).rejects.toThrow(/backup of PostgreSQL/u);
    // One that was cut off in the middle.
    renameSync(join(backup, 'data'), join(backup, 'data.part'));
    await expect(restore(other, backup)).rejects.toThrow(/is not a complete backup/u);
    expect(existsSync(other.dataDir)).toBe(false);
  });

  it.skipIf(!onPostgres)(
    'of the embedded database can be restored into PostgreSQL with the same rows',
    async () => {
      const [source, backup, other] = [
        await createWithData('embedded'),
        folder(),
        await createEmpty('PostgreSQL'),
      ];
      const before = await readAll(source);
      await backUp(source, backup);
      expect(await restore(other, backup)).toBe(3);
      expect(await readAll(other)).toEqual(before);
      expect(existsSync(join(other.dataDir, 'db'))).toBe(false);

      const dataDir = folder();
      await expect(restore({ ...other, dataDir }, backup)).rejects.toThrow(/is not empty/u);
      expect(filesIn(dataDir)).toEqual([]);
      expect((await readAll(other)).rows).toEqual(before.rows);
    },
  );
});

describe('a damaged backup', () => {
  const file = (backup: string, path: string) => join(backup, 'data', path);
  const picture = join('user-avatars', 'picture.webp');
  /** The largest file of the database, which has rows. */
  const databaseFile = (backup: string): string => {
    if (onPostgres) return join(backup, 'database.dump');
    const files = readdirSync(file(backup, join('db', 'base')), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
    return files.toSorted((one, other) => statSync(other).size - statSync(one).size)[0] ?? '';
  };
  const manifestOf = (backup: string) => join(backup, 'manifest.json');
  const rewriteManifest = (backup: string, change: (text: string) => string) =>
    writeFileSync(manifestOf(backup), change(readFileSync(manifestOf(backup), 'utf8')));

  it.each<[string, (backup: string) => void, RegExp]>([
    [
      'without the secret',
      (backup) => rmSync(file(backup, 'secrets.json')),
      /data\/secrets\.json is missing/u,
    ],
    [
      'without its pictures',
      (backup) => rmSync(file(backup, 'user-avatars'), { recursive: true }),
      /picture\.webp is missing/u,
    ],
    ['with an emptied file of the database', (backup) => truncateSync(databaseFile(backup)), /has changed/u],
    [
      'with one other byte',
      (backup) => {
        const bytes = readFileSync(databaseFile(backup));
        bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1);
        writeFileSync(databaseFile(backup), bytes);
      },
      /has changed/u,
    ],
    [
      'with a file more',
      (backup) => writeFileSync(file(backup, 'more'), ''),
      /data\/more does not belong to it/u,
    ],
    [
      'with fewer rows than it had',
      (backup) => rewriteManifest(backup, (text) => text.replace(/"public\.users": 3/u, '"public.users": 4')),
      /public\.users has 3 rows instead of 4/u,
    ],
    [
      'with half a manifest',
      (backup) => rewriteManifest(backup, (text) => text.slice(0, 40)),
      /manifest\.json is damaged/u,
    ],
    [
      'with a symbolic link to another folder',
      (backup) => {
        renameSync(file(backup, 'user-avatars'), `${backup}-elsewhere`);
        symlinkSync(`${backup}-elsewhere`, file(backup, 'user-avatars'));
      },
      /is a link/u,
    ],
    [
      'with a hard link to another file',
      (backup) => {
        writeFileSync(`${backup}-secret`, 'of this machine');
        rmSync(file(backup, picture));
        linkSync(`${backup}-secret`, file(backup, picture));
      },
      /picture\.webp has changed/u,
    ],
  ])('%s is refused by name, and the target stays as it was', async (_what, damage, problem) => {
    const [backup, other] = [await copyBackup(), await createEmpty()];
    damage(backup);
    await expect(restore(other, backup)).rejects.toThrow(problem);
    expect(existsSync(other.dataDir)).toBe(false);
    mkdirSync(other.dataDir);
    await expect(restore(other, backup)).rejects.toThrow(StartError);
    expect(readdirSync(other.dataDir)).toEqual([]);
    rmSync(other.dataDir, { recursive: true });
    // The database, too, where it is elsewhere: a good backup can be restored into the same target.
    if (onPostgres) expect(await restore(other, await findGoodBackup())).toBe(3);
  });

  it('of a former release, without a manifest, is restored only if asked for, and then without links', async () => {
    const [backup, other] = [await copyBackup(), await createEmpty()];
    rmSync(manifestOf(backup));
    await expect(restore(other, backup)).rejects.toThrow(/has no manifest\.json.*--without-manifest/u);
    linkSync(file(backup, picture), `${backup}-link`);
    await expect(restore(other, backup, { withoutManifest: true })).rejects.toThrow(/is a link/u);
    rmSync(`${backup}-link`);
    expect(await restore(other, backup, { withoutManifest: true })).toBe(3);
  });
});

it.each([
  [{}, 'the data of learners and the secret that signs their sessions.'],
  [
    { AUTH_SECRET: 'x'.repeat(64) },
    'the data of learners. It does not contain AUTH_SECRET: keep that setting, too.',
  ],
  [
    {
      AUTH_SECRET: 'x'.repeat(64),
      S3_ENDPOINT: 'http://s3',
      S3_ACCESS_KEY_ID: 'a',
      S3_SECRET_ACCESS_KEY: 'b',
    },
    'keep that setting, too. Nor does it contain pictures, which are in S3.',
  ],
])('with the settings %j, its message ends with “%s”', (settings, end) => {
  expect(backupMessage(readConfig(settings), '/backup')).toMatch(new RegExp(`${end}$`, 'u'));
});
