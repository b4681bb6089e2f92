import { defineConfig } from 'vitest/config';

/** Unit tests in Node. Component tests, the server's tests and the journeys have a config of their own, beside them. */
export default defineConfig({
  test: {
    projects: [
      'packages/domain',
      'packages/course',
      { test: { name: 'contract', include: ['packages/contract/src/**/*.test.ts'] } },
      {
        extends: 'apps/web/vite.config.ts',
        test: { name: 'web', root: 'apps/web', include: ['src/**/*.test.ts'] },
      },
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'] } },
    ],
  },
});
