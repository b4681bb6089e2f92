/**
 * `npm run trust`: checks promises, each with its broken variants, and writes docs/trust.md and results.json. Arguments:
 * ids of promises (none: all); `--no-bench`: without benchmarks, which take most of the time and need idle cores;
 * `--report`: only writes docs/trust.md. Checks that are not run keep their results. Exit code 1 if a check of a
 * selected promise fails, or a broken variant passes.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand, stopOnSignals } from '../checks/command.ts';
import { allFaults, runFaults } from '../faults/runFaults.ts';
import { root } from '../lib/project.mjs';
import { parseBenchLine } from './benchLine.ts';
import { judge } from './judge.ts';
import type { TrustPromise, TrustResults } from './model.ts';
import { promisesBySection } from './promises.ts';
import { renderTrustReport } from './report.ts';

const resultsFile = join(root, 'scripts/trust/results.json');
const all: readonly TrustPromise[] = Object.values(promisesBySection).flat();

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'no-bench': { type: 'boolean' }, report: { type: 'boolean' } },
});
const unknown = positionals.filter((id) => !all.some((promise) => promise.id === id));
if (unknown.length > 0) throw new Error(`There is no promise '${unknown.join(' ')}'.`);
const selected =
  values.report === true ? [] : all.filter(({ id }) => positionals.length === 0 || positionals.includes(id));
// as: written by this program.
let results = JSON.parse(await readFile(resultsFile, 'utf8')) as TrustResults;

/** Written after each check, so that a run that is stopped keeps what it has found. */
async function write(changed: TrustResults): Promise<void> {
  results = changed;
  await writeFile(resultsFile, `${JSON.stringify(results, null, 2)}\n`);
  await writeFile(join(root, 'docs/trust.md'), renderTrustReport(promisesBySection, results));
}
const today = () => new Date().toISOString().slice(0, 10);

const faultIds = new Set(selected.flatMap(({ faults = [] }) => faults));
const faults = allFaults.filter(({ id }) => faultIds.has(id));
const stopSignal = stopOnSignals();
if (faults.length > 0)
  await runFaults(faults, stopSignal, ({ id, verdict }) =>
    write({ ...results, faults: { ...results.faults, [id]: { verdict, date: today() } } }),
  );

const benchNames = new Set(selected.flatMap(({ benches = [] }) => benches.map(({ name }) => name)));
for (const name of values['no-bench'] === true ? [] : benchNames) {
  if (stopSignal.aborted) break;
  const { ok, output } = await runCommand(process.execPath, [join(root, 'scripts/run.mjs'), 'bench', name]);
  if (stopSignal.aborted) break;
  console.log(output);
  const lines = output.split('\n').filter((line) => parseBenchLine(line) !== null);
  await write({ ...results, benches: { ...results.benches, [name]: { ok, date: today(), lines } } });
}

await write(results);
const isBroken = (promise: TrustPromise) => judge(promise, results).verdict === 'broken';
for (const promise of selected.filter(isBroken))
  console.log(`Not kept: ${promise.text}\n  ${judge(promise, results).problems.join('\n  ')}`);
process.exitCode = stopSignal.aborted || selected.some(isBroken) ? 1 : 0;
