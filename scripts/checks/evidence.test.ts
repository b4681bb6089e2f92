/** docs/asvs.md and docs/trust.md name only tests and files that exist; the former counts its rows rightly. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/project.mjs';

const text = readFileSync(join(root, 'docs/asvs.md'), 'utf8');
const [, level1 = '', level2 = ''] = text.split(/^## Level \d$/mu);
const statuses = ['met', 'not met', 'does not apply'];

/** Rows of requirements: id, status, evidence. */
const rowsOf = (part: string) =>
  [...part.matchAll(/^\| (V[\d.]+) +\|[^|]+\| ([\w ]+?) +\| (.*?) *\|$/gmu)].map(
    ([, id = '', status = '', evidence = '']) => ({ id, status, evidence }),
  );
const rows = [...rowsOf(level1), ...rowsOf(level2)];
const pathOf = (name: string) =>
  [name, `apps/server/src/${name}`].map((path) => join(root, path)).find((path) => existsSync(path));

describe('the table of OWASP ASVS', () => {
  it('has each requirement of level 1 and every other one once, with a status', () => {
    const ids = rows.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect([rowsOf(level1).length, rows.length]).toEqual([70, 222]);
    expect(rows.filter(({ status }) => !statuses.includes(status))).toEqual([]);
    expect(rows.filter(({ evidence }) => evidence === '')).toEqual([]);
  });

  it.each([
    ['1', level1],
    ['2, without level 1', level2],
  ])('counts the rows of level %s', (name, part) => {
    const counts = statuses.map((status) => rowsOf(part).filter((row) => row.status === status).length);
    const line = text.split('\n').find((each) => each.startsWith(`| ${name} `)) ?? '';
    expect(line.split('|').slice(2, -1).map(Number)).toEqual(counts);
  });

  it('names only tests that exist, by their titles', () => {
    const tests = rows.flatMap(({ id, evidence }) =>
      [...evidence.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`(?: “([^”]+)”)?/gu)].map(
        ([, file = '', title]) => ({
          id,
          file,
          title,
        }),
      ),
    );
    const isThere = ({ file, title }: (typeof tests)[number]) => {
      const path = pathOf(file);
      return path !== undefined && title !== undefined && readFileSync(path, 'utf8').includes(title);
    };
    expect(tests.filter((test) => !isThere(test))).toEqual([]);
    expect(tests.length).toBeGreaterThan(90);
  });
});

it.each(['docs/asvs.md', 'docs/trust.md'])('%s names only files that exist', (page) => {
  const code = readFileSync(join(root, page), 'utf8').matchAll(
    /`((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|md|txt|yaml|cfg))`/gu,
  );
  const names = [...code].map(([, name = '']) => name);
  expect(names.filter((name) => pathOf(name) === undefined)).toEqual([]);
  expect(names.length).toBeGreaterThan(50);
});
