/** Which page each role sees at each address, with the real routes; for the server see accessMatrix.test.ts. */
import { pages } from '@ena/contract/pages';
import type { Learner } from '@ena/contract/session';
import { type LevelId, lessons, lessonsOf, levels, quizzes, quizzesOf, type Tier } from '@ena/course/catalog';
import { packs } from '@ena/course/packs/packs';
import { createMemoryRouter, type Location } from 'react-router';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, subscriber } from '../../test/app.tsx';
import { getPageMetadata } from '../app/pageTitle.ts';
import { routes } from '../app/routes.tsx';
import { ana, noStatistics } from '../../test/learner.ts';
import { mockEndpoint, failure, holdRequests, requests, serverState } from '../../test/mockApi.ts';
import { mockWordList } from '../../test/wordList.ts';

const roles = {
  visitor: null,
  learner: ana,
  subscriber,
  admin: { ...ana, id: 'admin', isAdmin: true, entitled: true },
} as const satisfies Record<string, Learner | null>;
type Role = keyof typeof roles;
const roleNames = ['visitor', 'learner', 'subscriber', 'admin'] as const satisfies readonly Role[];

/** All addresses of the units of a level and tier. */
const unitPaths = (level: LevelId, tier: Tier) => [
  ...lessonsOf(level).flatMap((unit) => (unit.tier === tier ? [unit.path] : [])),
  ...quizzesOf(level).flatMap((unit) => (unit.tier === tier ? unit.paths : [])),
];

const packPaths = (wanted: Tier) => packs.flatMap(({ path, tier }) => (tier === wanted ? [path] : []));

/** What an address shows: its own page, or the page that its guard redirects to. */
type Target = 'page' | '/login' | '/pricing';
type Group = readonly [rows: string, paths: readonly string[], Readonly<Record<Role, Target>>];
const open = { visitor: 'page', learner: 'page', subscriber: 'page', admin: 'page' } as const;
const learnersOnly = { ...open, visitor: '/login' } as const;
const premiumOnly = { ...learnersOnly, learner: '/pricing' } as const;

/** Which units are free is tested in course/catalog.test.ts. */
const groups: readonly Group[] = [
  [
    '[ACCESS-01] [GUARD-01] [GUARD-02] [GUARD-03] public pages',
    [
      '/',
      '/pricing',
      '/terms-of-service',
      '/privacy-policy',
      '/database-test',
      '/faq',
      '/phrases',
      '/verbs',
      '/support',
      '/contact',
      '/404',
      '/offline',
      '/confirmation',
      '/reset-password',
      '/unsubscribe',
      '/stop-reminders',
      '/dev/gallery',
      '/dev/mailbox',
    ],
    open,
  ],
  ['[GUARD-01] [AUTH-24] login and sign-up', ['/login', '/signup'], open],
  [
    '[ACCESS-02] [ACCESS-03] [ACCESS-04] [GUARD-04] [GUARD-05] [GUARD-06] [GUARD-07] [GUARD-10] [VOC-01] pages of learners',
    [
      '/beginner',
      '/intermediate',
      '/advanced',
      '/settings',
      '/vocabulary',
      '/quizzes',
      '/achievements',
      '/today',
      '/words',
      '/words/packs',
      '/numbers',
      '/drills',
      '/read',
      '/learning-tips',
      '/chat',
    ],
    learnersOnly,
  ],
  [
    '[ACCESS-04] [ACCESS-05] [GUARD-11] [GUARD-12] free units',
    levels.flatMap(({ id }) => unitPaths(id, 'free')),
    learnersOnly,
  ],
  [
    '[ACCESS-06] [ACCESS-07] [GUARD-13] [GUARD-14] [GUARD-15] [GUARD-16] [GUARD-28] [BEG-11] [BEG-13] premium beginner units',
    unitPaths('beginner', 'premium'),
    premiumOnly,
  ],
  [
    '[ACCESS-08] [GUARD-17] [GUARD-18] [GUARD-19] [GUARD-20] [GUARD-28] [INT-01] [INT-05] intermediate units',
    unitPaths('intermediate', 'premium'),
    premiumOnly,
  ],
  [
    '[ACCESS-08] [GUARD-21] [GUARD-22] [GUARD-23] [GUARD-24] [GUARD-25] [QADV-07] [QADV-08] advanced units',
    unitPaths('advanced', 'premium'),
    premiumOnly,
  ],
  ['free packs of words', packPaths('free'), learnersOnly],
  ['premium packs of words', packPaths('premium'), premiumOnly],
];

