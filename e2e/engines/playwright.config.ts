import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './test.ts';

/** The essential journeys in Firefox and WebKit, with the real server: `npm test -- engines` builds first. */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: '../fixtures/template.ts',
  outputDir: '../../.cache/engines',
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  use: { viewport: { width: 1280, height: 900 } },
  projects: [
    { name: 'Firefox', use: { engineName: 'firefox' } },
    { name: 'WebKit', use: { engineName: 'webkit' } },
  ],
});
