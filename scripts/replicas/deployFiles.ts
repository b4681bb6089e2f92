/** What runs the files of deploy/ without containers. */
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from '../lib/project.mjs';

/** The path of a program in PATH, or where Debian installs programs of the system. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/bin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** Reads a file of deploy/ and replaces each text, which has to occur exactly once; else it throws. */
export function adaptDeployFile(name: string, replacements: Readonly<Record<string, string>>): string {
  let adapted = readFileSync(join(root, 'deploy', name), 'utf8');
  for (const [find, replace] of Object.entries(replacements)) {
    if (adapted.split(find).length !== 2) throw new Error(`This is not in the file of deploy: ${find}`);
    adapted = adapted.replace(find, () => replace);
  }
  return adapted;
}
