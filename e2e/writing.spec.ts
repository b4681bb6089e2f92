/** Essays, stored by the real server. */
import { lessonBodies } from '@ena/course/bodies';
import type { Page } from '@playwright/test';
import { expandSection, visit } from './fixtures/page.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ role: 'subscriber' });

test('[ADV-25] [ADV-26] a draft and a submission are shown in another browser', async ({ page, newPage }) => {
  const section = lessonBodies.get('advanced-writing')?.sections.find(({ kind }) => kind === 'essays');
  if (section?.kind !== 'essays') throw new Error('no essays');
  const title = section.essays[0]?.title ?? '';
  const card = (on: Page) =>
    on
      .getByRole('listitem')
      .filter({ has: on.getByRole('heading', { name: title, exact: true, level: 3 }) })
      .last();
  const openEssays = async (on: Page) => {
    await visit(on, '/advanced/writing');
    await expandSection(on, section.title);
    await expect(card(on).getByRole('region', { name: 'Your texts' })).toBeVisible();
  };
  const field = (on: Page) => card(on).getByRole('textbox', { name: title });
  // Unique, because the account is shared with other tests.
  const text = `ერთი დღე ${crypto.randomUUID()} ${'ა'.repeat(60)}`;

  await openEssays(page);
  await card(page).getByRole('button', { name: 'Start Writing' }).click();
  await field(page).fill(text);
  await expect(card(page).getByText('Saved', { exact: true })).toBeVisible();
  const other = await newPage({ role: 'subscriber' });
  await openEssays(other);
  await card(other).getByRole('button', { name: 'Continue' }).click();
  await expect(field(other)).toHaveValue(text);

  await card(other).getByRole('button', { name: 'Submit' }).click();
  await expect(
    card(other).getByText('Your writing has been submitted for review. Keep practicing!'),
  ).toBeVisible();
  await openEssays(page);
  await expect(card(page).getByRole('region', { name: 'Your texts' })).toContainText(text);
  await card(page).getByRole('button', { name: 'Start Writing' }).click();
  await expect(field(page)).toHaveValue('');
});
