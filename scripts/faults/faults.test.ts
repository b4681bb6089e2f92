import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/project.mjs';
import { faultsByLayer } from './list.ts';
import { layers } from './model.ts';

const faults = Object.values(faultsByLayer).flat();

describe('the fault list', () => {
  it('has at least 80 faults, and some in every layer', () => {
    expect(faults.length).toBeGreaterThanOrEqual(80);
    expect(layers.filter((layer) => faultsByLayer[layer].length === 0)).toEqual([]);
  });

  it('has unique ids in kebab case', () => {
    const ids = faults.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(id))).toEqual([]);
  });
});

describe.each(faults)('fault $id', ({ file, find, replace, tests }) => {
  it('changes exactly one place in its file', () => {
    const occurrences = readFileSync(join(root, file), 'utf8').split(find).length - 1;
    expect(occurrences).toBe(1);
    expect(replace).not.toBe(find);
  });

  it('names test files that exist', () => {
    expect(tests).not.toEqual([]);
    expect(tests.map((test) => test.file).filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});
