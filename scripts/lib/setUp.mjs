import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SpawnError, runTool } from './child.mjs';
import { hashFiles, node24, readStamp, root, listSourceFiles, toolEnv } from './project.mjs';
import { CommandError, createToolError } from './commandError.mjs';

const installStamp = 'node_modules/.ena-installed';
/** A build takes a few seconds; one that takes this long hangs. */
const buildTimeoutSeconds = 300;
const buildStamp = 'apps/web/build/.ena-built';

/**
 * Runs a step of the set-up unless its result exists and its stamp file contains the hash of its inputs.
 * @param {{ stamp: string, inputs: string[], result: string, message: string, run: () => Promise<void> }} step
 */
async function runUnlessUpToDate({ stamp, inputs, result, message, run }) {
  const hash = hashFiles(inputs);
  if (readStamp(stamp) === hash && existsSync(join(root, result))) return;
  console.log(message);
  try {
    rmSync(join(root, stamp), { force: true });
    await run();
    mkdirSync(join(root, dirname(stamp)), { recursive: true });
    writeFileSync(join(root, stamp), hash);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw createToolError('The set-up failed.', String(error));
  }
}

/** With these arguments npm writes only to node_modules. No package needs its install script. */
const npmFlags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

/** @param {readonly string[]} args */
async function npm(args) {
  const cli = process.env.npm_execpath;
  // When npm started this process, its script is known; otherwise npm is taken from PATH.
  if (cli?.endsWith('.js')) return runTool(process.execPath, [cli, ...args, ...npmFlags], { cwd: root });
  return runTool('npm', [...args, ...npmFlags], { cwd: root }).catch((error) => {
    if (!(error instanceof SpawnError)) throw error;
    throw new CommandError(
      'Packages have to be installed, and npm was not found. It comes with Node: https://nodejs.org.',
    );
  });
}

async function install() {
  const ciResult = await npm(['ci']);
  // `npm ci` fails where a registry lacks packages of other platforms; `npm install` takes the same versions.
  const result = ciResult.code === 0 ? ciResult : await npm(['install', '--no-save']);
  if (result.code !== 0) throw createToolError('Installing packages failed.', result.output);
}

/** Installs packages unless those installed match the lock file. */
export async function ensureInstalled() {
  const manifests = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}/package.json`),
  );
  const inputs = ['package.json', 'package-lock.json', ...manifests].filter((file) =>
    existsSync(join(root, file)),
  );
  const message = 'Installing packages (once)…';
  await runUnlessUpToDate({ stamp: installStamp, inputs, result: 'node_modules', message, run: install });
}

async function build() {
  const cwd = join(root, 'apps/web');
  const result = await runTool(node24(), ['build.ts'], {
    cwd,
    env: toolEnv(),
    timeoutSeconds: buildTimeoutSeconds,
  });
  if (result.code !== 0) throw createToolError('Building the web app failed.', result.output);
}

/** Builds the web app unless the existing build is up to date. */
export async function ensureBuilt() {
  const inputs = ['package-lock.json', ...listSourceFiles('apps/web'), ...listSourceFiles('packages')];
  const message = 'Building the web app…';
  await runUnlessUpToDate({
    stamp: buildStamp,
    inputs,
    result: 'apps/web/build/client',
    message,
    run: build,
  });
}
