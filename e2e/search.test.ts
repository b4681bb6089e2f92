/** The search of the course: opened from anywhere, walked by keys, told to each as much as they may know. */
import { lessonBodies, vocabulary } from '@ena/course/bodies';
import { findLesson, lessons, levels } from '@ena/course/catalog';
import { phrasebook } from '@ena/course/phrasebook';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browseAs, demo, desktop, launch, open, phone, running, soon, visit } from './support/browser.ts';
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

const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search', exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search the course' });
const options = (page: Page) => page.getByRole('listbox').getByRole('option');
const selected = (page: Page) => page.getByRole('option', { selected: true });
const hasFocus = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
/** The keys of the search work once the page does. */
const ready = async (page: Page, path: string) => {
  await visit(page, path);
  await page.waitForLoadState('networkidle');
};
const openSearch = async (page: Page) => {
  await button(page).click();
  await field(page).waitFor();
};
const lookFor = async (page: Page, text: string) => {
  await field(page).fill(text);
  await options(page).first().waitFor();
};
const as = (email: string | null, steps: (page: Page) => Promise<void>, by?: BrowserContextOptions) =>
  browseAs(browser, ena.url, email, steps, by);

describe.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)('on a %s', (_, by) => {
  it('a subscriber goes from a word to its card, which takes the focus', () =>
    as(
      demo.subscriber,
      async (page) => {
        await ready(page, '/beginner');
        await openSearch(page);
        await soon(() => hasFocus(page, '[role=combobox]')).toBe(true);
        for (const spelling of ['წყალი', "ts'q'ali", 'tsqali', 'wyali', 'water']) {
          // What was found before stays until the next is found.
          await field(page).fill('');
          await selected(page).filter({ hasText: 'წყალი' }).waitFor({ state: 'hidden' });
          await field(page).fill(spelling);
          await selected(page).filter({ hasText: 'წყალი' }).filter({ hasText: 'water' }).waitFor();
        }
        expect(await selected(page).locator('[lang=ka]').innerText()).toBe('წყალი');
        await dialog(page).getByRole('button', { name: 'Listen' }).waitFor();
        await selected(page).click();
        await page.waitForURL('**/beginner/food-and-drinks#word.water');
        await dialog(page).waitFor({ state: 'hidden' });
        await soon(() => hasFocus(page, 'li[id="word.water"]')).toBe(true);
        await soon(() =>
          page.locator('li[id="word.water"]').evaluate((card) => {
            const { top, bottom } = card.getBoundingClientRect();
            return top >= 0 && bottom <= window.innerHeight;
          }),
        ).toBe(true);
      },
      by,
    ));

  it('a learner hears that a Premium lesson has it, and is led to the plans', () =>
    as(
      demo.learner,
      async (page) => {
        await ready(page, '/beginner');
        await openSearch(page);
        await lookFor(page, 'cornbread');
        const food = options(page).filter({ hasText: 'Food and Drinks' });
        await food
          .filter({ hasText: 'What you look for is in here' })
          .filter({ hasText: 'Premium' })
          .waitFor();
        expect(await dialog(page).getByText('მჭადი').count()).toBe(0);
        await food.click();
        await page.waitForURL(`**/pricing?from=${encodeURIComponent('/beginner/food-and-drinks')}`);
      },
      by,
    ));

  it('a visitor finds pages, and lessons that ask for a login', () =>
    as(
      null,
      async (page) => {
        await ready(page, '/login');
        await openSearch(page);
        await lookFor(page, 'alphabet');
        await options(page)
          .filter({ hasText: 'Georgian Alphabet' })
          .filter({ hasText: 'Log in' })
          .first()
          .waitFor();
        await lookFor(page, 'trial');
        await options(page).filter({ hasText: 'Pricing' }).click();
        await page.waitForURL('**/pricing');
        await soon(() => hasFocus(page, '#content')).toBe(true);
      },
      by,
    ));
});

describe('by keys', () => {
  it('/ and Ctrl+K open it, but in no field; Esc closes it and gives the focus back', () =>
    as(demo.subscriber, async (page) => {
      await ready(page, '/quizzes');
      for (const keys of ['/', 'Control+k']) {
        await button(page).focus();
        await page.keyboard.press(keys);
        await field(page).waitFor();
        expect(await field(page).inputValue()).toBe('');
        await page.keyboard.press('Escape');
        await dialog(page).waitFor({ state: 'hidden' });
        await soon(() => hasFocus(page, 'header button[aria-label=Search]')).toBe(true);
      }
      const quizField = page.getByPlaceholder('Search quizzes...');
      await quizField.focus();
      await page.keyboard.press('/');
      await page.keyboard.press('Control+k');
      await soon(() => quizField.inputValue()).toBe('/');
      await page.waitForTimeout(500);
      expect(await dialog(page).count()).toBe(0);
    }));

  it('arrows walk round the results, each announced by the field, and Enter opens the one chosen', () =>
    as(demo.subscriber, async (page) => {
      await ready(page, '/beginner');
      await openSearch(page);
      await lookFor(page, 'food');
      const ids = await options(page).evaluateAll((all) => all.map(({ id }) => id));
      expect(ids.length).toBeGreaterThan(2);
      const active = () => field(page).getAttribute('aria-activedescendant');
      expect(await active()).toBe(ids[0]);
      await page.keyboard.press('ArrowDown');
      await soon(active).toBe(ids[1]);
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      await soon(active).toBe(ids.at(-1));
      await page.keyboard.press('ArrowDown');
      await soon(active).toBe(ids[0]);
      expect(await hasFocus(page, '[role=combobox]')).toBe(true);
      await page.getByRole('group', { name: 'Lessons', exact: true }).waitFor();
      await dialog(page)
        .getByRole('status')
        .filter({ hasText: `${ids.length} results` })
        .waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL('**/beginner/food-and-drinks');
    }));

  it('Enter before the answer waits for it', () =>
    as(demo.subscriber, async (page) => {
      await ready(page, '/beginner');
      await openSearch(page);
      await lookFor(page, 'water');
      await page.route('**/api/search?*', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 600));
        await route.continue();
      });
      await field(page).fill('numbers');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/beginner/numbers');
    }));
});

