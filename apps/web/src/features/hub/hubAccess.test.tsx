/** Locked cards and links of the level hubs, with and without a subscription. */
import { lessonsOf, quizzesOf, type Tier } from '@ena/course/catalog';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, subscriber } from '../../../test/app.tsx';
import { ana } from '../../../test/learner.ts';

const cards = () => page.getByRole('main').getByRole('listitem');
const hrefs = (locator: { elements: () => readonly Element[] }) =>
  locator.elements().map((link) => link.getAttribute('href'));
const toPricing = (path: string) => `/pricing?from=${encodeURIComponent(path)}`;
const topics = lessonsOf('intermediate').map(({ path }) => path);
const admin = { ...ana, id: 'admin', isAdmin: true, entitled: true };

describe('the beginner hub', () => {
  /** The hub shows all lessons and the first four quizzes. */
  const units = [
    ...lessonsOf('beginner'),
    ...quizzesOf('beginner')
      .slice(0, 4)
      .map(({ tier, paths: [path] }) => ({ tier, path })),
  ];
  const pathsOf = (tier: Tier) => units.filter((unit) => unit.tier === tier).map(({ path }) => path);
  const premium = pathsOf('premium');

  it('[HUB-03] [HUB-05] [HUB-06] shows a free learner which cards are locked, and links them to the pricing page', async () => {
    await openApp('/beginner');
    await expect.element(cards()).toHaveLength(units.length);
    const locked = cards().filter({ hasText: 'Premium Content' });
    expect(hrefs(locked.getByRole('link'))).toEqual(premium.map(toPricing));
    expect(cards().filter({ hasText: 'Upgrade to access' }).elements()).toHaveLength(premium.length);
    expect(hrefs(cards().filter({ hasNotText: 'Premium Content' }).getByRole('link'))).toEqual(
      pathsOf('free'),
    );
    await cards().filter({ hasText: 'Animals' }).getByRole('link').click();
    await expect.poll(() => location.pathname + location.search).toBe(toPricing('/beginner/animals'));
  });

  it.each([
    ['subscriber', subscriber],
    ['admin', admin],
  ])('[HUB-05] shows a %s nothing locked', async (_, learner) => {
    await openApp('/beginner', { learner });
    await expect.element(cards()).toHaveLength(units.length);
    expect(page.getByText('Premium Content').elements()).toEqual([]);
    expect(hrefs(cards().getByRole('link'))).toEqual(expect.arrayContaining(premium));
  });
});

describe('the intermediate hub', () => {
  const region = () => page.getByRole('region', { name: 'Topics' });
  const panel = () => page.getByRole('complementary', { name: 'Your progress' });

  it('[IHUB-01] [IHUB-05] [IHUB-06] [IHUB-07] [IHUB-12] offers Premium to a free learner in the banner, the button, the cards and the side panel', async () => {
    await openApp('/intermediate');
    await expect
      .element(page.getByRole('heading', { level: 1, name: 'Intermediate - საშუალო' }))
      .toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Premium' })).toBeVisible();
    const links = region()
      .getByRole('listitem')
      .getByRole('link', { name: /Upgrade to Access/u });
    expect(hrefs(links)).toEqual(topics.map(toPricing));
    const first = page.getByRole('main').getByRole('link', { name: 'Upgrade to Access', exact: true });
    expect(hrefs(first)).toEqual([toPricing('/intermediate/grammar')]);
    expect(page.getByText('Premium Content').elements()).toHaveLength(topics.length);
    expect(page.getByText('Upgrade to access', { exact: true }).elements()).toHaveLength(topics.length);
    await expect.element(panel().getByRole('link', { name: 'Subscribe' })).toBeVisible();
  });

  it.each([
    ['subscriber', subscriber],
    ['admin', admin],
  ])(
    '[IHUB-02] [IHUB-03] [IHUB-06] [IHUB-07] [IHUB-08] [IHUB-09] [IHUB-12] [IHUB-13] links a %s to the topics',
    async (_, learner) => {
      const record = {
        id: 'r',
        lessonId: 'sentences',
        completed: false,
        score: null,
        timeSpent: 10,
        updatedAt: '2026-05-01T12:00:00Z',
      };
      const done = { ...record, id: 's', lessonId: 'grammar', completed: true };
      await openApp('/intermediate', { learner, records: [record, done] });
      const items = region().getByRole('listitem');
      await expect.element(items).toHaveLength(topics.length);
      expect(
        items
          .getByRole('heading')
          .elements()
          .map(({ textContent }) => textContent),
      ).toEqual(
        expect.arrayContaining([
          'Advance Grammar',
          'Sentences Construction',
          'Common Words',
          'Conversations',
          'Reading Practice',
          'Writing Practice',
        ]),
      );
      expect(hrefs(items.getByRole('link'))).toEqual(topics);
      expect(items.filter({ hasText: 'Continue Learning' }).elements()).toHaveLength(1);
      expect(items.filter({ hasText: 'Review' }).elements()).toHaveLength(1);
      expect(items.filter({ hasText: 'Start Learning' }).elements()).toHaveLength(topics.length - 2);
      const progress = items.getByRole('progressbar').elements();
      expect(progress.map((bar) => bar.getAttribute('aria-valuenow'))).toEqual([
        '100',
        '20',
        ...topics.slice(2).map(() => '0'),
      ]);
      expect(page.getByRole('region', { name: 'Premium' }).elements()).toEqual([]);
      expect(page.getByText('Premium Content').elements()).toEqual([]);
      await expect.element(panel().getByText('Complete', { exact: true })).toBeVisible();
      await expect.element(panel().getByText(`1/${topics.length}`, { exact: true })).toBeVisible();
      // As in the sidebar: minutes do not count.
      const bars = page.getByRole('progressbar', { name: 'Progress in Intermediate', exact: true });
      await expect.element(bars).toHaveLength(2);
      expect(bars.elements().map((bar) => bar.ariaValueNow)).toEqual(
        bars.elements().map(() => `${Math.round(100 / topics.length)}`),
      );
    },
  );

  it.each([
    ['Need Help?', '/support', /^Support Center/u],
    ['Return to Beginner Level', '/beginner', /^Beginner/u],
  ])('[IHUB-04] has a link %s to %s', async (name, path, heading) => {
    await openApp('/intermediate', { learner: subscriber });
    await panel().getByRole('link', { name }).click();
    await expect.poll(() => location.pathname).toBe(path);
    await expect.element(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });
});
