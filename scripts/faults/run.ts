/**
 * What `npm run faults` does: applies each fault to a copy of the project and runs its tests. Arguments: names of
 * layers and ids of faults (none: all); `--out FILE`: results as JSON, and as Markdown beside it; `--resume`: keeps
 * the results of an earlier `--out`. Exit code 1 when a fault is missed or invalid.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { endCommands } from '../checks/command.ts';
import { copyProject, type ProjectCopy } from './copy.ts';
import { faultsByLayer } from './list.ts';
import { type Fault, type FaultResult, type Layer, layers, type TestRef } from './model.ts';
import { markdownOf } from './report.ts';
import { build, needsBuild, runTests, type TestRun } from './runTests.ts';

type Selected = Fault & { readonly layer: Layer };

const all: readonly Selected[] = layers.flatMap((layer) =>
  faultsByLayer[layer].map((fault) => ({ ...fault, layer })),
);

/** The faults of the named layers and ids; all where nothing is named. */
function select(names: readonly string[]): readonly Selected[] {
  const unknown = names.filter((name) => !all.some(({ id, layer }) => id === name || layer === name));
  if (unknown.length > 0) throw new Error(`There is no layer or fault '${unknown.join(' ')}'.`);
  return names.length === 0
    ? all
    : all.filter(({ id, layer }) => names.includes(id) || names.includes(layer));
}

/** Results of an earlier run; invalid ones are run again. */
async function readResults(file: string): Promise<FaultResult[]> {
  // as: written by this program; what does not exist any more is ignored.
  const stored = JSON.parse(await readFile(file, 'utf8').catch(() => '[]')) as FaultResult[];
  return stored.filter(({ id, verdict }) => verdict !== 'invalid' && all.some((fault) => fault.id === id));
}

const withBuild = async (
  folder: string,
  file: string,
  titles: readonly (string | undefined)[],
): Promise<TestRun> => {
  const problem = needsBuild(file) ? await build(folder) : null;
  return problem === null ? runTests(folder, file, titles) : { passed: [], failed: [], broken: problem };
};

/** Runs the tests of a file without any fault, once for all faults, and reports why they prove nothing, or null. */
function createControl(folder: string, selected: readonly Selected[]) {
  const used = selected.flatMap(({ tests }) => tests);
  const runs = new Map<string, Promise<TestRun>>();
  const titlesIn = (file: string) => used.filter((ref) => ref.file === file).map(({ title }) => title);
  return async (file: string, refs: readonly TestRef[]): Promise<string | null> => {
    const pending = runs.get(file) ?? withBuild(folder, file, [...new Set(titlesIn(file))]);
    runs.set(file, pending);
    const { passed, failed, broken } = await pending;
    if (broken !== null) return `without the fault: ${file}: ${broken}`;
    if (failed.length > 0) return `without the fault: ${file}: ${failed.join(', ')}`;
    const absent = refs.find(({ title = '' }) => !passed.some((name) => name.includes(title)));
    return absent ? `${file} has no test '${absent.title ?? ''}'` : null;
  };
}

type Judgement = Pick<FaultResult, 'verdict' | 'detail'>;

/** Runs the tests of a fault, file by file and first without it, until one fails. */
async function judge(
  copy: ProjectCopy,
  control: ReturnType<typeof createControl>,
  fault: Fault,
): Promise<Judgement> {
  for (const [file, refs] of Map.groupBy(fault.tests, (ref) => ref.file)) {
    const problem = await control(file, refs);
    if (problem !== null) return { verdict: 'invalid', detail: problem };
    const titles = refs.map(({ title }) => title);
    const restore = await copy.apply(fault);
    const { failed, broken } = await withBuild(copy.folder, file, titles).finally(restore);
    if (broken !== null) return { verdict: 'invalid', detail: `${file}: ${broken}` };
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
const kept = out !== null && values.resume === true ? await readResults(out) : [];
const results: FaultResult[] = [...kept];
const open = selected.filter(({ id }) => !kept.some((result) => result.id === id));

let stopped = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    stopped = true;
    endCommands();
  });
}

const copy = await copyProject();
try {
  const control = createControl(copy.folder, open);
  for (const fault of open) {
    const start = performance.now();
    const judged = await judge(copy, control, fault);
    if (stopped) break;
    const seconds = Math.round((performance.now() - start) / 1000);
    const { id, layer, title } = fault;
    results.push({ id, layer, title, ...judged, seconds });
    console.log(`${judged.verdict.padEnd(8)}${layer}/${id} (${seconds} s) ${judged.detail}`);
    if (out === null) continue;
    await writeFile(out, `${JSON.stringify(results, null, 2)}\n`);
    await writeFile(`${out.replace(/\.json$/u, '')}.md`, markdownOf(results));
  }
} finally {
  await copy.remove();
}
console.log(`\n${markdownOf(results)}`);
process.exitCode = stopped || results.some(({ verdict }) => verdict !== 'caught') ? 1 : 0;
