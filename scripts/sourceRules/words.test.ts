import { expect, it } from 'vitest';
import { findReplacedWords } from './words.ts';

it.each([
  ['a name', 'const patienceMs = 1;'],
  ['a part of a name', 'interface DatabasePatience {}'],
  ['a comment', '// What the model is told.'],
  ['a comment beside a string', "const a = 'x'; // stands in for Stripe"],
  ['an interpolated name', 'const a = `x${tryOut}`;'],
])('private vocabulary is found in %s', (_, code) => {
  expect(findReplacedWords('x.ts', `\n${code}`)).toEqual([expect.stringMatching(/^x\.ts:2: '/)]);
});

it('but not in texts', () => {
  const code = "const a = ['She told me', /told/, `you told ${name}`, <p>A wish</p>];";
  expect(findReplacedWords('x.tsx', code)).toEqual([]);
});
