import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const source = fileURLToPath(new URL('..', import.meta.url));
const bottomBars = globSync('**/*.tsx', { cwd: source }).flatMap((file) =>
  readFileSync(`${source}/${file}`, 'utf8')
    .split('\n')
    .filter((line) => /[\s"'`:]bottom-0\b/u.test(line) && /\b(?:sticky|fixed)\b/u.test(line))
    .map((line) => `${file}: ${line.trim()}`),
);

it('bars at the bottom of the viewport keep their buttons above the home indicator of a phone', () => {
  expect(bottomBars.length).toBeGreaterThan(0);
  expect(bottomBars.filter((line) => !line.includes('pb-safe-or-'))).toEqual([]);
});

it('and so does the bar of a run, which is the last row of its screen', () =>
  expect(readFileSync(`${source}/exercise/RunScreen.tsx`, 'utf8')).toContain('pb-safe-or-'));
