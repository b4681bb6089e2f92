import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { findFreePort } from './port.mjs';

it('finds a different port each time, outside of the ephemeral ports, and none in use', async () => {
  const first = await findFreePort();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(first, '127.0.0.1', resolve));
  const found = new Set<number>();
  // More than the range of a process has: it begins again.
  for (let each = 0; each < 40; each++) found.add(await findFreePort());
  server.close();
  expect(found.size).toBe(31);
  expect(found).not.toContain(first);
  expect(Math.min(first, ...found)).toBeGreaterThanOrEqual(16_000);
  expect(Math.max(first, ...found)).toBeLessThan(32_000);
});
