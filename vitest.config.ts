import { defineConfig } from 'vitest/config';

const project = (name: string, include: readonly string[], parentConfig?: string) => ({
  ...(parentConfig !== undefined && { extends: parentConfig }),
  test: {
    name,
    include: [...include],
    // These tests share no state, so files run without isolation: half the CPU time.
    isolate: false,
    // `npm test` runs this part alone; by default Vitest leaves one core unused. The same for all projects.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

/**
 * Unit tests in Node. Component tests, server tests and journeys have their own config files in their folders.
 */
export default defineConfig({
  test: {
    projects: [
      project('domain', ['packages/domain/src/**/*.test.ts']),
      project('grammar', ['packages/grammar/{src,check}/**/*.test.ts']),
      project('course', ['packages/course/{src,check}/**/*.test.ts']),
      project('contract', ['packages/contract/src/**/*.test.ts']),
      project('web', ['apps/web/src/**/*.test.ts'], 'apps/web/vite.config.ts'),
      project('scripts', ['scripts/**/*.test.ts']),
      // StrykerJS takes one config file: `npm run mutation apps/server/src/…` needs these tests, too.
      ...(process.env['STRYKER_MUTATOR_WORKER'] === undefined ? [] : ['apps/server']),
    ],
  },
});
