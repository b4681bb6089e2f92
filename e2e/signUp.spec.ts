import { expect, test } from './fixtures/test.ts';

test('a demo subscriber is signed in without the form and opens a premium lesson', async ({ newPage }) => {
  const page = await newPage({ role: 'subscriber' });
  await page.goto('/beginner/numbers');
  await expect(page.getByRole('heading', { level: 1, name: 'Numbers' })).toBeVisible();
});
test('a new learner', async ({ page, signInNewLearner }) => {
  await signInNewLearner(page);
  await page.goto('/beginner/alphabet');
  await expect(page.getByRole('heading', { level: 1, name: 'Georgian Alphabet' })).toBeVisible();
});