/** Expected document titles of the pages of the course. */
const unitTitles = new Map([
  ...[...levels, ...lessons, ...packs].map(({ path, title }) => [path, title] as const),
  ...quizzes.flatMap(({ paths, title }) => paths.map((path) => [path, title] as const)),
]);
const titles: Readonly<Record<string, string>> = { '/login': 'Log in', '/pricing': 'Pricing' };

beforeEach(() => {
  mockEndpoint('mailbox.list', () => ({ mails: [] }));
  mockEndpoint('grammar.verbs', () => ({ verbs: [] }));
  mockEndpoint('drills.list', () => ({ skills: [], verbs: [] }));
  mockWordList(() => []);
  mockEndpoint('achievements.list', () => ({ records: [], achievements: [] }));
  mockEndpoint('chat.list', () => ({
    allowance: { by: 'course' as const, perDay: 20, left: 20, resetsAt: null },
    conversations: [],
  }));
  mockEndpoint('profile.statistics', () => noStatistics);
});

it('the table of this test lists every page and every unit of the course once', () => {
  const known = [...pages.map(({ path }) => path), ...unitTitles.keys()];
  expect(groups.flatMap(([, paths]) => paths).toSorted()).toEqual(known.toSorted());
});

const addressOf = ({ pathname, search }: Location) => pathname + search;

/** Final address and title after a navigation, from routes and loaders without rendering. */
async function resolveRoute(router: ReturnType<typeof createMemoryRouter>, path: string) {
  await router.navigate(path);
  const { location, matches, loaderData, errors } = router.state;
  expect({ path, errors }).toEqual({ path, errors: null });
  const described = matches.map(({ route }) => ({ handle: route.handle, loaderData: loaderData[route.id] }));
  return { address: addressOf(location), title: getPageMetadata(described).title };
}

