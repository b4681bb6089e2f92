import { describe, expect, it } from 'vitest';
import { findMissingReasons } from './missingReasons.ts';

describe('disabling a lint rule', () => {
  // Concatenated, so that this file itself disables nothing.
  const linter = 'oxlint';
  const formatter = 'biome';
  const disableComment = (rest: string) => `// ${linter}-disable-next-line ${rest}`;

  it.each([
    disableComment('no-shadow'),
    disableComment('no-shadow --'),
    `/* ${linter}-disable */`,
    `run(); // ${linter}-disable-line`,
    `// ${formatter}-ignore format`,
  ])('is refused without a reason: %s', (line) => {
    expect(findMissingReasons('a.ts', `first();\n${line}`)).toEqual([expect.stringMatching(/^a\.ts:2: /)]);
  });

  it.each([
    disableComment('no-shadow -- the name is the API of the platform'),
    `// ${formatter}-ignore format: a table`,
  ])('is allowed with a reason: %s', (line) => {
    expect(findMissingReasons('a.ts', line)).toEqual([]);
  });
});

describe('a type assertion', () => {
  it.each([
    'export const a = b as string;',
    'export const a = b as unknown as string[];',
    'export const a = <string>b;',
  ])('is refused without a reason: %s', (code) => {
    expect(findMissingReasons('a.ts', `\n${code}`)).toContainEqual(expect.stringMatching(/^a\.ts:2: 'as'/));
  });

  it.each([
    '// as: parsed just above\nexport const a = b as string;',
    'export const a = b as string; // as: parsed just above',
    'export const a = [\n  // as: parsed just above\n  b as string,\n];',
    'export const a = [1] as const;',
    "import { a as b } from './a.ts';\nexport { b as c };\nexport * as d from './d.ts';",
    "export const text = 'x as string';",
  ])('is allowed: %s', (code) => {
    expect(findMissingReasons('a.ts', code)).toEqual([]);
  });

  it('needs no reason in tests', () => {
    expect(findMissingReasons('a.test.ts', 'export const a = b as string;')).toEqual([]);
  });
});
