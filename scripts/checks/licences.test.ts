import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../lib/project.mjs';

interface LockedPackage {
  readonly license?: string;
  readonly dev?: boolean;
  /** A package of this project. */
  readonly link?: boolean;
}

/**
 * GPL and AGPL oblige whoever passes Ena on, or serves it; the LGPL only those who change the library. A choice
 * (`OR`) is forbidden if each of its licences is.
 */
const isForbidden = (licence = 'GPL') => licence.split(' OR ').every((terms) => /(?<!L)GPL/u.test(terms));

it('no package in production is under the GPL or AGPL, or without a licence', () => {
  // as: npm writes this form.
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, LockedPackage>>;
  };
  const installed = Object.entries(packages).filter(
    ([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link,
  );
  expect(installed.length).toBeGreaterThan(100);
  expect(installed.filter(([, { license }]) => isForbidden(license)).map(([path]) => path)).toEqual([]);
});

it.each([
  [undefined, true],
  ['AGPL-3.0', true],
  ['MIT AND GPL-2.0', true],
  ['MIT OR GPL-2.0', false],
  ['LGPL-3.0-or-later', false],
])('a package under %s is forbidden: %s', (licence, expected) => {
  expect(isForbidden(licence)).toBe(expected);
});
