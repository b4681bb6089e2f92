/** The manifest of a backup: checksums of its files, and numbers of rows. Without it a damaged backup looks like a good one. */
import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { lstat, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { StartError } from '../../platform/startError.ts';
import type { RowCounts } from './rowCounts.ts';

const manifestSchema = z.object({
  version: z.literal(1),
  /** By path in the backup, with slashes. */
  sha256: z.record(z.string(), z.string()),
  rows: z.record(z.string(), z.int()),
});
export type Manifest = z.infer<typeof manifestSchema>;

const pathOf = (backup: string) => join(backup, 'manifest.json');
/** As many problems as help to see what has happened. */
const maxProblems = 5;

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

interface ListOptions {
  /** Whether a file may have other names, which may be outside of the folder. */
  readonly hardLinks: 'allowed' | 'refused';
}

/** Paths of all files in a folder, or the file itself. Throws StartError for links: they lead out of the backup. */
export async function listFiles(
  root: string,
  path: string,
  options: ListOptions,
): Promise<readonly string[]> {
  const stat = await lstat(join(root, path));
  if (stat.isDirectory()) {
    const names = await readdir(join(root, path));
    return (await Promise.all(names.map((name) => listFiles(root, `${path}/${name}`, options)))).flat();
  }
  if (!stat.isFile() || (options.hardLinks === 'refused' && stat.nlink > 1))
    throw new StartError(
      `${join(root, path)} is a link or no file: a backup has none. Nothing was restored.`,
    );
  return [path];
}

/** Checksums of the files at these paths in a folder; links are refused. */
export async function checksumsOf(
  root: string,
  paths: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const sums: Record<string, string> = {};
  // The content decides: a checksum does not fit what a link has replaced.
  for (const path of paths.filter((one) => existsSync(join(root, one))))
    for (const file of await listFiles(root, path, { hardLinks: 'allowed' }))
      sums[file] = await sha256Of(join(root, file));
  return sums;
}

export async function writeManifest(
  backup: string,
  paths: readonly string[],
  rows: RowCounts,
): Promise<void> {
  const manifest: Manifest = { version: 1, sha256: await checksumsOf(backup, paths), rows };
  await writeFile(pathOf(backup), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600 });
}

/** Null: a former release has made the backup. Throws StartError if the manifest is damaged. */
export async function readManifest(backup: string): Promise<Manifest | null> {
  if (!existsSync(pathOf(backup))) return null;
  try {
    return manifestSchema.parse(JSON.parse(await readFile(pathOf(backup), 'utf8')));
  } catch {
    throw new StartError(`${pathOf(backup)} is damaged. Nothing was restored. Use another backup.`);
  }
}

/** Throws StartError that names what differs from the manifest. */
export function assertSame(
  backup: string,
  expected: Readonly<Record<string, string | number>>,
  found: Readonly<Record<string, string | number>>,
): void {
  const problems = [...new Set([...Object.keys(expected), ...Object.keys(found)])].flatMap((name) => {
    const [before, now] = [expected[name], found[name]];
    if (before === now) return [];
    if (now === undefined) return [`${name} is missing`];
    if (before === undefined) return [`${name} does not belong to it`];
    return [
      typeof before === 'number' ? `${name} has ${now} rows instead of ${before}` : `${name} has changed`,
    ];
  });
  if (problems.length === 0) return;
  const more = problems.length > maxProblems ? [`and ${problems.length - maxProblems} more`] : [];
  throw new StartError(
    `${backup} is damaged: ${[...problems.slice(0, maxProblems), ...more].join(', ')}. Nothing was restored. Use another backup.`,
  );
}
