import { setTimeout as wait } from 'node:timers/promises';
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
  type Request,
} from 'playwright-core';
import { expect } from 'vitest';
import { noteSounds } from './heard.ts';

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

/** So long a slow machine may take for what holds sooner or later. */
const patienceMs = 30_000;

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;
export const desktop = { viewport: { width: 1440, height: 900 } } as const;

/** A browser of somebody: own cookies and storage. Errors of the page are collected in `problems`. */
export async function open(
  browser: Browser,
  baseURL: string,
  options: BrowserContextOptions = desktop,
): Promise<{ page: Page; problems: string[] }> {
  const context = await browser.newContext({ baseURL, ...options });
  const close = context.close.bind(context);
  // What is on its way through a route when its page goes is nobody's failure.
  context.close = async (...reason) => {
    for (const one of context.pages()) await one.unrouteAll({ behavior: 'ignoreErrors' });
    await close(...reason);
  };
  context.setDefaultTimeout(patienceMs);
  await context.addInitScript(noteSounds);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  const asked = new Set<Request>();
  page.on('request', (request) => asked.add(request));
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  underWay.set(page, asked);
  return { page, problems };
}

/** What each page has asked for and not got yet. */
const underWay = new WeakMap<Page, Set<Request>>();

/**
 * Lets time pass on a page whose clock is ours, once nothing is under way that it has asked for: to a request the jump
 * would be the end of its patience. What goes on after its page has gone may never be told: that is not waited for.
 */
export async function pass(page: Page, ms: number): Promise<void> {
  const asked = underWay.get(page);
  for (let tries = 0; asked !== undefined && asked.size > 0 && tries < 100; tries++) await wait(50);
  asked?.clear();
  await page.clock.runFor(ms);
}

export const demo = {
  learner: 'learner@demo.ena.example',
  subscriber: 'subscriber@demo.ena.example',
} as const;

/** Waits until the script of a page runs. A public page is there before it, and loses what is typed or clicked then. */
export async function running(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
}

export async function logIn(
  page: Page,
  email: string,
  password = 'gamarjoba',
  remember = false,
): Promise<void> {
  if (!page.url().includes('/login')) await page.goto('/login');
  await running(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  if (remember) await page.getByLabel('Remember me').check();
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}

export async function logOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { expanded: false }).first().click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  // Who goes elsewhere before this stays signed in.
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
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

/** Opens an address and waits for what it shows, and until it can be used. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('main').getByRole('heading').first().waitFor();
  await running(page);
}

/** Takes the network from a page, or gives it back, and waits until the page knows. */
export async function setOffline(page: Page, offline: boolean): Promise<void> {
  await page.evaluate(
    (name) => {
      const known = new Promise((resolve) => window.addEventListener(name, resolve, { once: true }));
      Object.assign(window, { known: known.then(() => true) });
    },
    offline ? 'offline' : 'online',
  );
  await page.context().setOffline(offline);
  await page.evaluate(() => (window as unknown as { known: Promise<boolean> }).known);
}

/** Presses what opens or closes: some of it comes into view a moment later, and a click meanwhile may hit beside. */
export async function unfold(button: Locator): Promise<void> {
  const page = button.page();
  await button.click();
  let before = Number.NaN;
  for (let still = 0; still < 4; ) {
    await page.waitForTimeout(50);
    const now = await page.evaluate(() => window.scrollY);
    still = now === before ? still + 1 : 0;
    before = now;
  }
}

/** How far on `stopClock` stops it: the moment has to be still to come when the page hears of it. */
export const stopsAfterMs = 5000;
/** Stops the clock of a page; from then on `runFor` alone moves it, however slow the machine is. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + stopsAfterMs);
}

/** What holds sooner or later, also on a slow machine. */
export const soon = <Value>(look: () => Value) => expect.poll(look, { timeout: patienceMs });

/** The button of a part of a lesson that opens and closes, by its title. */
export const panel = (page: Page, title: string) =>
  page.locator('main section > h2 > button').filter({ has: page.getByText(title, { exact: true }) });
