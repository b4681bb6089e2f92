/** What happens to people: slow scripts, ended sessions, full storage, keys pressed elsewhere, an old tab. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demo, desktop, launch, logIn, open, running, soon } from './support/browser.ts';
import { type Ena, startEna } from './support/ena.ts';

let ena: Ena;
let browser: Browser;
beforeAll(async () => {
  [ena, browser] = await Promise.all([startEna(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await ena.stop();
});

describe('before the script runs', () => {
  it.each(['/login', '/signup'])('%s sends nothing, least of all a password in the address', async (path) => {
    const { page } = await open(browser, ena.url, { ...desktop, javaScriptEnabled: false });
    await page.goto(path);
    await page.getByLabel('Email').fill('ana@ena.example');
    for (const name of await page.getByLabel('Display name').all()) await name.fill('Ana');
    for (const field of await page.locator('input[type=password]').all()) await field.fill('gamarjoba');
    await page.keyboard.press('Enter');
    await page.waitForTimeout(300);
    expect(page.url()).toBe(ena.url + path);
    await page.context().close();
  });

  const written = (page: Page) => soon(() => page.url()).toContain('?search=');
  it.each<[path: string, labels: string[], known: (page: Page) => Promise<void>]>([
    [
      '/login',
      ['Email', 'Password'],
      async (page) => {
        await page.getByRole('button', { name: 'Forgot your password?' }).click();
        await page.getByText('Password reset email sent successfully!').waitFor();
      },
    ],
    // One letter draws all fields again, each with the text that the page knows.
    ['/contact', ['Name', 'Email', 'Subject', 'Message'], (page) => page.keyboard.press('Backspace')],
    ['/faq', ['Search questions'], written],
    ['/phrases', ['Search phrases'], written],
    ['/404', ['Search the course'], (page) => page.getByRole('option').first().waitFor()],
  ])('%s keeps what is typed, and the page knows it', async (path, labels, known) => {
    const { page } = await open(browser, ena.url);
    let release = () => {};
    const arrives = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.js', async (route) => {
      await arrives;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    const field = (label: string) => page.getByRole('main').getByLabel(label, { exact: true });
    const text = 'someone@ena.example';
    for (const label of labels) await field(label).fill(text);
    release();
    await running(page);
    await known(page);
    const values = await Promise.all(labels.map((label) => field(label).inputValue()));
    const last = path === '/contact' ? text.slice(0, -1) : text;
    expect(values).toEqual([...labels.slice(1).map(() => text), last]);
    await page.context().close();
  });
});

describe('a learner', () => {
  let page: Page;
  const practice = () => page.getByRole('region', { name: 'Practice Exercises' });
  const openMatching = async () => {
    await practice().getByRole('button', { name: 'Letter Matching' }).click();
    await practice().locator('[data-item]').waitFor();
    // Its keys work once it has the focus.
    await practice().locator(':focus').waitFor();
  };
  const sent = (path: string) => page.waitForResponse((response) => response.url().endsWith(path));
  beforeEach(async () => {
    ({ page } = await open(browser, ena.url));
    await logIn(page, demo.learner);
  });
  afterEach(() => page.context().close());

  it('who searches a letter while an exercise is open answers nothing by it', async () => {
    await page.goto('/beginner/alphabet');
    await openMatching();
    await page.keyboard.press('1');
    await practice()
      .getByText(/^(?:Correct!|Incorrect)/u)
      .waitFor();
    await page.getByRole('searchbox').fill('shi');
    await page.keyboard.press('Enter');
    await page.waitForTimeout(200);
    expect(await practice().getByText('1 of 5', { exact: true }).count()).toBe(1);
  });

  it('who has only a keyboard: the focus moves to the page that a link leads to', async () => {
    await page.goto('/beginner/alphabet');
    await page.getByRole('link', { name: 'Back to Beginner Level' }).press('Enter');
    await page.getByRole('heading', { name: 'Topics' }).waitFor();
    await soon(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
  });

  it('in a low window sees the option that has the focus, above the bar at the bottom', async () => {
    await page.setViewportSize({ width: 320, height: 512 });
    await page.goto('/beginner/quiz/alphabet');
    const last = page.getByRole('group', { name: 'Options' }).getByRole('button').last();
    await last.focus();
    const covered = () =>
      last.evaluate((option) => {
        const { left, right, bottom } = option.getBoundingClientRect();
        return !option.contains(document.elementFromPoint((left + right) / 2, bottom - 4));
      });
    await soon(covered).toBe(false);
  });

  it('whose session has ended is led to the login and back, and their answers arrive', async () => {
    await page.goto('/beginner/alphabet');
    await openMatching();
    await page.context().clearCookies();
    const refused = sent('/api/answers');
    await page.keyboard.press('1');
    expect((await refused).status()).toBe(401);
    await page.getByRole('link', { name: 'Back to Beginner Level' }).click();
    await page.waitForURL('**/login?from=%2Fbeginner');
    const taken = sent('/api/answers');
    await logIn(page, demo.learner);
    expect(await (await taken).json()).toMatchObject({ recorded: 1 });
    expect(new URL(page.url()).pathname).toBe('/beginner');
  });

  it('whose session ended while the tab stood open is led to the login as soon as they look at it', async () => {
    await page.goto('/beginner/alphabet');
    await openMatching();
    await page.context().clearCookies();
    const refused = sent('/api/answers');
    await page.keyboard.press('1');
    await refused;
    // As when the tab is looked at again on another day.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.waitForURL('**/login?from=%2Fbeginner%2Falphabet');
    const taken = sent('/api/answers');
    await logIn(page, demo.learner);
    expect(await (await taken).json()).toMatchObject({ recorded: 1 });
    expect(new URL(page.url()).pathname).toBe('/beginner/alphabet');
  });

  it('whose browser has no room left is heard all the same', async () => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.goto('/beginner/alphabet');
    await openMatching();
    const taken = sent('/api/answers');
    await page.keyboard.press('1');
    expect(await (await taken).json()).toMatchObject({ recorded: 1 });
  });

  it('whose tab is older than the last release finds the way home', async () => {
    await page.goto('/beginner');
    await page.getByRole('heading', { name: 'Topics' }).waitFor();
    await page.getByRole('complementary', { name: 'Your learning' }).waitFor();
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: 'gone' }));
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
    await page.getByRole('heading', { name: 'That did not work' }).waitFor();
    await page.unroute('**/assets/*.js');
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.getByRole('heading', { name: 'That did not work' }).waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/');
  });

  it('who writes on a phone puts in letters by tapping, and its keyboard stays away', async () => {
    const mobile = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const { page: mobilePage } = await open(browser, ena.url, mobile);
    await logIn(mobilePage, demo.learner);
    await mobilePage.goto('/beginner/basic-vocabulary');
    await mobilePage.getByRole('button', { name: 'Fill in the Blank' }).tap();
    const field = mobilePage.getByLabel('Your answer');
    const keys = mobilePage.getByRole('group', { name: 'Georgian letters' });
    for (const letter of ['დ', 'ა']) await keys.getByRole('button', { name: letter }).tap();
    await keys.getByRole('button', { name: 'Space' }).tap();
    await keys.getByRole('button', { name: 'ძ' }).tap();
    await soon(() => field.inputValue()).toBe('და ძ');
    await keys.getByRole('button', { name: 'Delete the last letter' }).tap();
    await soon(() => field.inputValue()).toBe('და ');
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(false);
    await mobilePage.getByRole('button', { name: 'Check', exact: true }).tap();
    await mobilePage.getByText('Incorrect.', { exact: false }).first().waitFor();
    await mobilePage.context().close();
  });
});
