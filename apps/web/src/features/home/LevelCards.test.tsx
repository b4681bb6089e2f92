import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, subscriber } from '../../../test/app.tsx';
import { ana } from '../../../test/learner.ts';

describe('the level cards of the home page', () => {
  it.each([
    ['visitor', null, ['/signup', '/pricing', '/pricing']],
    ['learner', ana, ['/beginner', '/pricing', '/pricing']],
    ['subscriber', subscriber, ['/beginner', '/intermediate', '/advanced']],
    ['admin', { ...ana, isAdmin: true, entitled: true }, ['/beginner', '/intermediate', '/advanced']],
  ])('[HOME-03] [HOME-05] [HOME-06] lead a %s to %3$o', async (_, learner, targets) => {
    await openApp('/', { learner });
    const start = learner ? 'Continue Learning' : 'Start Learning';
    await expect.element(page.getByRole('main').getByRole('link', { name: start })).toBeVisible();
    const links = page
      .getByRole('region', { name: learner ? 'All levels' : 'Where to begin' })
      .getByRole('link');
    expect(links.elements().map((link) => link.getAttribute('href'))).toEqual(targets);
    const locked = links.filter({ hasText: 'Subscribe to Access' });
    expect(locked.elements()).toHaveLength(targets.filter((target) => target === '/pricing').length);
    const features = page.getByRole('region', { name: 'How Ena teaches' }).getByRole('listitem');
    expect(features.elements()).toHaveLength(3);
  });
});
