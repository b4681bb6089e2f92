import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, onTestFinished } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import type { Learner } from '@ena/contract/session';
import type { ProgressRecord } from '@ena/contract/progress';
import { routes } from '../src/app/routes.tsx';
import { ana } from './learner.ts';
import { resetTextDisplay } from '../src/sections/textDisplay.ts';
import { resetAnswerSettings } from '../src/exercise/answerSettings.ts';
import { progress, session } from '../src/platform/session.ts';
import { serverState, settleRequests } from './mockApi.ts';
import { render } from './react.ts';

export const subscriber: Learner = { ...ana, id: 'subscriber', entitled: true };

export const phone = { width: 390, height: 844 } as const;

interface AppOptions {
  /** The signed-in learner; null for a visitor. */
  readonly learner?: Learner | null;
  readonly records?: readonly ProgressRecord[];
  /** Whether this browser was signed in before: the script in index.html tells it to the page. */
  readonly wasSignedIn?: boolean;
  readonly viewport?: { readonly width: number; readonly height: number };
}

/** Mounts the whole web app at an address, by default as a learner without a subscription. */
export async function openApp(
  path: string,
  { learner = ana, records = [], wasSignedIn = false, viewport }: AppOptions = {},
) {
  if (wasSignedIn) document.documentElement.dataset['signedIn'] = '';
  Object.assign(serverState(), { learner, records: [...records] });
  if (viewport) await page.viewport(viewport.width, viewport.height);
  history.replaceState(null, '', path);
  const router = createBrowserRouter(routes);
  onTestFinished(() => router.dispose());
  await render(<RouterProvider router={router} />);
  return router;
}

/** Opens an address as in a new document: without the page's memory, with the same browser storage. */
export async function reopenApp(path: string, learner = serverState().learner) {
  await cleanup();
  await settleRequests();
  for (const resource of [session, progress]) resource.reset();
  resetTextDisplay();
  resetAnswerSettings();
  return openApp(path, { learner, records: serverState().records });
}

/** Local storage as another tab sees it: what it changes is reported to this page. */
export function openOtherTab(): Storage {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  const storage = frame.contentWindow?.localStorage;
  if (!storage) throw new Error('an iframe has no local storage');
  return storage;
}

/**
 * Simulates going offline or online: `navigator.onLine`, the event that browsers send, and requests, which fail
 * while offline. `test/setup.ts` goes online after each test.
 */
export function setOffline(offline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: !offline });
  window.dispatchEvent(new Event(offline ? 'offline' : 'online'));
}

/**
 * As `openApp`, and waits for the page: for its heading, because menus opened while the loading skeleton is
 * shown are unmounted with it, and for its title, which one of the first effects sets, because listeners for
 * events of the window and of other tabs are added by effects, too.
 */
export async function openPage(path: string, options: AppOptions = {}) {
  document.title = '';
  const router = await openApp(path, options);
  await expect.element(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await expect.poll(() => document.title).not.toBe('');
  return router;
}
