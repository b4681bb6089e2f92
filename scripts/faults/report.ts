import { type FaultResult, layers, type Verdict } from './model.ts';

/** Verdicts counted by layer as a Markdown table, followed by a list of faults that were not caught. */
export function formatMarkdownReport(results: readonly FaultResult[]): string {
  const row = (name: string, group: readonly FaultResult[]) => {
    const count = (verdict: Verdict) => group.filter((result) => result.verdict === verdict).length;
    return `| ${name} | ${group.length} | ${count('caught')} | ${count('missed')} | ${count('invalid')} |`;
  };
  const notCaught = results.filter(({ verdict }) => verdict !== 'caught');
  return [
    '| layer | faults | caught | missed | invalid |',
    '|---|---|---|---|---|',
    ...layers
      .map((layer) => [layer, results.filter((result) => result.layer === layer)] as const)
      .filter(([, layerResults]) => layerResults.length > 0)
      .map(([layer, layerResults]) => row(layer, layerResults)),
    row('all', results),
    ...(notCaught.length === 0 ? [] : ['', 'Not caught:', '']),
    ...notCaught.map(
      ({ id, title, verdict, detail }) =>
        `- ${verdict}: \`${id}\`: ${title}${detail === '' ? '' : ` (${detail.replaceAll('\n', ' ')})`}`,
    ),
    '',
  ].join('\n');
}
