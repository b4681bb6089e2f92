/** Georgian typed with a keyboard, and tapped on a phone. Details: component tests of apps/web/src/exercise. */
import type { Page } from '@playwright/test';
import { latinKeyOf } from '@ena/domain/georgian/keyboardLayout';
import { mkhedruli } from '@ena/domain/georgian/letters';
import { phone, visit } from './fixtures/page.ts';
import { expect, test } from './fixtures/test.ts';

const letters = mkhedruli.map(([letter]) => letter);
const alphabet = letters.join('');
const answer = (page: Page) => page.getByLabel('Your answer');
const latinKeys = (page: Page) => page.getByRole('switch', { name: 'Latin keys type Georgian' });

async function openLetterWriting(page: Page): Promise<void> {
  await visit(page, '/beginner/alphabet');
  await page.getByRole('button', { name: 'Letter Writing' }).click();
  await expect(answer(page)).toBeVisible();
}

/** Presses the keys of a Latin keyboard that type a Georgian text. */
async function pressKeysOf(page: Page, georgian: string): Promise<void> {
  for (const letter of georgian) {
    const latinKey = latinKeyOf(letter);
    await page.keyboard.press(
      latinKey ? `${latinKey.shift ? 'Shift+' : ''}Key${latinKey.key.toUpperCase()}` : letter,
    );
  }
}

test('a keyboard types 33 letters, with Undo and the clipboard; switched off, it types Latin, also after a reload', async ({
  page,
  signInNewLearner,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInNewLearner(page);
  await openLetterWriting(page);
  await expect(answer(page)).toBeFocused();
  await pressKeysOf(page, alphabet);
  await expect(answer(page)).toHaveValue(alphabet);
  // How many letters one step of Undo removes is up to the browser.
  await expect(async () => {
    await page.keyboard.press('Control+z');
    await expect(answer(page)).toHaveValue('', { timeout: 100 });
  }).toPass();
  await pressKeysOf(page, 'ენა');
  for (const keys of ['Control+a', 'Control+c', 'End', 'Control+v']) await page.keyboard.press(keys);
  await expect(answer(page)).toHaveValue('ენაენა');
  // What is pasted stays as it is.
  for (const text of ['kartuli Ena', 't', 'ქართული']) {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+v');
    await expect(answer(page)).toHaveValue(text);
  }
  await page.keyboard.press('Alt+KeyK');
  await expect(latinKeys(page)).not.toBeChecked();
  await page.reload();
  // The exercise is continued.
  await expect(answer(page)).toHaveValue('ქართული');
  await expect(latinKeys(page)).not.toBeChecked();
  await expect(answer(page)).toBeFocused();
  await answer(page).fill('');
  await page.keyboard.press('KeyT');
  await latinKeys(page).click();
  await page.keyboard.press('KeyT');
  await expect(answer(page)).toHaveValue('tტ');
  await page.reload();
  await expect(latinKeys(page)).toBeChecked();
});

test('on a phone 33 letters are tapped without the on-screen keyboard, and a connected keyboard types Georgian', async ({
  newPage,
  signInNewLearner,
}) => {
  const page = await newPage({ ...phone, isMobile: true });
  await signInNewLearner(page);
  await openLetterWriting(page);
  await expect(latinKeys(page)).toHaveCount(0);
  const keys = page.getByRole('group', { name: 'Georgian letters' });
  for (const letter of letters) await keys.getByRole('button', { name: letter }).tap();
  await expect(answer(page)).toHaveValue(alphabet);
  await expect(answer(page)).not.toBeFocused();
  await answer(page).fill('');
  await answer(page).focus();
  await pressKeysOf(page, 'ღვინო');
  await expect(answer(page)).toHaveValue('ღვინო');
  await expect(latinKeys(page)).toBeChecked();
});
