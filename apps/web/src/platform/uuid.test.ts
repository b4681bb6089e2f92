import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it, vi } from 'vitest';
import { randomUuid } from './uuid.ts';

afterEach(() => vi.unstubAllGlobals());

it('a UUID is made without a secure context, each time another one', () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal('crypto', { getRandomValues });
  const made = Array.from({ length: 100 }, randomUuid);
  for (const id of made)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u);
  expect(new Set(made).size).toBe(made.length);
});

it('no other code of the web app needs a secure context for one', () => {
  const folder = fileURLToPath(new URL('..', import.meta.url));
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/u.test(file) && !file.includes('.test.'),
  );
  expect(sources.filter((file) => /\.randomUUID\(/u.test(readFileSync(join(folder, file), 'utf8')))).toEqual(
    [],
  );
});
