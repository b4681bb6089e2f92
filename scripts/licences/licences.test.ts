import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../lib/project.mjs';
import { findForbidden, listProductionPackages, type LockFile, renderLicences } from './licences.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
// as: npm writes this form.
const lockFile = JSON.parse(read('package-lock.json')) as LockFile;

it('docs/licences.md has the packages of the lock file (npm run licences)', () => {
  expect(read('docs/licences.md')).toBe(renderLicences(listProductionPackages(lockFile)));
});

it('no package in production is under the GPL or AGPL, or without a licence', () => {
  const packages = listProductionPackages(lockFile);
  expect(packages.length).toBeGreaterThan(100);
  expect(findForbidden(packages)).toEqual([]);
});

it.each([
  ['GPL-3.0-or-later', true],
  ['AGPL-3.0', true],
  ['MIT AND GPL-2.0', true],
  [undefined, true],
  ['MIT OR GPL-2.0', false],
  ['LGPL-3.0-or-later', false],
  ['MIT', false],
])('a package under %s is forbidden: %s', (license, expected) => {
  const packages = {
    'node_modules/a/node_modules/@b/c': { version: '1.0.0', ...(license !== undefined && { license }) },
    'node_modules/tool': { version: '1.0.0', license: 'GPL-3.0', dev: true },
  };
  const found = findForbidden(listProductionPackages({ packages }));
  expect(found.map(({ name }) => name)).toEqual(expected ? ['@b/c'] : []);
});
