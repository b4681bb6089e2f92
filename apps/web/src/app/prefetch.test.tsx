import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPage } from '../../test/app.tsx';
import { prefetchOnIntent } from './prefetch.ts';

/** Whether the code of a page was requested. */
const isRequested = (routeModule: string) =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes(`/routes/${routeModule}.tsx`));

it('the code of a page is requested when a link to it is hovered or focused, not before', async () => {
  await openPage('/faq');
  // By default only the first 250 requests are listed.
  performance.setResourceTimingBufferSize(5000);
  onTestFinished(prefetchOnIntent());
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect.element(main.getByRole('link', { name: 'Beginner' })).toBeVisible();
  expect([isRequested('hub'), isRequested('today')]).toEqual([false, false]);
  await userEvent.hover(main.getByRole('link', { name: 'Beginner' }));
  await expect.poll(() => isRequested('hub')).toBe(true);
  expect(isRequested('today')).toBe(false);
  main.getByRole('link', { name: 'Today' }).element().focus();
  await expect.poll(() => isRequested('today')).toBe(true);
});
