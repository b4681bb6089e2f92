import { defineConfig } from 'vitest/config';

/** Runs on the embedded database, or on PostgreSQL where TEST_DATABASE_URL names one (test/database.ts). */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/template.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    // Where nobody watches, a test has a second try, and the end of the run names it (docs/decisions/0032).
    retry: process.env['CI'] === undefined ? 0 : 1,
    // What holds sooner or later, also on a slow machine.
    expect: { poll: { timeout: 10_000 } },
  },
});
