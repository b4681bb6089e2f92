/** Every page in its states: axe finds nothing, and nothing overflows, in both themes, wide and narrow. */
import axeCore from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demo, launch, logIn, open, panel } from './support/browser.ts';
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

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** What axe finds against WCAG 2.2 AA, a line each. Run outside the page's own policy for scripts. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axeCore.source);
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run: (options: object) => Promise<{ violations: Violation[] }> };
    };
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    return (await axe.run({ runOnly: tags })).violations;
  });
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

interface State {
  readonly name: string;
  readonly path: string;
  /** By whom it is seen; by a learner without a subscription where nothing is said. */
  readonly by?: 'visitor' | 'subscriber';
  readonly prepare?: (page: Page) => Promise<void>;
}
const openPanel = (page: Page, title: string) => panel(page, title).click();
const openExercise = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Practice Exercises' }).getByRole('button', { name: title }).click();

const states: readonly State[] = [
  { name: 'home', path: '/', by: 'visitor' },
  { name: 'home of a learner', path: '/' },
  {
    name: 'signup',
    path: '/signup',
    by: 'visitor',
    prepare: (page) => page.getByRole('button', { name: 'Show password' }).first().click(),
  },
  { name: 'login', path: '/login', by: 'visitor' },
  { name: 'confirmation', path: '/confirmation' },
  { name: 'terms', path: '/terms-of-service' },
  { name: 'privacy', path: '/privacy-policy' },
  { name: 'not found', path: '/404' },
  { name: 'mailbox', path: '/dev/mailbox' },
  { name: 'gallery', path: '/dev/gallery' },
  { name: 'hub', path: '/beginner' },
  { name: 'pricing', path: '/pricing?from=%2Fbeginner%2Fnumbers' },
  { name: 'pricing for visitors', path: '/pricing', by: 'visitor' },
  { name: 'vocabulary, closed', path: '/vocabulary' },
  {
    name: 'vocabulary',
    path: '/vocabulary',
    by: 'subscriber',
    prepare: (page) => openPanel(page, 'Family'),
  },
  { name: 'hub of Premium, closed', path: '/intermediate' },
  { name: 'hub of Premium', path: '/intermediate', by: 'subscriber' },
  {
    name: 'colors',
    path: '/beginner/colors-and-shapes',
    by: 'subscriber',
    prepare: (page) => openPanel(page, 'Shapes'),
  },
  {
    name: 'numbers',
    path: '/beginner/numbers',
    by: 'subscriber',
    prepare: (page) => openPanel(page, '91-100'),
  },
  {
    name: 'exercise, a color',
    path: '/beginner/colors-and-shapes',
    by: 'subscriber',
    prepare: (page) => openExercise(page, 'Word Identification'),
  },
  {
    name: 'exercise, an order judged',
    path: '/beginner/months-and-seasons',
    by: 'subscriber',
    prepare: async (page) => {
      await openExercise(page, 'Ordering');
      const available = page.getByRole('group', { name: 'Available' }).getByRole('button');
      while ((await available.count()) > 0) await available.first().click();
      await page.getByRole('button', { name: 'Check Order' }).click();
      // Nothing is to lie half under the top bar, where axe finds it too small.
      await page.locator('#practice').evaluate((section) => section.scrollIntoView());
    },
  },
  {
    name: 'exercise, sorting',
    path: '/beginner/food-and-drinks',
    by: 'subscriber',
    prepare: async (page) => {
      await openExercise(page, 'Categorization');
      await page.getByRole('list', { name: 'Available' }).getByRole('button').first().click();
    },
  },
  {
    name: 'exercise, several right',
    path: '/beginner/animals',
    by: 'subscriber',
    prepare: async (page) => {
      await openExercise(page, 'Classification');
      await page.keyboard.press('1');
      await page.getByRole('button', { name: 'Check Answers' }).click();
    },
  },
  { name: 'grammar', path: '/intermediate/grammar', by: 'subscriber' },
  {
    name: 'conversation with a word open',
    path: '/intermediate/conversations',
    by: 'subscriber',
    prepare: async (page) => {
      await openPanel(page, 'Restaurant');
      await page.locator('main section li h3 button').first().click();
      await page.locator('main li span[lang=ka] button').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'text with its translation',
    path: '/intermediate/reading',
    by: 'subscriber',
    prepare: async (page) => {
      await openPanel(page, 'Nature');
      await page.getByRole('button', { name: 'Show Translation' }).first().click();
    },
  },
  {
    name: 'writing',
    path: '/intermediate/writing',
    by: 'subscriber',
    prepare: async (page) => {
      await openPanel(page, 'Basic');
      await page.getByRole('textbox').first().fill('მე');
      await page.getByRole('button', { name: 'Check Answer' }).first().click();
    },
  },
  { name: 'sentences', path: '/intermediate/sentences', by: 'subscriber' },
  { name: 'advanced hub', path: '/advanced', by: 'subscriber' },
  {
    name: 'screeves',
    path: '/advanced/grammar',
    by: 'subscriber',
    prepare: (page) => openPanel(page, 'Screeves'),
  },
  {
    name: 'poets',
    path: '/advanced/literature',
    by: 'subscriber',
    prepare: async (page) => {
      await openPanel(page, 'Modern');
      await page.getByRole('button', { name: 'Show Details' }).first().click();
    },
  },
  {
    name: 'idioms',
    path: '/advanced/idioms',
    by: 'subscriber',
    prepare: (page) => openPanel(page, 'Emotions'),
  },
  {
    name: 'reading quiz',
    path: '/intermediate/quiz/reading',
    by: 'subscriber',
    prepare: (page) => page.getByRole('timer').waitFor(),
  },
  {
    name: 'writing quiz',
    path: '/intermediate/quiz/writing',
    by: 'subscriber',
    prepare: (page) => page.getByRole('timer').waitFor(),
  },
  {
    name: 'lesson',
    path: '/beginner/alphabet',
    prepare: (page) => page.locator('main button[aria-expanded]').nth(9).click(),
  },
  {
    name: 'lesson, nothing found',
    path: '/beginner/alphabet',
    prepare: (page) => page.getByRole('searchbox').fill('qqq'),
  },
  {
    name: 'exercise, judged',
    path: '/beginner/alphabet',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Letter Recognition' }).click();
      await page.getByRole('group', { name: 'Options' }).getByRole('button').first().click();
    },
  },
  { name: 'quiz', path: '/beginner/quiz/alphabet', prepare: (page) => page.getByRole('timer').waitFor() },
  {
    name: 'quiz, finished',
    path: '/beginner/quiz/alphabet',
    prepare: async (page) => {
      for (let question = 1; question <= 5; question++) {
        await page.getByText(`${question} of 5`, { exact: true }).waitFor();
        await page.keyboard.press('1');
        await page.keyboard.press('Enter');
      }
      await page.getByRole('button', { name: 'Retake Quiz' }).waitFor();
    },
  },
];

describe.each([
  ['light', 1280],
  ['dark', 320],
] as const)('axe finds nothing and nothing overflows, %s at %d px', (theme, width) => {
  const options = { viewport: { width, height: 800 }, reducedMotion: 'reduce' } as const;
  const pages: Partial<Record<'visitor' | 'learner' | 'subscriber', Page>> = {};
  beforeAll(async () => {
    for (const who of ['visitor', 'learner', 'subscriber'] as const) {
      const { page } = await open(browser, ena.url, options);
      await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
      if (who !== 'visitor') await logIn(page, demo[who]);
      pages[who] = page;
    }
  });
  afterAll(async () => {
    for (const page of Object.values(pages)) await page.context().close();
  });

  it.each(states)('$name', async ({ path, by, prepare }) => {
    const page = pages[by ?? 'learner'];
    if (!page) throw new Error('no page');
    await page.goto(path);
    await page.getByRole('heading').first().waitFor();
    await prepare?.(page);
    await page.waitForTimeout(300);
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
  });
});
