import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CommandError } from './commandError.mjs';

/** The project's folder. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

const platforms = new Map([
  ['win32', 'win'],
  ['linux', 'linux'],
  ['darwin', 'darwin'],
]);

/**
 * Path of Node 24 in node_modules; without a package for this platform, the running Node if it is new enough.
 */
export function node24() {
  const name = `node-${platforms.get(process.platform) ?? process.platform}-${process.arch}`;
  const packaged = join(
    root,
    'node_modules',
    name,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  if (existsSync(packaged)) return packaged;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  throw new CommandError(
    `Ena runs on Node 24, and there is no npm package of it for ${process.platform} on ${process.arch}.\n` +
      'Install Node 24 from https://nodejs.org and run the same command with it.',
  );
}

/** Environment variables with which `node` is Node 24, also for child processes of tools. */
export function toolEnv() {
  const bin = join(root, 'node_modules', '.bin');
  return { PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` };
}

/**
 * @param {unknown} object
 * @param {string} name
 * @returns {unknown}
 */
const field = (object, name) =>
  typeof object === 'object' && object !== null ? Reflect.get(object, name) : undefined;

/**
 * Path of the script that is a package's command, to be run with `node24()`: works on every platform.
 * @param {string} name of the package
 * @param {string} command
 */
export function resolveBin(name, command) {
  const folder = join(root, 'node_modules', name);
  const bin = field(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')), 'bin');
  return join(folder, String(typeof bin === 'string' ? bin : field(bin, command)));
}

const excludedFolders = new Set(['node_modules', 'build', 'data', 'audio']);

/**
 * All source files below a folder, without tests, as paths relative to the project's folder.
 * @param {string} path
 * @returns {string[]}
 */
export function listSourceFiles(path) {
  const found = [];
  for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
    const inner = `${path}/${entry.name}`;
    if (entry.isDirectory()) {
      if (!excludedFolders.has(entry.name)) found.push(...listSourceFiles(inner));
    } else if (!/\.test\.tsx?$/.test(entry.name)) {
      found.push(inner);
    }
  }
  return found;
}

/**
 * One hash over names and contents of files.
 * @param {readonly string[]} files paths relative to the project's folder
 */
export function hashFiles(files) {
  const hash = createHash('sha256');
  for (const file of [...files].sort()) {
    const bytes = readFileSync(join(root, file));
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

/**
 * Contents of a stamp file, or '' if it does not exist.
 * @param {string} path relative to the project's folder
 */
export function readStamp(path) {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch {
    return '';
  }
}
