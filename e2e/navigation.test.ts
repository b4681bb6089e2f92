import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demo, desktop, launch, logIn, open, phone, soon, visit } from './support/browser.ts';
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

const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Your learning' });
const signedIn = async (email: string, options: object = desktop) => {
  const { page } = await open(browser, ena.url, options);
  await logIn(page, email);
  await page.goto('/beginner');
  await page.getByRole('heading', { name: 'Topics' }).waitFor();
  // It comes after the page; on a phone it is there and not seen.
  await page.locator('aside[aria-label="Your learning"]').waitFor({ state: 'attached' });
  return page;
};

describe('the frame', () => {
  it.each([
    '/',
    '/login',
    '/terms-of-service',
    '/404',
    '/beginner',
    '/beginner/alphabet',
    '/beginner/quiz/alphabet',
  ])('[NAV-01] %s has a top bar, content and a footer', async (path) => {
    const { page } = await open(browser, ena.url);
    if (path.startsWith('/beginner')) await logIn(page, demo.learner);
    await visit(page, path);
    expect(await page.getByRole('banner').count()).toBe(1);
    expect(await page.getByRole('contentinfo').count()).toBe(1);
    await page.context().close();
  });

  it.each([
    ['a learner at 768 px', 768, true],
    ['a learner at 767 px', 767, false],
  ])('[NAV-02] shows the sidebar to %s: %o', async (_, width, shown) => {
    const page = await signedIn(demo.learner, { viewport: { width, height: 800 } });
    expect(await sidebar(page).isVisible()).toBe(shown);
    await page.context().close();
  });

  it('[NAV-02] shows no sidebar to a visitor', async () => {
    const { page } = await open(browser, ena.url);
    await Promise.all([page.waitForResponse('**/api/session'), visit(page, '/')]);
    await page.waitForTimeout(500);
    expect(await sidebar(page).count()).toBe(0);
    await page.context().close();
  });
});

describe('the footer', () => {
  const targets = [
    '/contact',
    '/faq',
    '/beginner/alphabet',
    '/beginner/basic-vocabulary',
    '/beginner/numbers',
    '/beginner/colors-and-shapes',
    '/beginner',
    '/intermediate',
    '/advanced',
    '/quizzes',
    '/learning-tips',
    '/vocabulary',
    '/phrases',
    '/intermediate/grammar',
    '/support',
    '/terms-of-service',
    '/privacy-policy',
  ];
  it.each([null, demo.learner])('[NAV-10] leads %s everywhere', async (email) => {
    const { page } = await open(browser, ena.url);
    if (email) await logIn(page, email);
    await visit(page, '/pricing');
    const links = page.getByRole('contentinfo').getByRole('link');
    await links.first().waitFor();
    const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(found.toSorted()).toEqual(targets.toSorted());
    await page.context().close();
  });
});

