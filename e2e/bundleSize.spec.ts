/**
 * The first-load budget: the scripts, CSS and fonts that a page downloads with an empty cache, as gzip at level
 * 9, whatever compression the server used.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { lessonBodies } from '@ena/course/bodies';
import type { Page } from '@playwright/test';
import { waitForHydration } from './fixtures/page.ts';
import { expect, test } from './fixtures/test.ts';

const kB = 1024;
const pages = [
  // Static: everything else is loaded after the page, or when it is used.
  { path: '/', role: null, maxScriptBytes: 2 * kB },
  { path: '/', role: null, isUsed: true, maxScriptBytes: 122 * kB },
  { path: '/login', role: null, maxScriptBytes: 125 * kB },
  { path: '/beginner/alphabet', role: 'learner', maxScriptBytes: 150 * kB },
] as const;
/** What pages for learners load before they react. With HTTP/1.1 every six files take another round trip. */
const learnerPages = [
  { path: '/beginner', maxScripts: 9, maxScriptBytes: 136 * kB },
  { path: '/beginner/alphabet', maxScripts: 9, maxScriptBytes: 141 * kB },
  { path: '/beginner/quiz/alphabet', maxScripts: 10, maxScriptBytes: 156 * kB },
  { path: '/today', maxScripts: 12, maxScriptBytes: 160 * kB },
] as const;
const maxStyleBytes = 17 * kB;
/** Of a script, except the libraries that every page loads. */
const maxChunkBytes = 28 * kB;
const maxLibraryBytes = 98 * kB;
/** Of the body of a lesson. */
const maxBodyBytes = 30 * kB;
/** Of a font with Georgian letters; they are compressed already. */
const maxGeorgianFontBytes = 20 * kB;

const gzippedBytes = (text: string | Buffer) => gzipSync(text, { level: 9 }).length;

interface LoadedFile {
  readonly type: string;
  readonly url: string;
  readonly bytes: number;
}

async function loadFiles(page: Page, path: string, isUsed: boolean): Promise<readonly LoadedFile[]> {
  // What a page prefetches some seconds later is not part of its first load.
  await page.addInitScript(() => {
    const setTimer = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (handler: TimerHandler, delay = 0, ...args: unknown[]) =>
        delay < 1000 ? setTimer(handler, delay, ...args) : 0,
    });
  });
  const files: Promise<LoadedFile>[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (!['script', 'stylesheet', 'font'].includes(type)) return;
    files.push(
      response.body().then((body) => ({
        type,
        url: response.url(),
        bytes: type === 'font' ? body.length : gzippedBytes(body),
      })),
    );
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  if (isUsed) {
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
  }
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  return Promise.all(files);
}

/** CSS that the page's HTML contains. */
const inlineStyleBytes = async (page: Page): Promise<number> => {
  const styles = await page.locator('style').allTextContents();
  return gzippedBytes(styles.join('\n'));
};

test('scripts and bodies of lessons are within their budgets', () => {
  const folder = new URL('../apps/web/build/client/assets/', import.meta.url);
  const scripts = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, bytes: gzippedBytes(readFileSync(new URL(name, folder))) }));
  const [largest, ...others] = scripts.toSorted((a, b) => b.bytes - a.bytes);
  expect(largest?.bytes).toBeLessThanOrEqual(maxLibraryBytes);
  expect(others.length).toBeGreaterThan(20);
  expect(others.filter(({ bytes }) => bytes > maxChunkBytes)).toEqual([]);
  const bodies = [...lessonBodies].map(([id, body]) => ({ id, bytes: gzippedBytes(JSON.stringify(body)) }));
  expect(bodies.length).toBeGreaterThan(20);
  expect(bodies.filter(({ bytes }) => bytes > maxBodyBytes)).toEqual([]);
});

for (const { path, maxScripts, maxScriptBytes } of learnerPages)
  test(`${path} needs few and small scripts before it reacts`, () => {
    const html = readFileSync(
      new URL(`../apps/web/build/learner${path}/index.html`, import.meta.url),
      'utf8',
    );
    const scripts = new Set(html.match(/\/assets\/[\w-]+\.js/gu));
    expect(scripts.size).toBeGreaterThan(3);
    expect(scripts.size).toBeLessThanOrEqual(maxScripts);
    const sizes = [...scripts].map((script) =>
      gzippedBytes(readFileSync(new URL(`../apps/web/build/client${script}`, import.meta.url))),
    );
    expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(maxScriptBytes);
  });

const bytesOf = (files: readonly LoadedFile[], type: string): number =>
  files.filter((file) => file.type === type).reduce((sum, { bytes }) => sum + bytes, 0);

for (const { path, role, maxScriptBytes, ...more } of pages) {
  test.describe(`a ${role ?? 'visitor'}`, () => {
    test.use({ role });

    test(`loads ${path}${'isUsed' in more ? ', used at once,' : ''} within the first-load budget`, async ({
      page,
    }) => {
      const files = await loadFiles(page, path, 'isUsed' in more);
      const scriptBytes = bytesOf(files, 'script');
      const styleBytes = bytesOf(files, 'stylesheet') + (await inlineStyleBytes(page));
      test.info().annotations.push({ type: 'size', description: `${scriptBytes} + ${styleBytes} bytes` });
      expect(scriptBytes).toBeGreaterThan(maxScriptBytes / 3);
      expect(scriptBytes, 'scripts').toBeLessThanOrEqual(maxScriptBytes);
      expect(styleBytes).toBeGreaterThan(5000);
      expect(styleBytes, 'CSS').toBeLessThanOrEqual(maxStyleBytes);
      const georgianFonts = files.filter(({ url }) => url.includes('georgian-georgian'));
      expect(georgianFonts.length).toBeGreaterThan(0);
      for (const { url, bytes } of georgianFonts)
        expect(bytes, url).toBeLessThanOrEqual(maxGeorgianFontBytes);
    });
  });
}
