/**
 * Runs all parts of `npm test` after the set-up, or those named (`npm test -- unit server`, `npm test --
 * quick`). A failed part does not stop the others. Ends with a table and the line `N passed, N failed`; exit
 * code 1 when anything failed.
 */
import { stopOnSignals } from './checks/command.ts';
import { failedCheck, type Outcome, formatTotals } from './checks/outcome.ts';
import { groups, onDemandParts, type Part, parts } from './checks/parts.ts';

const maxConcurrent = 2;
const stopSignal = stopOnSignals();

function printOutput(part: Part, outcome: Outcome): void {
  if (outcome.output !== '') console.log(`\n── ${part.title}\n${outcome.output.trim()}`);
}

async function runTimed(part: Part): Promise<{ part: Part; outcome: Outcome; seconds: number }> {
  if (part.runsAlone) console.log(`\n── ${part.title}`);
  const start = performance.now();
  const outcome = await part.run().catch((error: unknown) => failedCheck(String(error)));
  const seconds = (performance.now() - start) / 1000;
  if (!part.runsAlone) printOutput(part, outcome);
  return { part, outcome, seconds };
}

/** Runs static checks two at a time, then the parts with tests one by one. */
async function runAll(selected: readonly Part[]) {
  const results = new Map<Part, Awaited<ReturnType<typeof runTimed>>>();
  const queue = selected.filter((part) => !part.runsAlone);
  const worker = async () => {
    for (let part = queue.shift(); part !== undefined && !stopSignal.aborted; part = queue.shift()) {
      results.set(part, await runTimed(part));
    }
  };
  await Promise.all(Array.from({ length: maxConcurrent }, worker));
  for (const part of selected) {
    if (part.runsAlone && !stopSignal.aborted) results.set(part, await runTimed(part));
  }
  return [...results.values()];
}

const names = process.argv.slice(2).flatMap((name) => groups[name] ?? [name]);
const selectableParts = [...parts, ...onDemandParts];
const unknown = names.filter((name) => !selectableParts.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no part '${unknown.join(' ')}'. There are: ${[...Object.keys(groups), ...selectableParts.map(({ name }) => name)].join(', ')}.`,
  );
  process.exit(1);
}
const start = performance.now();
const results = await runAll(
  names.length === 0 ? parts : selectableParts.filter(({ name }) => names.includes(name)),
);
// Repeated at the end, because often only the end of a long log is read.
for (const { part, outcome } of results) printOutput(part, outcome);
console.log();
for (const { part, outcome, seconds } of results) {
  const mark = outcome.failed > 0 ? '✗' : outcome.passed > 0 ? '✓' : '-';
  console.log(
    `${mark} ${part.title.padEnd(24)}${formatTotals([outcome]).padEnd(32)}${seconds.toFixed(1).padStart(7)} s`,
  );
}
const stopped = stopSignal.aborted;
console.log(
  `${stopped ? 'Stopped before the end. ' : ''}${((performance.now() - start) / 1000).toFixed(1)} s in all`,
);
const outcomes = results.map(({ outcome }) => outcome);
console.log(formatTotals(outcomes));
process.exitCode = stopped || outcomes.some(({ failed }) => failed > 0) ? 1 : 0;
