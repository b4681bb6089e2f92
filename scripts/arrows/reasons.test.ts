import { describe, expect, it } from 'vitest';
import { unexplainedIn } from './reasons.ts';

describe('a rule is switched off', () => {
  // Put together, so that this file itself switches nothing off.
  const linter = 'oxlint';
  const formatter = 'biome';
  const off = (rest: string) => `// ${linter}-disable-next-line ${rest}`;

  it.each([
    off('no-shadow'),
    off('no-shadow --'),
    `/* ${linter}-disable */`,
    `run(); // ${linter}-disable-line`,
    `// ${formatter}-ignore format`,
  ])('not by %s', (line) => {
    expect(unexplainedIn('a.ts', `first();\n${line}`)).toEqual([expect.stringMatching(/^a\.ts:2: /)]);
  });

  it.each([
    off('no-shadow -- the name is the API of the platform'),
    `// ${formatter}-ignore format: a table`,
  ])('by %s', (line) => {
    expect(unexplainedIn('a.ts', line)).toEqual([]);
  });
});

describe('a type is asserted', () => {
  it.each([
    'export const a = b as string;',
    'export const a = b as unknown as string[];',
    'export const a = <string>b;',
  ])('not by %s', (code) => {
    expect(unexplainedIn('a.ts', `\n${code}`)).toContainEqual(expect.stringMatching(/^a\.ts:2: 'as'/));
  });

  it.each([
    '// as: parsed just above\nexport const a = b as string;',
    'export const a = b as string; // as: parsed just above',
    'export const a = [\n  // as: parsed just above\n  b as string,\n];',
    'export const a = [1] as const;',
    "import { a as b } from './a.ts';\nexport { b as c };\nexport * as d from './d.ts';",
    "export const text = 'x as string';",
  ])('by %s', (code) => {
    expect(unexplainedIn('a.ts', code)).toEqual([]);
  });

  it('freely in tests', () => {
    expect(unexplainedIn('a.test.ts', 'export const a = b as string;')).toEqual([]);
  });
});
