/** Pages that load their files from a CDN, which gets them from the server (ASSETS_URL). */
import { createServer } from 'node:http';
import { findFreePort } from '../scripts/lib/port.mjs';
import { nextPlayedAudio } from './fixtures/audio.ts';
import { visit } from './fixtures/page.ts';
import { expect, test as base } from './fixtures/test.ts';

interface Cdn {
  readonly url: string;
  /** What was loaded from it. */
  readonly paths: readonly string[];
  getFilesFrom: (serverUrl: string) => void;
}
const test = base.extend<{ readonly cdn: Cdn }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from the pattern
  cdn: async ({}, use) => {
    let origin = '';
    const paths: string[] = [];
    const server = createServer(async ({ url = '/' }, response) => {
      paths.push(url);
      // Without cookies.
      const file = await fetch(origin + url);
      const headers = Object.fromEntries(file.headers);
      delete headers['content-encoding'];
      delete headers['content-length'];
      response.writeHead(file.status, headers).end(Buffer.from(await file.arrayBuffer()));
    });
    const port = await findFreePort();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    await use({ url: `http://127.0.0.1:${port}`, paths, getFilesFrom: (serverUrl) => (origin = serverUrl) });
    server.closeAllConnections();
    server.close();
  },
  serverSettings: ({ cdn }, use) => use({ ASSETS_URL: cdn.url }),
});
test.use({ role: 'subscriber', serviceWorkers: 'allow', failOnPageErrors: false });

test('scripts, fonts and clips of a lesson come from the CDN, and work offline', async ({
  page,
  context,
  server,
  cdn,
}) => {
  cdn.getFilesFrom(server.url);
  const loaded: string[] = [];
  context.on('request', (request) => loaded.push(request.url()));
  await visit(page, '/beginner/alphabet');
  await page.locator('main [data-clip="ა"]').first().click();
  expect((await nextPlayedAudio(page)).error).toBeNull();
  for (const kind of [/\.js$/u, /\.woff2$/u, /^\/audio\//u])
    expect(cdn.paths.filter((path) => kind.test(path))).not.toEqual([]);

  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state ?? null), { timeout: 60_000 })
    .toBe('activated');
  expect(loaded.filter((url) => url.startsWith(`${server.url}/assets/`))).toEqual([]);

  await page.reload();
  await context.setOffline(true);
  const before = cdn.paths.length;
  await page.reload();
  // Hydrated by the stored scripts.
  await expect(page.getByRole('button', { name: 'Giorgi', exact: true })).toBeVisible();
  expect(cdn.paths.length).toBe(before);
});