describe('what belongs to a learner', () => {
  it('[NAV-16] the sidebar leads to practice, and to what is the learner’s own', async () => {
    const page = await signedIn(demo.subscriber);
    for (const [name, targets] of [
      ['Practice', ['/beginner/alphabet', '/vocabulary', '/phrases', '/quizzes']],
      ['You', ['/achievements', '/learning-tips']],
    ] as const) {
      const links = sidebar(page).getByRole('navigation', { name, exact: true }).getByRole('link');
      await links.first().waitFor();
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(targets);
    }
    await page.context().close();
  });

  it('[NAV-06] [NAV-07] [NAV-08] the profile menu is opened, walked and closed by keys, and signs out', async () => {
    const page = await signedIn(demo.subscriber);
    const trigger = page.getByRole('banner').getByRole('button', { name: 'Giorgi' });
    await trigger.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menu').getByText(demo.subscriber).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'hidden' });
    await soon(() => trigger.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.locator('[role=menuitem][data-highlighted]').waitFor();
    expect(await page.getByRole('menuitem').allInnerTexts()).toEqual(['Settings', 'Subscription', 'Logout']);
    for (const [name, target] of [
      ['Settings', '/settings'],
      ['Subscription', '/pricing'],
    ] as const)
      expect(await page.getByRole('menuitem', { name }).getAttribute('href')).toBe(target);
    await page.keyboard.press('End');
    await page.locator('[role=menuitem][data-highlighted]').filter({ hasText: 'Logout' }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(`${ena.url}/`);
    await page.getByRole('link', { name: 'Start Learning' }).waitFor();
    await page.context().close();
  });

  it('[NAV-05] [NAV-15] the top bar and the sidebar lead to the three levels', async () => {
    const page = await signedIn(demo.subscriber);
    const banner = page.getByRole('banner');
    const links = await banner.getByRole('navigation').getByRole('link').all();
    const targets = await Promise.all(links.map((link) => link.getAttribute('href')));
    expect(targets).toEqual(['/', '/beginner', '/intermediate', '/advanced']);
    await banner.getByRole('button', { name: /theme/u }).waitFor();
    await banner.getByRole('button', { name: 'Giorgi' }).waitFor();
    const levels = sidebar(page).getByRole('navigation', { name: 'Levels' }).getByRole('link');
    expect(await levels.count()).toBe(3);
    for (const path of ['/beginner', '/intermediate', '/advanced'])
      await sidebar(page).locator(`a[href="${path}"]`).getByRole('progressbar').waitFor();
    await page.context().close();
  });

  it('[NAV-14] the profile card leads to settings, subscription and contact', async () => {
    const page = await signedIn(demo.learner);
    const links = sidebar(page).getByRole('region', { name: 'Profile' }).getByRole('link');
    await links.first().waitFor();
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/settings',
      '/pricing',
      '/contact',
    ]);
    await page.context().close();
  });

  it('[NAV-12] [NAV-13] the profile card shows level, streak and progress, and folds away', async () => {
    const page = await signedIn(demo.subscriber);
    const card = sidebar(page).getByRole('region', { name: 'Profile' });
    await card.getByText(/^Beginner · \d+% of the course$/u).waitFor();
    await card.getByText('9-day streak').waitFor();
    const beginner = card.getByRole('progressbar', { name: 'Beginner lessons completed' });
    await soon(() => beginner.getAttribute('aria-valuenow')).toBe('56');
    expect(await card.getByRole('progressbar', { name: 'Intermediate lessons completed' }).count()).toBe(1);
    await card.getByRole('button').click();
    await beginner.waitFor({ state: 'hidden' });
    await card.getByRole('button').click();
    await beginner.waitFor();
    await page.context().close();
  });

  it.each([
    ['admin@demo.ena.example', 1],
    [demo.subscriber, 0],
    [demo.learner, 0],
  ])('[NAV-18] %s has %d Admin badge in the sidebar', async (email, count) => {
    const page = await signedIn(email);
    expect(await sidebar(page).getByText('Admin', { exact: true }).count()).toBe(count);
    await page.context().close();
  });

  it.each([
    ['admin@demo.ena.example', []],
    [demo.subscriber, []],
    [demo.learner, ['Intermediate', 'Advanced', 'Vocabulary']],
  ])('[NAV-17] %s sees what belongs to Premium marked: %o', async (email, marked) => {
    const page = await signedIn(email);
    const links = sidebar(page).getByRole('link').filter({ hasText: 'Premium' });
    expect((await links.allInnerTexts()).map((text) => text.split('\n')[0]?.trim())).toEqual(marked);
    await page.context().close();
  });

  it('[NAV-09] on a phone the menu offers the same, and signs out', async () => {
    const page = await signedIn(demo.learner, phone);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await menu.waitFor();
    expect(await menu.getByRole('link').allInnerTexts()).toEqual([
      'Home',
      'Beginner',
      'Intermediate',
      'Advanced',
      'Alphabet',
      'Vocabulary',
      'Phrasebook',
      'Quizzes',
      'Achievements',
      'Learning Tips',
      'Settings',
      'Subscription',
    ]);
    await menu.getByText(demo.learner).waitFor();
    await menu.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL(`${ena.url}/`);
    await page.getByRole('link', { name: 'Start Learning' }).waitFor();
    await page.context().close();
  });

  it('signing out in one tab signs out the others', async () => {
    const page = await signedIn(demo.learner);
    const other = await page.context().newPage();
    await other.goto('/');
    await other.getByRole('link', { name: 'Continue Learning' }).waitFor();
    await page.getByRole('banner').getByRole('button', { name: 'Nino' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await other.getByRole('link', { name: 'Start Learning' }).waitFor();
    await page.context().close();
  });
});
