/** The service worker with a real network that fails, a release, a full storage, and two learners in one browser. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { takeQuiz } from './fixtures/answering.ts';
import { pauseClock, runScreen, visit, waitForHydration } from './fixtures/page.ts';
import { type Proxy, startProxy } from './fixtures/proxy.ts';
import { expect, test as base } from './fixtures/test.ts';

interface Fixtures {
  /** A proxy before the server; `baseURL` is its address. */
  readonly network: Proxy;
  /** Starts a browser that still has what the one before it had stored. Close its context before starting the next. */
  readonly startBrowser: () => Promise<BrowserContext>;
}
const test = base.extend<Fixtures>({
  network: async ({ server }, use) => {
    const proxy = await startProxy(server.url);
    await use(proxy);
    await proxy.stop();
  },
  baseURL: ({ network }, use) => use(network.url),
  startBrowser: async ({ playwright, launchOptions, contextOptions, network }, use) => {
    const profile = await mkdtemp(join(tmpdir(), 'ena-profile-'));
    const options = { ...launchOptions, ...contextOptions, baseURL: network.url };
    const viewport = { width: 390, height: 844 };
    await use(() => playwright.chromium.launchPersistentContext(profile, { ...options, viewport }));
    await rm(profile, { recursive: true, force: true });
  },
});
// Failed requests, which browsers log, are what these tests are about.
test.use({ serviceWorkers: 'allow', failOnPageErrors: false });

/** Takes the network away from pages and the service worker: as in airplane mode. */
async function goOffline(context: BrowserContext, network: Proxy): Promise<void> {
  network.setMode('offline');
  await context.setOffline(true);
}

/** Waits until the service worker has stored the files of the web app, and answers the requests of this page. */
const waitForServiceWorker = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state ?? null), { timeout: 60_000 })
    .toBe('activated');

const buildOf = (page: Page) => page.locator('#root').getAttribute('data-build');
const lessonHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Georgian Alphabet' });

/** Keeps the alphabet lesson on this device, by its button. */
async function keepAlphabet(page: Page): Promise<void> {
  await visit(page, '/beginner/alphabet');
  await waitForServiceWorker(page);
  await page.getByRole('button', { name: /^Keep offline/u }).click();
  await expect(page.getByText(/^On this device/u)).toBeVisible({ timeout: 60_000 });
}

/** As with "Remember me": the session outlives the browser. */
async function rememberSession(context: BrowserContext): Promise<void> {
  const expires = Date.now() / 1000 + 24 * 60 * 60;
  await context.addCookies((await context.cookies()).map((cookie) => ({ ...cookie, expires })));
}

