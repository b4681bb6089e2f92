import { defineConfig } from 'vitest/config';

/** Runs on the embedded database, or on PostgreSQL where TEST_DATABASE_URL names one (test/database.ts). */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/template.ts'],
    // Every file starts with empty tables (test/database.ts); loading all modules for each file would double the time.
    isolate: false,
    maxWorkers: 2,
    // Only what hangs runs into these: on a busy machine a test may take twenty times as long as alone.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // How long `expect.poll` waits for what holds sooner or later, also on a slow machine.
    expect: { poll: { timeout: 60_000 } },
  },
});
