import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { playwright } from '@vitest/browser-playwright';
import { mergeConfig, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, findChromium } from '../../scripts/lib/chromium.mjs';
import { clipServer } from './test/clipServer.ts';
import { courseBodies } from './test/courseBodies.ts';
import viteConfig from './vite.config.ts';

// React's production build, as learners get it: development builds take 50 % longer and render at other times.
process.env['NODE_ENV'] = 'production';

const require = createRequire(import.meta.url);

/** MSW's service worker, served by the test server only: it is not part of the web app. */
const mockServiceWorker: Plugin = {
  name: 'mock-service-worker',
  configureServer(server) {
    server.middlewares.use('/mockServiceWorker.js', (_request, response) => {
      response.setHeader('content-type', 'text/javascript');
      // Registered before MSW's own listener: the hundreds of modules of a page need not pass through MSW.
      response.write(`addEventListener('fetch', (event) => {
        const { origin, pathname } = new URL(event.request.url);
        if (origin === location.origin && !/^\\/(?:api|audio)\\//.test(pathname)) event.stopImmediatePropagation();
      });\n`);
      createReadStream(require.resolve('msw/mockServiceWorker.js')).pipe(response);
    });
  },
};

/** Component tests: `*.test.tsx`, in Chromium. `*.test.ts` runs in Node (vitest.config.ts of the project). */
export default mergeConfig(
  viteConfig,
  defineConfig({
    plugins: [mockServiceWorker, clipServer, courseBodies],
    // Complete list: Vite reloads the page, and with it a running test, when it discovers a dependency late.
    optimizeDeps: {
      include: [
        '@emailjs/browser',
        '@orpc/contract',
        'axe-core',
        'fflate',
        'fzstd',
        'lucide-react',
        'marked',
        'msw',
        'msw/browser',
        'radix-ui',
        'react',
        'react-dom',
        'react-dom/client',
        'react-dom/server',
        'react-router',
        'react-router/dom',
        'react/jsx-dev-runtime',
        'saxen',
        'valibot',
        'vitest-browser-react',
        'zod',
      ],
    },
    test: {
      name: 'components',
      include: ['src/**/*.test.tsx'],
      setupFiles: ['test/setup.ts'],
      // Files share a page: loading the web app for each took a fifth of the time. `test/setup.ts` resets its stores.
      isolate: false,
      // One more than CI has cores: a third of the time a page waits (for a clip, a frame, a pause in typing).
      maxWorkers: 3,
      // Retries in CI for the time being (docs/decisions/0032).
      retry: process.env['CI'] === undefined ? 0 : 1,
      // Timeouts detect hanging tests only; no test should fail because the machine is slow.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 20_000 } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: {
            executablePath: findChromium() ?? '/usr/bin/chromium-headless-shell',
            // Clips play without a user gesture; journeys test playback under the normal autoplay policy.
            args: [...chromiumArgs, '--autoplay-policy=no-user-gesture-required', '--mute-audio'],
          },
          contextOptions: { reducedMotion: 'reduce' },
          actionTimeout: 20_000,
        }),
        viewport: { width: 1280, height: 800 },
        instances: [{ browser: 'chromium' }],
      },
    },
  }),
);
