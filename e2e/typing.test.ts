import { latinKeyOf } from '@ena/domain/georgian/layout';
import { letterNames } from '@ena/domain/georgian/letterNames';
import { mkhedruli } from '@ena/domain/georgian/letters';
import { romanize, typesetLatin } from '@ena/domain/georgian/romanize';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demo, launch, logIn, open, panel, phone, soon, unfold } from './support/browser.ts';
import { type Ena, startEna } from './support/ena.ts';

const letters = mkhedruli.map(([letter]) => letter);
const alphabet = letters.join('');

let ena: Ena;
let browser: Browser;
beforeAll(async () => {
  [ena, browser] = await Promise.all([startEna(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await ena.stop();
});

const answer = (page: Page) => page.getByLabel('Your answer');
const latinKeys = (page: Page) => page.getByRole('switch', { name: 'Latin keys type Georgian' }).first();
const letterKeys = (page: Page) => page.getByRole('group', { name: 'Georgian letters' });
const letterKey = (page: Page, letter: string) => letterKeys(page).getByRole('button', { name: letter });
const content = (page: Page) => soon(() => answer(page).inputValue());

async function openLetterWriting(page: Page): Promise<void> {
  await page.goto('/beginner/alphabet');
  await page.getByRole('button', { name: 'Letter Writing' }).click();
  // Where there is a keyboard, it takes the focus; its keys type Georgian from then on.
  const keyboard = await page.evaluate(() => matchMedia('(hover: hover)').matches);
  await (keyboard ? answer(page).and(page.locator(':focus')) : answer(page)).waitFor();
}

/** Presses the keys of a Latin keyboard that type a Georgian text. */
async function pressKeysOf(page: Page, georgian: string): Promise<void> {
  for (const letter of georgian) {
    const by = latinKeyOf(letter);
    await page.keyboard.press(by ? `${by.shift ? 'Shift+' : ''}Key${by.key.toUpperCase()}` : letter);
  }
}

/** A key of any layout, and with Caps Lock: `text` is what it types. */
async function pressRaw(page: Page, code: string, text: string, shift = false): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const key = { code, key: text, modifiers: shift ? 8 : 0 };
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', text, ...key });
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
  await devtools.detach();
}

/** A field that has no room left. */
async function fillUp(page: Page): Promise<void> {
  await answer(page).fill('ენა');
  await answer(page).evaluate((field: HTMLInputElement) => (field.maxLength = 3));
}

async function pressTimes(page: Page, key: string, times: number): Promise<void> {
  for (let time = 0; time < times; time++) await page.keyboard.press(key);
}

describe('a Latin keyboard', () => {
  let page: Page;
  let problems: string[];
  beforeAll(async () => {
    ({ page, problems } = await open(browser, ena.url));
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await logIn(page, demo.subscriber);
    await openLetterWriting(page);
  });
  afterAll(() => page.context().close());
  const clear = () => answer(page).fill('');

  it('types 33 of 33 letters into a field, and shows its keys', async () => {
    expect(await latinKeys(page).isChecked()).toBe(true);
    await pressKeysOf(page, alphabet);
    await content(page).toBe(alphabet);
    expect(await letterKey(page, 'ტ').innerText()).toMatch(/\bt$/u);
    expect(await letterKey(page, 'თ').innerText()).toMatch(/\bT$/u);
    expect(await letterKey(page, 'თ').getAttribute('aria-keyshortcuts')).toBe('Shift+T');
  });

  it('types 33 of 33 letters into a text of several lines', async () => {
    const { page: other } = await open(browser, ena.url);
    await logIn(other, demo.subscriber);
    await other.goto('/intermediate/writing');
    await unfold(panel(other, 'Basic'));
    const field = other.getByRole('textbox').first();
    await field.click();
    await pressKeysOf(other, alphabet);
    await other.keyboard.press('Enter');
    await pressKeysOf(other, 'ენა, ენა.');
    await soon(() => field.inputValue()).toBe(`${alphabet}\nენა, ენა.`);
    await other.context().close();
  });

  it('puts letters where the caret stands, and in place of what is selected', async () => {
    await clear();
    await pressKeysOf(page, 'გამარჯობა');
    await page.keyboard.press('Home');
    await pressTimes(page, 'Shift+ArrowRight', 4);
    await pressKeysOf(page, 'ჩ');
    await pressKeysOf(page, 'შ');
    await content(page).toBe('ჩშრჯობა');
  });

  it('is taken back by Undo, step by step as Latin letters are, and done again', async () => {
    const undo = async (typed: string) => {
      await openLetterWriting(page);
      await answer(page).focus();
      await pressKeysOf(page, 'დე');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowRight');
      await pressKeysOf(page, 'და');
      await content(page).toBe(typed);
      const steps: string[] = [];
      for (let step = 0; step < 4; step++) {
        await page.keyboard.press('Control+z');
        steps.push(await answer(page).inputValue());
      }
      await pressTimes(page, 'Control+Shift+z', 4);
      await content(page).toBe(typed);
      return steps;
    };
    const georgian = await undo('დედა');
    expect(new Set(georgian)).toEqual(new Set(['დე', '']));
    await latinKeys(page).click();
    const latin = await undo('deda');
    await latinKeys(page).click();
    expect(georgian).toEqual(latin.map((text) => text.replace('de', 'დე')));
  });

  it('copies, pastes and selects all; what is pasted stays as it is', async () => {
    await clear();
    await pressKeysOf(page, 'ენა');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+c');
    await page.keyboard.press('End');
    await page.keyboard.press('Control+v');
    await content(page).toBe('ენაენა');
    for (const text of ['kartuli Ena', 't', 'ქართული']) {
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Control+v');
      await content(page).toBe(text);
    }
  });

  it('types the same letters with Caps Lock on, where only Shift tells one from the other', async () => {
    await clear();
    await pressRaw(page, 'KeyT', 'T');
    await pressRaw(page, 'KeyT', 't', true);
    await content(page).toBe('ტთ');
  });

  it('leaves alone what an input method composes, and letters that are Georgian already', async () => {
    await clear();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Input.imeSetComposition', { text: 'k', selectionStart: 1, selectionEnd: 1 });
    await content(page).toBe('k');
    await devtools.send('Input.imeSetComposition', { text: 'kh', selectionStart: 2, selectionEnd: 2 });
    await devtools.send('Input.insertText', { text: 'kh' });
    await content(page).toBe('kh');
    await pressRaw(page, 'KeyX', 'ხ');
    await page.keyboard.press('7');
    await content(page).toBe('khხ7');
  });

  it('shares caret, focus and Undo with the keys on the screen', async () => {
    await answer(page).fill('აა');
    await page.keyboard.press('ArrowLeft');
    for (const letter of ['ჰ', 'ჟ']) await letterKey(page, letter).click();
    await content(page).toBe('აჰჟა');
    expect(await answer(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.press('Control+z');
    await content(page).toBe('აა');
  });

  it('stops where the field is full', async () => {
    await fillUp(page);
    await page.keyboard.press('End');
    await pressKeysOf(page, 'ბ');
    await letterKey(page, 'ბ').click();
    await content(page).toBe('ენა');
    await page.keyboard.press('Backspace');
    await pressKeysOf(page, 'ი');
    await content(page).toBe('ენი');
  });

  it('types Latin once switched off, with Alt+K or with the switch, for all fields and after a reload', async () => {
    await clear();
    await answer(page).focus();
    await page.keyboard.press('Alt+KeyK');
    await soon(() => latinKeys(page).isChecked()).toBe(false);
    await page.getByText('Latin keys type Latin', { exact: true }).waitFor();
    await page.keyboard.press('KeyT');
    await content(page).toBe('t');
    expect(await letterKey(page, 'ტ').innerText()).not.toMatch(/\bt$/u);
    await openLetterWriting(page);
    expect(await latinKeys(page).isChecked()).toBe(false);
    await answer(page).focus();
    await page.keyboard.press('KeyT');
    await content(page).toBe('t');
    await latinKeys(page).click();
    await page.keyboard.press('KeyT');
    await content(page).toBe('tტ');
    await openLetterWriting(page);
    expect(await latinKeys(page).isChecked()).toBe(true);
  });

  it('searches letters by Latin sounds, as before', async () => {
    await page.getByRole('searchbox').click();
    await page.keyboard.press('KeyS');
    await soon(() => page.getByRole('searchbox').inputValue()).toBe('s');
  });

  it('causes no error on the page', () => expect(problems).toEqual([]));
});

describe('a phone', () => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await open(browser, ena.url, { ...phone, isMobile: true }));
    await logIn(page, demo.learner);
    await openLetterWriting(page);
  });
  afterAll(() => page.context().close());

  it('puts in 33 of 33 letters by taps alone; each is heard as itself and by its name', async () => {
    expect(await latinKeys(page).count()).toBe(0);
    for (const letter of letters) {
      const name = typesetLatin(romanize(letterNames[letter], 'marked'));
      await letterKeys(page)
        .getByRole('button', { name: `${letter} ${name}`, exact: true })
        .tap();
    }
    await content(page).toBe(alphabet);
  });

  it('replaces what is selected, and stops where the field is full', async () => {
    await answer(page).evaluate((field: HTMLInputElement) => field.setSelectionRange(1, 33));
    await letterKey(page, 'ჭ').tap();
    await content(page).toBe('აჭ');
    await fillUp(page);
    await letterKey(page, 'ბ').tap();
    await content(page).toBe('ენა');
    await letterKeys(page).getByRole('button', { name: 'Delete the last letter' }).tap();
    await letterKey(page, 'ი').tap();
    await content(page).toBe('ენი');
  });

  it('with a keyboard of its own types Georgian from the first key on', async () => {
    await openLetterWriting(page);
    await answer(page).focus();
    await pressKeysOf(page, 'ღვინო');
    await content(page).toBe('ღვინო');
    expect(await latinKeys(page).isChecked()).toBe(true);
  });
});
