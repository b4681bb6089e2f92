import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'course', include: ['src/**/*.test.ts', 'check/**/*.test.ts'] },
});
