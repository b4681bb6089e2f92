import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startChild } from './child.mjs';
import { resolveBin, node24, root, toolEnv } from './project.mjs';
import { ensureBuilt, ensureInstalled } from './setUp.mjs';
import { CommandError } from './commandError.mjs';

/** @typedef {(args: readonly string[]) => Promise<number>} Command */

/**
 * A command that runs a script, whose path is relative to the project's folder, and returns its exit code.
 * @param {string} script
 * @param {...string} first arguments before those of the command
 * @returns {Command}
 */
const runScript =
  (script, ...first) =>
  async (args) => {
    await ensureInstalled();
    const options = { cwd: root, show: true, env: toolEnv() };
    const { code } = await startChild(node24(), [resolve(root, script), ...first, ...args], options).done;
    return code;
  };

const serverScript = 'apps/server/src/main.ts';

/** Serves web app and API on one port. */
async function start() {
  await build();
  return runScript(serverScript)([]);
}

/** Installs packages and builds the web app, so that the next start only starts. */
async function build() {
  await ensureInstalled();
  await ensureBuilt();
  return 0;
}

/** Serves the web app with live updates on PORT and the server on PORT + 1; when one exits, both do. */
async function dev() {
  await build();
  const host = process.env.HOST ?? '127.0.0.1';
  const port = Number(process.env.PORT ?? 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65534)
    throw new CommandError('PORT must be a number from 1 to 65534.');
  const api = `http://127.0.0.1:${port + 1}`;
  const common = { show: true, env: toolEnv() };
  const children = [
    startChild(node24(), ['--watch', join(root, serverScript)], {
      ...common,
      cwd: root,
      env: {
        ...common.env,
        HOST: '127.0.0.1',
        PORT: String(port + 1),
        PUBLIC_URL: process.env.PUBLIC_URL ?? `http://${host}:${port}`,
      },
    }),
    startChild(
      node24(),
      [
        resolveBin('vite', 'vite'),
        '--host',
        host,
        '--port',
        String(port),
        '--strictPort',
        '--clearScreen',
        'false',
      ],
      { ...common, cwd: join(root, 'apps/web'), env: { ...common.env, ENA_API: api } },
    ),
  ];
  const first = await Promise.race(children.map(({ done }) => done));
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(children.map(({ done }) => done));
  return first.code;
}

/**
 * Runs a benchmark; see bench/README.md.
 * @param {readonly string[]} names exactly one
 */
async function bench([name]) {
  const folder = join(root, 'bench');
  const files = readdirSync(folder).filter((file) => /\.(?:mjs|ts)$/u.test(file));
  const nameOf = (/** @type {string} */ file) => file.slice(0, file.lastIndexOf('.'));
  const file = files.find((one) => nameOf(one) === name);
  if (file === undefined) throw new CommandError(`Usage: npm run bench ${files.map(nameOf).join(' | ')}`);
  return runScript(`bench/${file}`)([]);
}

/**
 * Mutation testing by StrykerJS (stryker.config.json).
 * @param {readonly string[]} args files and folders, none: all that the configuration lists; options of `stryker run`
 */
async function mutation(args) {
  await ensureInstalled();
  const options = args.filter((arg) => arg.startsWith('--'));
  const files = args
    .filter((arg) => !options.includes(arg))
    .map((path) => (path.endsWith('.ts') ? path : `${path}/**/*.ts`));
  const scope = files.length > 0 ? ['--mutate', [...files, '!**/*.test.ts'].join(',')] : [];
  return runScript(resolveBin('@stryker-mutator/core', 'stryker'), 'run', ...scope, ...options)([]);
}

/** @type {Record<string, Command>} */
const byName = {
  start,
  build,
  dev,
  bench,
  test: runScript('scripts/test.ts'),
  audio: runScript('scripts/audio/build.ts'),
  backup: runScript('apps/server/src/backup.ts', 'backup'),
  'billing:reconcile': runScript('apps/server/src/reconcile.ts'),
  'course:release': runScript('packages/course/check/released.ts'),
  'course:report': runScript('packages/course/check/courseReport.ts'),
  mutation,
  news: runScript('apps/server/src/news.ts'),
  restore: runScript('apps/server/src/backup.ts', 'restore'),
};
export const commands = new Map(Object.entries(byName));
