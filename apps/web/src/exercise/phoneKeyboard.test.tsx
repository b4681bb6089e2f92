/** Typing on a phone: the sentence, the field, the whole Georgian keyboard and Check are visible together. */
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, subscriber } from '../../test/app.tsx';
import { horizontalOverflow } from '../../test/axe.ts';
import { find, findAll, waitUntil } from '../../test/dom.ts';
import { mockEndpoint } from '../../test/mockApi.ts';
import { ask, noReviews, reviewRunOf, words } from '../../test/reviews.ts';

const phones = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
];
/** Exercises whose items are typed, by lesson. */
const exercises = [
  ['/beginner/alphabet', 'Letter Writing'],
  ['/beginner/basic-vocabulary', 'Fill in the Blank'],
  ['/beginner/numbers', 'Counting Practice'],
  ['/beginner/animals', 'Dictation'],
  ['/intermediate/sentences', 'Sentence Transformation'],
] as const;
const cases = phones.flatMap((viewport) => exercises.map(([path, title]) => ({ viewport, path, title })));

const field = () => page.getByLabelText('Your answer');

async function openTyped(path: string, title: string, viewport: { width: number; height: number }) {
  await openApp(path, { learner: subscriber, viewport });
  await page.getByRole('button', { name: new RegExp(`^${title}`, 'u') }).click();
  await expect.element(field()).toBeVisible();
}

describe('a typed item on a phone', () => {
  beforeEach(() => {
    const real = window.matchMedia.bind(window);
    const media = vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
      if (query === '(hover: hover)') return real('not all');
      return query === '(hover: none)' ? real('all') : real(query);
    });
    onTestFinished(() => media.mockRestore());
  });

  it.each(cases)(
    'of $title fits into $viewport.width x $viewport.height',
    async ({ viewport, path, title }) => {
      await openTyped(path, title, viewport);
      const boxOf = (element: Element) => element.getBoundingClientRect();
      await waitUntil(() => {
        const bar = boxOf(
          page.getByRole('button', { name: /^Check/u }).element().parentElement ?? document.body,
        );
        const header = boxOf(find('[data-run-screen] > :first-child'));
        const keys = findAll('[aria-label="Georgian letters"] button');
        expect(keys).toHaveLength(39);
        const texts = findAll('#practice [data-item], #practice [data-item] ~ *').map(boxOf);
        const boxes = [
          ...texts.filter(({ bottom }) => bottom <= boxOf(field().element()).top),
          ...keys.map(boxOf),
        ];
        for (const { top, bottom, left, right } of [...boxes, boxOf(field().element())]) {
          expect(top).toBeGreaterThanOrEqual(header.bottom);
          expect(bottom).toBeLessThanOrEqual(bar.top);
          expect(left).toBeGreaterThanOrEqual(0);
          expect(right).toBeLessThanOrEqual(viewport.width);
        }
        expect(bar.bottom).toBeLessThanOrEqual(viewport.height);
        for (const { height, width } of keys.map(boxOf)) {
          expect(height).toBeGreaterThanOrEqual(40);
          expect(width).toBeGreaterThanOrEqual(32);
        }
      });
    },
  );

  it.each([360, 320])(
    'of a review fits into %i x 640 with a hint and a typo, letters and all',
    async (width) => {
      mockEndpoint('reviews.session', () => reviewRunOf(ask(words.water, 'type-form')));
      mockEndpoint('reviews.summary', () => ({ ...noReviews, due: 1 }));
      await openApp('/today', { viewport: { width, height: 640 } });
      const press = (name: string) => page.getByRole('main').getByRole('button', { name }).click();
      await press('Start today’s session');
      await press('Hint');
      await field().fill('წყალო');
      await press('Check');
      await expect.element(page.getByText('Almost: one letter is not right.')).toBeVisible();
      await waitUntil(() => {
        const boxOf = (element: Element) => element.getBoundingClientRect();
        const bar = boxOf(
          page.getByRole('button', { name: 'Check' }).element().parentElement ?? document.body,
        );
        const letters = findAll('[aria-label="Georgian letters"] button').slice(0, 33).map(boxOf);
        expect(boxOf(page.getByText(/^Almost/u).element()).top).toBeGreaterThan(boxOf(find('header')).bottom);
        for (const { bottom } of letters) expect(bottom).toBeLessThanOrEqual(bar.top);
        expect(bar.bottom).toBeLessThanOrEqual(640);
        expect(horizontalOverflow()).toBe(0);
      });
    },
  );

  it('keeps the keyboard of the phone closed while its own is shown', async () => {
    await openTyped('/beginner/alphabet', 'Letter Writing', { width: 360, height: 640 });
    await expect.element(field()).toHaveAttribute('inputmode', 'none');
    const toggle = page.getByRole('button', { name: 'Georgian keyboard' });
    await toggle.click();
    await expect.element(field()).not.toHaveAttribute('inputmode');
    await expect.element(page.getByRole('group', { name: 'Georgian letters' })).not.toBeInTheDocument();
    await toggle.click();
    await expect.element(field()).toHaveAttribute('inputmode', 'none');
  });
});
