/** Who may open what, address by address and role by role, as the route table has it (document 3, section 2.1). */
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { lessonBodies, quizBodies, vocabulary } from '@ena/course/bodies';
import { findLesson, findQuiz } from '@ena/course/catalog';
import { phrasebook } from '@ena/course/phrasebook';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demo, launch, logIn, open, running, soon, visit } from './support/browser.ts';
import { type Ena, startEna } from './support/ena.ts';

const roles = {
  visitor: null,
  learner: demo.learner,
  subscriber: demo.subscriber,
  admin: 'admin@demo.ena.example',
} as const;
type Role = keyof typeof roles;

let ena: Ena;
let browser: Browser;
const pages = new Map<Role, Page>();
const pageOf = (role: Role): Page => {
  const page = pages.get(role);
  if (!page) throw new Error(`no page of a ${role}`);
  return page;
};
beforeAll(async () => {
  [ena, browser] = await Promise.all([startEna(), launch()]);
  for (const role of Object.keys(roles) as Role[]) {
    const { page } = await open(browser, ena.url);
    const email = roles[role];
    if (email) await logIn(page, email);
    pages.set(role, page);
  }
});
afterAll(async () => {
  await browser.close();
  await ena.stop();
});

const under = (base: string, ...names: string[]) => names.map((name) => `${base}/${name}`);
const premiumBeginner = [
  ...under(
    '/beginner',
    'colors-and-shapes',
    'numbers',
    'months-and-seasons',
    'food-and-drinks',
    'human-body',
    'animals',
    'daily-activities',
  ),
  ...under('/beginner/quiz', 'colors', 'numbers', 'months', 'food', 'body', 'animals', 'activities'),
];
const intermediateTopics = ['grammar', 'conversations', 'common-words', 'reading', 'writing', 'sentences'];
const intermediate = [
  ...under('/intermediate', ...intermediateTopics),
  ...under('/intermediate/quiz', ...intermediateTopics),
];
const advancedTopics = ['grammar', 'culture', 'literature', 'idioms', 'writing', 'listening'];
const advanced = [
  ...under('/advanced', ...advancedTopics, 'quiz'),
  ...under('/advanced/quiz', ...advancedTopics, 'cultural'),
  ...[...advancedTopics, 'cultural'].map((topic) => `/advanced/${topic}/quiz`),
];
const freeQuizzes = under('/beginner/quiz', 'alphabet', 'vocabulary');
const freePages = [
  '/beginner',
  '/beginner/alphabet',
  '/beginner/basic-vocabulary',
  '/intermediate',
  '/advanced',
  '/settings',
  '/vocabulary',
  '/quizzes',
  '/achievements',
  '/learning-tips',
];
const everyone = [
  '/',
  '/pricing',
  '/terms-of-service',
  '/privacy-policy',
  '/database-test',
  '/faq',
  '/phrases',
  '/support',
  '/contact',
  '/404',
];

/** Where an address leads: itself, or where its guard sends this role, with the address remembered. */
type Lands = 'here' | 'login' | 'pricing';
const table: readonly (readonly [rows: string, paths: readonly string[], Readonly<Record<Role, Lands>>])[] = [
  [
    '[ACCESS-01] [GUARD-02]',
    everyone,
    { visitor: 'here', learner: 'here', subscriber: 'here', admin: 'here' },
  ],
  [
    '[ACCESS-02] [ACCESS-03] [ACCESS-04] [GUARD-04] [GUARD-05] [GUARD-06] [GUARD-07]',
    freePages,
    { visitor: 'login', learner: 'here', subscriber: 'here', admin: 'here' },
  ],
  [
    '[GUARD-11] [GUARD-12] [ACCESS-05]',
    freeQuizzes,
    { visitor: 'login', learner: 'here', subscriber: 'here', admin: 'here' },
  ],
  [
    '[GUARD-13] [GUARD-14] [GUARD-15] [GUARD-16] [GUARD-28] [ACCESS-06] [ACCESS-07] [BEG-11] [BEG-13]',
    premiumBeginner,
    { visitor: 'login', learner: 'pricing', subscriber: 'here', admin: 'here' },
  ],
  [
    '[GUARD-17] [GUARD-18] [GUARD-19] [GUARD-20] [GUARD-28] [INT-01] [INT-05]',
    intermediate,
    { visitor: 'login', learner: 'pricing', subscriber: 'here', admin: 'here' },
  ],
  [
    '[GUARD-21] [GUARD-22] [GUARD-23] [GUARD-24] [GUARD-25] [QADV-07] [QADV-08]',
    advanced,
    { visitor: 'login', learner: 'pricing', subscriber: 'here', admin: 'here' },
  ],
  [
    '[VOC-01] [GUARD-08] [GUARD-09]',
    ['/vocabulary'],
    { visitor: 'login', learner: 'here', subscriber: 'here', admin: 'here' },
  ],
];

