import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '../scripts/lib/chromium.mjs';

const inCi = process.env['CI'] !== undefined;

/** Journeys: the built web app and the real server in Chromium. `npm test -- journeys` builds first. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  // Other browsers: `npm test -- engines`.
  testIgnore: 'engines/**',
  globalSetup: './fixtures/template.ts',
  outputDir: '../.cache/journeys',
  workers: 2,
  // Tests share nothing but the server of their worker, so any two may run side by side, in any order.
  fullyParallel: true,
  forbidOnly: inCi,
  // A failed test ends its worker, so a retry gets a new server and browser context (docs/decisions/0032).
  retries: inCi ? 1 : 0,
  // Timeouts for tests that hang, long enough for a slow machine.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    viewport: { width: 1440, height: 900 },
    // It would answer requests that a test intercepts; offline.spec.ts allows it.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findChromium() ?? '/usr/bin/chromium-headless-shell',
      args: chromiumArgs,
    },
    // Recording a trace of every first try takes a fifth of the processor time; locally: `--trace on`.
    trace: 'on-first-retry',
  },
});
