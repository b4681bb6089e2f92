import { defineConfig } from 'vitest/config';

/** Journeys in a real browser against the real server; one file after another, since each drives a browser. */
export default defineConfig({
  test: {
    name: 'e2e',
    include: ['**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 90_000,
    hookTimeout: 90_000,
  },
});
