/** `test` of the journeys in other engines: a server for each worker, a new browser for each test. */
import { writeFile } from 'node:fs/promises';
import { test as base } from '@playwright/test';
import { manySignUps, signUp } from '../fixtures/learner.ts';
import { type Server, startServer } from '../fixtures/server.ts';
import { templateVariable } from '../fixtures/template.ts';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { see, visit } from './page.ts';
import { startWebKit } from './webkit.ts';

export { expect } from '@playwright/test';

const starters = { firefox: startFirefox, webkit: startWebKit } as const;

export interface EngineOptions {
  readonly engineName: keyof typeof starters;
}

interface TestFixtures {
  readonly engine: Engine;
  /** Creates an account through the API and confirms it in the browser, which signs in. */
  readonly signInNewLearner: () => Promise<void>;
}

export const test = base.extend<TestFixtures, EngineOptions & { readonly server: Server }>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from the pattern
    async ({}, use) => {
      const server = await startServer(process.env[templateVariable] ?? '', { RATE_LIMITS: manySignUps });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  engine: async ({ engineName, viewport }, use, testInfo) => {
    const engine = await starters[engineName](viewport ?? { width: 1280, height: 900 });
    try {
      await use(engine);
      if (testInfo.status !== testInfo.expectedStatus) {
        const path = testInfo.outputPath('page.png');
        await writeFile(path, await engine.screenshot());
        testInfo.attachments.push({ name: 'page', path, contentType: 'image/png' });
      } else if (engine.errors.length > 0)
        throw new Error(`the page logged errors:\n${engine.errors.join('\n')}`);
    } finally {
      await engine.close();
    }
  },
  signInNewLearner: async ({ engine, server }, use) =>
    use(async () => {
      const { link } = await signUp(server, 'Ana');
      await visit(engine, link);
      await see(engine, 'h1, h2', 'Your email is confirmed');
      await see(engine, 'header button', /Ana$/u);
    }),
});
