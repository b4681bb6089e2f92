/** Setup file of component tests: styles, the mock API, and a clean state for every test. */
import '../src/ui/styles.css';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { resetAnswerSettings } from '../src/exercise/answerSettings.ts';
import { resetLatinKeys } from '../src/exercise/typing.ts';
import { clearEarned } from '../src/study/achievements.ts';
import { plans } from '../src/billing/purchase.ts';
import { setNetworkState } from '../src/platform/network.ts';
import { removeWork } from '../src/platform/privateStorage.ts';
import { flush } from '../src/study/outbox.ts';
import { progress, session, handleSessionChange } from '../src/platform/session.ts';
import { resetTextDisplay } from '../src/sections/textDisplay.ts';
import { soundInfo } from '../src/sound/info.ts';
import { resetPlayer } from '../src/sound/player.ts';
import { setSoundPreferences } from '../src/sound/state.ts';
import { resetPlayedAudio } from './audio.ts';
import {
  releaseRequests,
  resetApi,
  restoreDefaultEndpoints,
  settleRequests,
  startMockApi,
  unhandledRequests,
} from './mockApi.ts';

const testerUrl = location.href;

beforeAll(startMockApi);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // Replaces the scroll positions that React Router keeps in a module variable.
  sessionStorage.setItem('react-router-scroll-positions', '{}');
  document.documentElement.lang = 'en';
  document.documentElement.dataset['theme'] = 'light';
  delete document.documentElement.dataset['signedIn'];
});

afterEach(async ({ task }) => {
  if (task.result?.errors?.length)
    console.error(`The page when '${task.name}' failed: ${location.href}\n${document.body.innerText}`);
  // In this order: restoring a spy on a fake timer after the real timers would reinstall the fake one.
  vi.restoreAllMocks();
  vi.useRealTimers();
  // Undoes `setOffline`.
  Reflect.deleteProperty(navigator, 'onLine');
  // Unmounting a page reports study time, which still belongs to this test.
  await cleanup();
  // Requests in flight still get the handlers of this test.
  releaseRequests();
  await settleRequests();
  restoreDefaultEndpoints();
  await flush();
  await settleRequests();
  const unanswered = unhandledRequests();
  resetApi();
  // The stores are module state: data loaded by one test must not be visible in the next.
  await handleSessionChange();
  for (const resource of [session, progress, plans, soundInfo]) resource.reset();
  clearEarned();
  // What the outbox knows of refused answers.
  removeWork(null);
  resetLatinKeys();
  resetTextDisplay();
  resetAnswerSettings();
  setNetworkState('unknown');
  resetPlayer();
  setSoundPreferences({ slow: false, voice: null, autoPlay: true });
  resetPlayedAudio();
  const hasAudio = document.querySelectorAll('audio').length === 1;
  history.replaceState(null, '', testerUrl);
  if (innerWidth !== 1280 || innerHeight !== 800) await page.viewport(1280, 800);
  expect(hasAudio, 'the audio element of the player, which files share, is in the page').toBe(true);
  expect(unanswered, 'unhandled requests: see `mockEndpoint` in test/mockApi.ts').toEqual([]);
});
