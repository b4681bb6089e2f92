import type { Page } from '@playwright/test';
import { horizontalOverflow, findViolations } from './fixtures/axe.ts';
import { waitForHydration } from './fixtures/page.ts';
import { type DemoRole, expect, test as base } from './fixtures/test.ts';
import { courseStates } from './states/course.ts';
import { pageStates } from './states/pages.ts';

/** A page that is no state. The app opens each state from it, so that no state begins with what another one left. */
const neutralPath = '/reset-password';

/**
 * Opens a path within the running app: a new document would load and compile the scripts and axe again. Clears what the
 * previous state stored.
 */
async function openWithinApp(page: Page, path: string): Promise<void> {
  for (const to of [neutralPath, path]) {
    if (new URL(page.url()).pathname === to) continue;
    await page.evaluate((target) => {
      document.querySelector('main h1')?.setAttribute('data-previous-page', '');
      localStorage.clear();
      sessionStorage.clear();
      localStorage.setItem('theme', 'dark');
      document.documentElement.dataset['theme'] = 'dark';
      history.pushState(null, '', target);
      dispatchEvent(new PopStateEvent('popstate'));
    }, to);
    await expect(page.locator('main h1[data-previous-page]')).toHaveCount(0);
    await expectHeading(page);
  }
  // The router restores the scroll position of the last state: controls partly under the top bar are too small for axe.
  await page.evaluate(() => scrollTo(0, 0));
}

/** The footer has headings too and is rendered before the page, hence level 1. */
const expectHeading = (page: Page) => expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();

async function openDocument(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto(path);
  await expectHeading(page);
  await waitForHydration(page);
}

const test = base.extend<{ readonly pageOf: (role: DemoRole | null) => Promise<Page> }>({
  /** One page per role and worker: states only read data. */
  pageOf: async ({ browser, server, sharedPages }, use) => {
    const open = async (role: DemoRole | null) => {
      const context = await browser.newContext({
        baseURL: server.url,
        reducedMotion: 'reduce',
        ...(role && { storageState: await server.demoState(role) }),
      });
      const page = await context.newPage();
      await openDocument(page, neutralPath);
      return page;
    };
    await use((role) => {
      const name = `accessibility, ${role ?? 'visitor'}`;
      const page = sharedPages.get(name) ?? open(role);
      sharedPages.set(name, page);
      return page;
    });
  },
});

// States of failures log errors.
test.use({ failOnPageErrors: false });

for (const role of ['visitor', 'learner', 'newLearner', 'subscriber'] as const)
  test.describe(`no accessibility violations and no horizontal overflow, for a ${role}`, () => {
    for (const state of [...pageStates, ...courseStates].filter((one) => (one.role ?? 'learner') === role))
      test(state.name, async ({ pageOf, newPage, signInNewLearner }) => {
        const ownPage = state.needsOwnPage || role === 'newLearner';
        const user = role === 'visitor' || role === 'newLearner' ? null : role;
        const page = ownPage ? await newPage(user ? { role: user } : {}) : await pageOf(user);
        if (role === 'newLearner') await signInNewLearner(page);
        await page.setViewportSize({ width: 320, height: 800 });
        await (ownPage ? openDocument : openWithinApp)(page, state.path);
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
