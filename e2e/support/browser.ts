import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args });

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;
export const desktop = { viewport: { width: 1440, height: 900 } } as const;

/** A browser of somebody: own cookies and storage. Errors of the page are collected in `problems`. */
export async function open(
  browser: Browser,
  baseURL: string,
  options: BrowserContextOptions = desktop,
): Promise<{ page: Page; problems: string[] }> {
  const context = await browser.newContext({ baseURL, ...options });
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  return { page, problems };
}

export const demo = {
  learner: 'learner@demo.ena.example',
  subscriber: 'subscriber@demo.ena.example',
} as const;

export async function logIn(
  page: Page,
  email: string,
  password = 'gamarjoba',
  remember = false,
): Promise<void> {
  if (!page.url().includes('/login')) await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  if (remember) await page.getByLabel('Remember me').check();
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}

export async function logOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { expanded: false }).first().click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}

/** Does `steps` in a browser of somebody, or of a visitor, and closes it. */
export async function browseAs(
  browser: Browser,
  baseURL: string,
  email: string | null,
  steps: (page: Page) => Promise<void>,
  options?: BrowserContextOptions,
): Promise<void> {
  const { page } = await open(browser, baseURL, options);
  if (email) await logIn(page, email);
  await steps(page);
  await page.context().close();
}

/** Opens an address and waits for what it shows. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('main').getByRole('heading').first().waitFor();
}

/** What holds sooner or later, also on a slow machine. */
export const soon = <Value>(look: () => Value) => expect.poll(look, { timeout: 10_000 });

/** The button of a part of a lesson that opens and closes, by its title. */
export const panel = (page: Page, title: string) =>
  page.locator('main section > h2 > button').filter({ has: page.getByText(title, { exact: true }) });
