import { defineConfig } from '@playwright/test';
import { webDriverUrl, webKitWebDriver, xvfb } from './programs.ts';
import type { EngineOptions } from './test.ts';

const viewport = { width: 1280, height: 900 };
const display = `${xvfb} -displayfd 1 -screen 0 ${viewport.width}x${viewport.height}x24 -nolisten tcp`;

/** The essential journeys in Firefox and WebKit, with the real server: `npm test -- engines` builds first. */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: '../fixtures/template.ts',
  outputDir: '../../.cache/engines',
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  use: { viewport },
  // WebKit's driver, on a virtual X display: no window opens.
  webServer: {
    command: `${display} | { read -r number; DISPLAY=:$number exec ${webKitWebDriver} --port=${new URL(webDriverUrl).port}; }`,
    url: `${webDriverUrl}/status`,
    // GTK's warnings about what the machine does not have, such as D-Bus.
    stderr: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
  projects: [
    { name: 'Firefox', use: { engineName: 'firefox' } },
    // Its driver has one session at a time.
    { name: 'WebKit', use: { engineName: 'webkit' }, workers: 1 },
  ],
});
