import { lessonsOf, levels } from '@ena/course/catalog';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, subscriber } from '../../../test/app.tsx';
import { ana } from '../../../test/learner.ts';
import { find, findAll } from '../../../test/dom.ts';
import { holdRequests, mockEndpoint, requests } from '../../../test/mockApi.ts';
import { render } from '../../../test/react.ts';
import { noReviews, nothingKnown } from '../../../test/reviews.ts';
import { HubPage } from './HubPage.tsx';
import { TopicHub } from './TopicHub.tsx';

const intermediate = lessonsOf('intermediate').map(({ path }) => path);
const locked = intermediate.map((path) => `/pricing?from=${encodeURIComponent(path)}`);
const topics = () => page.getByRole('region', { name: 'Topics' }).getByRole('listitem');
const targets = () => findAll('[aria-labelledby=topics] li a').map((link) => link.getAttribute('href'));

it.each([
  ['beginner', 'food-and-drinks'],
  ['intermediate', 'common-words'],
])('the %s hub marks the lesson that a placement has found known', async (level, slug) => {
  mockEndpoint('reviews.summary', () => ({ ...noReviews, knownLessons: [`/${level}/${slug}`] }));
  await openApp(`/${level}`, { learner: subscriber });
  const known = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByText('Known', { exact: true }) });
  await expect.element(known).toHaveLength(1);
  await expect.element(known.getByRole('link')).toHaveAttribute('href', `/${level}/${slug}`);
});

it('a card shows how many items are known, and a percentage that respects them', async () => {
  const alphabet = { known: 30, introduced: 31, total: 33, kind: 'letter' as const };
  mockEndpoint('reviews.summary', () => ({
    ...noReviews,
    known: { ...nothingKnown, lessons: { alphabet } },
  }));
  await openApp('/beginner');
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: '30 of 33 letters known' });
  await expect.element(card).toMatchTextContent('91%');
  await expect.element(page.getByText(/of .* known/u)).toHaveLength(1);
});

it.each(levels)('[IHUB-14] $title does not show unknown progress as none', async (level) => {
  const Hub = level.id === 'beginner' ? HubPage : TopicHub;
  await render(
    <MemoryRouter>
      <main>
        <Hub level={level} learnerId={null} records={null} entitled />
      </main>
    </MemoryRouter>,
  );
  await expect.element(page.getByRole('listitem').first()).toBeVisible();
  expect(find('main').textContent).not.toMatch(/\d ?%|\d\/\d|Start Learning|Continue Learning/u);
  expect(findAll('[aria-valuenow]')).toEqual([]);
});

describe('the intermediate hub', () => {
  it.each([
    ['an admin without a subscription', { ...ana, isAdmin: true, entitled: true }, intermediate],
    ['a subscriber', subscriber, intermediate],
    ['an admin whose session has no entitlement', { ...ana, isAdmin: false, entitled: false }, locked],
    ['a learner without Premium', ana, locked],
  ])(
    '[IHUB-09] links %s to the lessons, or to the pricing page, as the session allows',
    async (_who, learner, expected) => {
      await openApp('/intermediate', { learner });
      await expect.poll(targets).toEqual(expected);
      const open = expected === intermediate;
      await expect.element(page.getByRole('region', { name: 'Premium' })).toHaveLength(open ? 0 : 1);
      const upsell = page.getByText(/Premium Content|Upgrade to access/iu).elements();
      if (open) {
        expect(upsell).toEqual([]);
        const side = page.getByRole('complementary', { name: 'Your progress' });
        await expect.element(side.getByText('Complete', { exact: true })).toBeVisible();
      } else expect(upsell.length).toBeGreaterThan(0);
    },
  );

  it('[IHUB-14] opened by a link shows that it loads, and no card until the progress is loaded', async () => {
    await openApp('/beginner', { learner: subscriber });
    await expect.element(page.getByRole('heading', { name: 'Topics' })).toBeVisible();
    const release = holdRequests('progress.list');
    await page
      .getByRole('complementary')
      .getByRole('link', { name: /^Intermediate/u })
      .click();
    await expect.element(page.getByText('Loading', { exact: true })).toBeInTheDocument();
    await expect.element(page.getByText(/Start Learning|Upgrade to Access/u)).toHaveLength(0);
    release();
    await expect.element(topics()).toHaveLength(6);
    await expect.element(page.getByText('Loading', { exact: true })).toHaveLength(0);
  });

  it.each(['progress.list', 'session.get'] as const)(
    '[IHUB-14] opened by its URL shows that it loads, and no card until %s has responded',
    async (endpoint) => {
      const release = holdRequests(endpoint);
      await openApp('/intermediate', { learner: subscriber });
      const main = page.getByRole('main');
      await expect.element(main.getByRole('status', { name: 'Loading' })).toBeVisible();
      await expect.poll(() => requests(endpoint).length).toBeGreaterThan(0);
      await expect.element(main.getByRole('status', { name: 'Loading' })).toHaveLength(1);
      await expect.element(main.getByRole('link')).toHaveLength(0);
      await expect.element(main.getByText(/Start Learning|Continue Learning|Upgrade/u)).toHaveLength(0);
      release();
      await expect.element(topics().getByText(/^(?:Start|Continue) Learning$/u)).toHaveLength(6);
      await expect.element(page.getByRole('status', { name: 'Loading' })).toHaveLength(0);
    },
  );
});