describe.each(groups)('%s', (_, paths, targets) => {
  it.each(roleNames)('are shown to a %s, or redirect with the address in `from`', async (role) => {
    Object.assign(serverState(), { learner: roles[role] });
    const router = createMemoryRouter(routes, { initialEntries: ['/terms-of-service'] });
    onTestFinished(() => router.dispose());
    const target = targets[role];
    for (const path of paths) {
      const { address, title } = await resolveRoute(router, path);
      expect(address).toBe(target === 'page' ? path : `${target}?from=${encodeURIComponent(path)}`);
      const shown = target === 'page' ? path : target;
      const expectedTitle = unitTitles.get(shown) ?? titles[shown];
      if (expectedTitle) expect({ path, title }).toEqual({ path, title: `${expectedTitle} · Ena` });
    }
  });

  // Those with the fewest rights, and those who may open everything: signed-in people leave login and sign-up.
  const first = roleNames.find((role) => targets[role] === 'page') ?? 'visitor';
  const shownTo = paths.includes('/login') ? [first] : [...new Set<Role>([first, 'subscriber'])];
  // All packs are one page with the same kinds of sections: the one with the longest title is enough.
  const isPack = packs.some(({ path }) => path === paths[0]);
  const byTitle = paths.toSorted(
    (a, b) => (unitTitles.get(b) ?? '').length - (unitTitles.get(a) ?? '').length,
  );
  const rendered = isPack ? byTitle.slice(0, 1) : paths;
  it.each(shownTo)('render a heading for a %s', async (role) => {
    const router = await openApp('/terms-of-service', { learner: roles[role] });
    for (const path of rendered) {
      await router.navigate(path);
      const title = unitTitles.get(path) ?? titles[path];
      if (title) await expect.poll(() => document.title, { message: path }).toBe(`${title} · Ena`);
      await expect.element(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      expect(location.pathname + location.search).toBe(path);
    }
  });
});

describe('the guard', () => {
  it.each(['learner', 'subscriber', 'admin'] as const)(
    '[GUARD-01] [AUTH-05] [AUTH-24] login and sign-up redirect a %s home',
    async (role) => {
      const router = await openApp('/terms-of-service', { learner: roles[role] });
      for (const path of ['/login', '/signup']) {
        await router.navigate(path);
        await expect.poll(() => addressOf(router.state.location), { message: path }).toBe('/');
        await expect.element(page.getByRole('main').getByRole('heading').first()).toBeVisible();
        expect(location.pathname).toBe('/');
      }
    },
  );

  it('[GUARD-31] shows neither the content nor a redirect while the session loads', async () => {
    const release = holdRequests('session.get');
    await openApp('/beginner/numbers', { learner: subscriber });
    await expect.element(page.getByRole('status', { name: 'Loading' })).toBeVisible();
    expect(location.pathname).toBe('/beginner/numbers');
    expect(page.getByRole('main').getByRole('heading').elements()).toEqual([]);
    release();
    await expect.element(page.getByRole('heading', { level: 1, name: /^Numbers/u })).toBeVisible();
  });

  it('[GUARD-27] remembers the query of the page asked for', async () => {
    await openApp('/beginner/alphabet?letter=1', { learner: null });
    await expect.poll(() => location.search).toBe('?from=%2Fbeginner%2Falphabet%3Fletter%3D1');
  });

  it('remembers the word or section that a link leads to', async () => {
    await openApp('/beginner/basic-vocabulary#word.door', { learner: null });
    await expect
      .poll(() => location.search)
      .toBe(`?from=${encodeURIComponent('/beginner/basic-vocabulary#word.door')}`);
  });

  it.each([
    '/beginner/food-and-drinks',
    '/beginner/quiz/colors',
    '/intermediate/reading',
    '/advanced/quiz',
    '/words/to-be-polite',
  ])('[GUARD-28] for %s the pricing page names the unit, whose content is not requested', async (path) => {
    await openApp(path);
    await expect.element(page.getByText(`${unitTitles.get(path)} is part of Premium.`)).toBeVisible();
    expect([...requests('course.lesson'), ...requests('course.quiz'), ...requests('course.pack')]).toEqual(
      [],
    );
  });

  it.each([
    ['/beginner/numbers', 'course.lesson', 'NOT_ENTITLED', '/pricing'],
    ['/beginner/quiz/numbers', 'course.quiz', 'NOT_ENTITLED', '/pricing'],
    ['/words/to-be-polite', 'course.pack', 'NOT_ENTITLED', '/pricing'],
    ['/vocabulary', 'course.vocabulary', 'NOT_ENTITLED', '/pricing'],
    ['/beginner/numbers', 'course.lesson', 'UNAUTHENTICATED', '/login'],
    ['/beginner/quiz/numbers', 'course.quiz', 'UNAUTHENTICATED', '/login'],
    ['/beginner', 'progress.list', 'UNAUTHENTICATED', '/login'],
    ['/quizzes', 'progress.list', 'UNAUTHENTICATED', '/login'],
    ['/achievements', 'achievements.list', 'UNAUTHENTICATED', '/login'],
    ['/learning-tips', 'course.tips', 'UNAUTHENTICATED', '/login'],
    ['/chat', 'chat.list', 'UNAUTHENTICATED', '/login'],
  ] as const)(
    '[ACCESS-16] %s with an outdated session, where %s fails with %s, redirects to %s',
    async (path, endpoint, code, target) => {
      mockEndpoint(endpoint, () => {
        // The session has changed on the server since the page loaded it.
        serverState().learner = code === 'NOT_ENTITLED' ? { ...ana, id: subscriber.id } : null;
        return failure(code);
      });
      await openApp(path, { learner: subscriber });
      await expect
        .poll(() => location.pathname + location.search)
        .toBe(`${target}?from=${encodeURIComponent(path)}`);
      await expect.element(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    },
  );

  it.each(['/nowhere', '/beginner/nothing', '/advanced/nothing/quiz'])('%s leads to /404', async (path) => {
    await openApp(path, { learner: subscriber });
    await expect.element(page.getByRole('heading', { name: '404 | Page Not Found' })).toBeVisible();
    expect(location.pathname).toBe('/404');
  });
});

describe('the banner that Premium is active', () => {
  const subscription = {
    subscription_status: 'active',
    price_id: 'price_test',
    current_period_end: Date.parse('2027-01-15T12:00:00Z') / 1000,
    cancel_at_period_end: false,
    payment_method_brand: null,
    payment_method_last4: null,
  };
  it.each([
    ['subscriber', '/beginner/numbers', 1],
    ['subscriber', '/intermediate/quiz/grammar', 1],
    ['subscriber', '/beginner/alphabet', 0],
    ['admin', '/beginner/numbers', 0],
    ['admin', '/intermediate/reading', 0],
  ] as const)('[GUARD-29] [GUARD-30] is shown to a %s on %s %d times', async (role, path, count) => {
    await openApp(path, { learner: { ...roles[role], subscription } });
    await expect.element(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    expect(page.getByText('Premium is active.').elements()).toHaveLength(count);
    expect(page.getByText('Renews on January 15, 2027.').elements()).toHaveLength(count);
  });
});

describe('a redirect', () => {
  it('replaces the entry of a page that was opened directly, so that Back leaves it', async () => {
    const length = history.length;
    await openApp('/beginner', { learner: null });
    await expect.poll(() => location.pathname).toBe('/login');
    expect(history.length).toBe(length);
  });

  it('keeps the page whose link was followed', async () => {
    const router = await openApp('/faq', { learner: null });
    await expect.element(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await router.navigate('/beginner');
    await expect.poll(() => location.pathname).toBe('/login');
    await router.navigate(-1);
    await expect.poll(() => location.pathname).toBe('/faq');
  });
});
