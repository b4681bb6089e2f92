import { expect, it } from 'vitest';
import { parseBenchLine } from './benchLine.ts';

it.each([
  ['embedded: lost: 0, goal <= 0, met', { name: 'embedded: lost', value: 0, isMet: true }],
  ['lesson, p99: 112.5 ms, goal <= 100 ms, MISSED', { name: 'lesson, p99', value: 112.5, isMet: false }],
  ['1,000 clients: p99 from 3 to 6 ms: 2 x, goal <= 2 x, met', { value: 2, isMet: true }],
  ['  asked twice: 99.5 %, goal >= 100 %, MISSED', { name: 'asked twice', value: 99.5, isMet: false }],
  ['failed tests in 3 runs: 0, goal 0, met', { name: 'failed tests in 3 runs', value: 0, isMet: true }],
  ['memory: NaN MB, goal <= 150 MB, MISSED', { value: Number.NaN, isMet: false }],
  ['peak, responses per second: 87', { name: 'peak, responses per second', value: 87, isMet: null }],
  ['share: 0.62 x', { value: 0.62, isMet: null }],
])('%s', (line, expected) => expect(parseBenchLine(line)).toMatchObject(expected));

it.each([
  '',
  'Building the web app…',
  'PostgreSQL was not found: not measured.',
  '  ready 900 ms, blocked 3 ms, CLS 0.001, LCP of: H1 Learn Georgian',
])('%o reports no value', (line) => expect(parseBenchLine(line)).toBeNull());
