import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPage } from '../../test/app.tsx';
import { prefetchOnIntent } from './prefetch.ts';
import { routes } from './routes.tsx';

/** Counts how often the code of a page is loaded. */
function watchLoads(path: string): () => number {
  const route = routes[0]?.children?.find((child) => child.path === path);
  const lazy = route?.lazy;
  if (!route || typeof lazy !== 'function') throw new Error(`${path} is not loaded on demand`);
  let loads = 0;
  route.lazy = () => {
    loads++;
    return lazy();
  };
  onTestFinished(() => {
    route.lazy = lazy;
  });
  return () => loads;
}

it('the code of a page is loaded when a link to it is hovered or focused, once', async () => {
  await openPage('/faq');
  const [hub, today] = [watchLoads('/beginner'), watchLoads('/today')];
  onTestFinished(prefetchOnIntent());
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect.element(main.getByRole('link', { name: 'Beginner' })).toBeVisible();
  expect([hub(), today()]).toEqual([0, 0]);
  await userEvent.hover(main.getByRole('link', { name: 'Beginner' }));
  await expect.poll(hub).toBe(1);
  main.getByRole('link', { name: 'Beginner' }).element().focus();
  main.getByRole('link', { name: 'Today' }).element().focus();
  await expect.poll(today).toBe(1);
  expect(hub()).toBe(1);
});
