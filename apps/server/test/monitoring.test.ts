/** The dashboard and alert rules of deploy/monitoring, and docs/operations.md, name only metrics that exist. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { createMetricsRegistry } from '../src/platform/metrics/registry.ts';

const read = (name: string) =>
  readFileSync(new URL(`../../../deploy/monitoring/${name}`, import.meta.url), 'utf8');
const metricNames = /\b(?:ena|nodejs|process)_[a-z\d_]+\b/g;
const namesIn = (expressions: readonly string[]) => [
  ...new Set(expressions.flatMap((expression) => expression.match(metricNames) ?? [])),
];

/** All values of a field anywhere in a document. */
function valuesOf(document: unknown, field: string): string[] {
  if (typeof document !== 'object' || document === null) return [];
  return Object.entries(document).flatMap(([key, value]: [string, unknown]) =>
    key === field && typeof value === 'string' ? [value] : valuesOf(value, field),
  );
}

it.each([
  ['grafana-dashboard.json', JSON.parse(read('grafana-dashboard.json')), 12],
  ['alerts.yaml', parse(read('alerts.yaml')), 7],
])('%s names only metrics that are exposed', async (_name, document: unknown, atLeast) => {
  const exposed = await createMetricsRegistry({ readQueueDepths: async () => [] }).sampleNames();
  const named = namesIn([...valuesOf(document, 'expr'), ...valuesOf(document, 'query')]);
  expect(named.filter((name) => !exposed.has(name))).toEqual([]);
  expect(named.length).toBeGreaterThanOrEqual(atLeast);
});

it('the document names only metrics that are exposed', async () => {
  const exposed = await createMetricsRegistry({ readQueueDepths: async () => [] }).sampleNames();
  const [, section = ''] = read('../../docs/operations.md').split(/^## (?:Monitoring|Runbooks)$/mu);
  const named = namesIn([section]);
  const isExposed = (name: string) => exposed.has(name) || exposed.has(`${name}_bucket`);
  expect(named.filter((name) => !isExposed(name))).toEqual([]);
  expect(named.length).toBeGreaterThan(7);
});

it('every alert says what to do', () => {
  const rules: unknown = parse(read('alerts.yaml'));
  const alerts = valuesOf(rules, 'alert');
  expect(alerts.length).toBeGreaterThan(5);
  for (const field of ['summary', 'description', 'severity'])
    expect(valuesOf(rules, field)).toHaveLength(alerts.length);
});
