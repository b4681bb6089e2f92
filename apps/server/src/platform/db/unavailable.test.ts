import { expect, it } from 'vitest';
import { isUnavailable } from './unavailable.ts';

const coded = (code: string) => Object.assign(new Error('x'), { code });

it.each([
  [coded('ECONNREFUSED'), true],
  [coded('57P01'), true],
  [coded('08006'), true],
  [coded('53100'), true],
  [new Error('Failed query', { cause: coded('53200') }), true],
  [coded('57P03'), true],
  [new Error('Connection terminated unexpectedly'), true],
  [new Error('Failed query', { cause: new Error('timeout exceeded when trying to connect') }), true],
  [new AggregateError([coded('ECONNREFUSED')]), true],
  [coded('23505'), false],
  [new TypeError('x is not a function'), false],
  ['text', false],
])('%o means that the request may be retried: %s', (error, expected) =>
  expect(isUnavailable(error)).toBe(expected),
);
