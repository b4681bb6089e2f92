/** The phrasebook: open to everybody, heard, searched, and what the search of the course and the assistant find in it. */
import { phrasebook } from '@ena/course/phrasebook';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browseAs, demo, launch, open, phone, soon, visit } from './support/browser.ts';
import { type Ena, startEna } from './support/ena.ts';
import { untilItSounds } from './support/heard.ts';

let ena: Ena;
let browser: Browser;
beforeAll(async () => {
  [ena, browser] = await Promise.all([startEna(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await ena.stop();
});

const phrases = phrasebook.themes.flatMap((theme) => theme.phrases);
const row = (page: Page, id: string) => page.locator(`li[id="${id}"]`);
const rows = (page: Page) => page.getByRole('main').locator('li[data-arrivable]');
const hasFocus = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

describe('the phrasebook', () => {
  it('stands whole in the file of the page, before any script has run', async () => {
    const html = await (await fetch(`${ena.url}/phrases`)).text();
    for (const { form, romanization } of phrases) {
      expect(html).toContain(form);
      expect(html).toContain(romanization);
    }
    expect(html).toContain('<title>Georgian phrasebook');
    expect(await (await fetch(`${ena.url}/sitemap.xml`)).text()).toContain('/phrases</loc>');
  });

  it.each([null, demo.learner])('is open to %s: every phrase, every pattern, and no error', async (email) => {
    const { page, problems } = await open(browser, ena.url);
    if (email) {
      await page.context().close();
      await browseAs(browser, ena.url, email, async (other) => {
        await visit(other, '/phrases');
        await soon(() => rows(other).count()).toBe(phrases.length + phrasebook.patterns.length);
        await other.getByRole('main').getByRole('link', { name: 'Open the alphabet' }).waitFor();
      });
      return;
    }
    await visit(page, '/phrases');
    await soon(() => rows(page).count()).toBe(phrases.length + phrasebook.patterns.length);
    const first = row(page, 'phrase.good-night');
    expect(await first.locator('[lang=ka]').first().innerText()).toBe('ღამე მშვიდობისა!');
    await first.getByText('/ghame mshvidobisa!/').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Start Learning' }).waitFor();
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it('[AUD-01] sounds for a visitor', async () => {
    const { page } = await open(browser, ena.url);
    await visit(page, '/phrases');
    await row(page, 'phrase.hello').getByRole('button').click();
    expect((await untilItSounds(page)).length).toBeGreaterThan(0.3);
    await page.context().close();
  });

  it('is searched in English, Georgian and Latin letters; what is looked for stays in the address', async () => {
    const { page } = await open(browser, ena.url, phone);
    await visit(page, '/phrases');
    const field = page.getByRole('searchbox', { name: 'Search phrases' });
    for (const [wanted, id] of [
      ['toilet', 'phrase.where-is-the-bathroom'],
      ['ტუალეტი', 'phrase.where-is-the-bathroom'],
      ['mishvelet', 'phrase.help'],
    ] as const) {
      await field.fill(wanted);
      await row(page, id).waitFor();
      await soon(() => rows(page).count()).toBeLessThan(6);
    }
    await soon(() => new URL(page.url()).search).toBe('?search=mishvelet');
    await page.reload();
    await soon(() => field.inputValue()).toBe('mishvelet');
    await soon(() => rows(page).count()).toBeLessThan(6);
    await field.fill('quantum');
    await page.getByText('No phrase has these words.').waitFor();
    await page.getByRole('button', { name: 'Clear search' }).click();
    await soon(() => rows(page).count()).toBe(phrases.length + phrasebook.patterns.length);
    await page.context().close();
  });

  it('opens at a phrase and at a theme', async () => {
    const { page } = await open(browser, ena.url);
    await visit(page, '/phrases#phrase.help');
    await soon(() => hasFocus(page, 'li[id="phrase.help"]')).toBe(true);
    await page
      .getByRole('navigation', { name: 'Themes' })
      .getByRole('link', { name: 'Finding the way' })
      .click();
    await soon(() => hasFocus(page, 'h2#directions')).toBe(true);
    await page.context().close();
  });

  it('is found by the search of the course, without an account', async () => {
    const { page } = await open(browser, ena.url);
    await visit(page, '/faq');
    await page.keyboard.press('/');
    await page.getByRole('combobox', { name: 'Search the course' }).fill('good night');
    await page.getByRole('option').filter({ hasText: 'ღამე მშვიდობისა' }).first().click();
    await soon(() => hasFocus(page, 'li[id="phrase.good-night"]')).toBe(true);
    await page.context().close();
  });

  it('is what the assistant answers from', async () => {
    await browseAs(browser, ena.url, demo.learner, async (page) => {
      await visit(page, '/chat');
      await page.getByLabel('Your question').fill('how do i ask where the toilet is');
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      const answer = page.locator('[data-answer]').last();
      await answer.getByText('სად არის ტუალეტი?').first().waitFor();
      await answer.getByRole('link', { name: 'Phrasebook' }).click();
      await page.getByRole('heading', { level: 1, name: 'Phrasebook' }).waitFor();
    });
  });
});
