/** Vitest's global setup: runs once, before all test files. */
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { openPglite, openPostgres } from '../src/platform/db/open.ts';
import { databaseAt, runOnServer } from './postgresServer.ts';
import { writeSite } from './site.ts';

/** Migrated databases that tests copy, because copying is faster than migrating. */
export type DatabaseTemplate =
  | {
      readonly kind: 'embedded';
      /** A dump of the data folder, for a database in memory. */
      readonly dump: string;
      /** A data folder of Ena that contains only the database. */
      readonly dataDir: string;
    }
  | {
      readonly kind: 'postgres';
      /** Template of `create database`. */
      readonly name: string;
      /** Prefix of the names of all databases of this run, which are dropped at its end. */
      readonly prefix: string;
    };

declare module 'vitest' {
  interface ProvidedContext {
    databaseTemplate: DatabaseTemplate;
    /** A small build of the web app. */
    siteFolder: string;
  }
}

async function createEmbeddedTemplate(folder: string): Promise<DatabaseTemplate> {
  const dataDir = join(folder, 'data');
  await mkdir(dataDir);
  const client = await PGlite.create(join(dataDir, 'db'));
  await openPglite(client);
  const dump = join(folder, 'template.tar');
  await writeFile(dump, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()));
  await client.close();
  return { kind: 'embedded', dump, dataDir };
}

async function createPostgresTemplate(serverUrl: string): Promise<DatabaseTemplate> {
  const prefix = `ena_test_${randomBytes(4).toString('hex')}`;
  const name = `${prefix}_template`;
  await runOnServer(serverUrl, `create database ${name}`);
  const { close } = await openPostgres(databaseAt(serverUrl, name), () => undefined);
  await close();
  return { kind: 'postgres', name, prefix };
}

async function dropDatabases(serverUrl: string, prefix: string): Promise<void> {
  const rows = await runOnServer(
    serverUrl,
    `select datname from pg_database where datname like '${prefix}%'`,
  );
  for (const { datname } of rows)
    await runOnServer(serverUrl, `drop database ${String(datname)} with (force)`);
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'ena-tests-'));
  // Workers end without an exit event: what they leave in the temporary folder is removed with this one.
  process.env['TMPDIR'] = folder;
  project.provide('siteFolder', writeSite(join(folder, 'site')));
  const serverUrl = process.env['TEST_DATABASE_URL'];
  const template = serverUrl ? await createPostgresTemplate(serverUrl) : await createEmbeddedTemplate(folder);
  project.provide('databaseTemplate', template);
  return async () => {
    if (serverUrl && template.kind === 'postgres') await dropDatabases(serverUrl, template.prefix);
    await rm(folder, { recursive: true });
  };
}
