/** Applies faults to a copy of the project and runs their tests: the engine of `npm run faults` and `npm run trust`. */
import { killRunningCommands } from '../checks/command.ts';
import { copyProject, type ProjectCopy } from './copyProject.ts';
import { faultsByLayer } from './list.ts';
import { type Fault, type FaultResult, type Layer, layers, type TestRef } from './model.ts';
import { buildWebApp, needsBuild, runTests, type TestRun } from './runTests.ts';

export type LayeredFault = Fault & { readonly layer: Layer };

/** All faults, with the layer whose source each of them changes. */
export const allFaults: readonly LayeredFault[] = layers.flatMap((layer) =>
  faultsByLayer[layer].map((fault) => ({ ...fault, layer })),
);

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
function createBaseline(folder: string, selected: readonly LayeredFault[]) {
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

/**
 * Tests faults one after the other in one copy of the project. `onResult` gets each result as soon as it is known.
 * Returns false if a signal stopped the run before its end.
 */
export async function runFaults(
  selected: readonly LayeredFault[],
  onResult: (result: FaultResult) => Promise<void>,
): Promise<boolean> {
  let stopped = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      stopped = true;
      killRunningCommands();
    });
  }
  const copy = await copyProject();
  try {
    const findBaselineProblem = createBaseline(copy.folder, selected);
    for (const fault of selected) {
      const start = performance.now();
      const tested = await testFault(copy, findBaselineProblem, fault);
      if (stopped) break;
      const seconds = Math.round((performance.now() - start) / 1000);
      const { id, layer, title } = fault;
      console.log(`${tested.verdict.padEnd(8)}${layer}/${id} (${seconds} s) ${tested.detail}`);
      await onResult({ id, layer, title, ...tested, seconds });
    }
  } finally {
    await copy.remove();
  }
  return !stopped;
}
