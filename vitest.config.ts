import { defineConfig } from 'vitest/config';

const project = (name: string, include: readonly string[], extended?: string) => ({
  ...(extended !== undefined && { extends: extended }),
  // Rules and data share no state, so files need no worker each: half the processor time.
  test: { name, include: [...include], isolate: false },
});

/** Unit tests in Node. Component tests, the server's tests and the journeys have a config of their own, beside them. */
export default defineConfig({
  test: {
    projects: [
      project('domain', ['packages/domain/src/**/*.test.ts']),
      project('course', ['packages/course/{src,check}/**/*.test.ts']),
      project('contract', ['packages/contract/src/**/*.test.ts']),
      project('web', ['apps/web/src/**/*.test.ts'], 'apps/web/vite.config.ts'),
      project('scripts', ['scripts/**/*.test.ts']),
    ],
  },
});
