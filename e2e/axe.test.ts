/** Every page in its states: axe finds nothing, and nothing overflows, in both themes, wide and narrow. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { overflow, violations } from './support/axe.ts';
import { demo, launch, logIn, open, running } from './support/browser.ts';
import { courseStates } from './support/courseStates.ts';
import { type Ena, startEna } from './support/ena.ts';
import { pageStates } from './support/pageStates.ts';

let ena: Ena;
let browser: Browser;
beforeAll(async () => {
  [ena, browser] = await Promise.all([startEna(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await ena.stop();
});

describe.each([
  ['light', 1280],
  ['dark', 320],
] as const)('axe finds nothing and nothing overflows, %s at %d px', (theme, width) => {
  const options = { viewport: { width, height: 800 }, reducedMotion: 'reduce' } as const;
  const pages: Partial<Record<'visitor' | 'learner' | 'subscriber', Page>> = {};
  beforeAll(async () => {
    for (const who of ['visitor', 'learner', 'subscriber'] as const) {
      const { page } = await open(browser, ena.url, options);
      await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
      if (who !== 'visitor') await logIn(page, demo[who]);
      pages[who] = page;
    }
  });
  afterAll(async () => {
    for (const page of Object.values(pages)) await page.context().close();
  });

  it.each([...pageStates, ...courseStates])('$name', async ({ path, by, prepare }) => {
    const page = pages[by ?? 'learner'];
    if (!page) throw new Error('no page');
    await page.goto(path);
    // Not that of the footer, which is there before the page.
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await running(page);
    await prepare?.(page);
    await page.waitForTimeout(300);
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
  });
});
