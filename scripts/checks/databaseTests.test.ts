import { describe, expect, it } from 'vitest';
import { findImports } from '../sourceRules/syntax.ts';
import { findDatabaseTests, importsDatabaseDriver } from './databaseTests.ts';

describe('a test file counts as a database test', () => {
  const modules: Readonly<Record<string, string>> = {
    'server/open.ts': "import pg from 'pg'; export const open = () => new pg.Pool();",
    'server/model.ts': "import type { open } from './open.ts'; export type Open = typeof open;",
    'server/app.ts': "import { open } from './open.ts'; export const app = open();",
    'server/circle.ts': "import './circle.ts'; import './model.ts';",
  };
  const isDatabaseTest = (code: string) =>
    importsDatabaseDriver('server/a.test.ts', (path) =>
      findImports(path, path === 'server/a.test.ts' ? code : (modules[path] ?? '')),
    );

  it.each([
    "import { PGlite } from '@electric-sql/pglite';",
    "import { app } from './app.ts';",
    "export * from './app.ts';",
    "const { app } = await import('./app.ts');",
    'const { app } = await import(name);',
  ])('with %s', (code) => expect(isDatabaseTest(code)).toBe(true));

  it.each([
    "import type { app } from './app.ts';",
    "import './model.ts';",
    "import './circle.ts';",
    "import { sql } from 'drizzle-orm';",
  ])('not with %s', (code) => expect(isDatabaseTest(code)).toBe(false));
});

it('the server tests that open a database are found, others are not', async () => {
  const files = await findDatabaseTests();
  expect(files).toContain('apps/server/src/billing/histories.test.ts');
  expect(files).toContain('apps/server/src/platform/db/open.test.ts');
  expect(files).toContain('apps/server/src/main/backup/backup.test.ts');
  expect(files).not.toContain('apps/server/src/main/config.test.ts');
});
