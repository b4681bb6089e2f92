import { writeFile } from 'node:fs/promises';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { openPglite } from '../src/db/open.ts';
import { writeSite } from './fixtures.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated embedded database, as a dump that loads faster than it is made; empty on PostgreSQL. */
    databaseTemplate: string;
    /** A small build of the web app. */
    siteFolder: string;
  }
}

/** Runs once before all test files. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'ena-template-'));
  project.provide('siteFolder', writeSite(join(folder, 'site')));
  if (process.env['TEST_DATABASE_URL']) {
    project.provide('databaseTemplate', '');
  } else {
    const client = await PGlite.create();
    await openPglite(client);
    const dump = await client.dumpDataDir('none');
    await client.close();
    const file = join(folder, 'template.tar');
    await writeFile(file, Buffer.from(await dump.arrayBuffer()));
    project.provide('databaseTemplate', file);
  }
  return () => rm(folder, { recursive: true });
}
