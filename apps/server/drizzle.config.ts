import { defineConfig } from 'drizzle-kit';

/** `drizzle-kit generate` writes the next migration from the schema; both databases run the same files. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/learner/schema.ts',
  out: './migrations',
});
