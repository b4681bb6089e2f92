import { type FaultResult, layers, type Verdict } from './model.ts';

/** The score by layer as a Markdown table, followed by the faults that were not caught. */
export function markdownOf(results: readonly FaultResult[]): string {
  const row = (name: string, some: readonly FaultResult[]) => {
    const count = (verdict: Verdict) => some.filter((result) => result.verdict === verdict).length;
    return `| ${name} | ${some.length} | ${count('caught')} | ${count('missed')} | ${count('invalid')} |`;
  };
  const rest = results.filter(({ verdict }) => verdict !== 'caught');
  return [
    '| layer | faults | caught | missed | invalid |',
    '|---|---|---|---|---|',
    ...layers
      .map((layer) => [layer, results.filter((result) => result.layer === layer)] as const)
      .filter(([, some]) => some.length > 0)
      .map(([layer, some]) => row(layer, some)),
    row('all', results),
    ...(rest.length === 0 ? [] : ['', 'Not caught:', '']),
    ...rest.map(
      ({ id, title, verdict, detail }) =>
        `- ${verdict}: \`${id}\`: ${title}${detail === '' ? '' : ` (${detail.replaceAll('\n', ' ')})`}`,
    ),
    '',
  ].join('\n');
}