test('a kept lesson and its quiz can be completed in airplane mode after the browser was closed, and arrive later', async ({
  network,
  server,
  startBrowser,
  signInNewLearner,
}) => {
  let context = await startBrowser();
  let page = await context.newPage();
  await signInNewLearner(page);
  await rememberSession(context);
  await keepAlphabet(page);
  await context.close();

  context = await startBrowser();
  await goOffline(context, network);
  page = await context.newPage();
  await visit(page, '/');
  await expect(page.getByText('You are offline.')).toBeVisible();
  await page.getByRole('link', { name: 'What works offline' }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Georgian Alphabet/u })
    .first()
    .click();
  await expect(lessonHeading(page)).toBeVisible();
  const practice = page.getByRole('region', { name: 'Practice Exercises' });
  await practice.getByRole('button', { name: 'Letter Matching' }).click();
  // Its keyboard shortcuts work once it has the focus.
  await expect(runScreen(page)).toBeFocused();
  await page.keyboard.press('1');
  await expect(runScreen(page).getByText(/^(?:Correct!|Incorrect)/u)).toBeVisible();
  await page.getByRole('button', { name: 'Back to Exercises' }).click();
  await pauseClock(page);
  await page.getByRole('link', { name: 'Take Quiz' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Georgian Alphabet Quiz' })).toBeVisible();
  await takeQuiz(page, 'quiz-alphabet');
  await page.clock.resume();
  await page.goBack();
  await expect(lessonHeading(page)).toBeVisible();
  await page.reload();
  await expect(lessonHeading(page)).toBeVisible();
  await context.close();

  context = await startBrowser();
  network.setMode('online');
  page = await context.newPage();
  await visit(page, '/beginner');
  await expect(async () => {
    const readJson = async (path: string) => (await page.request.get(server.url + path)).json();
    const { records }: { records: { lessonId: string; score: number | null }[] } =
      await readJson('/api/progress');
    expect(records.find(({ lessonId }) => lessonId === 'quiz-alphabet')?.score).toBe(100);
    expect((await readJson('/api/answers/alphabet')).items).toHaveLength(1);
  }).toPass();
  await context.close();
});

test('after a release the next page is of the new build, and what was opened before works offline with it', async ({
  network,
  startBrowser,
  signInNewLearner,
}) => {
  let context = await startBrowser();
  let page = await context.newPage();
  await signInNewLearner(page);
  await rememberSession(context);
  await keepAlphabet(page);
  const before = await buildOf(page);
  network.release('deadbeefdeadbeef');
  // The browser looks for a new version when a page is opened, and at least daily.
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          await registration?.update();
          return registration?.waiting?.state ?? null;
        }),
      { timeout: 60_000 },
    )
    .toBe('installed');
  // Nothing happens to the open page; the next one is of the new build.
  expect(await buildOf(page)).toBe(before);
  // The active service worker, in another process, may learn of the waiting one a moment later than this page.
  await expect(async () => {
    await page.goto('/beginner');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Beginner');
    expect(await buildOf(page)).toBe('deadbeefdeadbeef');
  }).toPass();
  expect(before).not.toBe('deadbeefdeadbeef');
  // What is being stored when the browser is closed, such as the session, would be lost.
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  await context.close();

  // In an open browser the former version may stay active for up to five minutes if Chromium thinks that it is busy.
  context = await startBrowser();
  await goOffline(context, network);
  page = await context.newPage();
  await visit(page, '/beginner/alphabet');
  await expect(lessonHeading(page)).toBeVisible();
  expect(await buildOf(page)).toBe('deadbeefdeadbeef');
  await context.close();
});

test('a captive portal does not replace cached content', async ({ page, network, signInNewLearner }) => {
  await signInNewLearner(page);
  await keepAlphabet(page);
  network.setMode('portal');
  await page.reload();
  await expect(lessonHeading(page)).toBeVisible();
  await page.goto('/faq');
  await expect(page.getByRole('heading', { level: 1, name: 'Frequently Asked Questions' })).toBeVisible();
  // What is not on this device is the portal's: the learner has to sign in there.
  await page.goto('/beginner/quiz');
  await expect(page.getByRole('heading', { name: 'Welcome to our Wi-Fi' })).toBeVisible();
  network.setMode('online');
  await page.goto('/beginner/alphabet');
  await expect(lessonHeading(page)).toBeVisible();
});

test('full storage shows an error and leaves no partial download', async ({
  page,
  context,
  network,
  signInNewLearner,
}) => {
  await signInNewLearner(page);
  await visit(page, '/beginner/alphabet');
  await waitForServiceWorker(page);
  const devTools = await context.newCDPSession(page);
  const { usage } = await devTools.send('Storage.getUsageAndQuota', { origin: network.url });
  await devTools.send('Storage.overrideQuotaForOrigin', { origin: network.url, quotaSize: usage + 30_000 });
  await page.getByRole('button', { name: /^Keep offline/u }).click();
  await expect(page.getByText(/not enough space/iu)).toBeVisible({ timeout: 60_000 });
  await page.goto('/offline');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /Georgian Alphabet/u })).toHaveCount(0);
});

test('another learner in the same browser sees nothing of the first one, online or offline', async ({
  page,
  context,
  network,
  signInNewLearner,
}) => {
  await signInNewLearner(page, 'Zviadauri');
  await keepAlphabet(page);
  // Not signed out: the session has ended.
  await context.clearCookies();
  await signInNewLearner(page, 'Beka');
  await visit(page, '/');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Beka' })).toBeVisible();
  await goOffline(context, network);
  await page.goto('/beginner/alphabet');
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Beka' })).toBeVisible();
  expect(await page.content()).not.toContain('Zviadauri');
});
