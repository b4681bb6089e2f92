/** Answers exercise items by taps and key presses, each of which is an interaction as the browser counts them. */
import { setTimeout as wait } from 'node:timers/promises';
import { type ExerciseItem, type ExerciseResponse, isChosen } from '@ena/domain/exercise/kinds';
import { latinKeyOf } from '@ena/domain/georgian/keyboardLayout';
import type { Locator, Page } from 'playwright-core';

/**
 * Pause before and after each interaction: before it, because finding an element takes the page's thread time that a
 * person does not take; after it, for what the page has deferred. Together shorter than a person's.
 */
const pauseMs = 150;

/** Taps the middle of an element, scrolled into view as by a finger. Not `Locator.tap`, which runs code in the page. */
export async function tap(page: Page, locator: Locator): Promise<void> {
  const found = await locator.elementHandle();
  await found?.evaluate((element, screenHeight) => {
    const { top, bottom } = element.getBoundingClientRect();
    // The bars at the top and at the bottom cover what is below them.
    if (top < 130 || bottom > screenHeight - 130)
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, page.viewportSize()?.height ?? 0);
  await wait(pauseMs);
  const box = await found?.boundingBox();
  if (!box) throw new Error(`There is no ${String(locator)}.`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await wait(pauseMs);
}

async function press(page: Page, key: string): Promise<void> {
  await wait(pauseMs);
  await page.keyboard.press(key);
  await wait(pauseMs);
}

/** The key of a hardware keyboard that types a character; Latin keys type Georgian letters. */
function keyOf(character: string): string {
  const latin = latinKeyOf(character);
  if (latin === undefined) return character;
  return latin.shift ? `Shift+${latin.key.toUpperCase()}` : latin.key;
}

const screenKey = (page: Page, character: string): Locator => {
  const keys = page.getByRole('group', { name: 'Georgian letters' });
  return character === ' '
    ? keys.getByRole('button', { name: 'Space' })
    : keys.getByRole('button').filter({ has: page.getByText(character, { exact: true }) });
};

/**
 * Types a text letter by letter. `on-screen`: with the Georgian keys of the page, as far as the text consists of
 * Georgian letters. Returns the number of interactions.
 */
async function type(page: Page, text: string, keyboard: 'on-screen' | 'hardware'): Promise<number> {
  const isOnScreen = keyboard === 'on-screen' && /^[ა-ჰ ]+$/u.test(text);
  if (!isOnScreen) await tap(page, page.getByRole('main').getByRole('textbox'));
  for (const character of text)
    await (isOnScreen ? tap(page, screenKey(page, character)) : press(page, keyOf(character)));
  return text.length + (isOnScreen ? 0 : 1);
}

const buttonIn = (page: Page, group: string | RegExp, text: string): Locator =>
  page
    .getByRole('group', { name: group })
    .getByRole('button')
    .filter({ has: page.getByText(text, { exact: true }) })
    .first();

/** Enters a response to the displayed item, without submitting it. Returns the number of interactions. */
export async function enterResponse(
  page: Page,
  item: ExerciseItem,
  response: ExerciseResponse,
  keyboard: 'on-screen' | 'hardware',
): Promise<number> {
  if (typeof response === 'string' && !isChosen(item)) return type(page, response, keyboard);
  if (typeof response === 'string' || Array.isArray(response)) {
    const texts = [response].flat();
    const group = isChosen(item) ? /^Options/u : 'Available';
    for (const text of texts) await tap(page, buttonIn(page, group, text));
    return texts.length;
  }
  const available = page.getByRole('list', { name: 'Available' }).getByRole('listitem');
  const placed = Object.entries(response);
  for (const [text, category] of placed) {
    const row = available.filter({ has: page.getByText(text, { exact: true }) });
    await tap(page, row.getByRole('button', { name: category, exact: true }));
  }
  return placed.length;
}
