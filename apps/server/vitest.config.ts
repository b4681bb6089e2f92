import { defineConfig } from 'vitest/config';

/** Runs on the embedded database, or on PostgreSQL if TEST_DATABASE_URL is set (test/database.ts). */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/template.ts'],
    // Every file starts with empty tables (test/database.ts); loading all modules for each file would double
    // the time.
    isolate: false,
    maxWorkers: 2,
    // Only for tests that hang: on a busy machine a test may take twenty times as long as alone.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Timeout of `expect.poll`, long enough for a slow machine.
    expect: { poll: { timeout: 60_000 } },
  },
});
