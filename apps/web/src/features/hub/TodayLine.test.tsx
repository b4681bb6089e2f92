import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../../test/app.tsx';
import { horizontalOverflow, violations } from '../../../test/axe.ts';
import { failure, holdRequests, mockEndpoint, requests, settleRequests } from '../../../test/mockApi.ts';
import { noReviews } from '../../../test/reviews.ts';

const main = () => page.getByRole('main');
const link = (name: string | RegExp) => main().getByRole('link', { name, exact: true });

describe('a hub leads to Today', () => {
  it.each(['/beginner', '/intermediate', '/advanced'])(
    'at %s on a small phone, and moves nothing when the reviews are loaded',
    async (path) => {
      mockEndpoint('reviews.summary', () => ({ ...noReviews, due: 1240 }));
      const release = holdRequests('reviews.summary');
      await openApp(path, { viewport: { width: 320, height: 640 } });
      await expect.element(link('Today’s session')).toBeVisible();
      const topics = () => main().getByRole('listitem').first().element().getBoundingClientRect().top;
      const before = topics();
      release();
      await expect
        .element(link(/of 1,240 reviews due, up to 10 minutes$/u))
        .toHaveAttribute('href', '/today');
      expect(topics()).toBe(before);
      expect(horizontalOverflow()).toBe(0);
      expect(await violations()).toEqual([]);
    },
  );

  it('also when the reviews could not be loaded', async () => {
    mockEndpoint('reviews.summary', () => failure('UNAVAILABLE'));
    await openApp('/beginner');
    await expect.poll(() => requests('reviews.summary').length).toBeGreaterThan(0);
    await settleRequests();
    await expect.element(link('Today’s session')).toBeVisible();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });
});
