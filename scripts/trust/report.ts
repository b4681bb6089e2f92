import { judge, type Judgement } from './judge.ts';
import { type Section, sections, type TrustPromise, type TrustResults } from './model.ts';

const inCell = (texts: readonly string[]) => texts.join('<br>').replaceAll('|', String.raw`\|`);

const verdicts: Readonly<Record<Judgement['verdict'], string>> = {
  kept: 'Kept',
  broken: '**Not kept**',
  'not measured': 'Not measured yet',
  'not proven': 'Not proven',
};

function brokenVariantOf({ faults = [], benches = [] }: TrustPromise): string {
  const controls = benches.flatMap(({ control }) => control ?? []);
  const texts = controls.flatMap((control) =>
    typeof control === 'string' ? control : (control.lines[0] ?? []),
  );
  return [
    ...faults.map((id) => `\`${id}\``),
    ...new Set(texts.map((text) => text.replace('broken variant, ', ''))),
  ].join(', ');
}

function row(promise: TrustPromise, results: TrustResults): string {
  const { verdict, findings, problems, date } = judge(promise, results);
  const command = verdict === 'not proven' ? '' : `\`npm run trust -- ${promise.id}\``;
  const broken = verdict === 'not proven' ? '' : brokenVariantOf(promise) || 'none';
  const cells = [
    [promise.text],
    [promise.goal],
    [verdicts[verdict], ...findings, ...problems],
    [broken],
    [command],
    [date ?? ''],
    [promise.cannotShow],
  ];
  return `| ${cells.map(inCell).join(' | ')} |`;
}

/** docs/trust.md: all promises with their last results, and the figures of benchmarks. */
export function renderTrustReport(
  promises: Readonly<Record<Section, readonly TrustPromise[]>>,
  results: TrustResults,
): string {
  const head = ['promise', 'goal', 'result', 'broken variant', 'command', 'date', 'what it cannot show'];
  const verdictsOf = sections.flatMap((section) =>
    promises[section].map((one) => judge(one, results).verdict),
  );
  const counts = Object.entries(verdicts).map(
    ([verdict, text]) =>
      `${text.replaceAll('*', '').toLowerCase()}: ${verdictsOf.filter((one) => one === verdict).length}`,
  );
  const figures = Object.entries(results.benches).toSorted(([one], [other]) => one.localeCompare(other));
  return [
    '# What Ena promises, and how we know',
    '',
    '`npm run trust` checks every promise, together with a deliberately broken variant that must fail, and writes this file (`scripts/trust`). A broken variant is a fault of `scripts/faults`, a change of the source that at least one test has to detect, or a server without the protection that a benchmark measures. Dates are those of the last run; a promise with several checks has the oldest. Figures are of one machine: repeat them on yours.',
    '',
    `${verdictsOf.length} promises; ${counts.join(', ')}.`,
    ...sections.flatMap((section) => [
      '',
      `## ${section}`,
      '',
      `| ${head.join(' | ')} |`,
      `|${head.map(() => '---').join('|')}|`,
      ...promises[section].map((one) => row(one, results)),
    ]),
    ...(figures.length === 0 ? [] : ['', '## Figures']),
    ...figures.flatMap(([name, { date, lines }]) => [
      '',
      `\`npm run bench ${name}\`, ${date}:`,
      '',
      '```',
      ...lines,
      '```',
    ]),
    '',
  ].join('\n');
}
