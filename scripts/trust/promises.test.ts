import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { faultsByLayer } from '../faults/list.ts';
import { root } from '../lib/project.mjs';
import { judge } from './judge.ts';
import type { TrustPromise, TrustResults } from './model.ts';
import { promisesBySection } from './promises.ts';
import { renderTrustReport } from './report.ts';

const promises = Object.values(promisesBySection).flat();
const read = (path: string) => readFileSync(join(root, path), 'utf8');

it('promises have unique ids, and name faults and benchmarks that exist', () => {
  const ids = promises.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const faultIds = new Set(Object.values(faultsByLayer).flatMap((faults) => faults.map(({ id }) => id)));
  const named = promises.flatMap(({ faults = [] }) => faults);
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter((id) => !faultIds.has(id))).toEqual([]);
  const benches = new Set(promises.flatMap((promise) => promise.benches ?? []).map(({ name }) => name));
  const hasFile = (name: string) =>
    ['ts', 'mjs'].some((type) => existsSync(join(root, 'bench', `${name}.${type}`)));
  expect([...benches].filter((name) => !hasFile(name))).toEqual([]);
});

it('every promise that is checked has a broken variant', () => {
  const unbroken = promises.filter(
    ({ faults = [], benches = [] }) =>
      benches.length > 0 && faults.length === 0 && benches.some(({ control }) => control === null),
  );
  expect(unbroken.map(({ id }) => id)).toEqual([]);
});

it('docs/trust.md has all promises and the stored results (npm run trust -- --report)', () => {
  // as: written by scripts/trust/run.ts.
  const results = JSON.parse(read('scripts/trust/results.json')) as TrustResults;
  expect(read('docs/trust.md')).toBe(renderTrustReport(promisesBySection, results));
});

const promise: TrustPromise = {
  id: 'a',
  text: '',
  goal: '',
  cannotShow: '',
  faults: ['one', 'two'],
  benches: [{ name: 'load', lines: ['served'], control: { lines: ['without limits'], below: 0.8 } }],
};
const lines = ['served: 0.9 x, goal >= 0.8 x, met', 'other: 2, goal <= 1, MISSED', 'without limits: 0 x'];
const date = '2026-01-02';
const caught = { verdict: 'caught', date: '2026-01-01' } as const;
const faults = { one: caught, two: { ...caught, date } };
const load = { ok: true, date, lines };

it.each<[what: string, verdict: string, results: TrustResults]>([
  ['every check has succeeded', 'kept', { faults, benches: { load } }],
  ['no check has run', 'not measured', { faults: {}, benches: {} }],
  ['a fault has not been run', 'not measured', { faults: { one: caught }, benches: { load } }],
  ['a fault was missed', 'broken', { faults: { one: { verdict: 'missed', date } }, benches: {} }],
  ['tests fail anyway', 'broken', { faults: { one: { verdict: 'invalid', date } }, benches: {} }],
  ['the benchmark failed', 'broken', { faults, benches: { load: { ...load, ok: false } } }],
  [
    'a goal was missed',
    'broken',
    { faults, benches: { load: { ...load, lines: ['served: 0.7 x, goal >= 0.8 x, MISSED', ...lines] } } },
  ],
  ['no goal was reported', 'broken', { faults, benches: { load: { ...load, lines: lines.slice(1) } } }],
  [
    'the broken variant passes',
    'broken',
    { faults, benches: { load: { ...load, lines: [...lines, 'without limits: 0.9 x'] } } },
  ],
  [
    'no broken variant was measured',
    'broken',
    { faults, benches: { load: { ...load, lines: lines.slice(0, 1) } } },
  ],
])('if %s, a promise is %s', (_, verdict, results) => expect(judge(promise, results).verdict).toBe(verdict));

it.each([
  [4, 'kept'],
  [3, 'broken'],
])('if the broken variant has %i of more than 3, a promise is %s', (value, verdict) => {
  const slow: TrustPromise = {
    ...promise,
    benches: [{ name: 'load', lines: ['served'], control: { lines: ['slow'], above: 3 } }],
  };
  const results = { faults, benches: { load: { ...load, lines: [...lines, `slow: ${value} ms`] } } };
  expect(judge(slow, results).verdict).toBe(verdict);
});

it('a promise has the date of its oldest check, and without checks is not proven', () => {
  expect(judge(promise, { faults, benches: { load } }).date).toBe('2026-01-01');
  const { faults: _faults, benches: _benches, ...unchecked } = promise;
  expect(judge(unchecked, { faults, benches: { load } })).toMatchObject({
    verdict: 'not proven',
    date: null,
  });
});
