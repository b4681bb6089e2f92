import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from '../../../test/app.tsx';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';

it.each([
  ['/terms-of-service', terms],
  ['/privacy-policy', privacy],
])('%s scrolls from its contents to a section, below the top bar', async (path, { title, sections }) => {
  await openApp(path, { learner: null });
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const last = sections.at(-1);
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await expect.element(contents.getByRole('link')).toHaveLength(sections.length);
  const link = contents.getByRole('link', { name: last?.title ?? '' });
  link.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.hash).toBe(`#${last?.id}`);
  const heading = page.getByRole('heading', { level: 2, name: `${sections.length}. ${last?.title}` });
  await expect.element(heading).toBeInViewport({ ratio: 1 });
  const bar = page.getByRole('banner').element().getBoundingClientRect();
  expect(heading.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(bar.bottom);
});

it('the legal pages link back to the sign-up', async () => {
  await openApp('/terms-of-service', { learner: null });
  await page.getByRole('link', { name: 'Back to Sign Up' }).click();
  await expect.poll(() => location.pathname).toBe('/signup');
  await expect.element(page.getByLabelText('Email')).toBeVisible();
});
