import { defineConfig } from 'vitest/config';

/** Journeys in a real browser against the real server; one file after another, since each drives a browser. */
export default defineConfig({
  test: {
    name: 'e2e',
    include: ['**/*.test.ts'],
    fileParallelism: false,
    // A test that hangs ends; none is to fail because the machine is slow.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // Where nobody watches, a journey has a second try, and the end of the run names it (docs/decisions/0032).
    retry: process.env['CI'] === undefined ? 0 : 1,
    // What holds sooner or later, also on a slow machine.
    expect: { poll: { timeout: 30_000 } },
  },
});
