import { expect, test } from './fixtures/test.ts';
import { visit } from './fixtures/page.ts';

test.use({ role: 'subscriber' });

test('a search result leads a subscriber to the card of the word, which gets the focus', async ({ page }) => {
  await visit(page, '/faq');
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
  const field = page.getByRole('combobox', { name: 'Search the course' });
  await expect(field).toBeFocused();
  await page.keyboard.type('tsqali');
  const selected = page.getByRole('option', { selected: true });
  await expect(selected).toContainText('წყალი');
  await expect(selected).toContainText('water');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Listen' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/beginner/food-and-drinks#word.water');
  const card = page.locator('li[id="word.water"]');
  await expect(card).toBeFocused();
  await expect(card).toBeInViewport({ ratio: 1 });
});
