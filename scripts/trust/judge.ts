import { type BenchLine, parseBenchLine } from './benchLine.ts';
import type { BenchCheck, TrustPromise, TrustResults } from './model.ts';

/** What the last runs say about a promise. `not measured`: a check has never run. */
export interface Judgement {
  readonly verdict: 'not proven' | 'not measured' | 'kept' | 'broken';
  /** What was found, for people; empty if nothing was measured. */
  readonly findings: readonly string[];
  /** Why the promise is broken, or counts as broken: a check or its broken variant failed. */
  readonly problems: readonly string[];
  /** The oldest run that this is based on; null if nothing was measured. */
  readonly date: string | null;
}

const count = (items: number, noun: string) => `${items} ${noun}${items === 1 ? '' : 's'}`;
const withName = (lines: readonly BenchLine[], isNamed: (name: string) => boolean) =>
  lines.filter(({ name }) => isNamed(name));

function judgeFaults(ids: readonly string[], { faults }: TrustResults) {
  const measured = ids.filter((id) => faults[id] !== undefined);
  const caught = measured.filter((id) => faults[id]?.verdict === 'caught');
  const problems = measured
    .filter((id) => !caught.includes(id))
    .map((id) =>
      faults[id]?.verdict === 'missed'
        ? `a broken variant passes: ${id}`
        : `the tests of ${id} fail without it, or could not run`,
    );
  const finding = `tests pass, and fail with ${caught.length} of ${count(ids.length, 'fault')}`;
  return {
    isMeasured: measured.length === ids.length,
    findings: measured.length > 0 ? [finding] : [],
    problems,
  };
}

function judgeBench({ name, lines: names, control }: BenchCheck, { benches }: TrustResults) {
  const run = benches[name];
  if (run === undefined) return { isMeasured: false, findings: [], problems: [] };
  const lines = run.lines.flatMap((line) => parseBenchLine(line) ?? []);
  const judged = withName(lines, (text) => names?.some((part) => text.includes(part)) ?? true).filter(
    ({ isMet }) => isMet !== null,
  );
  const met = judged.filter(({ isMet }) => isMet);
  const problems = judged.filter(({ isMet }) => !isMet).map((line) => `${line.name}: ${line.value}`);
  if (!run.ok) problems.push(`the benchmark ${name} failed`);
  if (judged.length === 0) problems.push(`the benchmark ${name} reported no goal`);
  if (typeof control === 'object' && control !== null) {
    const broken = withName(lines, (text) => control.lines.every((part) => text.includes(part)));
    if (broken.length === 0) problems.push(`the benchmark ${name} has measured no broken variant`);
    const hasFailed = (value: number) => ('below' in control ? value < control.below : value > control.above);
    for (const line of broken.filter(({ value }) => !hasFailed(value)))
      problems.push(`a broken variant passes: ${line.name}: ${line.value}`);
  }
  const findings = [`${met.length} of ${count(judged.length, 'goal')} of ${name} met`];
  return { isMeasured: true, findings, problems };
}

/** Judges a promise by the results of its checks. */
export function judge({ faults = [], benches = [] }: TrustPromise, results: TrustResults): Judgement {
  const checks = [
    ...(faults.length > 0 ? [judgeFaults(faults, results)] : []),
    ...benches.map((check) => judgeBench(check, results)),
  ];
  const runs = [
    ...faults.map((id) => results.faults[id]),
    ...benches.map(({ name }) => results.benches[name]),
  ];
  const problems = checks.flatMap((check) => check.problems);
  const findings = checks.flatMap((check) => check.findings);
  const date = runs.flatMap((run) => run?.date ?? []).toSorted()[0] ?? null;
  if (checks.length === 0) return { verdict: 'not proven', findings, problems, date };
  if (problems.length > 0) return { verdict: 'broken', findings, problems, date };
  return {
    verdict: checks.every(({ isMeasured }) => isMeasured) ? 'kept' : 'not measured',
    findings,
    problems,
    date,
  };
}
