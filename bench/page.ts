/**
 * How fast pages appear on a slow phone: Largest Contentful Paint, layout shift and blocking time of a first visit
 * (empty cache) and of a repeat visit, in Chromium with a throttled network and processor, against the real server.
 * `npm run bench page`; PAGES limits it to / and paths that contain the text, VISITS (5) sets the visits per median.
 */
import type { BrowserContext } from 'playwright-core';
import { setTimeout as wait } from 'node:timers/promises';
import { openPhone, slowProcessor } from './lib/phone.ts';
import { report } from './lib/report.mjs';
import { runInChromium } from './lib/runInChromium.mjs';

/** Lighthouse's slow 4G (562 ms with its request latency factor, 1.6 Mbit/s). */
const network = {
  offline: false,
  latency: 562,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
/** After the last load, for late paints and layout shifts. */
const settleMs = 1500;
const visits = Number(process.env['VISITS'] ?? 5);

interface PageGoal {
  readonly path: string;
  readonly signedIn: boolean;
  /** Largest Contentful Paint, ms. */
  readonly first: number;
  readonly repeat: number | null;
  /** Cumulative Layout Shift of a first visit; absent: it has no goal. */
  readonly shift?: number;
}
const goals: readonly PageGoal[] = [
  { path: '/', signedIn: false, first: 950, repeat: null, shift: 0.01 },
  { path: '/login', signedIn: false, first: 950, repeat: null },
  { path: '/faq', signedIn: false, first: 950, repeat: null },
  { path: '/phrases', signedIn: false, first: 1100, repeat: null, shift: 0.01 },
  { path: '/beginner', signedIn: true, first: 1600, repeat: 600 },
  { path: '/beginner/alphabet', signedIn: true, first: 1600, repeat: 600 },
  { path: '/intermediate/reading', signedIn: true, first: 1600, repeat: 600 },
  { path: '/beginner/quiz/alphabet', signedIn: true, first: 1600, repeat: 600 },
  { path: '/today', signedIn: true, first: 1600, repeat: 600 },
  { path: '/words/packs', signedIn: true, first: 1600, repeat: 600 },
  { path: '/words/first-words', signedIn: true, first: 1600, repeat: 600, shift: 0.01 },
  { path: '/read', signedIn: true, first: 1600, repeat: 600, shift: 0.01 },
  { path: '/quizzes', signedIn: true, first: 1600, repeat: 600, shift: 0.01 },
  { path: '/learning-tips', signedIn: true, first: 1600, repeat: 600, shift: 0.01 },
  { path: '/vocabulary', signedIn: true, first: 1600, repeat: 600 },
  { path: '/drills', signedIn: true, first: 1600, repeat: 600, shift: 0.01 },
  { path: '/numbers', signedIn: true, first: 1600, repeat: 600, shift: 0.01 },
  { path: '/verbs/write', signedIn: false, first: 1100, repeat: null, shift: 0.01 },
  { path: '/settings', signedIn: true, first: 1600, repeat: 600, shift: 0.01 },
  { path: '/achievements', signedIn: true, first: 1600, repeat: 600, shift: 0.01 },
  { path: '/chat', signedIn: true, first: 1600, repeat: 600, shift: 0.01 },
  { path: '/nouns/წიგნი', signedIn: false, first: 1100, repeat: null, shift: 0.01 },
];

interface Figures {
  readonly paintMs: number;
  readonly shift: number;
  readonly blockedMs: number;
  /** Until the page reacts to input. */
  readonly readyMs: number;
  /** Start of the element that was painted last and largest. */
  readonly element: string;
}

/** Runs in the page, before anything else does. */
const observe = `
  const figures = { paintMs: 0, shift: 0, blockedMs: 0, readyMs: 0, element: '' };
  window.figures = figures;
  const on = (type, read) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true });
  on('largest-contentful-paint', (entry) => {
    figures.paintMs = entry.startTime;
    figures.element = (entry.element?.tagName ?? '') + ' ' + (entry.element?.textContent ?? '').slice(0, 40);
  });
  on('layout-shift', (entry) => { if (!entry.hadRecentInput) figures.shift += entry.value; });
  on('longtask', ({ duration }) => { figures.blockedMs += Math.max(0, duration - 50); });
  const timer = setInterval(() => {
    if (history.scrollRestoration !== 'manual') return;
    figures.readyMs = performance.now();
    clearInterval(timer);
  }, 10);
`;

async function measure(context: BrowserContext, path: string): Promise<Figures> {
  const page = await context.newPage();
  const cdp = await slowProcessor(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', network);
  await page.addInitScript({ content: observe });
  await page.goto(path, { waitUntil: 'load' });
  while ((await page.evaluate('window.figures.readyMs')) === 0) await wait(20);
  // A recording that is being loaded counts as a request that does not end.
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
  await wait(settleMs);
  const figures: Figures = await page.evaluate('window.figures');
  await page.close();
  return figures;
}

/** Waits until the service worker has stored a page that was visited: visits are shorter here than a learner's. */
async function waitUntilStored(context: BrowserContext, path: string): Promise<void> {
  const page = await context.newPage();
  await page.goto('/offline');
  await page.waitForFunction(`caches.match('${path}', { ignoreVary: true }).then(Boolean)`);
  await page.close();
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** LCP of the home page in this run, which is static: what the others are compared with, as machines differ. */
let staticMs: number | null = null;
/** Maxima relative to it. */
const maxPaint = 1.4;
const maxReady = 4;

function print(
  name: string,
  all: readonly Figures[],
  goal: number | null,
  { isOfLearner, maxShift }: { readonly isOfLearner: boolean; readonly maxShift?: number | undefined },
): void {
  const paintMs = median(all.map((figures) => figures.paintMs));
  const readyMs = median(all.map((figures) => figures.readyMs));
  report(`${name}, LCP`, paintMs, 'ms', goal);
  if (staticMs !== null) {
    report(`${name}, LCP relative to that of /`, paintMs / staticMs, '', maxPaint);
    // Pages of visitors load their scripts last.
    if (isOfLearner) report(`${name}, ready relative to it`, readyMs / staticMs, '', maxReady);
  }
  staticMs ??= paintMs;
  const blocked = median(all.map(({ blockedMs }) => blockedMs)).toFixed(0);
  const shift = median(all.map(({ shift: value }) => value));
  if (maxShift !== undefined) report(`${name}, CLS`, shift, '', maxShift);
  console.log(
    `  ready ${readyMs.toFixed(0)} ms, blocked ${blocked} ms, CLS ${shift.toFixed(3)}, LCP of: ${all.at(-1)?.element ?? ''}`,
  );
}

await runInChromium(async (browser, origin) => {
  for (const { path, signedIn, first, repeat, shift } of goals) {
    if (staticMs !== null && !path.includes(process.env['PAGES'] ?? '')) continue;
    const firstVisits: Figures[] = [];
    const repeatVisits: Figures[] = [];
    for (let visit = 0; visit < visits; visit++) {
      const context = await openPhone(browser, origin, { signedIn });
      firstVisits.push(await measure(context, path));
      if (repeat !== null) {
        await waitUntilStored(context, path);
        repeatVisits.push(await measure(context, path));
      }
      await context.close();
    }
    print(`${path}, first visit`, firstVisits, first, { isOfLearner: signedIn, maxShift: shift });
    if (repeat !== null) print(`${path}, repeat visit`, repeatVisits, repeat, { isOfLearner: signedIn });
  }
});
