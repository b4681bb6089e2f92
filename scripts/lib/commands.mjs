import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { startChild } from './child.mjs';
import { resolveBin, node24, root, toolEnv } from './project.mjs';
import { ensureBuilt, ensureInstalled } from './setUp.mjs';
import { CommandError } from './commandError.mjs';

const serverScript = join(root, 'apps/server/src/main.ts');
const reconcileScript = join(root, 'apps/server/src/reconcile.ts');
const backupScript = join(root, 'apps/server/src/backup.ts');
const newsScript = join(root, 'apps/server/src/news.ts');

/** Serves web app and API on one port; returns the server's exit code. */
async function start() {
  await ensureInstalled();
  await ensureBuilt();
  const { code } = await startChild(node24(), [serverScript], { cwd: root, show: true }).done;
  return code;
}

/** Installs packages and builds the web app, so that the next start only starts. */
async function build() {
  await ensureInstalled();
  await ensureBuilt();
  return 0;
}

/** Serves the web app with live updates on PORT and the server on PORT + 1; when one exits, both do. */
async function dev() {
  await ensureInstalled();
  await ensureBuilt();
  const host = process.env.HOST ?? '127.0.0.1';
  const port = Number(process.env.PORT ?? 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65534)
    throw new CommandError('PORT must be a number from 1 to 65534.');
  const api = `http://127.0.0.1:${port + 1}`;
  const common = { show: true, env: toolEnv() };
  const children = [
    startChild(node24(), ['--watch', serverScript], {
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

/** Compares every subscription with the payment provider; see the server's billing/reconcile.ts. */
async function reconcile() {
  await ensureInstalled();
  const { code } = await startChild(node24(), [reconcileScript], { cwd: root, show: true }).done;
  return code;
}

/**
 * Creates or restores a backup; see the server's main/backup/backup.ts.
 * @param {'backup' | 'restore'} action
 * @param {readonly string[]} folders exactly one: the folder of the backup
 */
async function backup(action, folders) {
  await ensureInstalled();
  const { code } = await startChild(node24(), [backupScript, action, ...folders], { cwd: root, show: true })
    .done;
  return code;
}

/**
 * Shows or sends news; see the server's news.ts.
 * @param {readonly string[]} args the file, and `--send`
 */
async function news(args) {
  await ensureInstalled();
  const { code } = await startChild(node24(), [newsScript, ...args], { cwd: root, show: true }).done;
  return code;
}

/** @param {readonly string[]} names of parts; none means all */
async function test(names) {
  await ensureInstalled();
  const { code } = await startChild(node24(), [join(root, 'scripts/test.ts'), ...names], {
    cwd: root,
    show: true,
    env: toolEnv(),
  }).done;
  return code;
}

/**
 * Generates missing audio clips; see docs/audio.md.
 * @param {readonly string[]} options
 */
async function audio(options) {
  await ensureInstalled();
  const { code } = await startChild(node24(), [join(root, 'scripts/audio/build.ts'), ...options], {
    cwd: root,
    show: true,
  }).done;
  return code;
}

/** Adds the new ids of the course to those that are never used again; see packages/course/check/released.ts. */
async function releaseCourse() {
  await ensureInstalled();
  const script = join(root, 'packages/course/check/released.ts');
  const { code } = await startChild(node24(), [script], { cwd: root, show: true }).done;
  return code;
}

/** Writes docs/licences.md and a software bill of materials. */
async function licences() {
  await ensureInstalled();
  const { code } = await startChild(node24(), [join(root, 'scripts/licences/build.ts')], {
    cwd: root,
    show: true,
  }).done;
  return code;
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
  await ensureInstalled();
  const { code } = await startChild(node24(), [join(folder, file)], { cwd: root, show: true }).done;
  return code;
}

/**
 * Mutation testing by StrykerJS (stryker.config.json): of a file or folder, or of everything that it lists.
 * @param {readonly string[]} scopes
 */
async function mutation(scopes) {
  await ensureInstalled();
  const files = scopes.map((scope) => (scope.endsWith('.ts') ? scope : `${scope}/**/*.ts`));
  const mutate = scopes.length > 0 ? ['--mutate', [...files, '!**/*.test.ts'].join(',')] : [];
  const args = [resolveBin('@stryker-mutator/core', 'stryker'), 'run', ...mutate];
  const { code } = await startChild(node24(), args, { cwd: root, show: true, env: toolEnv() }).done;
  return code;
}

/** @type {ReadonlyMap<string, (args: readonly string[]) => Promise<number>>} */
export const commands = new Map([
  ['start', () => start()],
  ['build', () => build()],
  ['dev', () => dev()],
  ['audio', audio],
  ['course:release', () => releaseCourse()],
  ['licences', () => licences()],
  ['bench', bench],
  ['mutation', mutation],
  ['billing:reconcile', () => reconcile()],
  ['backup', (folders) => backup('backup', folders)],
  ['restore', (folders) => backup('restore', folders)],
  ['news', news],
  ['test', test],
]);
