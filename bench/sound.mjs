/**
 * Latency from the click on a word's button to its sound, in Chromium against the real server: from the click
 * event to the `playing` event of the media element. Clips are prefetched, as those on screen are.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { report } from './lib/report.mjs';
import { runInChromium } from './lib/runInChromium.mjs';

const clicks = 40;

await runInChromium(async (browser, origin) => {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 3000 } });
  const demo = { email: 'subscriber@demo.ena.example', password: 'gamarjoba', rememberMe: false };
  await context.request.post('/api/auth/sign-in/email', { data: demo, headers: { origin } });
  const page = await context.newPage();
  // Runs in the page, before anything else does.
  await page.addInitScript({
    content: `
      let clicked = 0;
      window.delays = [];
      document.addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), true);
      document.addEventListener('playing', ({ timeStamp }) => window.delays.push(timeStamp - clicked), true);`,
  });
  await page.goto('/beginner/food-and-drinks');
  await page.locator('main section > h2 > button').first().click();
  await page.locator('main [data-clip]').first().waitFor();
  await page.waitForLoadState('networkidle');
  await wait(1500);
  const buttons = page.locator('main [data-clip]');
  const buttonCount = await buttons.count();
  for (let click = 0; click < clicks; click++) {
    await buttons.nth(click % buttonCount).click();
    // Each clip plays to its end before the next click.
    await wait(1200);
  }
  /** @type {number[]} */
  const delays = (await page.evaluate('window.delays')).toSorted(
    (/** @type {number} */ a, /** @type {number} */ b) => a - b,
  );
  if (delays.length < clicks) throw new Error(`Only ${delays.length} of ${clicks} clicks were heard.`);
  const percentile = (/** @type {number} */ share) =>
    delays[Math.min(delays.length - 1, Math.floor(share * delays.length))] ?? 0;
  report('click to sound, median', percentile(0.5), 'ms', null);
  report('click to sound, p95', percentile(0.95), 'ms', 50);
});
