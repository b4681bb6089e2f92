import { expect, it } from 'vitest';
import { findMissingReasons } from './missingReasons.ts';

// Concatenated, so that this file itself disables nothing.
const linter = 'oxlint';
const formatter = 'biome';

it.each([
  `// ${linter}-disable-next-line no-shadow`,
  `// ${linter}-disable-next-line no-shadow --`,
  `/* ${linter}-disable */`,
  `run(); // ${linter}-disable-line`,
  `// ${formatter}-ignore format`,
  'export const a = b as string;',
  'export const a = b as unknown as string[];',
  'export const a = <string>b;',
])('is refused without a reason: %s', (line) => {
  expect(findMissingReasons('a.ts', `first();\n${line}`)).toContainEqual(expect.stringMatching(/^a\.ts:2: /));
});

it.each([
  `// ${linter}-disable-next-line no-shadow -- the name is the API of the platform`,
  `// ${formatter}-ignore format: a table`,
  '// as: parsed just above\nexport const a = b as string;',
  'export const a = b as string; // as: parsed just above',
])('is allowed with a reason: %s', (line) => {
  expect(findMissingReasons('a.ts', line)).toEqual([]);
});
