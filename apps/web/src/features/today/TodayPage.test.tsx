import type { ReviewSummary } from '@ena/contract/reviews';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { countSessionRequest, learnerCacheOf, store, updateOwner } from '../../offline/cache/caches.ts';
import { ownBuild } from '../../platform/build.ts';
import { session } from '../../platform/session.ts';
import { reviewSummaryOf } from '../../study/reviewSummary.ts';
import { showStoredSummary } from './showStoredSummary.ts';
import { deleteLearnerCaches } from '../../platform/learnerCaches.ts';
import { openApp, openPage, phone, setOffline, subscriber } from '../../../test/app.tsx';
import { horizontalOverflow, violations } from '../../../test/axe.ts';
import {
  failure,
  holdRequests,
  mockEndpoint,
  requests,
  restoreDefaultEndpoints,
  settleRequests,
} from '../../../test/mockApi.ts';
import { ana } from '../../../test/learner.ts';
import { ask, introduce, noReviews, reviewRunOf, withSettings, words } from '../../../test/reviews.ts';

const main = () => page.getByRole('main');
const button = (name: string) => main().getByRole('button', { name, exact: true });
const text = (content: string | RegExp) => main().getByText(content);
const mockSummary = (rest: Partial<ReviewSummary> = {}) =>
  mockEndpoint('reviews.summary', () => ({ ...noReviews, cards: 60, ...rest }));
const openToday = (rest: Partial<ReviewSummary> = {}) => {
  mockSummary(rest);
  return openApp('/today');
};

it('requires a login', async () => {
  await openPage('/today', { learner: null });
  await expect.poll(() => location.pathname + location.search).toBe('/login?from=%2Ftoday');
});

