import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../../../scripts/lib/project.mjs';

const migration = `
ALTER TABLE "users" ADD COLUMN "next_version" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
CREATE TABLE "next_version" ("user_id" uuid PRIMARY KEY REFERENCES "users"("id") ON DELETE cascade);--> statement-breakpoint
CREATE INDEX "next_version_updated" ON "user_progress" ("updated_at");--> statement-breakpoint
UPDATE "user_profiles" SET "updated_at" = now();
`;

/** A copy of the server with one more migration: a column, a table with a foreign key, an index, changed rows. */
export function createNextVersion(): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'ena-next-'));
  const server = 'apps/server';
  for (const linked of ['node_modules', 'packages', 'apps/web', 'package.json', `${server}/package.json`]) {
    mkdirSync(dirname(join(folder, linked)), { recursive: true });
    symlinkSync(join(root, linked), join(folder, linked));
  }
  for (const copied of ['src', 'migrations'])
    cpSync(join(root, server, copied), join(folder, server, copied), { recursive: true });
  const journalFile = join(folder, server, 'migrations/meta/_journal.json');
  // as: the format of drizzle-kit.
  const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as { entries: object[] };
  const tag = 'next_version';
  journal.entries.push({
    idx: journal.entries.length,
    version: '7',
    when: Date.now(),
    tag,
    breakpoints: true,
  });
  writeFileSync(journalFile, JSON.stringify(journal));
  writeFileSync(join(folder, server, 'migrations', `${tag}.sql`), migration);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
