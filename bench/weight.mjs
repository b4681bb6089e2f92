/**
 * What a browser loads before a page works: the built app, served by the real server, opened in Chromium
 * with an empty cache. Sizes are those of gzip at its best, whatever the server sent.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { startChild } from '../scripts/lib/child.mjs';
import { findChromium } from '../scripts/lib/chromium.mjs';
import { freePort } from '../scripts/lib/port.mjs';
import { node24, root } from '../scripts/lib/project.mjs';
import { ensureBuilt, ensureInstalled } from '../scripts/lib/setUp.mjs';
import { report } from './figure.mjs';

const startSeconds = 30;
const pages = [
  { name: 'home page', path: '/', signedIn: false, goal: 115 },
  { name: '/login', path: '/login', signedIn: false, goal: 115 },
  { name: 'alphabet lesson', path: '/beginner/alphabet', signedIn: true, goal: 130 },
];

const executablePath = findChromium();
if (executablePath === null) throw new Error('Chromium was not found: install it, or name it in CHROMIUM.');
await ensureInstalled();
await ensureBuilt();

const origin = `http://127.0.0.1:${await freePort()}`;
const data = mkdtempSync(join(tmpdir(), 'ena-weight-'));
const server = startChild(node24(), [join(root, 'apps/server/src/main.ts')], {
  cwd: root,
  env: { HOST: '127.0.0.1', PORT: new URL(origin).port, DATA_DIR: data, LOG_LEVEL: 'error' },
});
const browser = await chromium.launch({
  executablePath,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});

const answers = () =>
  fetch(`${origin}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Files that a page loads until the network is quiet, by the kind of use the browser makes of them. */
async function filesOf(/** @type {{ path: string, signedIn: boolean }} */ { path, signedIn }) {
  const context = await browser.newContext({ baseURL: origin });
  if (signedIn) {
    const demo = { email: 'learner@demo.ena.example', password: 'gamarjoba', rememberMe: false };
    const reply = await context.request.post('/api/auth/sign-in/email', { data: demo, headers: { origin } });
    if (!reply.ok()) throw new Error(`The demo learner could not sign in: ${reply.status()}.`);
  }
  const page = await context.newPage();
  /** @type {Promise<{ kind: string, url: string, body: Buffer }>[]} */
  const files = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (!['script', 'stylesheet', 'font'].includes(kind)) return;
    files.push(response.body().then((body) => ({ kind, url: response.url(), body })));
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const loaded = await Promise.all(files);
  await context.close();
  return loaded;
}

try {
  for (const end = Date.now() + startSeconds * 1000; !(await answers()); await wait(100)) {
    if (Date.now() > end) throw new Error(`The server did not start within ${startSeconds} s.`);
  }
  for (const page of pages) {
    const files = await filesOf(page);
    const kB = (/** @type {string} */ kind) =>
      files.reduce(
        (sum, file) => sum + (file.kind === kind ? gzipSync(file.body, { level: 9 }).length : 0),
        0,
      ) / 1000;
    const scripts = files.filter(({ kind }) => kind === 'script');
    report(`${page.name}: JS gzip in ${scripts.length} files`, kB('script'), 'kB', page.goal);
    report(`${page.name}: CSS gzip`, kB('stylesheet'), 'kB', 15);
    for (const { body, url } of files.filter(({ kind }) => kind === 'font')) {
      report(
        `${page.name}: ${url.split('/').at(-1)}`,
        body.length / 1000,
        'kB',
        url.includes('georgian-georgian') ? 20 : null,
      );
    }
  }
} finally {
  await browser.close();
  server.kill('SIGTERM');
  await server.done;
  rmSync(data, { recursive: true, force: true });
}