describe.each(table)('%s', (_, paths, lands) => {
  it.each(Object.keys(roles) as Role[])('a %s', async (role) => {
    const page = pageOf(role);
    for (const path of paths) {
      const target = lands[role];
      await page.goto(path);
      const expected = target === 'here' ? path : `/${target}?from=${encodeURIComponent(path)}`;
      await page.waitForURL((url) => url.pathname + url.search === expected);
      await page.getByRole('main').getByRole('heading').first().waitFor();
      // A public page is there before its script, which may lead elsewhere.
      await running(page);
      const { pathname, search } = new URL(page.url());
      expect(pathname + search).toBe(expected);
    }
  });
});

describe('without an account', () => {
  it.each([...everyone, '/login', '/signup', '/confirmation'])('[GUARD-01] %s is open', async (path) => {
    const page = pageOf('visitor');
    await visit(page, path);
    const { pathname, search } = new URL(page.url());
    expect(pathname + search).toBe(path);
  });
});

describe('after the guard', () => {
  it('[GUARD-27] a log-in leads to the page first asked for, with its query', async () => {
    const { page } = await open(browser, ena.url);
    await page.goto('/beginner/alphabet?letter=1');
    await page.waitForURL('**/login?from=*');
    await logIn(page, demo.learner);
    await page.waitForURL('**/beginner/alphabet?letter=1');
    await page.context().close();
  });

  it('[GUARD-28] the pricing page says what was asked for', async () => {
    const page = pageOf('learner');
    await page.goto('/beginner/food-and-drinks');
    await page.waitForURL('**/pricing?from=*');
    await page.getByText('Food and Drinks is part of Premium.').waitFor();
  });

  it.each([
    ['subscriber', '/beginner/numbers', 1],
    ['subscriber', '/intermediate/quiz/grammar', 1],
    ['subscriber', '/beginner/alphabet', 0],
    ['admin', '/beginner/numbers', 0],
    ['admin', '/intermediate/reading', 0],
  ] as const)(
    '[GUARD-29] [GUARD-30] a %s sees on %s %d lines that Premium is active',
    async (role, path, lines) => {
      const page = pageOf(role);
      await page.goto(path);
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      expect(await page.getByText('Premium is active.').count()).toBe(lines);
    },
  );
});

describe('the level cards of the home page', () => {
  const cards: readonly (readonly [Role, readonly string[]])[] = [
    ['visitor', ['/signup', '/pricing', '/pricing']],
    ['learner', ['/beginner', '/pricing', '/pricing']],
    ['subscriber', ['/beginner', '/intermediate', '/advanced']],
    ['admin', ['/beginner', '/intermediate', '/advanced']],
  ];
  it.each(cards)('[HOME-03] [HOME-05] [HOME-06] lead a %s to %o', async (role, targets) => {
    const page = pageOf(role);
    await page.goto('/');
    await page
      .getByRole('link', { name: role === 'visitor' ? 'Start Learning' : 'Continue Learning' })
      .waitFor();
    const links = page.getByRole('region', { name: 'Where to begin' }).getByRole('link');
    await soon(() => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      targets,
    );
    const locked = targets.filter((target) => target === '/pricing').length;
    expect(await links.filter({ hasText: 'Subscribe to Access' }).count()).toBe(locked);
    const features = page.getByRole('region', { name: 'How Ena teaches' }).getByRole('listitem');
    expect(await features.count()).toBe(3);
  });
});

