import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CannotRun, runTool } from './child.mjs';
import { hashOf, node24, readStamp, root, sourcesIn, toolEnv } from './project.mjs';
import { Stop, toolFailure } from './stop.mjs';

const installStamp = 'node_modules/.ena-installed';
/** A build takes a few seconds; one that takes this long will never end. */
const buildSeconds = 300;
const buildStamp = 'apps/web/build/.ena-built';

/**
 * Brings one part of the set-up up to date: does nothing when its stamp holds the hash of its inputs.
 * @param {{ stamp: string, inputs: string[], result: string, line: string, work: () => Promise<void> }} part
 */
async function ensure({ stamp, inputs, result, line, work }) {
  const hash = hashOf(inputs);
  if (readStamp(stamp) === hash && existsSync(join(root, result))) return;
  console.log(line);
  try {
    rmSync(join(root, stamp), { force: true });
    await work();
    mkdirSync(join(root, dirname(stamp)), { recursive: true });
    writeFileSync(join(root, stamp), hash);
  } catch (error) {
    if (error instanceof Stop) throw error;
    throw toolFailure('The set-up failed.', String(error));
  }
}

/** Arguments that make npm write to node_modules and nowhere else. No package needs its install script. */
const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

/** @param {readonly string[]} args */
async function npm(args) {
  const cli = process.env.npm_execpath;
  // Started by npm, its own script is known; otherwise the one in PATH.
  if (cli?.endsWith('.js')) return runTool(process.execPath, [cli, ...args, ...quietly], { cwd: root });
  return runTool('npm', [...args, ...quietly], { cwd: root }).catch((error) => {
    if (!(error instanceof CannotRun)) throw error;
    throw new Stop(
      'Packages have to be installed, and npm was not found. It comes with Node: https://nodejs.org.',
    );
  });
}

async function install() {
  const strict = await npm(['ci']);
  // `npm ci` refuses the lock where a registry lacks packages of other platforms; this takes the same versions.
  const result = strict.code === 0 ? strict : await npm(['install', '--no-save']);
  if (result.code !== 0) throw toolFailure('Installing packages failed.', result.output);
}

/** Installs packages unless those there are of the present lock file. */
export async function ensureInstalled() {
  const manifests = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}/package.json`),
  );
  const inputs = ['package.json', 'package-lock.json', ...manifests].filter((file) =>
    existsSync(join(root, file)),
  );
  const line = 'Installing packages (once)…';
  await ensure({ stamp: installStamp, inputs, result: 'node_modules', line, work: install });
}

async function build() {
  const cwd = join(root, 'apps/web');
  const result = await runTool(node24(), ['build.ts'], { cwd, env: toolEnv(), limitSeconds: buildSeconds });
  if (result.code !== 0) throw toolFailure('Building the web app failed.', result.output);
}

/** Builds the web app unless the build there is of the present sources. */
export async function ensureBuilt() {
  const inputs = ['package-lock.json', ...sourcesIn('apps/web'), ...sourcesIn('packages')];
  const line = 'Building the web app…';
  await ensure({ stamp: buildStamp, inputs, result: 'apps/web/build/client', line, work: build });
}