describe('places on a page', () => {
  it.each([
    ['letter kani', '/beginner/alphabet#letter.kani', 'li[id="letter.kani"]'],
    ['preverbs', '/advanced/grammar#preverbs', 'button[id=preverbs]'],
    ['Shota Rustaveli', '/advanced/literature#advanced-literature.rustaveli', 'li[id$=rustaveli]'],
    ['mother', '/vocabulary#word.mother', 'li[id="word.mother"]'],
  ])('%s is shown where it stands', (text, path, place) =>
    as(demo.subscriber, async (page) => {
      await ready(page, '/beginner');
      await openSearch(page);
      await lookFor(page, text);
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${path}`);
      await soon(() => hasFocus(page, place)).toBe(true);
    }),
  );

  it('a second word of the same page is gone to as well', () =>
    as(demo.subscriber, async (page) => {
      await ready(page, '/beginner/food-and-drinks#word.water');
      await soon(() => hasFocus(page, 'li[id="word.water"]')).toBe(true);
      await openSearch(page);
      await lookFor(page, 'khinkali dumpling');
      await page.keyboard.press('Enter');
      await soon(() => hasFocus(page, 'li[id="word.khinkali"]')).toBe(true);
    }));
});

describe('what is Premium', () => {
  /** Georgian words of what a subscription opens, and of nothing that is free. */
  const wordsOf = (bodies: readonly unknown[]) => new Set(JSON.stringify(bodies).match(/[ა-ჰ]{4,}/gu) ?? []);
  const tierOf = (id: string) => findLesson(id)?.tier;
  const of = (tier: string) => [...lessonBodies.values()].filter(({ id }) => tierOf(id) === tier);
  const free = wordsOf([...of('free'), ...lessons, ...levels, phrasebook]);
  const secret = [...wordsOf([...of('premium'), vocabulary])].filter((word) => !free.has(word));

  const secretsSeen = async (email: string): Promise<number> => {
    let seen = 0;
    await as(email, async (page) => {
      const answers: string[] = [];
      page.on('response', async (response) => {
        if (response.url().includes('/api/search')) answers.push(await response.text());
      });
      await ready(page, '/pricing');
      await openSearch(page);
      const queries = ['water', 'წყალი', 'bread', 'cheese', 'mother', 'spring', 'poet', 'tsq', 'წყ', 'kvepr'];
      for (const query of queries) {
        const asked = page.waitForResponse((response) => response.url().includes('/api/search'));
        await field(page).fill(query);
        await asked;
      }
      await soon(() => answers.length).toBeGreaterThanOrEqual(queries.length);
      // Whole words: ყური (ear) is within მწყურია (I am thirsty).
      const shown = wordsOf(answers);
      seen = secret.filter((word) => shown.has(word)).length;
    });
    return seen;
  };

  it('is in no answer to a learner, and is seen in those to a subscriber', async () => {
    expect(secret.length).toBeGreaterThan(500);
    expect(await secretsSeen(demo.learner)).toBe(0);
    expect(await secretsSeen(demo.subscriber)).toBeGreaterThan(5);
  });
});

describe('what it says', () => {
  it('where nothing is found, and for what is no word', () =>
    as(null, async (page) => {
      await ready(page, '/pricing');
      await openSearch(page);
      let asked = 0;
      page.on('request', (request) => void (asked += request.url().includes('/api/search') ? 1 : 0));
      await field(page).fill('    ');
      await page.waitForTimeout(500);
      expect(asked).toBe(0);
      await field(page).fill('qqqq');
      await dialog(page).getByText('Nothing found for ‘qqqq’.').waitFor();
      await dialog(page).getByRole('status').filter({ hasText: 'Nothing found' }).waitFor();
      await field(page).press('End');
      await field(page).fill('');
      await field(page).pressSequentially('a'.repeat(90));
      expect((await field(page).inputValue()).length).toBe(80);
      await dialog(page).getByText('No more than 80 characters are looked for.').waitFor();
      await dialog(page).getByRole('button', { name: 'Clear the field' }).click();
      expect(await field(page).inputValue()).toBe('');
      expect(await hasFocus(page, '[role=combobox]')).toBe(true);
    }));

  it('where the server fails: what was typed stays, and trying again finds', () =>
    as(demo.subscriber, async (page) => {
      await ready(page, '/beginner');
      await openSearch(page);
      await page.route('**/api/search?*', (route) =>
        route.fulfill({ status: 503, json: { code: 'UNAVAILABLE' } }),
      );
      await field(page).fill('water');
      await dialog(page).getByText('Ena cannot be reached right now.').waitFor();
      await page.unroute('**/api/search?*');
      await dialog(page).getByRole('button', { name: 'Try again' }).click();
      await selected(page).filter({ hasText: 'წყალი' }).waitFor();
      expect(await field(page).inputValue()).toBe('water');
    }));

  it('offline, and looks again by itself once there is a network', () =>
    as(demo.subscriber, async (page) => {
      await ready(page, '/beginner');
      await openSearch(page);
      await page.context().setOffline(true);
      await field(page).fill('water');
      await dialog(page).getByText('You are currently offline.').waitFor();
      await page.context().setOffline(false);
      await selected(page).filter({ hasText: 'წყალი' }).waitFor();
    }));

  it('offline before it was ever opened', () =>
    as(null, async (page) => {
      await ready(page, '/login');
      await page.context().setOffline(true);
      await button(page).click();
      await page.getByText('The search could not be loaded.').waitFor();
      await page.context().setOffline(false);
      await page.getByRole('button', { name: 'Reload the page' }).click();
      await page.getByText('The search could not be loaded.').waitFor({ state: 'hidden' });
      await running(page);
      await openSearch(page);
    }));
});

it('recent searches are offered again, walked by keys, and forgotten on demand and with the sign-out', () =>
  as(demo.learner, async (page) => {
    const kept = () => page.evaluate(() => localStorage.getItem('recent-searches'));
    const find = async (text: string) => {
      await openSearch(page);
      await lookFor(page, text);
      await page.keyboard.press('Enter');
      await dialog(page).waitFor({ state: 'hidden' });
    };
    await ready(page, '/beginner');
    await find('hello');
    await page.waitForURL('**/basic-vocabulary#*');
    await find('alphabet');
    await page.waitForURL('**/beginner/alphabet');
    await openSearch(page);
    await page.getByRole('group', { name: 'Recent searches' }).waitFor();
    expect(await options(page).allInnerTexts()).toEqual(['alphabet', 'hello']);
    expect(await selected(page).count()).toBe(0);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await selected(page).filter({ hasText: 'გამარჯობა' }).waitFor();
    await field(page).fill('');
    await dialog(page).getByRole('button', { name: 'Forget these' }).click();
    await options(page).first().waitFor({ state: 'hidden' });
    expect(await kept()).toBeNull();
    await page.keyboard.press('Escape');
    await find('hello');
    await page.waitForURL('**/basic-vocabulary#*');
    await soon(() => hasFocus(page, 'li[id="word.hello"]')).toBe(true);
    expect(await kept()).not.toBeNull();
    await page.getByRole('banner').getByRole('button', { name: 'Nino' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.waitForURL(`${ena.url}/`);
    await soon(kept).toBeNull();
  }));

it('on a phone the menu opens it, too', () =>
  as(
    null,
    async (page) => {
      await ready(page, '/login');
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page
        .getByRole('navigation', { name: 'Menu' })
        .getByRole('button', { name: 'Search the course' })
        .click();
      await field(page).waitFor();
      await dialog(page).getByRole('button', { name: 'Close' }).click();
      await soon(() => hasFocus(page, '#mobile-menu button')).toBe(true);
    },
    phone,
  ));

describe('the page for addresses that lead nowhere', () => {
  it('looks for what the address says, and leads to the levels', async () => {
    const { page } = await open(browser, ena.url);
    const response = await page.goto('/beginner/food_drinks.html');
    expect(response?.status()).toBe(404);
    await page.waitForURL('**/404');
    await soon(() => field(page).inputValue()).toBe('food drinks');
    await options(page).filter({ hasText: 'Food and Drinks' }).first().waitFor();
    const ways = page.getByRole('navigation', { name: 'Ways on' }).getByRole('link');
    expect(await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      '/',
      ...levels.map(({ path }) => path),
    ]);
    expect(await hasFocus(page, '[role=combobox]')).toBe(false);
    await page.context().close();
  });

  it('has an empty field where nothing of it is found', async () => {
    const { page } = await open(browser, ena.url);
    const asked = page.waitForResponse((answer) => answer.url().includes('/api/search'));
    await page.goto('/qqqq/zzzz');
    expect(await (await asked).json()).toEqual({ found: [] });
    await page.getByRole('heading', { name: '404 | Page Not Found' }).waitFor();
    await field(page).fill('alphabet');
    await options(page).first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/login?from=*');
    await page.context().close();
  });
});
