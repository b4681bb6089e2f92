import { delimiter, join } from 'node:path';
import { embeddedTests } from '../../apps/server/test/embeddedTests.ts';
import { missingBrowsers } from '../../e2e/engines/programs.ts';
import { findChromium } from '../lib/chromium.mjs';
import { resolveBin, root } from '../lib/project.mjs';
import { ensureBuilt } from '../lib/setUp.mjs';
import { CommandError } from '../lib/commandError.mjs';
import { missingPrograms } from '../replicas/topology.ts';
import { findChangedComponentTests } from './changedTests.ts';
import { runCommand } from './command.ts';
import { failedCheck, type Outcome, passedCheck, skippedPart } from './outcome.ts';
import { runPlaywright } from './playwright.ts';
import { findPostgres, startPostgres } from './postgres.ts';
import { checkTypes } from './types.ts';
import { runVitest } from './vitest.ts';

/**
 * One part of `npm test`. `runsAlone`: it uses both cores and prints its own output, so nothing runs in
 * parallel.
 */
export interface Part {
  readonly name: string;
  readonly title: string;
  readonly runsAlone: boolean;
  readonly run: () => Promise<Outcome>;
}

const staticCheck = (name: string, title: string, file: string, args: readonly string[]): Part => ({
  name,
  title,
  runsAlone: false,
  run: async () => {
    const { ok, output } = await runCommand(process.execPath, [file, ...args]);
    return ok ? passedCheck : failedCheck(output);
  },
});
const testPart = (name: string, title: string, runTests: () => Promise<Outcome>): Part => ({
  name,
  title,
  runsAlone: true,
  run: runTests,
});

/** Builds the web app; a failure has the same message as in `npm start`. */
async function buildWebApp(): Promise<Outcome> {
  try {
    await ensureBuilt();
    return passedCheck;
  } catch (error) {
    if (error instanceof CommandError) return failedCheck(error.message);
    throw error;
  }
}

/** All tests of the server: on PostgreSQL, or on the embedded database where there is none. */
async function testServer(): Promise<Outcome> {
  const binaries = findPostgres();
  if (binaries === undefined) return runVitest('apps/server', { TEST_DATABASE_URL: undefined });
  const postgres = await startPostgres(binaries);
  try {
    // The tools of the same version come first in PATH: pg_dump refuses a newer server.
    const path = [binaries, process.env['PATH']].join(delimiter);
    return await runVitest('apps/server', { TEST_DATABASE_URL: postgres.url, PATH: path });
  } finally {
    await postgres.stop();
  }
}

/** Where the two databases can differ, on the embedded one, too (decision 116). */
async function testOnEmbedded(): Promise<Outcome> {
  if (findPostgres() === undefined)
    return skippedPart('PostgreSQL binaries not found: all server tests ran on the embedded database alone');
  const paths = embeddedTests.map((path) => join('apps/server', path));
  return runVitest('apps/server', { TEST_DATABASE_URL: undefined }, paths);
}

/** Runs tests that need a browser. Without one they count as skipped, and in CI as failed. */
async function withChromium(runTests: (env: { CHROMIUM: string }) => Promise<Outcome>): Promise<Outcome> {
  const chromium = findChromium();
  if (chromium !== null) return runTests({ CHROMIUM: chromium });
  const why = 'Chromium not found (install it, or set CHROMIUM to its path): these tests did not run';
  return process.env['CI'] === undefined ? skippedPart(why) : failedCheck(why);
}

async function testChangedComponents(env: { CHROMIUM: string }): Promise<Outcome> {
  const files = await findChangedComponentTests();
  return files.length > 0
    ? runVitest('apps/web', env, files)
    : skippedPart('No file of the web app was changed: `npm test -- components` runs all its tests');
}

async function runJourneys(config: string, env: Record<string, string | undefined> = {}): Promise<Outcome> {
  const build = await buildWebApp();
  return build.failed > 0 ? build : runPlaywright(config, env);
}

/** Asked for by name, so a missing browser is a failure. */
async function testOtherEngines(): Promise<Outcome> {
  const missing = missingBrowsers();
  return missing === undefined ? runJourneys('e2e/engines/playwright.config.ts') : failedCheck(missing);
}

/** Asked for by name, so a missing program is a failure. */
async function testOnReplicas(env: { CHROMIUM: string }): Promise<Outcome> {
  const missing = missingPrograms();
  return missing === null ? runJourneys('e2e/replicas/playwright.config.ts', env) : failedCheck(missing);
}

const scriptPath = (name: string) => join(root, 'scripts', name);

/** Everything that `npm test` runs, in this order. */
export const parts: readonly Part[] = [
  { name: 'types', title: 'types', runsAlone: false, run: checkTypes },
  staticCheck('lint', 'lint', resolveBin('oxlint', 'oxlint'), []),
  staticCheck('format', 'format', resolveBin('@biomejs/biome', 'biome'), ['format', '.']),
  staticCheck('rules', 'source rules', scriptPath('checkSourceRules.ts'), []),
  staticCheck('unused', 'dead code', resolveBin('knip', 'knip'), []),
  { name: 'build', title: 'web build', runsAlone: false, run: buildWebApp },
  testPart('unit', 'unit tests', () => runVitest('.')),
  testPart('components', 'components in Chromium', () => withChromium((env) => runVitest('apps/web', env))),
  testPart('server', 'server', testServer),
  testPart('embedded', 'server on PGlite', testOnEmbedded),
  testPart('journeys', 'journeys in Chromium', () =>
    withChromium((env) => runJourneys('e2e/playwright.config.ts', env)),
  ),
];

/** Parts that run only when they are named: another part includes them, or they need more programs. */
export const onDemandParts: readonly Part[] = [
  testPart('changed', 'changed components', () => withChromium(testChangedComponents)),
  testPart('engines', 'Firefox and WebKit', testOtherEngines),
  testPart('replicas', 'journeys on replicas', () => withChromium(testOnReplicas)),
];

/**
 * Names for several parts at once. `quick` is the everyday loop: no server, no build, no unchanged components.
 */
export const groups: Readonly<Record<string, readonly string[]>> = {
  quick: ['types', 'lint', 'format', 'rules', 'unit', 'changed'],
};
