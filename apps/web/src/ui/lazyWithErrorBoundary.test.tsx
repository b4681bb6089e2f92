import { buildHeader } from '@ena/contract/buildHeader';
import { Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { setOffline } from '../../test/app.tsx';
import { readServerBuild } from '../platform/build.ts';
import { render } from '../../test/react.ts';
import { lazyWithErrorBoundary } from './lazyWithErrorBoundary.tsx';

/** A part whose code fails to load `failures` times, beside a text field of the page. */
async function open(failures: number) {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let loads = 0;
  const Part = lazyWithErrorBoundary<{ name: string }>(() => {
    loads += 1;
    return loads > failures
      ? Promise.resolve({ default: ({ name }) => <p>Hello {name}</p> })
      : Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  });
  await render(
    <>
      <input aria-label="Answer" />
      <Suspense fallback="Loading">
        <Part name="Ana" />
      </Suspense>
    </>,
  );
  return { loads: () => loads, restore: () => logged.mockRestore() };
}
const part = () => page.getByText('Hello Ana');

describe('a part whose code cannot be loaded', () => {
  it('says so, keeps the rest of the page, and loads again on Try again', async () => {
    const { loads, restore } = await open(2);
    await page.getByLabelText('Answer').fill('დიახ');
    await expect.element(page.getByRole('alert')).toMatchTextContent('This part could not be loaded.');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(loads).toBe(2);
    await expect.element(page.getByRole('alert')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(part()).toBeVisible();
    await expect.element(page.getByLabelText('Answer')).toHaveValue('დიახ');
    restore();
  });

  it('loads again by itself when the browser is online again', async () => {
    setOffline(true);
    const { restore } = await open(1);
    await expect.element(page.getByRole('alert')).toBeVisible();
    setOffline(false);
    await expect.element(part()).toBeVisible();
    restore();
  });

  it('asks for a reload, and does not reload by itself, if the server has another build', async () => {
    document.body.dataset['build'] = 'old';
    readServerBuild(new Headers({ [buildHeader]: 'old' }));
    const { restore } = await open(1);
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    readServerBuild(new Headers({ [buildHeader]: 'new' }));
    await expect.element(page.getByRole('alert')).toMatchTextContent('Ena has a new version');
    await expect.element(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    readServerBuild(new Headers({ [buildHeader]: 'old' }));
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    delete document.body.dataset['build'];
    restore();
  });
});