describe('the start of Today', () => {
  it('shows what is due, and one button that starts a review run', async () => {
    await openToday({ due: 24, newItems: 10, minutesToday: 3, streak: 5 });
    await expect.element(button('Start today’s session')).toBeVisible();
    await expect.element(text(/24 reviews and 10 new items/u)).toBeVisible();
    await expect.element(text('5-day streak')).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  it.each<[string, Partial<ReviewSummary>, string]>([
    ['with reviews tomorrow', { dueTomorrow: 17 }, 'Tomorrow: 17 reviews.'],
    ['with new words, too', { dueTomorrow: 1, newTomorrow: 10 }, 'Tomorrow: 1 review and 10 new words.'],
    ['with nothing tomorrow', {}, 'Tomorrow is free: nothing is due yet.'],
  ])('says when all is done, %s', async (_, rest, sentence) => {
    await openToday(rest);
    await expect.element(main().getByRole('heading', { name: 'You are done for today' })).toBeVisible();
    await expect.element(text(sentence)).toBeVisible();
    await expect
      .element(main().getByRole('link', { name: 'Next: Georgian Alphabet' }))
      .toHaveAttribute('href', '/beginner/alphabet');
    expect(await violations()).toEqual([]);
  });

  it('offers more new words when all is done', async () => {
    mockEndpoint('reviews.session', () => reviewRunOf(introduce(words.bread)));
    await openToday({ moreNew: 5 });
    await button('Learn 5 more').click();
    await expect.element(button('Continue')).toBeVisible();
    expect(requests('reviews.session')).toEqual([{ more: '5' }]);
  });

  it.each([
    ['of the free lessons, with what Premium adds and own words', ana, true],
    ['of the course, with own words', subscriber, false],
  ])('says when every word was met %s', async (_, learner, hasPremium) => {
    mockSummary();
    await openApp('/today', { learner });
    await expect.element(main().getByRole('heading', { name: /^You have met every word/u })).toBeVisible();
    await expect
      .element(main().getByRole('link', { name: 'Add your own words' }))
      .toHaveAttribute('href', '/words');
    expect(main().getByRole('link', { name: 'See Premium' }).query() !== null).toBe(hasPremium);
    expect(await violations()).toEqual([]);
  });

  it('says nothing of that while there is something new for tomorrow', async () => {
    await openToday({ newTomorrow: 3 });
    await expect.element(text('Tomorrow: 3 new words.')).toBeVisible();
    await expect.element(main().getByRole('link', { name: 'Add your own words' })).not.toBeInTheDocument();
  });

  it('explains itself while nothing was met yet', async () => {
    await openToday({ cards: 0 });
    await expect.element(main().getByRole('heading', { name: 'Nothing to review yet' })).toBeVisible();
  });

  it('shows a placeholder while it is loading, and can be loaded again after an error', async () => {
    const release = holdRequests('reviews.summary');
    await openApp('/today');
    await expect.element(main().getByRole('status', { name: 'Loading what is due' })).toBeVisible();
    release();
    await expect.element(main().getByRole('heading', { level: 2 })).toBeVisible();
  });

  it('can be loaded again after an error', async () => {
    mockEndpoint('reviews.summary', () => failure('UNAVAILABLE'));
    await openApp('/today');
    await expect.element(main().getByRole('alert')).toMatchTextContent(/could not be loaded/u);
    expect(await violations()).toEqual([]);
    mockSummary({ due: 1 });
    await button('Try again').click();
    await expect.element(button('Start today’s session')).toBeVisible();
  });

  it('says that it needs the network, and loads once that is back', async () => {
    mockEndpoint('reviews.summary', () => failure('UNAVAILABLE'));
    await openPage('/faq');
    await settleRequests();
    mockSummary({ due: 1 });
    setOffline(true);
    await page.getByRole('banner').getByRole('link', { name: 'Today' }).click();
    await expect.element(main().getByRole('alert')).toMatchTextContent(/You are offline\. Connect to start/u);
    setOffline(false);
    await expect.element(button('Start today’s session')).toBeVisible();
  });

  it('says when the review run could not be loaded', async () => {
    mockEndpoint('reviews.session', () => failure('UNAVAILABLE'));
    await openToday({ due: 3 });
    await button('Start today’s session').click();
    await expect.element(main().getByRole('alert')).toBeVisible();
    await expect.element(button('Start today’s session')).toBeVisible();
  });
});

describe('what the service worker has stored', () => {
  const storedSummary: ReviewSummary = { ...noReviews, cards: 60, due: 7 };
  beforeEach(async () => {
    await updateOwner(Response.json({ learner: ana }), countSessionRequest());
    await store(learnerCacheOf(ownBuild()), '/api/reviews/summary', Response.json(storedSummary));
    return deleteLearnerCaches;
  });

  it('is shown until the server has responded', async () => {
    mockSummary({ due: 24 });
    const release = [holdRequests('session.get'), holdRequests('reviews.summary')];
    await openApp('/today');
    await expect.element(text(/from 7 reviews/u)).toBeVisible();
    for (const go of release) go();
    await expect.element(text(/from 24 reviews/u)).toBeVisible();
  });

  it('leads to the login if the session has ended', async () => {
    mockSummary();
    holdRequests('reviews.summary');
    const release = holdRequests('session.get');
    await openPage('/today', { learner: null });
    await expect.element(text(/from 7 reviews/u)).toBeVisible();
    release();
    await expect.poll(() => location.pathname).toBe('/login');
  });

  it('is not shown if it is of another day', async () => {
    const cache = await caches.open(learnerCacheOf(ownBuild()));
    await cache.put(
      '/api/reviews/summary',
      Response.json(storedSummary, {
        headers: { 'Ena-Build': 'x', 'Ena-Stored-At': `${Date.now() - 24 * 60 * 60 * 1000}` },
      }),
    );
    await showStoredSummary();
    expect(reviewSummaryOf(ana.id).peek().kind).toBe('unknown');
    expect(session.peek().kind).toBe('unknown');
  });
});

describe('the settings', () => {
  it('are saved without a button', async () => {
    await openToday({ due: 3 });
    await text('Session settings').click();
    await main().getByRole('radio', { name: '20' }).click();
    await main().getByRole('radio', { name: 'Mostly my words' }).click();
    await text('More settings').click();
    await main()
      .getByRole('switch', { name: /Rate right answers/u })
      .click();
    for (const day of ['Sun', 'Sat', 'Mon', 'Sun']) await main().getByRole('checkbox', { name: day }).click();
    await main().getByLabelText('My day starts at').selectOptions('Midnight');
    await main().getByRole('slider', { name: 'Desired retention' }).fill('85');
    await expect
      .poll(() => Object.assign({}, ...requests('reviews.settings')))
      .toEqual({
        minutes: 20,
        ownRatings: true,
        retention: 85,
        ownShare: 80,
        easyDays: [0, 5],
        dayStart: 0,
      });
    await expect.element(main().getByRole('slider', { name: 'Desired retention' })).toHaveValue('85');
    expect(await violations()).toEqual([]);
  });

  it.each<[string, ReviewSummary['fit'], string | null]>([
    [
      'few reviews',
      { kind: 'collecting', reviews: 412, since: null },
      'From 1,000 reviews on, the intervals are fitted to your own memory: 412 so far.',
    ],
    ['enough reviews, not compared yet', { kind: 'collecting', reviews: 1001, since: null }, null],
    [
      'the usual intervals',
      { kind: 'usual', reviews: 1240, since: null },
      'The usual intervals suit your memory. Ena compares again as you review more.',
    ],
    [
      'fitted intervals',
      { kind: 'fitted', reviews: 1240, since: '2026-05-03' },
      'Your intervals are fitted to your own 1,240 reviews (since May 3, 2026).',
    ],
  ])('tell a learner with %s whose memory the intervals fit', async (_, fit, sentence) => {
    await openToday({ due: 3, fit });
    await text('Session settings').click();
    await expect.element(main().getByRole('slider', { name: 'Desired retention' })).toBeVisible();
    if (sentence === null) await expect.element(text(/intervals/u)).not.toBeInTheDocument();
    else await expect.element(text(sentence)).toBeVisible();
  });

  it('are saved before a review run that is started right after a change', async () => {
    const saved: unknown[] = [];
    mockEndpoint('reviews.settings', (change) => withSettings({ ...noReviews, due: 3 }, change));
    mockEndpoint('reviews.session', () => {
      saved.push(...requests('reviews.settings'));
      return reviewRunOf(introduce(words.bread));
    });
    await openToday({ due: 3 });
    await text('Session settings').click();
    await main().getByRole('slider', { name: 'New items per day' }).fill('3');
    await button('Start today’s session').click();
    await expect.element(button('Continue')).toBeVisible();
    expect(saved).toEqual([{ newPerDay: 3 }]);
  });

  it('are taken back when they could not be saved', async () => {
    mockEndpoint('reviews.settings', () => failure('UNAVAILABLE'));
    await openToday({ due: 3 });
    await text('Session settings').click();
    await main().getByRole('radio', { name: '20' }).click();
    await expect.element(main().getByRole('alert')).toMatchTextContent(/^Not saved\./u);
    await expect.element(main().getByRole('radio', { name: '10' })).toBeChecked();
  });

  it('pause the reviews, and continue them', async () => {
    await openToday({ due: 3 });
    await text('Session settings').click();
    await button('Pause reviews').click();
    await expect.element(main().getByRole('heading', { name: 'Reviews are paused' })).toBeVisible();
    await expect.element(text(/Since March 1\./u)).toBeVisible();
    expect(await violations()).toEqual([]);
    await button('Continue reviews').click();
    await expect.element(main().getByRole('heading', { name: 'Reviews are paused' })).not.toBeInTheDocument();
    expect(requests('reviews.settings')).toEqual([{ paused: true }, { paused: false }]);
  });
});

describe('the end of a review run', () => {
  beforeEach(() => mockEndpoint('reviews.session', () => reviewRunOf(introduce(words.bread))));
  const finish = async (rest: Partial<ReviewSummary>) => {
    await openToday({ due: 1 });
    await button('Start today’s session').click();
    mockSummary(rest);
    await button('Continue').click();
    await expect.element(main().getByRole('heading', { name: 'Session complete' })).toHaveFocus();
  };

  it('shows what was learned, what is due tomorrow, minutes and streak', async () => {
    await finish({ dueTomorrow: 17, minutesToday: 9, streak: 6, freezes: 1 });
    await expect.element(text('Tomorrow: 17 reviews.')).toBeVisible();
    await expect.element(text('9 minutes today')).toBeVisible();
    await expect.element(text('6-day streak · 1 freeze')).toBeVisible();
    await expect.element(main().getByRole('region', { name: 'Learned' })).toMatchTextContent(/პური.*bread/u);
    // Nothing was asked: nothing was missed.
    await expect.element(text('Well done!')).toBeVisible();
    await expect.element(button('Study more')).not.toBeInTheDocument();
    await expect.element(main().getByRole('link', { name: /^Next: /u })).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  it('lists each word that was missed as such, new ones, too', async () => {
    mockEndpoint('reviews.session', () =>
      reviewRunOf(introduce(words.bread), introduce(words.water), ask(words.bread, 'choose-meaning')),
    );
    await openToday({ due: 1 });
    await button('Start today’s session').click();
    await button('Continue').click();
    await button('Continue').click();
    await button('I don’t know').click();
    await button('Continue').click();
    await expect.element(main().getByRole('region', { name: 'Missed' })).toMatchTextContent(/პური/u);
    const learned = main().getByRole('region', { name: 'Also learned' });
    await expect.element(learned).toMatchTextContent(/წყალი/u);
    await expect.element(learned).not.toMatchTextContent(/პური/u);
  });

  it('offers to study more, if there is more', async () => {
    await finish({ due: 5 });
    mockEndpoint('reviews.session', () => reviewRunOf(ask(words.water, 'choose-meaning')));
    await button('Study more').click();
    await expect.element(main().getByRole('heading', { name: 'What does this mean?' })).toBeVisible();
  });

  it('offers more new words at once when those of the day are learned', async () => {
    await finish({ moreNew: 5, newTomorrow: 10 });
    await button('Learn 5 more').click();
    await expect.element(button('Continue')).toBeVisible();
    expect(requests('reviews.session').at(-1)).toEqual({ more: '5' });
  });

  it('says that the answers are kept while the server cannot be reached', async () => {
    await openToday({ due: 1 });
    await button('Start today’s session').click();
    setOffline(true);
    await button('Continue').click();
    await expect.element(text(/Your answers are saved in this browser/u)).toBeVisible();
  });

  it('says that answers were not saved, until the next review run', async () => {
    mockEndpoint('reviews.session', () => reviewRunOf(ask(words.water, 'choose-meaning')));
    mockEndpoint('reviews.record', ({ reviews }) => ({
      recorded: 0,
      rejected: reviews.map(({ id }) => id),
      completed: [],
      earned: [],
    }));
    await openToday({ due: 1 });
    await button('Start today’s session').click();
    await button('water').click();
    await button('Continue').click();
    const notice = text('1 answer could not be saved, from lessons that are no longer open to you.');
    await expect.element(notice).toBeVisible();
    await button('Study more').click();
    await expect.element(main().getByRole('heading', { name: 'What does this mean?' })).toBeVisible();
    await expect.element(notice).not.toBeInTheDocument();
  });

  it('leads back to the start when nothing is left after all', async () => {
    await finish({ due: 5 });
    await expect.element(button('Study more')).toBeVisible();
    restoreDefaultEndpoints();
    await button('Study more').click();
    await expect.element(main().getByRole('heading', { name: 'Nothing to review yet' })).toBeVisible();
  });
});

it.each([phone, { width: 360, height: 640 }, { width: 320, height: 640 }])(
  'fits a phone of %o, with its button within reach of the thumb',
  async (viewport) => {
    mockEndpoint('reviews.session', () =>
      reviewRunOf(introduce(words.bread), ask(words.water, 'choose-meaning')),
    );
    mockSummary({ due: 2 });
    await openApp('/today', { viewport });
    await button('Start today’s session').click();
    const again = ['I don’t know', 'Continue'];
    for (const name of ['Continue', ...again]) {
      await expect.element(button(name)).toBeInViewport();
      expect(innerHeight - button(name).element().getBoundingClientRect().bottom).toBeLessThan(120);
      expect(horizontalOverflow()).toBe(0);
      await button(name).click();
    }
    await expect.element(text('Session complete')).toBeVisible();
  },
);
