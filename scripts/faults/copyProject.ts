import {
  copyFile,
  link,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { listProjectFiles } from '../checks/command.ts';
import { root } from '../lib/project.mjs';
import type { Fault } from './model.ts';

/** A copy of the project to apply faults to, with hard links to the installed packages. */
export interface ProjectCopy {
  readonly folder: string;
  /** Applies a fault; returns the function that restores the file. Throws unless `find` occurs exactly once. */
  readonly apply: (fault: Fault) => Promise<() => Promise<void>>;
  readonly remove: () => Promise<void>;
}

/** Caches of tools in node_modules: through a hard link, tests in the copy would write to the original. */
const isCache = (name: string): boolean => name === '.cache' || name.startsWith('.vite');

async function linkFolder(
  from: string,
  to: string,
  isSkipped: (name: string) => boolean = () => false,
): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (isSkipped(entry.name)) continue;
    if (entry.isDirectory()) await linkFolder(source, target);
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    else await link(source, target);
  }
}

/**
 * The temporary folder, or a folder in the project if that is on another file system: hard links need the same.
 */
async function parentFolder(): Promise<string> {
  const [temporary, packages] = await Promise.all([stat(tmpdir()), stat(join(root, 'node_modules'))]);
  if (temporary.dev === packages.dev) return tmpdir();
  const inside = join(root, '.cache');
  await mkdir(inside, { recursive: true });
  return inside;
}

/** Copies all files that git tracks or would add, with uncommitted changes. */
export async function copyProject(): Promise<ProjectCopy> {
  const folder = await mkdtemp(join(await parentFolder(), 'ena-faults-'));
  await linkFolder(join(root, 'node_modules'), join(folder, 'node_modules'), isCache);
  for (const file of new Set(await listProjectFiles())) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await copyFile(join(root, file), join(folder, file)).catch((error: unknown) => {
      // Deleted but not committed yet.
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    });
  }
  return {
    folder,
    apply: async ({ id, file, find, replace }) => {
      const path = join(folder, file);
      const before = await readFile(path, 'utf8');
      if (before.split(find).length !== 2)
        throw new Error(`${id}: its text must occur exactly once in ${file}`);
      await writeFile(
        path,
        before.replace(find, () => replace),
      );
      return () => writeFile(path, before);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
