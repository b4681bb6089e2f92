import { defineConfig } from '@playwright/test';
import { certificateFile } from '../../scripts/replicas/haproxy.ts';
import journeys from '../playwright.config.ts';
import type { WorkerOptions } from '../fixtures/test.ts';

// For requests of the workers, which Node reads the variable for when they start.
process.env['NODE_EXTRA_CA_CERTS'] = certificateFile;

const { globalSetup: _, use, ...common } = journeys;

/** The journeys on two replicas: `npm test -- replicas` builds first. */
export default defineConfig<object, WorkerOptions>({
  ...common,
  testDir: '..',
  testIgnore: ['engines/**'],
  outputDir: '../../.cache/replicas',
  use: {
    ...use,
    onReplicas: true,
    launchOptions: {
      ...use?.launchOptions,
      // Also for service workers, which Playwright's ignoreHTTPSErrors does not cover.
      args: [...(use?.launchOptions?.args ?? []), '--ignore-certificate-errors'],
    },
  },
});
