/** Learning tips and frequent questions: found, filtered, linked, and read without a script. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browseAs, demo, desktop, launch, open, phone, soon, visit } from './support/browser.ts';
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

const as = (
  email: string | null,
  steps: (page: Page) => Promise<void>,
  options: BrowserContextOptions = desktop,
) => browseAs(browser, ena.url, email, steps, options);
const placeOf = (page: Page) => {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
};

describe('learning tips', () => {
  const tips = (page: Page) => page.getByRole('main').locator('li[id^="tip."]');
  const categories = (page: Page) => page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
  const choose = (page: Page, category: string) =>
    page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: category }).click();
  const level = (page: Page, name: string) =>
    page.getByRole('group', { name: 'Level' }).getByRole('button', { name, exact: true });
  const search = (page: Page) => page.getByPlaceholder('Search tips...');
  const ids = (page: Page) => tips(page).evaluateAll((all) => all.map(({ id }) => id));
  /** The number that the page says, once it is the number of tips that it shows. */
  const counted = async (page: Page, number: number) => {
    await page
      .getByRole('status')
      .getByText(number === 1 ? '1 tip' : `${number} tips`, { exact: true })
      .waitFor();
    await soon(() => tips(page).count()).toBe(number);
  };

  it('[TIPS-01] [TIPS-04] seven categories, each with five tips of its own, and the first one first', () =>
    as(demo.learner, async (page) => {
      await visit(page, '/learning-tips');
      await counted(page, 5);
      const names = ['general', 'reading', 'listening', 'speaking', 'writing', 'vocabulary', 'grammar'];
      expect(
        (await categories(page).allInnerTexts()).map((text) => text.split('\n')[0]?.toLowerCase()),
      ).toEqual(names);
      const seen = new Set<string>();
      for (const name of names) {
        const title = name.charAt(0).toUpperCase() + name.slice(1);
        await choose(page, title);
        await page.getByRole('heading', { level: 2, name: title }).waitFor();
        await counted(page, 5);
        for (const id of await ids(page)) {
          expect(id).toMatch(new RegExp(`^tip\\.${name}\\.`, 'u'));
          seen.add(id);
        }
        expect(await page.locator('main [aria-current]').innerText()).toContain(title);
      }
      expect(seen.size).toBe(35);
    }));

  it('[TIPS-02] levels: all tips, or those of a level with those for everybody', () =>
    as(demo.learner, async (page) => {
      await visit(page, '/learning-tips?category=writing');
      const chips = () => tips(page).locator('h3 + *').allInnerTexts();
      expect(await level(page, 'All Levels').getAttribute('aria-pressed')).toBe('true');
      await counted(page, 5);
      for (const [name, other] of [
        ['Beginner', 2],
        ['Intermediate', 3],
        ['Advanced', 2],
      ] as const) {
        await level(page, name).click();
        await counted(page, other);
        expect(new Set(await chips())).toEqual(new Set(['All Levels', name]));
        expect(await level(page, name).getAttribute('aria-pressed')).toBe('true');
      }
      await level(page, 'All Levels').click();
      await counted(page, 5);
    }));

  it('[TIPS-03] [TIPS-04] [TIPS-05] the search, by meaning, letters or Latin letters; none left, and a way on', () =>
    as(demo.learner, async (page) => {
      await visit(page, '/learning-tips');
      for (const wanted of ['WIND', 'ქარი', 'kari']) {
        await search(page).fill(wanted);
        await counted(page, 1);
        expect(await ids(page)).toEqual(['tip.general.letters-first']);
      }
      await search(page).fill('twenties');
      await page
        .getByText('No tips found matching your criteria. Try adjusting your filters or search query.')
        .waitFor();
      await counted(page, 0);
      await page.getByRole('main').getByRole('link', { name: 'Vocabulary (1)' }).click();
      await counted(page, 1);
      expect(await search(page).inputValue()).toBe('twenties');
      await search(page).fill('zzz <b>');
      await counted(page, 0);
      await page.getByRole('button', { name: 'Clear search and level' }).click();
      await counted(page, 5);
      expect(await search(page).inputValue()).toBe('');
    }));

  it('what is chosen stands in the address: it can be linked, survives a reload and goes back', () =>
    as(demo.learner, async (page) => {
      await visit(page, '/learning-tips');
      await choose(page, 'Grammar');
      await page.getByRole('heading', { level: 2, name: 'Grammar' }).waitFor();
      await level(page, 'Advanced').click();
      await soon(() => level(page, 'Advanced').getAttribute('aria-pressed')).toBe('true');
      await search(page).fill('series');
      await soon(() => placeOf(page)).toBe('/learning-tips?category=grammar&level=advanced&search=series');
      await counted(page, 1);
      await page.reload();
      await counted(page, 1);
      expect(await search(page).inputValue()).toBe('series');
      await choose(page, 'Speaking');
      await counted(page, 0);
      await page.goBack();
      await counted(page, 1);
      await page.goForward();
      await counted(page, 0);
      await page.goBack();
      await counted(page, 1);
      await page.goBack();
      // Before the level was chosen.
      await counted(page, 5);
      expect([placeOf(page), await search(page).inputValue()]).toEqual([
        '/learning-tips?category=grammar',
        '',
      ]);

      await page.goto('/learning-tips?category=nonsense&level=expert&search=');
      await counted(page, 5);
      await page.getByRole('heading', { level: 2, name: 'General' }).waitFor();
      await page.goto('/learning-tips?category=grammar#tip.grammar.version');
      const named = tips(page).filter({ hasText: 'One vowel says for whom' });
      await soon(() => named.evaluate((tip) => tip === document.activeElement)).toBe(true);
      await soon(() => named.evaluate((tip) => tip.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
    }));

  it('typing fast loses no letter, and the tips are asked for once', () =>
    as(demo.learner, async (page) => {
      let asked = 0;
      page.on('request', (request) => void (asked += request.url().endsWith('/api/course/tips') ? 1 : 0));
      await visit(page, '/learning-tips?category=vocabulary');
      await search(page).pressSequentially('grandmother', { delay: 40 });
      await soon(() => placeOf(page)).toContain('search=grandmother');
      expect(await search(page).inputValue()).toBe('grandmother');
      await counted(page, 1);
      expect(asked).toBe(1);

      // In the moment in which something else is being chosen, too.
      await page.evaluate(() => {
        const field = document.querySelector<HTMLInputElement>('main input[type=search]');
        document.querySelector<HTMLButtonElement>('main [aria-pressed=false]')?.click();
        if (!field) return;
        Reflect.set(HTMLInputElement.prototype, 'value', 'twenties', field);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      });
      await soon(() => placeOf(page)).toBe(
        '/learning-tips?category=vocabulary&level=beginner&search=twenties',
      );
      expect(await search(page).inputValue()).toBe('twenties');
    }));

  it('a click in the moment after typing counts, however slow the machine is', () =>
    as(demo.learner, async (page) => {
      await visit(page, '/learning-tips?category=vocabulary&level=beginner');
      /** Types a text, clicks the moment it can, and then has the page busy until what was typed would be written. */
      const typeAndClick = (text: string, name: string) =>
        page.evaluate(
          async ([typed, wanted]) => {
            const field = document.querySelector<HTMLInputElement>('main input[type=search]');
            if (!field) throw new Error('no field');
            Reflect.set(HTMLInputElement.prototype, 'value', typed, field);
            field.dispatchEvent(new Event('input', { bubbles: true }));
            const button = () =>
              [...document.querySelectorAll<HTMLElement>('main button, main nav a')].find((one) =>
                one.textContent.startsWith(wanted),
              );
            while (!button()) await new Promise(requestAnimationFrame);
            button()?.click();
            for (const end = performance.now() + 400; performance.now() < end; );
          },
          [text, name] as const,
        );
      await typeAndClick('zzz', 'Clear search and level');
      await counted(page, 5);
      await soon(() => placeOf(page)).toBe('/learning-tips?category=vocabulary');
      expect(await search(page).inputValue()).toBe('');

      await typeAndClick('poet', 'Reading');
      await page.getByRole('heading', { level: 2, name: 'Reading' }).waitFor();
      await soon(() => placeOf(page)).toBe('/learning-tips?category=reading&search=poet');
      await typeAndClick('zzz', 'Clear search and level');
      await counted(page, 5);
      // Longer than it takes to write what was typed.
      await page.waitForTimeout(500);
      expect(placeOf(page)).toBe('/learning-tips?category=reading');
      expect(await search(page).inputValue()).toBe('');
    }));

  it('who types and then goes to another page at once gets there', () =>
    as(demo.learner, async (page) => {
      await visit(page, '/learning-tips');
      let release = () => {};
      const arrives = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/assets/*.js', async (route) => {
        await arrives;
        await route.continue();
      });
      await search(page).fill('poet');
      await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
      // Longer than it takes to write what was typed.
      await page.waitForTimeout(600);
      release();
      await page.waitForURL('**/faq');
    }));

  it('a visitor logs in first and comes back to what the link has chosen', () =>
    as(null, async (page) => {
      await page.goto('/learning-tips?category=reading&search=poet');
      await page.waitForURL((url) => url.pathname === '/login');
      await page.getByLabel('Email').fill(demo.learner);
      await page.getByLabel('Password', { exact: true }).fill('gamarjoba');
      await page.getByRole('button', { name: 'Log in' }).click();
      await page.getByRole('heading', { level: 2, name: 'Reading' }).waitFor();
      await counted(page, 1);
      // Longer than it takes to write what was typed.
      await page.waitForTimeout(500);
      expect(placeOf(page)).toBe('/learning-tips?category=reading&search=poet');
    }));

  it('a lost connection is told, and the page comes back with it', () =>
    as(demo.learner, async (page) => {
      await visit(page, '/beginner');
      await page.route('**/api/course/tips', (route) => route.abort());
      await page.getByRole('contentinfo').getByRole('link', { name: 'Learning Tips' }).click();
      await page.getByRole('heading', { name: 'That did not work' }).waitFor();
      await page.unroute('**/api/course/tips');
      await page.getByRole('button', { name: 'Try again' }).click();
      await counted(page, 5);
    }));

  it('on a phone the levels, the search and a category are reached by keyboard alone', () =>
    as(
      demo.learner,
      async (page) => {
        await visit(page, '/learning-tips');
        await level(page, 'All Levels').focus();
        await page.keyboard.press('Tab');
        await page.keyboard.press('Space');
        await soon(() => placeOf(page)).toBe('/learning-tips?level=beginner');
        for (let tabs = 0; tabs < 3; tabs++) await page.keyboard.press('Tab');
        expect(await search(page).evaluate((field) => field === document.activeElement)).toBe(true);
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        await page.getByRole('heading', { level: 2, name: 'Reading' }).waitFor();
        expect(await page.locator(':focus').innerText()).toContain('Reading');
      },
      phone,
    ));
});

