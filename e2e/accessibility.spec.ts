import { horizontalOverflow, violations } from './fixtures/axe.ts';
import { waitForHydration } from './fixtures/page.ts';
import { expect, test } from './fixtures/test.ts';
import { courseStates } from './states/course.ts';
import { pageStates } from './states/pages.ts';

// States with a failed request log it.
test.use({ failOnPageErrors: false, viewport: { width: 320, height: 800 } });

for (const role of ['visitor', 'learner', 'subscriber'] as const)
  test.describe(`axe finds nothing and nothing overflows, for a ${role}`, () => {
    test.use({ role: role === 'visitor' ? null : role });

    for (const state of [...pageStates, ...courseStates].filter((one) => (one.role ?? 'learner') === role))
      test(state.name, async ({ page }) => {
        await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
        await page.goto(state.path);
        // The footer has headings too, and is there before the page.
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await waitForHydration(page);
        await state.prepare?.(page);
        expect(await violations(page, 'all'), 'dark, 320 px').toEqual([]);
        await expect.poll(() => horizontalOverflow(page), 'overflow at 320 px').toBe(0);

        await page.evaluate(() => (document.documentElement.dataset['theme'] = 'light'));
        expect(await violations(page, 'theme'), 'light, 320 px').toEqual([]);

        await page.setViewportSize({ width: 1280, height: 800 });
        await expect.poll(() => horizontalOverflow(page), 'overflow at 1280 px').toBe(0);
        expect(await violations(page, 'layout'), 'light, 1280 px').toEqual([]);
      });
  });
