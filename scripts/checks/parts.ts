import { delimiter, join } from 'node:path';
import { findChromium } from '../lib/chromium.mjs';
import { binOf, root } from '../lib/project.mjs';
import { ensureBuilt } from '../lib/setUp.mjs';
import { Stop } from '../lib/stop.mjs';
import { changedComponentTests } from './changedTests.ts';
import { run } from './command.ts';
import { databaseTests } from './databaseTests.ts';
import { failedCheck, type Outcome, passedCheck, skippedPart } from './outcome.ts';
import { playwright } from './playwright.ts';
import { findPostgres, startPostgres } from './postgres.ts';
import { checkTypes } from './types.ts';
import { vitest } from './vitest.ts';

/** One part of `npm test`. `alone`: it uses both cores and shows its own output, so nothing runs beside it. */
export interface Part {
  readonly name: string;
  readonly title: string;
  readonly alone: boolean;
  readonly run: () => Promise<Outcome>;
}

const check = (name: string, title: string, file: string, args: readonly string[]): Part => ({
  name,
  title,
  alone: false,
  run: async () => {
    const { ok, output } = await run(process.execPath, [file, ...args]);
    return ok ? passedCheck : failedCheck(output);
  },
});
const tests = (name: string, title: string, runTests: () => Promise<Outcome>): Part => ({
  name,
  title,
  alone: true,
  run: runTests,
});

/** The same failure as in `npm start`, as a value. */
async function built(): Promise<Outcome> {
  try {
    await ensureBuilt();
    return passedCheck;
  } catch (error) {
    if (error instanceof Stop) return failedCheck(error.message);
    throw error;
  }
}

async function onPostgres(): Promise<Outcome> {
  const binaries = findPostgres();
  if (binaries === undefined)
    return skippedPart('PostgreSQL binaries not found: the PostgreSQL half was skipped');
  const postgres = await startPostgres(binaries);
  try {
    // The tools of that very version come first: pg_dump refuses a newer server.
    const path = [binaries, process.env['PATH']].join(delimiter);
    return await vitest(
      'apps/server',
      { TEST_DATABASE_URL: postgres.url, PATH: path },
      await databaseTests(),
    );
  } finally {
    await postgres.stop();
  }
}

/** Runs tests that need a browser. Without one they count as skipped, and in CI as failed. */
async function inChromium(runTests: (env: { CHROMIUM: string }) => Promise<Outcome>): Promise<Outcome> {
  const chromium = findChromium();
  if (chromium !== null) return runTests({ CHROMIUM: chromium });
  const why = 'Chromium not found (install it, or name it in CHROMIUM): these tests did not run';
  return process.env['CI'] === undefined ? skippedPart(why) : failedCheck(why);
}

async function changedComponents(env: { CHROMIUM: string }): Promise<Outcome> {
  const files = await changedComponentTests();
  return files.length > 0
    ? vitest('apps/web', env, files)
    : skippedPart('No file of the web app was changed: `npm test -- components` runs all its tests');
}

async function journeys(env: { CHROMIUM: string }): Promise<Outcome> {
  const web = await built();
  return web.failed > 0 ? web : playwright(env);
}

const script = (name: string) => join(root, 'scripts', name);

/** Everything that `npm test` runs, in this order. */
export const parts: readonly Part[] = [
  { name: 'types', title: 'types', alone: false, run: checkTypes },
  check('lint', 'lint', binOf('oxlint', 'oxlint'), []),
  check('format', 'format', binOf('@biomejs/biome', 'biome'), ['format', '.']),
  check('arrows', 'import arrows', script('check-arrows.ts'), []),
  check('unused', 'dead code', binOf('knip', 'knip'), []),
  { name: 'build', title: 'web build', alone: false, run: built },
  tests('unit', 'unit tests', () => vitest('.')),
  tests('components', 'components in Chromium', () => inChromium((env) => vitest('apps/web', env))),
  tests('server', 'server on PGlite', () => vitest('apps/server', { TEST_DATABASE_URL: undefined })),
  tests('postgres', 'server on PostgreSQL', onPostgres),
  tests('journeys', 'journeys in Chromium', () => inChromium(journeys)),
];

/** Parts that run only when they are named: another part includes them. */
export const namedParts: readonly Part[] = [
  tests('changed', 'changed components', () => inChromium(changedComponents)),
];

/** Names for several parts at once. `quick` is the everyday loop: no server, no build, no unchanged components. */
export const groups: Readonly<Record<string, readonly string[]>> = {
  quick: ['types', 'lint', 'format', 'arrows', 'unit', 'changed'],
};
