import { defineConfig } from 'vitest/config';

/** Unit tests. The server's tests and the journeys have settings of their own, beside them. */
export default defineConfig({
  test: {
    projects: [
      'packages/domain',
      'packages/course',
      { test: { name: 'contract', include: ['packages/contract/src/**/*.test.ts'] } },
      'apps/web',
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'] } },
    ],
  },
});
