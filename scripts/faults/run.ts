/**
 * `npm run faults`: applies each fault to a copy of the project and runs its tests. Arguments: names of layers
 * and ids of faults (none: all); `--out FILE`: results as JSON, and as Markdown beside it; `--resume`: keeps
 * the results of an earlier `--out`. Exit code 1 when a fault is missed or invalid.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { killRunningCommands } from '../checks/command.ts';
import { copyProject, type ProjectCopy } from './copyProject.ts';
import { faultsByLayer } from './list.ts';
import { type Fault, type FaultResult, type Layer, layers, type TestRef } from './model.ts';
import { formatMarkdownReport } from './report.ts';
import { buildWebApp, needsBuild, runTests, type TestRun } from './runTests.ts';

type Selected = Fault & { readonly layer: Layer };

const all: readonly Selected[] = layers.flatMap((layer) =>
  faultsByLayer[layer].map((fault) => ({ ...fault, layer })),
);

/** The faults of the named layers and ids; all without names. */
function select(names: readonly string[]): readonly Selected[] {
  const unknown = names.filter((name) => !all.some(({ id, layer }) => id === name || layer === name));
  if (unknown.length > 0) throw new Error(`There is no layer or fault '${unknown.join(' ')}'.`);
  return names.length === 0
    ? all
    : all.filter(({ id, layer }) => names.includes(id) || names.includes(layer));
}

/** Results of an earlier run; invalid ones are run again. */
async function readResults(file: string): Promise<FaultResult[]> {
  // as: written by this program; results of faults that no longer exist are ignored.
  const stored = JSON.parse(await readFile(file, 'utf8').catch(() => '[]')) as FaultResult[];
  return stored.filter(({ id, verdict }) => verdict !== 'invalid' && all.some((fault) => fault.id === id));
}

const buildAndTest = async (
  folder: string,
  file: string,
  titles: readonly (string | undefined)[],
): Promise<TestRun> => {
  const problem = needsBuild(file) ? await buildWebApp(folder) : null;
  return problem === null
    ? runTests(folder, file, titles)
    : { passed: [], failed: [], invalidReason: problem };
};

/** Runs the tests of a file without a fault, once for all faults; returns why they cannot be used, or null. */
function createBaseline(folder: string, selected: readonly Selected[]) {
  const selectedTests = selected.flatMap(({ tests }) => tests);
  const runs = new Map<string, Promise<TestRun>>();
  const titlesIn = (file: string) =>
    selectedTests.filter((ref) => ref.file === file).map(({ title }) => title);
  return async (file: string, refs: readonly TestRef[]): Promise<string | null> => {
    const pending = runs.get(file) ?? buildAndTest(folder, file, [...new Set(titlesIn(file))]);
    runs.set(file, pending);
    const { passed, failed, invalidReason } = await pending;
    if (invalidReason !== null) return `without the fault: ${file}: ${invalidReason}`;
    if (failed.length > 0) return `without the fault: ${file}: ${failed.join(', ')}`;
    const absent = refs.find(({ title = '' }) => !passed.some((name) => name.includes(title)));
    return absent ? `${file} has no test '${absent.title ?? ''}'` : null;
  };
}

type TestedVerdict = Pick<FaultResult, 'verdict' | 'detail'>;

/** Runs the tests of a fault, file by file, each first without the fault, until one fails. */
async function testFault(
  copy: ProjectCopy,
  findBaselineProblem: ReturnType<typeof createBaseline>,
  fault: Fault,
): Promise<TestedVerdict> {
  for (const [file, refs] of Map.groupBy(fault.tests, (ref) => ref.file)) {
    const problem = await findBaselineProblem(file, refs);
    if (problem !== null) return { verdict: 'invalid', detail: problem };
    const titles = refs.map(({ title }) => title);
    const restore = await copy.apply(fault);
    const { failed, invalidReason } = await buildAndTest(copy.folder, file, titles).finally(restore);
    if (invalidReason !== null) return { verdict: 'invalid', detail: `${file}: ${invalidReason}` };
    const [first] = failed;
    if (first !== undefined) return { verdict: 'caught', detail: `${file}: ${first}` };
  }
  return { verdict: 'missed', detail: '' };
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

let stopped = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    stopped = true;
    killRunningCommands();
  });
}

const copy = await copyProject();
try {
  const findBaselineProblem = createBaseline(copy.folder, remaining);
  for (const fault of remaining) {
    const start = performance.now();
    const tested = await testFault(copy, findBaselineProblem, fault);
    if (stopped) break;
    const seconds = Math.round((performance.now() - start) / 1000);
    const { id, layer, title } = fault;
    results.push({ id, layer, title, ...tested, seconds });
    console.log(`${tested.verdict.padEnd(8)}${layer}/${id} (${seconds} s) ${tested.detail}`);
    if (out === null) continue;
    await writeFile(out, `${JSON.stringify(results, null, 2)}\n`);
    await writeFile(`${out.replace(/\.json$/u, '')}.md`, formatMarkdownReport(results));
  }
} finally {
  await copy.remove();
}
console.log(`\n${formatMarkdownReport(results)}`);
process.exitCode = stopped || results.some(({ verdict }) => verdict !== 'caught') ? 1 : 0;
