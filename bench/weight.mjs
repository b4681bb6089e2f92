/**
 * Bundle size: the scripts, CSS and fonts that a page of the built app loads, served by the real server, opened
 * in Chromium with an empty cache. Sizes are of gzip at level 9, whatever compression the server used.
 */
import { gzipSync } from 'node:zlib';
import { report } from './lib/report.mjs';
import { runInChromium } from './lib/runInChromium.mjs';

const pages = [
  { name: 'home page', path: '/', signedIn: false, goal: 115 },
  { name: '/login', path: '/login', signedIn: false, goal: 115 },
  { name: 'alphabet lesson', path: '/beginner/alphabet', signedIn: true, goal: 130 },
];

/** Scripts, style sheets and fonts that a page loads until the network is idle, with their resource type. */
async function loadFiles(
  /** @type {import('playwright-core').Browser} */ browser,
  /** @type {string} */ origin,
  /** @type {{ path: string, signedIn: boolean }} */ { path, signedIn },
) {
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

await runInChromium(async (browser, origin) => {
  for (const page of pages) {
    const files = await loadFiles(browser, origin, page);
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
});
