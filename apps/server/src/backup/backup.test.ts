/** The drill: everything is backed up, lost and put back, on either database; not one row may differ. */
import { randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, describe, expect, it } from 'vitest';
import { copyEmbeddedDatabase, createServerDatabase, longTimeouts, onPostgres } from '../../test/database.ts';
import { testCourse } from '../../test/fixtures.ts';
import { lockFolder } from '../db/lock.ts';
import { type Db, openEmbedded, openPostgres } from '../db/open.ts';
import * as schema from '../db/schema.ts';
import { ensureDemoAccounts } from '../demo/accounts.ts';
import { StartError } from '../startError.ts';
import { backUp, type Kept, restore } from './backup.ts';

const root = mkdtempSync(join(tmpdir(), 'ena-backup-'));
const drops: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const drop of drops) await drop();
  rmSync(root, { recursive: true });
});

const folder = () => join(root, randomUUID());
type Kind = 'embedded' | 'PostgreSQL';
const ownKind: Kind = onPostgres ? 'PostgreSQL' : 'embedded';
/** An empty place for an Ena. */
async function place(kind = ownKind): Promise<Kept> {
  const dataDir = folder();
  if (kind === 'embedded') return { dataDir, databaseUrl: null };
  const { url, drop } = await createServerDatabase();
  drops.push(drop);
  return { dataDir, databaseUrl: url };
}

async function on<T>({ dataDir, databaseUrl }: Kept, work: (db: Db) => Promise<T>): Promise<T> {
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
async function everything(kept: Kept) {
  const rows = await on(kept, async (db) => {
    const found: Record<string, unknown> = {};
    for (const table of [...tables.map((name) => `public.${name}`), 'drizzle.__drizzle_migrations']) {
      const all = await db.execute(sql.raw(`select to_jsonb(t)::text as row from ${table} t order by 1`));
      found[table] = Object(all).rows;
    }
    return found;
  });
  const files = readdirSync(kept.dataDir, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && !/(?:^|\/)db(?:\/|$)/u.test(entry.parentPath.slice(kept.dataDir.length)),
    )
    .filter(({ name }) => !name.startsWith('lock'))
    .map(({ parentPath, name }) => [
      join(parentPath, name).slice(kept.dataDir.length),
      readFileSync(join(parentPath, name), 'base64'),
    ]);
  return { rows, files: files.sort() };
}

/** Fills the database: three learners, one with a month of study, texts of theirs. */
async function fill(db: Db): Promise<void> {
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

/** Data folder and database of an Ena that was used, made once; tests get copies. */
const filled = new Map<Kind, Promise<Kept>>();
async function createFilled(kind: Kind): Promise<Kept> {
  const kept = await place(kind);
  if (kind === 'embedded' && !onPostgres) copyEmbeddedDatabase(kept.dataDir);
  await on(kept, fill);
  return kept;
}

/** An Ena that was used, with a secret and a picture beside its database. */
async function used(kind: Kind = ownKind): Promise<Kept> {
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

describe('a backup', () => {
  it('brings back every row and every file, and nothing else', async () => {
    const [kept, backup, other] = [await used(), folder(), await place()];
    const before = await everything(kept);
    expect(Object.values(before.rows).flat().length).toBeGreaterThan(100);
    expect(before.files).toHaveLength(2);
    await backUp(kept, backup);
    expect(await restore(other, backup)).toBe(3);
    const after = await everything(other);
    expect(after).toEqual(before);

    // The broken twin: one minute of study more is seen.
    await on(other, (db) =>
      db.update(schema.userProgress).set({ timeSpent: sql`${schema.userProgress.timeSpent} + 1` }),
    );
    expect(await everything(other)).not.toEqual(before);
  });

  it('is put back into an empty place alone: what is there stays', async () => {
    const [kept, backup] = [await used(), folder()];
    await backUp(kept, backup);
    const before = await everything(kept);
    await expect(restore(kept, backup)).rejects.toThrow(/is not empty/u);
    // Only the database is in use.
    if (onPostgres) {
      const dataDir = folder();
      await expect(restore({ ...kept, dataDir }, backup)).rejects.toThrow(StartError);
      expect(readdirSync(dataDir)).toEqual([]);
    }
    expect(await everything(kept)).toEqual(before);
  });

  it('overwrites none before, and is not made where it cannot be whole', async () => {
    const kept = await used();
    const backup = folder();
    mkdirSync(backup);
    writeFileSync(join(backup, 'mine.txt'), 'mine');
    await expect(backUp(kept, backup)).rejects.toThrow(/is not empty/u);
    expect(readdirSync(backup)).toEqual(['mine.txt']);

    const next = folder();
    if (onPostgres) {
      const gone = { ...kept, databaseUrl: 'postgres://ena:secret-word@127.0.0.1:1/none' };
      const failure = await backUp(gone, next).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(StartError);
      expect(String(failure)).toContain("can't be reached");
      expect(String(failure)).not.toContain('secret-word');
    } else {
      const release = lockFolder(kept.dataDir);
      await expect(backUp(kept, next)).rejects.toThrow(/Another Ena is running/u);
      release();
    }
    await expect(backUp({ ...kept, dataDir: folder() }, next)).rejects.toThrow(/There is nothing in/u);
    expect(existsSync(next)).toBe(false);
    await expect(backUp(kept, join(kept.dataDir, 'backup'))).rejects.toThrow(/lies in the data folder/u);
  });

  it('holds the files, also where the data folder is a link to another disk', async () => {
    const [kept, backup, other] = [await used(), folder(), await place()];
    const link = folder();
    symlinkSync(kept.dataDir, link);
    await backUp({ ...kept, dataDir: link }, backup);
    const before = await everything(kept);
    rmSync(kept.dataDir, { recursive: true });
    await restore(other, backup);
    expect((await everything(other)).files).toEqual(before.files);
  });

  it('that is none, or not whole, or has no database to go to is refused and changes nothing', async () => {
    const [kept, backup, other] = [await used(), folder(), await place()];
    await backUp(kept, backup);
    await expect(restore(other, folder())).rejects.toThrow(/is no whole backup/u);
    if (onPostgres)
      await expect(restore({ ...other, databaseUrl: null }, backup)).rejects.toThrow(/backup of PostgreSQL/u);
    // One that was cut off in the middle.
    renameSync(join(backup, 'data'), join(backup, 'data.part'));
    await expect(restore(other, backup)).rejects.toThrow(/is no whole backup/u);
    expect(existsSync(other.dataDir)).toBe(false);
  });

  it.skipIf(!onPostgres)('of the embedded database goes into PostgreSQL, row by row the same', async () => {
    const [kept, backup, other] = [await used('embedded'), folder(), await place('PostgreSQL')];
    const before = await everything(kept);
    await backUp(kept, backup);
    expect(await restore(other, backup)).toBe(3);
    expect(await everything(other)).toEqual(before);
    expect(existsSync(join(other.dataDir, 'db'))).toBe(false);

    const dataDir = folder();
    await expect(restore({ ...other, dataDir }, backup)).rejects.toThrow(/is not empty/u);
    expect(readdirSync(dataDir).filter((name) => name !== 'lock')).toEqual([]);
    expect((await everything(other)).rows).toEqual(before.rows);
  });
});
