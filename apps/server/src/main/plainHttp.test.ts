import { expect, it } from 'vitest';
import { plainHttpWarning } from './plainHttp.ts';

it.each([
  ['http://192.168.1.20:3000', true],
  ['http://ena.example', true],
  ['https://ena.example', false],
  ['http://127.0.0.1:3000', false],
  ['http://localhost:3000', false],
  ['http://[::1]:3000', false],
])('the operator of %s is warned about plain http: %s', (publicUrl, isWarned) => {
  expect(plainHttpWarning(publicUrl) !== null).toBe(isWarned);
});