describe('the hubs', () => {
  it('[HUB-03] [HUB-05] [HUB-06] a free learner sees what is locked, and is led to the plans', async () => {
    const page = pageOf('learner');
    await page.goto('/beginner');
    const cards = page.getByRole('main').getByRole('listitem');
    await cards.first().waitFor();
    const locked = await cards.filter({ hasText: 'Premium Content' }).getByRole('link').all();
    const targets = await Promise.all(locked.map((card) => card.getAttribute('href')));
    const expected = [...premiumBeginner.slice(0, 7), '/beginner/quiz/colors', '/beginner/quiz/numbers'];
    expect(targets).toEqual(expected.map((path) => `/pricing?from=${encodeURIComponent(path)}`));
    expect(await cards.filter({ hasText: 'Upgrade to access' }).count()).toBe(9);
    expect(await cards.count()).toBe(13);
    await cards.filter({ hasText: 'Animals' }).getByRole('link').click();
    await page.waitForURL('**/pricing?from=*');
  });

  it.each(['subscriber', 'admin'] as const)('[HUB-05] [IHUB-07] a %s sees nothing locked', async (role) => {
    const page = pageOf(role);
    for (const path of ['/beginner', '/intermediate']) {
      await page.goto(path);
      await page.getByRole('main').getByRole('listitem').first().waitFor();
      expect(await page.getByText('Premium Content').count()).toBe(0);
    }
  });

  it('[IHUB-01] [IHUB-05] [IHUB-06] [IHUB-07] the intermediate hub without a subscription', async () => {
    const page = pageOf('learner');
    await page.goto('/intermediate');
    await page.getByRole('heading', { level: 1, name: 'Intermediate - საშუალო' }).waitFor();
    await page.getByRole('region', { name: 'Premium' }).waitFor();
    const links = page
      .getByRole('main')
      .getByRole('listitem')
      .getByRole('link', { name: /Upgrade to Access/u });
    expect(await links.count()).toBe(6);
    for (const link of await links.all())
      expect(await link.getAttribute('href')).toMatch(/^\/pricing\?from=/u);
    const main = page.getByRole('link', { name: 'Upgrade to Access', exact: true });
    expect(await main.getAttribute('href')).toMatch(/^\/pricing\?from=/u);
    expect(await page.getByText('Upgrade to access', { exact: true }).count()).toBe(6);
    await page.getByRole('complementary', { name: 'Your progress' }).getByText('Subscribe').waitFor();
  });

  it('[IHUB-04] the intermediate hub leads to help, and back to the level before it', async () => {
    const page = pageOf('subscriber');
    for (const [name, target, heading] of [
      ['Need Help?', '/support', 'Support Center'],
      ['Return to Beginner Level', '/beginner', 'Beginner'],
    ] as const) {
      await visit(page, '/intermediate');
      await page.getByRole('main').getByRole('link', { name, exact: true }).click();
      await page.waitForURL(ena.url + target);
      await page.getByRole('heading', { level: 1, name: new RegExp(`^${heading}`, 'u') }).waitFor();
    }
  });

  it('[IHUB-02] [IHUB-03] [IHUB-08] [IHUB-12] [IHUB-13] the intermediate hub of a subscriber', async () => {
    const page = pageOf('subscriber');
    await page.goto('/intermediate');
    const cards = page.getByRole('region', { name: 'Topics' }).getByRole('listitem');
    await cards.first().waitFor();
    const titles = await cards.getByRole('heading').allInnerTexts();
    expect(titles).toEqual([
      'Advance Grammar',
      'Sentences Construction',
      'Common Words',
      'Conversations',
      'Reading Practice',
      'Writing Practice',
    ]);
    const paths = await Promise.all(
      (await cards.getByRole('link').all()).map((card) => card.getAttribute('href')),
    );
    expect(paths).toEqual(
      under('/intermediate', 'grammar', 'sentences', 'common-words', 'conversations', 'reading', 'writing'),
    );
    expect(await page.getByRole('region', { name: 'Premium' }).count()).toBe(0);
    const panel = page.getByRole('complementary', { name: 'Your progress' });
    await panel.getByText('Complete', { exact: true }).waitFor();
    expect(await panel.innerText()).toMatch(/\d\/6/u);
    expect(await panel.getByRole('link', { name: 'Return to Beginner Level' }).getAttribute('href')).toBe(
      '/beginner',
    );
  });
});

