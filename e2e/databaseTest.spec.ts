import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';
import { visit } from './fixtures/page.ts';

/** Collects the bodies of all responses of the API that a page receives. */
function collectResponses(page: Page): string[] {
  const bodies: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/api/')) bodies.push(await response.text().catch(() => ''));
  });
  return bodies;
}
const card = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const run = (page: Page) => page.getByRole('button', { name: 'Run Tests' }).click();
const secrets = ['/tmp/', 'postgres://', 'DATA_DIR', 'password_hash'];

// The browser logs the check that the server refuses for a visitor.
test.use({ failOnPageErrors: false });

test('[DBT-02] [DBT-09] [DBT-12] [DBT-15] the database test against the real server leaves no record and reveals no secret', async ({
  page,
  server,
  signInNewLearner,
}) => {
  const bodies = collectResponses(page);
  await visit(page, '/database-test');
  await run(page);
  await expect(card(page, 'Data Operations')).toContainText(
    'Data operations skipped. Authentication required.',
  );
  await expect.poll(() => bodies.join('')).toContain('"database":"PostgreSQL"');
  const all = [...bodies, await page.content()].join('\n');
  for (const secret of [...secrets, ...Object.values(server.demoEmails)]) expect(all).not.toContain(secret);

  await signInNewLearner(page);
  await visit(page, '/database-test');
  const read = async () => {
    const get = async (path: string): Promise<unknown> => (await page.request.get(`/api/${path}`)).json();
    // as: the response of this endpoint, whose records PostgreSQL returns in any order.
    const { records, ...rest } = (await get('progress')) as { readonly records: { readonly id: string }[] };
    const sorted = records.toSorted((one, other) => one.id.localeCompare(other.id));
    return [sorted, rest, await get('profile/statistics'), await get('achievements')];
  };
  const before = await read();
  await run(page);
  await expect(card(page, 'Database Connection')).toContainText('Successfully connected to PostgreSQL');
  await expect(card(page, 'Authentication')).toContainText('Authentication successful. User profile found.');
  await expect(card(page, 'Data Operations')).toContainText(
    'Data operations successful. Read, write, and delete operations completed.',
  );
  await expect(page.getByRole('button', { name: 'Run Tests' })).toBeFocused();
  expect(await read()).toEqual(before);
  expect(await (await page.request.get('/api/account/data')).text()).not.toContain('test_');
});
