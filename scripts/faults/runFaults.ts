/** Applies faults to a copy of the project and runs their tests: for `npm run faults` and `npm run trust`. */
import { findPostgres, startPostgres } from '../checks/postgres.ts';
import { copyProject } from './copyProject.ts';
import { faultsByLayer } from './list.ts';
import { type Fault, type FaultResult, type Layer, layers, type TestRef } from './model.ts';
import { buildWebApp, needsBuild, runTests, type TestRun } from './runTests.ts';

export type LayeredFault = Fault & { readonly layer: Layer };

/** All faults, with the layer whose source each of them changes. */
export const allFaults: readonly LayeredFault[] = layers.flatMap((layer) =>
  faultsByLayer[layer].map((fault) => ({ ...fault, layer })),
);

type TestFile = (file: string, titles: readonly (string | undefined)[]) => Promise<TestRun>;

const invalidRun = (invalidReason: string): TestRun => ({ passed: [], failed: [], invalidReason });

/** Runs test files in the copy at `folder`; null: the tests need PostgreSQL, which is not installed. */
const createTestFile =
  (folder: string, databaseUrl: string | null | undefined): TestFile =>
  async (file, titles) => {
    if (databaseUrl === null) return invalidRun('PostgreSQL was not found');
    const problem = needsBuild(file) ? await buildWebApp(folder) : null;
    return problem === null ? runTests(folder, file, titles, databaseUrl) : invalidRun(problem);
  };

/** Runs the tests of a file without a fault, once for all faults; returns why they cannot be used, or null. */
function createBaseline(testFile: TestFile, faults: readonly Fault[]) {
  const allTests = faults.flatMap(({ tests }) => tests);
  const runs = new Map<string, Promise<TestRun>>();
  const titlesIn = (file: string) => allTests.filter((ref) => ref.file === file).map(({ title }) => title);
  return async (file: string, refs: readonly TestRef[]): Promise<string | null> => {
    const pending = runs.get(file) ?? testFile(file, [...new Set(titlesIn(file))]);
    runs.set(file, pending);
    const { passed, failed, invalidReason } = await pending;
    if (invalidReason !== null) return `without the fault: ${file}: ${invalidReason}`;
    if (failed.length > 0) return `without the fault: ${file}: ${failed.join(', ')}`;
    const absent = refs.find(({ title = '' }) => !passed.some((name) => name.includes(title)));
    return absent ? `${file} has no test '${absent.title ?? ''}'` : null;
  };
}

type TestedVerdict = Pick<FaultResult, 'verdict' | 'detail'>;

/** Returns a function that runs the tests of a fault, file by file, each first without the fault, until one fails. */
function createFaultTest(
  testFile: TestFile,
  faults: readonly Fault[],
  apply: (fault: Fault) => Promise<() => Promise<void>>,
): (fault: Fault) => Promise<TestedVerdict> {
  const findBaselineProblem = createBaseline(testFile, faults);
  return async (fault) => {
    for (const [file, refs] of Map.groupBy(fault.tests, (ref) => ref.file)) {
      const problem = await findBaselineProblem(file, refs);
      if (problem !== null) return { verdict: 'invalid', detail: problem };
      const titles = refs.map(({ title }) => title);
      const restore = await apply(fault);
      const { failed, invalidReason } = await testFile(file, titles).finally(restore);
      if (invalidReason !== null) return { verdict: 'invalid', detail: `${file}: ${invalidReason}` };
      const [first] = failed;
      if (first !== undefined) return { verdict: 'caught', detail: `${file}: ${first}` };
    }
    return { verdict: 'missed', detail: '' };
  };
}

/**
 * Tests faults one after the other in one copy of the project; prints each result and passes it to `onResult`. Ends
 * early, without a result, once `stopSignal` is aborted.
 */
export async function runFaults(
  selected: readonly LayeredFault[],
  stopSignal: AbortSignal,
  onResult: (result: FaultResult) => Promise<void>,
): Promise<void> {
  const onPostgres = selected.filter((fault) => fault.onPostgres);
  const binaries = onPostgres.length > 0 ? findPostgres() : undefined;
  const postgres = binaries === undefined ? null : await startPostgres(binaries);
  const copy = await copyProject();
  try {
    const testOnPostgres = createFaultTest(
      createTestFile(copy.folder, postgres?.url ?? null),
      onPostgres,
      copy.apply,
    );
    const testOther = createFaultTest(
      createTestFile(copy.folder, undefined),
      selected.filter((fault) => !fault.onPostgres),
      copy.apply,
    );
    for (const fault of selected) {
      const start = performance.now();
      const tested = await (fault.onPostgres ? testOnPostgres : testOther)(fault);
      if (stopSignal.aborted) break;
      const seconds = Math.round((performance.now() - start) / 1000);
      const { id, layer, title } = fault;
      console.log(`${tested.verdict.padEnd(8)}${layer}/${id} (${seconds} s) ${tested.detail}`);
      await onResult({ id, layer, title, ...tested, seconds });
    }
  } finally {
    await copy.remove();
    await postgres?.stop();
  }
}