describe('the vocabulary section', () => {
  it('[VOC-02] [ACCESS-09] tells a free learner that it is Premium', async () => {
    const page = pageOf('learner');
    await page.goto('/vocabulary');
    await page.getByRole('heading', { name: 'Premium Feature' }).waitFor();
    await page.getByText('The vocabulary section is available exclusively to premium subscribers.').waitFor();
    const upgrade = page.getByRole('link', { name: 'Upgrade to Premium' });
    expect(await upgrade.getAttribute('href')).toMatch(/^\/pricing/u);
    expect(await page.locator('main section > h2 > button').count()).toBe(0);
  });

  it('[VOC-03] [VOC-05] [VOC-06] [VOC-08] shows a subscriber eight categories of eight words', async () => {
    const page = pageOf('subscriber');
    await page.goto('/vocabulary');
    const buttons = page.locator('main section > h2 > button');
    await buttons.first().waitFor();
    expect(await buttons.count()).toBe(8);
    expect(await page.getByText('Premium Feature').count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
    await page.getByRole('complementary', { name: 'Learning Tips' }).waitFor();
    for (const [place, { id, words }] of vocabulary.sections.entries()) {
      // Not by the pointer: the one before may still be scrolling away from under it.
      await buttons.nth(place).dispatchEvent('click');
      const cards = await page.locator(`[id="${id}-panel"]`).getByRole('listitem').allInnerTexts();
      expect(cards).toHaveLength(8);
      for (const [at, word] of words.entries()) {
        for (const text of [
          word.form,
          `/${word.romanization}/`,
          word.gloss,
          word.example?.form,
          word.example?.gloss,
        ])
          expect(cards[at]).toContain(text);
      }
      expect(await page.locator('main section > h2 > button[aria-expanded=true]').count()).toBe(1);
    }
  });
});

describe('what reaches a browser without a subscription', () => {
  const built = fileURLToPath(new URL('../apps/web/build/client', import.meta.url));
  /** Georgian of some length: sentences and phrases that stand nowhere else by chance. */
  const sentencesOf = (body: unknown): string[] =>
    (JSON.stringify(body).match(/[ა-ჰ][ა-ჰ ,]{14,}[ა-ჰ]/gu) ?? []).filter((text) => text.includes(' '));
  const bodies = (
    all: ReadonlyMap<string, unknown>,
    tierOf: (id: string) => string | undefined,
    tier: string,
  ) => [...all].filter(([id]) => tierOf(id) === tier).map(([, body]) => body);
  const of = (tier: string) => [
    ...bodies(lessonBodies, (id) => findLesson(id)?.tier, tier),
    ...bodies(quizBodies, (id) => findQuiz(id)?.tier, tier),
  ];

  it('[ACCESS-15] [GUARD-34] [BEG-14] [INT-06] [VOC-04] no file holds a sentence of Premium', async () => {
    const free = new Set(sentencesOf(of('free')));
    // The phrasebook is everybody's, whatever of it lessons of Premium say too.
    const phrases = JSON.stringify(phrasebook);
    const secret = sentencesOf([of('premium'), vocabulary]).filter(
      (text) => !free.has(text) && !phrases.includes(text),
    );
    expect(secret.length).toBeGreaterThan(1000);
    const names = await readdir(built, { recursive: true, withFileTypes: true });
    const files = names.filter((entry) => entry.isFile() && !/\.(?:woff2|png|ico)$/u.test(entry.name));
    expect(files.length).toBeGreaterThan(10);
    for (const { parentPath, name } of files) {
      const text = await readFile(`${parentPath}/${name}`, 'utf8');
      expect([name, secret.filter((sentence) => text.includes(sentence))]).toEqual([name, []]);
    }
  });
});
