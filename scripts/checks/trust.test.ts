import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../lib/project.mjs';

it('docs/trust.md names only files that exist', () => {
  const page = readFileSync(join(root, 'docs/trust.md'), 'utf8');
  const names = [...page.matchAll(/`((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|cfg|yaml))`/gu)].map(
    ([, name = '']) => name,
  );
  const exists = (name: string) =>
    [name, `apps/server/src/${name}`].some((path) => existsSync(join(root, path)));
  expect(names).not.toEqual([]);
  expect(names.filter((name) => !exists(name))).toEqual([]);
});