describe('frequent questions', () => {
  const search = (page: Page) => page.getByPlaceholder('Search questions...');
  const questions = (page: Page) => page.locator('main details');
  const opened = (page: Page) =>
    page.locator('main details[open]').evaluateAll((all) => all.map(({ id }) => id));
  const headings = (page: Page) => page.locator('main h2[id$="-questions"]').allInnerTexts();
  const all = ['General Questions', 'Learning Process', 'Our Platform', 'Georgian Culture & Travel'];

  it('[FAQ-01] four categories of three questions, and a way back home', () =>
    as(null, async (page) => {
      await visit(page, '/faq');
      expect(await headings(page)).toEqual(all);
      expect(await questions(page).count()).toBe(12);
      const back = page.getByRole('main').getByRole('link', { name: 'Back to Home' });
      expect(await back.getAttribute('href')).toBe('/');
    }));

  it('[FAQ-02] [FAQ-03] [FAQ-04] the search finds questions and answers in any case, and hides the rest', () =>
    as(null, async (page) => {
      await visit(page, '/faq');
      await search(page).fill('UNESCO');
      await soon(() => headings(page)).toEqual(['Georgian Culture & Travel']);
      expect(await opened(page)).toEqual(['alphabet']);
      await search(page).fill('is there a FREE trial');
      await soon(() => opened(page)).toEqual(['trial-payment-canceling']);
      // An answer in the way can be closed.
      await page.locator('main summary').click();
      await soon(() => opened(page)).toEqual([]);
      await search(page).fill('zzz');
      await page.getByText('No questions found matching your search. Try a different search term.').waitFor();
      expect(await headings(page)).toEqual([]);
      await page.getByRole('button', { name: 'Clear search' }).click();
      await soon(() => headings(page)).toEqual(all);
      expect(await opened(page)).toEqual([]);
    }));

  it('what is open or looked for stands in the address', () =>
    as(null, async (page) => {
      await visit(page, '/faq#words-for-travel');
      await soon(() => opened(page)).toEqual(['words-for-travel']);
      const first = questions(page).first();
      await first.locator('summary').focus();
      await page.keyboard.press('Enter');
      await soon(() => opened(page)).toEqual(['what-is-ena']);
      expect(placeOf(page)).toBe('/faq#what-is-ena');
      await page.keyboard.press('Enter');
      await soon(() => opened(page)).toEqual([]);
      await soon(() => placeOf(page)).toBe('/faq');

      await search(page).fill('wine');
      await soon(() => placeOf(page)).toBe('/faq?search=wine');
      await page.reload();
      await soon(() => opened(page)).toEqual(['related-languages']);
      expect(await search(page).inputValue()).toBe('wine');
    }));

  it('[FAQ-05] texts, questions and answers are there without a script, and search engines are told', async () => {
    const context = await browser.newContext({ baseURL: ena.url, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/faq');
    await page.getByRole('heading', { name: 'The Georgian alphabet has 33 letters' }).waitFor();
    await page.getByText('Who speaks, and who has checked').click();
    await page.getByText('A computer speaks, not a person').waitFor();
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${ena.url}/faq`);
    expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/33 letters/u);
    expect(await page.locator('meta[name=robots]').count()).toBe(0);
    const told: unknown = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
    );
    expect(told).toMatchObject({ '@context': 'https://schema.org', '@type': 'FAQPage' });
    expect(JSON.stringify(told).match(/"@type":"Question"/gu)).toHaveLength(12);
    await context.close();
    expect(await (await fetch(`${ena.url}/sitemap.xml`)).text()).toContain(`<loc>${ena.url}/faq</loc>`);
  });

  it('nothing is refused by the policy of the page', async () => {
    const { page, problems } = await open(browser, ena.url);
    const policy =
      (await page.goto('/faq?search=alphabet#alphabet'))?.headers()['content-security-policy'] ?? '';
    await soon(() => opened(page)).toContain('alphabet');
    expect(policy.match(/sha256-/gu)).toHaveLength(1);
    expect(problems).toEqual([]);
    await page.context().close();
  });
});
