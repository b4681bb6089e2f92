import { exerciseKinds } from '@ena/domain/exercise/kinds';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../../test/app.tsx';
import { gallerySamples } from './samples.ts';

const samples = () =>
  page
    .getByRole('heading', { level: 3, name: /^Exercise kind: / })
    .elements()
    .map((heading) => heading.textContent.replace('Exercise kind: ', ''));

it('the gallery shows every UI primitive in both themes', async () => {
  await openApp('/dev/gallery', { learner: null });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
  for (const theme of ['light', 'dark']) {
    const section = page.elementLocator(
      document.querySelector(`main section[data-theme=${theme}]`) ?? document.body,
    );
    await expect.element(section.getByRole('heading', { level: 2, name: theme })).toBeVisible();
    const groups = section.getByRole('heading', { level: 3 }).elements();
    expect(groups.map((heading) => heading.textContent)).toEqual([
      'Buttons',
      'Fields',
      'Messages',
      'Progress',
      'Study pictures',
      'Georgian',
    ]);
  }
  const backgrounds = ['light', 'dark'].map((theme) => {
    const section = document.querySelector(`main section[data-theme=${theme}]`);
    return section && getComputedStyle(section).backgroundColor;
  });
  expect(new Set(backgrounds).size).toBe(2);
});

it('the gallery shows every exercise kind', async () => {
  await openApp('/dev/gallery', { learner: null });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
  expect(new Set(samples())).toEqual(new Set(exerciseKinds));
  await expect.element(page.getByText('not judged').first()).toBeVisible();
  expect(gallerySamples).toHaveLength(samples().length);
});
