import { expect, it, onTestFinished } from 'vitest';
import { openPage, subscriber } from '../../test/app.tsx';

it.each(['/beginner', '/advanced', '/advanced/grammar', '/settings', '/settings?tab=tracking'])(
  '%s is not wider than a phone with text at twice the normal size',
  async (path) => {
    // A test cannot set the text size of the browser. A screen of 319 px with text at 164 % has the same proportions.
    document.documentElement.style.fontSize = '174%';
    onTestFinished(() => {
      document.documentElement.style.removeProperty('font-size');
    });
    await openPage(path, { learner: subscriber, viewport: { width: 319, height: 690 } });
    await expect.poll(() => document.documentElement.scrollWidth).toBe(319);
  },
);

it('icons grow with the text', async () => {
  document.documentElement.style.fontSize = '34px';
  onTestFinished(() => {
    document.documentElement.style.removeProperty('font-size');
  });
  await openPage('/settings', { learner: subscriber });
  const icon = document.querySelector('main .lucide[width="17"]');
  expect(icon?.getBoundingClientRect().width).toBeCloseTo(34);
});
