import type { Page } from '@playwright/test';
import { horizontalOverflow, findViolations } from './fixtures/axe.ts';
import { waitForHydration } from './fixtures/page.ts';
import { type DemoRole, expect, test as base } from './fixtures/test.ts';
import { courseStates } from './states/course.ts';
import { pageStates } from './states/pages.ts';

/** Init script of each document: clears what the previous state stored. */
function resetStorage(): void {
  if (location.protocol === 'about:') return;
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('theme', 'dark');
}

const test = base.extend<object, { readonly pageOf: (role: DemoRole | null) => Promise<Page> }>({
  /** One page per role and worker: states only read data, and a warm cache halves the time of each. */
  pageOf: [
    async ({ browser, server, demoState }, use) => {
      const pages = new Map<DemoRole | null, Promise<Page>>();
      const open = async (role: DemoRole | null) => {
        const context = await browser.newContext({
          baseURL: server.url,
          reducedMotion: 'reduce',
          ...(role && { storageState: await demoState(role) }),
        });
        await context.addInitScript(resetStorage);
        return context.newPage();
      };
      await use((role) => {
        const page = pages.get(role) ?? open(role);
        pages.set(role, page);
        return page;
      });
      for (const page of pages.values()) await (await page).context().close();
    },
    { scope: 'worker' },
  ],
});

for (const role of ['visitor', 'learner', 'subscriber'] as const)
  test.describe(`no accessibility violations and no horizontal overflow, for a ${role}`, () => {
    for (const state of [...pageStates, ...courseStates].filter((one) => (one.role ?? 'learner') === role))
      test(state.name, async ({ pageOf, newPage }) => {
        const user = role === 'visitor' ? null : role;
        const page = state.needsOwnPage ? await newPage(user ? { role: user } : {}) : await pageOf(user);
        if (state.needsOwnPage) await page.addInitScript(resetStorage);
        await page.setViewportSize({ width: 320, height: 800 });
        // Forces a new document, also if only the hash differs from the previous state.
        await page.goto('about:blank');
        await page.goto(state.path);
        // The footer has headings too and is rendered before the page, hence level 1.
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await waitForHydration(page);
        await state.prepare?.(page);
        expect(await findViolations(page, 'all'), 'dark, 320 px').toEqual([]);
        await expect.poll(() => horizontalOverflow(page), 'overflow at 320 px').toBe(0);

        await page.evaluate(() => (document.documentElement.dataset['theme'] = 'light'));
        expect(await findViolations(page, 'theme'), 'light, 320 px').toEqual([]);

        await page.setViewportSize({ width: 1280, height: 800 });
        await expect.poll(() => horizontalOverflow(page), 'overflow at 1280 px').toBe(0);
        expect(await findViolations(page, 'layout'), 'light, 1280 px').toEqual([]);
      });
  });
