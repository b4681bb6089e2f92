/** A review run that was left, or was continued elsewhere; and what of it is visible at once. */
import type { ReviewSummary } from '@ena/contract/reviews';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, phone, reopenApp, setOffline } from '../../../../test/app.tsx';
import { violations } from '../../../../test/axe.ts';
import { mockEndpoint, settleRequests } from '../../../../test/mockApi.ts';
import { ask, introduce, noReviews, reviewRunOf, words } from '../../../../test/reviews.ts';

const main = () => page.getByRole('main');
const button = (name: string) => main().getByRole('button', { name, exact: true });
const text = (content: string | RegExp) => main().getByText(content);
const mockSummary = (rest: Partial<ReviewSummary> = {}) =>
  mockEndpoint('reviews.summary', () => ({ ...noReviews, cards: 60, ...rest }));

describe('a review run that was left', () => {
  const replanned = () => text(/your session is planned anew/u);
  beforeEach(async () => {
    mockEndpoint('reviews.session', () =>
      reviewRunOf(ask(words.water, 'choose-meaning'), ask(words.house, 'choose-meaning')),
    );
    mockSummary({ due: 2 });
    await openApp('/today');
    await button('Start today’s session').click();
    await button('water').click();
    await button('Continue').click();
    await expect.element(text('2 of 2')).toBeVisible();
  });

  it('continues where it stands, though its answers are counted meanwhile', async () => {
    mockSummary({ due: 1, reviewsToday: 1 });
    await reopenApp('/today');
    await settleRequests();
    await expect.element(text('2 of 2')).toBeVisible();
    await button('house; home').click();
    await expect.element(text('Correct!')).toBeVisible();
  });

  it.each<[string, Partial<ReviewSummary>]>([
    ['it was continued on another device', { reviewsToday: 2 }],
    ['a new day has begun', { today: '2026-03-02', reviewsToday: 0 }],
  ])('ends once %s, and is planned anew', async (_, rest) => {
    mockSummary({ due: 1, ...rest });
    await reopenApp('/today');
    await expect.element(replanned()).toBeVisible();
    const { today: day = '2026-03-01', reviewsToday = 0 } = rest;
    mockEndpoint('reviews.session', () => ({ ...reviewRunOf(introduce(words.bread)), day, reviewsToday }));
    await main()
      .getByRole('button', { name: /today’s session$/u })
      .click();
    await expect.element(text('1 of 1')).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  it('ends also while it is open, when its page is shown again', async () => {
    mockSummary({ due: 1, reviewsToday: 2 });
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.element(replanned()).toBeVisible();
  });

  it('goes on without a network, whatever happened elsewhere', async () => {
    setOffline(true);
    mockSummary({ due: 1, reviewsToday: 2 });
    document.dispatchEvent(new Event('visibilitychange'));
    await button('house; home').click();
    await expect.element(text('Correct!')).toBeVisible();
    await expect.element(replanned()).not.toBeInTheDocument();
  });

  it('can be continued, or begun afresh', async () => {
    mockSummary({ due: 1, reviewsToday: 1 });
    await main().getByRole('button', { name: 'Leave the session' }).click();
    await expect.element(button('Continue your session')).toBeVisible();
    mockEndpoint('reviews.session', () => ({ ...reviewRunOf(introduce(words.bread)), reviewsToday: 1 }));
    await button('Start fresh').click();
    await expect.element(text('1 of 1')).toBeVisible();
  });
});

it.each([{ width: 1366, height: 640 }, { width: 1280, height: 720 }, phone, { width: 360, height: 640 }])(
  'shows question, options and “I don’t know” at once on %o, and nothing moves with the answer',
  async (viewport) => {
    mockEndpoint('reviews.session', () =>
      reviewRunOf(ask(words.water, 'choose-meaning'), ask(words.bread, 'choose-form')),
    );
    mockSummary({ due: 2 });
    await openApp('/today', { viewport });
    await button('Start today’s session').click();
    for (const item of [words.water, words.bread]) {
      const right = item === words.water ? 'water' : 'პური';
      await expect.element(button(right)).toBeInViewport({ ratio: 1 });
      const options = main().getByRole('group', { name: 'Options' }).getByRole('button');
      expect(options.elements()).toHaveLength(4);
      for (const option of options.all()) await expect.element(option).toBeInViewport({ ratio: 1 });
      await expect.element(button('I don’t know')).toBeInViewport({ ratio: 1 });
      await expect.element(main().getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
      const before = options.elements().map((option) => option.getBoundingClientRect().top);
      await button(right).click();
      await expect.element(text('Correct!')).toBeVisible();
      // A phone shows fewer of them beside the verdict; none has moved.
      const after = options.elements().map((option) => option.getBoundingClientRect().top);
      expect(before).toEqual(expect.arrayContaining(after));
      await button('Continue').click();
    }
  },
);
