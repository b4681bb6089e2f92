/**
 * `npm run faults`: applies each fault to a copy of the project and runs its tests. Arguments: names of layers
 * and ids of faults (none: all); `--out FILE`: results as JSON, and as Markdown beside it; `--resume`: keeps
 * the results of an earlier `--out`. Exit code 1 when a fault is missed or invalid.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { stopOnSignals } from '../checks/command.ts';
import type { FaultResult } from './model.ts';
import { formatMarkdownReport } from './report.ts';
import { allFaults, type LayeredFault, runFaults } from './runFaults.ts';

/** The faults of the named layers and ids; all without names. */
function select(names: readonly string[]): readonly LayeredFault[] {
  const unknown = names.filter((name) => !allFaults.some(({ id, layer }) => id === name || layer === name));
  if (unknown.length > 0) throw new Error(`There is no layer or fault '${unknown.join(' ')}'.`);
  return names.length === 0
    ? allFaults
    : allFaults.filter(({ id, layer }) => names.includes(id) || names.includes(layer));
}

/** Results of an earlier run; invalid ones are run again. */
async function readResults(file: string): Promise<FaultResult[]> {
  // as: written by this program; results of faults that no longer exist are ignored.
  const stored = JSON.parse(await readFile(file, 'utf8').catch(() => '[]')) as FaultResult[];
  return stored.filter(
    ({ id, verdict }) => verdict !== 'invalid' && allFaults.some((fault) => fault.id === id),
  );
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string' }, resume: { type: 'boolean' } },
});
const out = values.out === undefined ? null : resolve(values.out);
const selected = select(positionals);
const earlierResults = out !== null && values.resume === true ? await readResults(out) : [];
const results: FaultResult[] = [...earlierResults];
const remaining = selected.filter(({ id }) => !earlierResults.some((result) => result.id === id));

const stopSignal = stopOnSignals();
await runFaults(remaining, stopSignal, async (result) => {
  results.push(result);
  if (out === null) return;
  await writeFile(out, `${JSON.stringify(results, null, 2)}\n`);
  await writeFile(`${out.replace(/\.json$/u, '')}.md`, formatMarkdownReport(results));
});
console.log(`\n${formatMarkdownReport(results)}`);
process.exitCode = stopSignal.aborted || results.some(({ verdict }) => verdict !== 'caught') ? 1 : 0;
