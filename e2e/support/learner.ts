import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { open } from './browser.ts';
import { type Ena, mailedLink } from './ena.ts';

/** The password of every account made here. */
export const learnerPassword = 'გამარჯობა მეგობარო';

/** A new account, confirmed and signed in, in a browser of its own; without the forms, which have tests of theirs. */
export async function newLearner(
  browser: Browser,
  ena: Ena,
  name: string,
  options?: BrowserContextOptions,
): Promise<{ page: Page; problems: string[] }> {
  const { page, problems } = await open(browser, ena.url, options);
  const email = `${name}@ena.example`;
  const data = { name, email, password: learnerPassword };
  const headers = { origin: ena.url };
  const made = await page.request.post('/api/auth/sign-up/email', { data, headers });
  if (!made.ok()) throw new Error(`No account for ${email}: ${made.status()}`);
  const token = new URL(await mailedLink(ena, email)).hash.replace('#token=', '');
  const confirmed = await page.request.get('/api/auth/verify-email', { params: { token } });
  if (!confirmed.ok()) throw new Error(`Not confirmed: ${confirmed.status()}`);
  return { page, problems };
}
